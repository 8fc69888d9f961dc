import { A_SHORT_WEEKDAY } from '../../data/dates.ts';
import { FIRST_NAMES } from '../../data/first-names.ts';
import { DETERMINERS } from '../../data/english-phrases.ts';
import { type LanguageCode } from '../../data/languages.ts';
import { withoutEndMarks } from '../../words/end-marks.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';
import { obligationLengthAt } from '../grammar/action-start.ts';
import { isDoneFor } from '../told/thing-finished.ts';
import { isPerson } from '../grammar/living.ts';
import { isOfOneself } from '../told/body-and-mind.ts';
import { saysMore } from '../segmentation/noun-lists.ts';
import { type Thought } from '../segmentation/thought.ts';
import { BULLET } from './bullets.ts';
import { type OutlineLine } from './outline.ts';
import { hasFiniteVerb, isNounPhrase } from '../grammar/sentence-shape.ts';
import { sentencesOf } from './sentences.ts';
import { isThirdPerson } from '../grammar/told-forms.ts';
import { opensPronounClause } from '../grammar/pronoun-clause.ts';
import { deedOnThing } from '../titles/thing-and-deed.ts';
import { splitActions } from '../segmentation/split-actions.ts';
import { isVerb, opensWithVerb } from '../grammar/verbs.ts';

/** Every comma of a line that is a list of things ends one, unless what follows says more of it. */
export function listedThoughts(words: readonly Word[]): readonly Thought[] {
  const parts: Word[][] = [[]];
  for (const [at, word] of words.entries()) {
    parts.at(-1)?.push(word);
    if (word.comma && !saysMore(words.slice(at + 1))) parts.push([]);
  }
  return parts.filter((part) => part.length > 0).flatMap((part) => splitActions(part, true));
}

const MIN_COMMAS = 4;

