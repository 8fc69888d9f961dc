import { waitingPebble } from '../../plan/new-pebble.ts';
import { type Mountain, type Pebble, type Rock } from '../../plan/plan.ts';
import { withPebbles, withRocks } from '../../plan/with-parts.ts';
import { capitalised } from '../reading/titles/task-phrase.ts';
import { contentKeys } from '../reading/grammar/title-words.ts';
import { languageOf } from '../reading/language.ts';
import { baseOfGerund, isVerb, opensWithCommand } from '../reading/grammar/verbs.ts';
import { wordsOf } from '../words/words.ts';
import { MAX_PEBBLES, rockInParts } from '../rock-sizes.ts';
import { fitText, TEXT_LIMITS } from '../words/word-limits.ts';
import { doneReason, isDone } from './done.ts';
import { type TextChange } from './change.ts';
import { onlyOneOf } from './and-lists.ts';
import { type NamedNode, withoutQuotes } from './named-nodes.ts';
import { isSame } from './same-words.ts';
import { changed, meantBy, type Outcome, refused, type Situation } from './outcome.ts';
import { pairOfAKind } from './pair-meant.ts';
import { pathTo, pebblesIn, withoutEmpty } from './tree.ts';

const MAX_PARTS = 6;
/** The verb of a title, with the word that belongs to it, and what it is done to. */
const DEED = /^(\p{L}+(?: (?:out|up|off|down|through|over))?)(?: (.+))?$/u;
const LEAST = 15;

/** "Buying filler", and beside it "sanding": the deed of a part, where one of them is known. */
function deedOf(part: string, all: readonly string[]): string | null {
  const [first = '', ...rest] = part.toLowerCase().split(' ');
  const areDeeds = all.every((other) => /^\p{L}+ing\b/iu.test(other.trim()));
  if (
    !areDeeds ||
    !all.some((other) => baseOfGerund(other.toLowerCase().split(' ')[0] ?? '') !== null)
  )
    return null;
  const base = baseOfGerund(first) ?? first.slice(0, -3);
  return [base, ...rest].join(' ');
}

type Said = Pick<Pebble, 'title' | 'description'>;

/** What each part says; a title that leaves no room for its number goes on in the description. */
function saidInParts(pebble: Pebble, into: number | readonly string[]): Said[] {
  const { title, description } = pebble;
  if (typeof into !== 'number')
    return partTitles(title, into).map((part) => ({ title: part, description }));
  const limit = { ...TEXT_LIMITS.pebbleTitle, words: TEXT_LIMITS.pebbleTitle.words - 2 };
  const { fitting, rest } = fitText(title, limit);
  const said = [rest === '' ? '' : `… ${rest}`, description].filter((part) => part !== '');
  return Array.from({ length: into }, (_, at) => ({
    title: `${fitting} (part ${at + 1})`,
    description: said.join(' · '),
  }));
}

/** "One call for the sofa, one for the machine": what each part is for. */
const ONE_FOR = /^(?:the )?(?:one|another)(?: \p{L}+)? (?=(?:for|about|with|to)\b)/iu;

function partTitles(title: string, into: readonly string[]): string[] {
  const [, verb = '', thing = ''] = DEED.exec(title) ?? [];
  const [opening = ''] = verb.split(' ');
  const areVerbs = thing !== '' && into.every((part) => isVerb(part.trim().toLowerCase()));
  if (areVerbs) return into.map((part) => capitalised(`${part.trim()} ${thing}`));
  return into.map((part) => {
    const bare = withoutQuotes(part).replace(ONE_FOR, '');
    const one = onlyOneOf(title, bare);
    if (one !== null) return one;
    const told = deedOf(bare, into);
    if (told !== null)
      return capitalised(told.includes(' ') || thing === '' ? told : `${told} ${thing}`);
    const deed = thing === '' ? null : baseOfGerund(bare.toLowerCase());
    if (deed !== null) return capitalised(`${deed} ${thing}`);
    const isThing =
      (bare === part.trim() || ONE_FOR.test(part.trim())) && !opensWithCommand(wordsOf(bare));
    return isThing && isVerb(opening.toLowerCase()) ? `${verb} ${bare}` : capitalised(bare);
  });
}

function pebbleParts(pebble: Pebble, said: readonly Said[], situation: Situation): Pebble[] {
  const minutes = Math.max(LEAST, Math.ceil(pebble.estimatedMinutes / said.length));
  return said.map((own, at) =>
    waitingPebble({
      ...own,
      id: at === 0 ? pebble.id : situation.newId('pebble'),
      estimatedMinutes: minutes,
    }),
  );
}

