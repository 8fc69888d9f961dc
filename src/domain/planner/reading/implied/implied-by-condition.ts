import { bare, keysOf } from '../../words/phrase-text.ts';
import { CONDITIONS } from '../../data/conditions.ts';
import { A_DAY, A_SHORT_WEEKDAY } from '../../data/dates.ts';
import { FIRST_NAMES } from '../../data/first-names.ts';
import { isLiving, isPerson } from '../grammar/living.ts';
import { ADVERBS, DETERMINERS, SUBORDINATORS } from '../../data/english-phrases.ts';
import { phraseLengthAt } from '../../words/phrase-match.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';
import { TEXTS } from '../../data/texts.ts';
import { headNoun } from '../titles/verb-for-thing.ts';
import { asksNothing } from '../grammar/asks-nothing.ts';
import { baseOfPast, isVerb } from '../grammar/verbs.ts';
import { payOrRenew } from './late-things.ts';
import { seeTo, withoutShortVerb } from './see-to.ts';

const LINKS =
  /^(?:is|are|has|have|looks|look|been|got|isn't|isnt|aren't|arent|hasn't|hasnt|haven't|havent|never|gone|were|was)$/u;
const DENIES = /^(?:isn't|isnt|aren't|arent|hasn't|hasnt|haven't|havent)$/u;
const SOFTENS =
  /^(?:also|all|now|again|still|just|completely|totally|properly|pretty|very|so|really|half|basically|literally|all|a|bit|been|got|already|absolutely|nearly)$/u;
const MAX_THING = 7;

/** The place of the state behind the link, past the words that only soften it. */
function placesOfState(words: readonly Word[], from: number): readonly number[] {
  const places = [from];
  let at = from;
  while (SOFTENS.test(keyAt(words, at)) || ADVERBS.has(keyAt(words, at))) places.push(++at);
  return places;
}

const MENDS = 'Get {it} fixed';
const FINDS = 'Find {it}';
const NO_MACHINE = new RegExp(
  String.raw`^(?:date|dates|slot|appointment|hour|time|timing|plans?|idea|arrangement|schedule|routine|excuse|marriage|relationship|friendship|password|passcode|pin|code|login|noon|midday|midnight|\d{1,2}(?:[:.]\d{2}|(?:[:.]\d{2})?(?:am|pm))|${A_DAY}|${A_SHORT_WEEKDAY})$`,
  'u',
);

/** "The date no longer works", "my password no longer works": no day, plan, word or person is mended. */
function cannotBeMended(thing: readonly Word[]): boolean {
  const last = keyAt(thing, thing.length - 1);
  const isName = thing.length === 1 && FIRST_NAMES.has(last);
  return isName || isPerson(last) || NO_MACHINE.test(last);
}

function titleFor(thing: readonly Word[], state: readonly Word[]): string | null {
  for (const at of placesOfState(state, 0)) {
    for (const { title, states } of CONDITIONS) {
      if (phraseLengthAt({ words: state, at, book: states }) === 0) continue;
      if (title === MENDS && cannotBeMended(thing)) return null;
      // A bill or a licence is paid or renewed, and said with its day.
      if (keyAt(state, at) === 'due' && payOrRenew(thing) !== 'Finish') return null;
      const isText =
        title === FINDS && TEXTS.has(headNoun(thing)) && keyAt(state, at) === 'missing';
      if (isText) return `Write ${withoutShortVerb(bare(thing))}`;
      const said = title.replace('{it}', () => withoutShortVerb(bare(thing)));
      return title.startsWith('See to') ? seeTo(thing, state.slice(at)) : said;
    }
  }
  return null;
}

/** The words of a state as they are without a short denial: "hasn't arrived" is "not arrived". */
function stateBehind(words: readonly Word[], link: number): readonly Word[] {
  const key = keyAt(words, link);
  if (DENIES.test(key)) return [...wordsOf('not'), ...words.slice(link + 1)];
  return key === 'never' || key === 'gone' ? words.slice(link) : words.slice(link + 1);
}

/** "Since I stopped working", "I'm whispering because the baby's down". */
const OF_A_CLAUSE = /^(?:i|i'm|i've|because|cos|since|although|unless)$/u;

function isThing(words: readonly Word[]): boolean {
  if (words.length === 0 || words.length > MAX_THING) return false;
  const first = keyAt(words, 0);
  if (
    /^(?:i|i'm|i've|we|we're|he's|she's|they're|you're|it's|he|she|it|they|you|this|that|those|these|there|which|who|what|everything|life|and|so|not)$/u.test(
      first,
    )
  )
    return false;
  const isClause = SUBORDINATORS.has(first) || words.some(({ key }) => OF_A_CLAUSE.test(key));
  return !isClause && !words.some((word) => word.comma) && !asksNothing(words);
}