/** Whether a line is a list of things between commas. */
export function isCommaList(text: string): boolean {
  const parts = text.split(/,\s/u);
  if (parts.length <= MIN_COMMAS || /[.;!?]\s+\p{Lu}/u.test(text)) return false;
  const words = wordsOf(text);
  const told = words.filter((word) =>
    /^(?:i|i'm|i've|he|she|they|it's|because|is|was|are)$/u.test(word.key),
  );
  return words.length <= parts.length * 7 && told.length <= 1;
}

/** "Smear test + new tyres" are two things, "cap + gown" and "3 + 4" one. */
function isNamedInWords(text: string): boolean {
  return /^\p{L}+ \p{L}+/u.test(text.trim());
}

/** "Find + send" within brackets says how. */
const SUM = /\s\+\s(?![^(]*\))/u;

/** "Ring the office monday + stamps". */
function endsAsTask([first = '', second = '']: readonly string[]): boolean {
  const words = wordsOf(first);
  return words.length > 2 && opensWithVerb(words, 0, 'front') && /^\p{L}{2}/u.test(second.trim());
}

const LEAST_THINGS = 3;

/** "Milk + bread + nappies": three words by themselves are things, and no name. */
function isThingsAlone(parts: readonly string[]): boolean {
  return parts.length >= LEAST_THINGS && parts.every((part) => /^\p{L}{3,}$/u.test(part.trim()));
}

const LEADS_TO = /^([^.!?]{3,80}?)\s+(?:->|→|=>|⇒)\s+(\S.*)$/u;

/** "Payslip is short again -> email payroll": why, and what is to be done. */
function deedLedTo(text: string): string | null {
  const [, why = '', deed = ''] = LEADS_TO.exec(text) ?? [];
  const isDeed = deed !== '' && opensWithVerb(wordsOf(deed), 0, 'front');
  return isDeed && !opensWithVerb(wordsOf(why), 0, 'front')
    ? `${withoutEndMarks(deed)} (${why})`
    : null;
}

const DEEDS_IN_BRACKETS = /^([^():.!?]{3,60}?)\s+\(([^()]+,[^()]+)\)$/u;

/** "Grandma's 80th (book the restaurant, invite cousins)": what is to be done for a thing stands behind it in brackets. */
function deedsInBrackets(text: string): string | null {
  const [, thing = '', rest = ''] = DEEDS_IN_BRACKETS.exec(text.trim()) ?? [];
  const isNamed = thing !== '' && !opensWithVerb(wordsOf(thing), 0, 'front');
  const parts = rest.split(/,\s+/u);
  const areDeeds = parts.every((part) => opensWithVerb(wordsOf(part), 0, 'front'));
  return isNamed && areDeeds && !hasFiniteVerb(wordsOf(thing)) ? `${thing}: ${rest}` : null;
}

/** The sentences of a line. In a list, a dash goes before what says more: "edit the photos - 600 raw", "stair gate - measure it". */
export function sentencesIn(
  line: OutlineLine,
  { isList, code }: { readonly isList: boolean; readonly code: LanguageCode },
): readonly string[] {
  const sums = line.text.split(SUM);
  const isSum =
    sums.every(isNamedInWords) || isThingsAlone(sums) || (sums.length === 2 && endsAsTask(sums));
  if (sums.length > 1 && isSum) return sums.flatMap((sum) => sentencesOf(sum, code));
  const led = (code === 'en' ? deedsInBrackets(line.text) : null) ?? deedLedTo(line.text);
  if (led !== null) return [led];
  const told = isList || line.bulleted ? thingTold(line.text, code) : null;
  if (told !== null) return [told];
  const [thing = '', ...behind] = line.text.split(/\s[-–—]\s/u);
  const more = behind.join(' - ');
  if (!(isList || line.bulleted) || more === '') return sentencesOf(line.text, code);
  if (SHORT_DAY.test(thing)) return onDay(thing, more);
  if (/^had it$/iu.test(withoutEndMarks(more)) && isDoneFor(thing.toLowerCase(), 'had it'))
    return [`Replace ${thing.replace(BULLET, '')} (had it)`];
  const acts = behind.some((part) => opensWithVerb(wordsOf(part), 0, 'front'));
  if (behind.length > 1 && !acts && wordsOf(line.text).length <= 12) return [line.text];
  if (/[.!?;]\s/u.test(line.text) || isCommaList(line.text)) return sentencesOf(line.text, code);
  if (behind.length > 1 && acts) return sentencesOf(line.text, code);
  const deeds = deedsOnThing(thing, more);
  if (deeds !== null) return deeds;
  if (NAMES_SHOPPING.test(thing) && /,\s/u.test(more)) return [`${thing}: ${more}`];
  const words = wordsOf(more);
  const said = [...wordsOf(thing), ...words];
  const isFault = words.length === 1 && isThirdPerson(said, said.length - 1);
  if (SAID_OF.test(keyAt(words, 0)) || isFault) return [`${thing} ${more}`];
  const owes = opensWithVerb(words, 0, 'front') || obligationLengthAt(words, 0) > 0;
  const isNamed = !opensWithVerb(wordsOf(thing), 0, 'front');
  const done = isNamed && behind.length === 1 ? deedOnNamed(thing, more) : null;
  if (done !== null) return [done];
  const wanted = isNamed ? wantedOf(thing, more) : null;
  if (!owes && wanted !== null) return [wanted];
  if (!owes && opensPronounClause(words, 0)) return sentencesOf(saidOfPerson(thing, more), code);
  if (code === 'en' && !owes && /^\p{Ll}{2,}[^s']s$/u.test(more) && isNamed)
    return [`${thing} (${more})`];
  if (!owes)
    return /^\p{Ll}+(?:'s|s)?$/u.test(more) ? sentencesOf(line.text, code) : [`${thing} - ${more}`];
  return isNamed && wordsOf(thing).length <= 5
    ? [`${withoutEndMarks(more)} (${thing})`]
    : sentencesOf(line.text, code);
}

const LONGEST_STATE = 3;

/** "Letter - open it", "plant - dead, bin it": one step; what is said of the thing stands beside it. */
export function deedOnNamed(thing: string, more: string): string | null {
  const [first = '', second, ...others] = more.split(/,\s+/u);
  if (others.length > 0 || wordsOf(thing).length > MOST_NAMED + 1) return null;
  if (second === undefined) return deedOnThing(first, thing);
  const named = wordsOf(thing);
  const isSomebody = isPerson(keyAt(named, named.length - 1)) || FIRST_NAMES.has(keyAt(named, 0));
  const isState = wordsOf(first).length <= LONGEST_STATE && !isOwed(first) && !isSomebody;
  const deed = isState ? deedOnThing(second, thing) : null;
  return deed === null ? null : `${withoutEndMarks(deed)} (${first})`;
}

/** "Groceries - eggs, rice" are bought in one go. */
const NAMES_SHOPPING = /^(?:(?:food |weekly )?shop(?:ping)?(?: list)?|groceries)$/iu;

const BETWEEN_DEEDS = /,\s+(?:(?:and|then)\s+)?|\s+(?:and|then|\+|&)\s+/iu;
const MOST_WORDS_OF_THING = 3;

/** "Card reader: charge, test", "labels - design + print": each deed with the thing; null where it is not deeds alone. */
export function deedsOnThing(thing: string, more: string): readonly string[] | null {
  const deeds = withoutEndMarks(more).split(BETWEEN_DEEDS);
  const named = wordsOf(thing);
  const isThing =
    named.length > 0 &&
    named.length <= MOST_WORDS_OF_THING &&
    !opensWithVerb(named, 0, 'front') &&
    !isPerson(keyAt(named, named.length - 1)) &&
    isNounPhrase(named);
  if (!isThing || deeds.length < 2) return null;
  const areDeeds = deeds.every((deed) => wordsOf(deed).length === 1 && isVerb(deed.toLowerCase()));
  return areDeeds ? deeds.map((deed) => `${deed} ${thing}`) : null;
}

const IS_SO = /^([^=]{3,40}?)\s=\s([^=]+)$/u;
const ASKED = /^(?!.*\s[-–—]\s)([^?!.,;:()]{3,30})\?{1,4}\s+(\p{Ll}[^?!.]*)[.!]*$/u;
const MOST_NAMED = 4;

/** "Bibliography = mess, 40 dupes", "dentist?? tooth hurts when cold": what is said of the thing in front is no other thing. */
function thingTold(text: string, code: LanguageCode): string | null {
  const asked = code === 'en' ? ASKED.exec(text) : null;
  const [, thing = '', more = ''] = IS_SO.exec(text) ?? asked ?? [];
  const words = wordsOf(thing);
  if (more === '' || words.length > MOST_NAMED || opensWithVerb(words, 0, 'front')) return null;
  const isThing = !hasFiniteVerb(words) && !isOfOneself(words) && /[\p{L}\p{N}]$/u.test(thing);
  if (!isThing) return null;
  const [state = '', deed = '', ...others] = more.split(/[.;]\s+/u);
  if (isOwed(deed) && others.length === 0)
    return (
      deedOnNamed(thing, `${state}, ${deed}`) ?? `${withoutEndMarks(deed)} (${thing} = ${state})`
    );
  if (IS_SO.test(text) && isOwed(state) && deed === '' && NAMES_MORE.test(state))
    return deedOnNamed(thing, state) ?? `${withoutEndMarks(state)} (${thing})`;
  return more.split(/[,.;]\s+/u).some(isOwed) ? null : `${thing} (${withoutEndMarks(more)})`;
}

/** "Ask Pete" and "order 50 shirts", and not "look up" or "check, then call". */
const NAMES_MORE = /^\p{L}+ (?!(?:up|out|off|in|on|back|away|down|again|it|them)\b)[^,]+$/u;

/** "Rebook", "book the resit", "must ring them". */
function isOwed(said: string): boolean {
  const words = wordsOf(said);
  const isBareVerb = words.length === 1 && isVerb(keyAt(words, 0));
  return isBareVerb || opensWithVerb(words, 0, 'front') || obligationLengthAt(words, 0) > 0;
}

const SAID_OF = /^(?:is|are|has|have|needs?|wants?|won't|isn't|hasn't|keeps|must)$/u;
/** "Abuela - she wants to know": whom it is told of says it herself. */
function saidOfPerson(thing: string, more: string): string {
  const isPerson =
    wordsOf(thing).length <= 2 && /^(?:she|he|they) (?:wants?|needs?|asks?|asked)\s/iu.test(more);
  return isPerson ? `${thing} ${more.replace(/^\S+\s+/u, '')}` : `${thing} - ${more}`;
}

const IS_WANTED =
  /^(?!(?:i|it|this|that|they|he|she|we) )(?:[\p{L}.'’&]+ ){1,3}(?:wants?|needs?) /iu;

/** "Gate - council wants it painted", "proposal - my tutor wants 500 words": what somebody wants of the thing. */
function wantedOf(thing: string, more: string): string | null {
  if (!IS_WANTED.test(more) || wordsOf(thing).length > MOST_NAMED) return null;
  const named = DETERMINERS.has(keyAt(wordsOf(thing), 0)) ? thing : `the ${thing}`;
  const said = more.replace(/(?<= (?:wants?|needs?) )(?:it|them)\b/iu, named);
  return said === more ? `${withoutEndMarks(more)} (${thing})` : said;
}

const SHORT_DAY = new RegExp(String.raw`^${A_SHORT_WEEKDAY}\.?$`, 'iu');

/** "Thu - rent due, call the landlord": both are of that day. */
function onDay(day: string, more: string): readonly string[] {
  return more
    .split(/,\s(?![^(]*\))/u)
    .filter((part) => /\p{L}/u.test(part))
    .map((part) => `${part} on ${day}`);
}
