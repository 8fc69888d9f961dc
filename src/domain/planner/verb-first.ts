import { type Mountain } from '../plan/plan.ts';
import { pebblesOf } from '../plan/walk.ts';
import { withPebbles } from '../plan/with-parts.ts';
import { DETERMINERS, SUBJECT_PRONOUNS } from './data/english-phrases.ts';
import { type PlanDraft } from './plan-draft.ts';
import { languageOf } from './reading/language.ts';
import { capitalised, sayTask } from './reading/titles/task-phrase.ts';
import { withVerbForThing } from './reading/titles/things-with-verbs.ts';
import { baseOfGerund, isVerb, opensWithCommand } from './reading/grammar/verbs.ts';
import { keyAt, textOf, type Word, wordsOf } from './words/words.ts';

/** Words in front of the verb of a step: "First, call the bank", "Step 2: call the bank". */
const LEAD_IN =
  /^(?:(?:first|then|next|finally|lastly)(?:[,:]|\b)|(?:step|pebble)\s*\d{1,2}\s*[:.)-])\s+/iu;
/** Of these only what comes tells an order from a kind: "first call the bank", but "first page". */
const ORDER_OR_KIND = /^(?:first|next)\s/iu;
const KIND = /^(?:new|old|next)\b/iu;
const MANY = 0.34;

function isEnglish(titles: readonly string[]): boolean {
  return languageOf(wordsOf(titles.join(' ')), 'en') === 'en';
}

function titlesOf({ mountains }: PlanDraft): readonly string[] {
  return mountains.flatMap(pebblesOf).map(({ title }) => title);
}

/** No lexicon has every verb: a word that it lacks gets the benefit of the doubt before an object. */
function opensWithoutVerb(title: string): boolean {
  const words = wordsOf(title);
  return !isVerb(keyAt(words, 0)) && !opensWithCommand(words);
}

/** Nothing that opens so is a verb, whatever the lexicon lacks. */
function certainlyOpensWithoutVerb(words: readonly Word[]): boolean {
  const key = keyAt(words, 0);
  return DETERMINERS.has(key) || SUBJECT_PRONOUNS.has(key) || /^\d/u.test(key) || KIND.test(key);
}

/** Whether so many English steps begin without a verb that the plan is worth asking for again. */
export function lacksVerbs(plan: PlanDraft): boolean {
  const all = titlesOf(plan);
  if (!isEnglish(all)) return false;
  const without = all.filter(opensWithoutVerb);
  return without.length > 1 && without.length > all.length * MANY;
}

function withoutLeadIn(title: string): string {
  const rest = title.replace(LEAD_IN, '');
  const words = wordsOf(rest);
  const isKind =
    ORDER_OR_KIND.test(title) && (!opensWithCommand(words) || keyAt(words, 1) === 'of');
  return isKind ? title : rest;
}

function withVerb(title: string): string {
  const bare = withoutLeadIn(title);
  const words = wordsOf(bare);
  if (words.length === 0) return title;
  const base = words.length > 1 ? baseOfGerund(keyAt(words, 0)) : null;
  if (base !== null) return capitalised(textOf([...wordsOf(base), ...words.slice(1)]));
  if (certainlyOpensWithoutVerb(words)) {
    const thing = wordsOf(bare.replace(KIND, (kind) => kind.toLowerCase()));
    return capitalised(withVerbForThing(sayTask(thing)));
  }
  return bare === title ? title : capitalised(bare);
}

/**
 * An English plan whose steps begin with a verb wherever that can be mended without a guess:
 * "Calling the bank" is to call it, and a thing named alone gets the verb that goes with it
 * (design, section 5). What may be a verb that no list has stays as it is.
 */
export function withVerbsFirst(plan: PlanDraft): PlanDraft {
  if (!isEnglish(titlesOf(plan))) return plan;
  return {
    mountains: plan.mountains.map((mountain) =>
      withPebbles(mountain, (pebble) => [{ ...pebble, title: withVerb(pebble.title) }]),
    ),
  };
}

/**
 * A changed mountain whose English steps begin with a verb (specification, section 5), as above. A
 * title that was there before stays as it is, and so does one that the person's own words give.
 */
export function withVerbsInChangedSteps({
  original,
  revised,
  changeText,
}: {
  readonly original: Mountain;
  readonly revised: Mountain;
  readonly changeText: string;
}): Mountain {
  if (!isEnglish(titlesOf({ mountains: [revised] }))) return revised;
  const before = new Set(titlesOf({ mountains: [original] }));
  const said = changeText.toLowerCase();
  const titled = (title: string): string =>
    before.has(title) || said.includes(title.toLowerCase()) ? title : withVerb(title);
  return withPebbles(revised, (pebble) => [{ ...pebble, title: titled(pebble.title) }]);
}