/** "Her friend Olive died", and not "mum's phone died": people are never mended. */
function tellsOfDeath(words: readonly Word[]): boolean {
  const at = words.findIndex(({ key }) => /^(?:died|dead|dying|passed)$/u.test(key));
  const said = words.slice(0, Math.max(at, 0));
  const who = said.findLastIndex(
    ({ key }) => !key.endsWith("'s") && (isLiving(key) || isPerson(key)),
  );
  const behind = said.slice(who + 1);
  return (
    who >= 0 &&
    behind.every(
      ({ key, raw }) =>
        LINKS.test(key) || SOFTENS.test(key) || ADVERBS.has(key) || /^\p{Lu}/u.test(raw),
    )
  );
}

/** "Kiln shelf cracked": a short note leaves out the "is". */
function withoutLink(words: readonly Word[]): string | null {
  if (words.length < 2 || words.length > 6) return null;
  for (let at = 1 + Number(DETERMINERS.has(keyAt(words, 0))); at < words.length; at++) {
    const isThere = CONDITIONS.some(
      ({ states }) => phraseLengthAt({ words, at, book: states }) >= words.length - at - 1,
    );
    const thing = words.slice(0, at);
    if (
      !isThere ||
      !isThing(thing) ||
      isVerb(keyAt(thing, 0)) ||
      baseOfPast(keyAt(thing, 0)) !== null
    )
      continue;
    const title = titleFor(thing, words.slice(at));
    if (title !== null) return title;
  }
  return null;
}

/**
 * The task in a state of a thing: "the kettle has died", "the slides are only half done", "the quote
 * never arrived". Null when the words tell of no thing or of no state that the data knows.
 */
export function impliedByCondition(words: readonly Word[]): string | null {
  if (tellsOfDeath(words)) return null;
  const told = fromPerson(words) ?? fromStill(words);
  if (told !== null) return told;
  const link = words.findIndex((word, at) => at > 0 && LINKS.test(word.key));
  if (link < 0 || link > MAX_THING) return withoutLink(words);
  const thing = words
    .slice(0, link)
    .filter((word) => !ADVERBS.has(word.key) && word.key !== 'still');
  if (!isThing(thing)) return null;
  const isPast = /^(?:was|were)$/u.test(keyAt(words, link));
  if (isPast && keyAt(words, link + 1) !== 'due') return null;
  return titleFor(thing, stateBehind(words, link));
}

/** "The baby has outgrown her car seat", "the cat is due her booster". */
function fromPerson(words: readonly Word[]): string | null {
  const at = words.findIndex((word) => /^(?:outgrown|due)$/u.test(word.key));
  if (at < 2 || at > 6 || !/^(?:has|have|is|are)$/u.test(keyAt(words, at - 1))) return null;
  const thing = words.slice(at + 1);
  if (!/^(?:his|her|its|their|a|an|all)$/u.test(keyAt(thing, 0)) || thing.length > 7) return null;
  return keyAt(words, at) === 'due'
    ? `Arrange ${bare(thing)} for ${bare(words.slice(0, at - 1))}`
    : `Replace ${bare(thing)}`;
}

/** "The website still shows the old prices". */
function fromStill(words: readonly Word[]): string | null {
  const at = words.findIndex((word) => word.key === 'still');
  const thing = words.slice(0, at);
  const isSaid = at > 1 && /[^s]s$/u.test(keyAt(words, at + 1)) && words.length > at + 2;
  if (!isSaid || !DETERMINERS.has(keyAt(words, 0)) || !isThing(thing)) return null;
  return seeTo(thing, words.slice(at));
}

/** "Nothing is packed": all of it is still to be done. */
export function impliedByNothing(words: readonly Word[]): string | null {
  const opens = /^nothing(?:'s| is| has been|'s been| is even| is actually)$/u;
  const length = [1, 2, 3].findLast((end) => opens.test(keysOf(words.slice(0, end))));
  const base = length === undefined ? null : baseOfPast(keyAt(words, length));
  const rest = length === undefined ? [] : words.slice(length + 1);
  if (base === null || /^(?:go|lose|do|change|leave|decide|say|find|work)$/u.test(base))
    return null;
  return rest.length === 0 || (rest.length === 1 && keyAt(rest, 0) === 'yet') ? base : null;
}

/** "Nobody has booked the hall yet" leaves it to oneself. */
export function impliedByNobody(words: readonly Word[]): string | null {
  if (!/^(?:nobody|no-one|none)$/u.test(keyAt(words, 0)) || keyAt(words, 1) !== 'has') return null;
  const at = /^(?:even|actually|yet)$/u.test(keyAt(words, 2)) ? 3 : 2;
  const base = baseOfPast(keyAt(words, at));
  const isThing =
    DETERMINERS.has(keyAt(words, at + 1)) && !/^(?:any|me)$/u.test(keyAt(words, at + 1));
  if (base === null || !isThing || words.length > 10) return null;
  if (/^(?:ask|tell|help|see|say|notice|think|hear|know|thank)$/u.test(base)) return null;
  const rest = words.at(-1)?.key === 'yet' ? words.slice(at + 1, -1) : words.slice(at + 1);
  return `${base} ${bare(rest)}`;
}