/** A pebble in parts of its own, or a rock in smaller rocks. */
export function applySplit(
  situation: Situation,
  name: string,
  into: number | readonly string[],
): Outcome {
  const { mountain } = situation;
  const meant = meantBy(situation, name);
  if (!('node' in meant)) return refused(meant.reason);
  const { node } = meant;
  if (isDone(mountain, node)) return refused(doneReason(node));
  const count = typeof into === 'number' ? into : into.length;
  if (count < 2 || count > MAX_PARTS)
    return refused(`It can be split into 2 to ${MAX_PARTS} parts; say how many, or name them.`);
  const path = pathTo(mountain, node.id);
  const rock = path?.rock ?? null;
  const pebble = path?.pebble ?? null;
  if (rock !== null && pebble !== null) {
    const said = saidInParts(pebble, into);
    return changed(
      withRocks(mountain, (own) =>
        own.id === rock.id
          ? [
              {
                ...own,
                pebbles: own.pebbles.flatMap((other) =>
                  other.id === node.id ? pebbleParts(other, said, situation) : [other],
                ),
              },
            ]
          : [own],
      ),
      null,
    );
  }
  if (rock === null)
    return refused(`“${node.title}” is a ${node.type}; name a step or a rock in it to split.`);
  if (typeof into !== 'number') return namedParts(situation, rock, into);
  if (rock.pebbles.length < count)
    return refused(`“${node.title}” has too few pebbles for that; name the step to split.`);
  return changed(
    withRocks(mountain, (own) =>
      own.id === node.id ? rockInParts(own, into, situation.newId) : [own],
    ),
    node,
  );
}

/** The one waiting pebble of a rock that has the rock's own words in its title. */
function namesake(rock: Rock): Pebble | null {
  const own = [...contentKeys(rock.title)];
  const alike = rock.pebbles.filter(({ title }) => {
    const keys = [...contentKeys(title)];
    return own.length > 0 && own.every((key) => keys.some((other) => isSame(key, other)));
  });
  const [first] = alike;
  return alike.length === 1 && first !== undefined && first.status === 'in-the-way' ? first : null;
}

/** A rock in named parts: what is split is the one step that bears its name. */
function namedParts(situation: Situation, rock: Rock, into: readonly string[]): Outcome {
  const step = namesake(rock);
  return step === null
    ? refused(
        `“${rock.title}” has several steps; say which of them to split, or “split ${rock.title.toLowerCase()} in two”.`,
      )
    : applySplit(situation, step.title, into);
}

const AND_IN: Readonly<Record<string, string>> = { es: 'y', de: 'und', fr: 'et', pt: 'e' };

function joinedPebble(a: Pebble, b: Pebble, title: string | null): Pebble {
  const lower = b.title.charAt(0).toLowerCase() + b.title.slice(1);
  const language = languageOf(wordsOf(`${a.title} ${b.title}`), 'en');
  const joint = AND_IN[language] ?? 'and';
  return waitingPebble({
    id: a.id,
    title: title ?? `${a.title} ${joint} ${language === 'de' ? b.title : lower}`,
    description: [a.description, b.description].filter((part) => part !== '').join(' · '),
    estimatedMinutes: a.estimatedMinutes + b.estimatedMinutes,
  });
}

function mergedRocks(mountain: Mountain, a: NamedNode, b: NamedNode): Mountain {
  const pebbles = pebblesIn(mountain, b.id);
  return withoutEmpty(
    withRocks(mountain, (rock) => {
      if (rock.id === b.id) return [];
      return rock.id === a.id ? [{ ...rock, pebbles: [...rock.pebbles, ...pebbles] }] : [rock];
    }),
  );
}

function mergedBoulders(mountain: Mountain, a: NamedNode, b: NamedNode): Mountain {
  const other = pathTo(mountain, b.id)?.boulder.rocks ?? [];
  return {
    ...mountain,
    boulders: mountain.boulders
      .filter(({ id }) => id !== b.id)
      .map((own) => (own.id === a.id ? { ...own, rocks: [...own.rocks, ...other] } : own)),
  };
}

/** Two pebbles, rocks or boulders as one: the first, with what the second held. */
export function applyMerge(
  situation: Situation,
  said: Pick<Extract<TextChange, { kind: 'merge' }>, 'pairs' | 'both' | 'title'>,
): Outcome {
  const { mountain } = situation;
  const { title } = said;
  const pair = pairOfAKind(situation, said);
  if (typeof pair === 'string') return refused(pair);
  const [a, b] = pair;
  const done = [a, b].find((node) => isDone(mountain, node));
  if (done !== undefined) return refused(doneReason(done));
  if (a.type === 'boulder') return changed(mergedBoulders(mountain, a, b), a);
  if (a.type === 'rock') {
    const size = pebblesIn(mountain, a.id).length + pebblesIn(mountain, b.id).length;
    return size > MAX_PEBBLES
      ? refused(
          `Together they would hold ${size} pebbles, and a rock holds ${MAX_PEBBLES}; merge single steps instead.`,
        )
      : changed(mergedRocks(mountain, a, b), a);
  }
  const [second] = pebblesIn(mountain, b.id);
  if (second === undefined) return refused(`Nothing is called “${b.title}”.`);
  const named = title === null ? null : capitalised(withoutQuotes(title));
  const next = withPebbles(mountain, (pebble) => {
    if (pebble.id === b.id) return [];
    return pebble.id === a.id ? [joinedPebble(pebble, second, named)] : [pebble];
  });
  return changed(withoutEmpty(next), a);
}
