import { bare, keysOf } from '../../words/phrase-text.ts';
import { DETERMINERS, SUBJECT_PRONOUNS } from '../../data/english-phrases.ts';
import { VERB_FOR_NOUN } from '../../data/verb-for-noun.ts';
import { A_DAY } from '../../data/dates.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { isFiniteAt } from '../grammar/sentence-shape.ts';
import { isKnownName } from '../grammar/verb-of-noun.ts';

/** What arrived is there: that it came says nothing more. */
const IS_HERE = /^(?:has |have )?(?:came|come|arrived|landed|turned up)$/u;
const COPULA = /^(?:is|are|was|were|am)$/u;
const MORE_STATE = /^(?:just|still|now|already|again|has|have|only|even|always|never|keeps|got)$/u;
const MAY_BE = /^(?:might|may|could) be$/u;
const LINK = /^(?:that|that's|which|which's|who|who's)$/u;

/** "- van: oil light is on" is said as "on (van)": whose it is stands in front. */
const WITH_LABEL = /^([^()]+) \(([^()]+)$/u;

/**
 * The title of a task that somebody only told as a state: "the spare room is full of boxes" is to see
 * to the spare room (full of boxes). The thing stands alone, so that it can be read at a glance.
 */
export function seeTo(thing: readonly Word[], state: readonly Word[]): string {
  let end = thing.length;
  if (MAY_BE.test(keysOf(thing.slice(-2)))) end -= 2;
  while (end > 1 && MORE_STATE.test(keyAt(thing, end - 1))) end--;
  if (end > 1 && LINK.test(keyAt(thing, end - 1))) end--;
  const told = [...thing.slice(end).filter((word) => !LINK.test(word.key)), ...state];
  const from = COPULA.test(keyAt(told, 0)) ? 1 : 0;
  const how = bare(told.slice(from)).replace(/^\(|\)$/gu, '');
  const said = IS_HERE.test(how) ? '' : how;
  const named = bare(thing.slice(0, end).map(withinSentence)).replace(/\s[-–—]$/u, '');
  const [, stands, label] = WITH_LABEL.exec(said) ?? [];
  if (label !== undefined) return `See to ${label}: ${withoutShortVerb(named)} (${stands})`;
  return said === '' ? `See to ${named}` : `See to ${withoutShortVerb(named)} (${said})`;
}

/** "The van's" told how it is: "the van's making that noise". */
export function withoutShortVerb(thing: string): string {
  return thing.replace(/['’]s$/u, '');
}

/** Nouns that keep their capital. */
export const IS_NAME = /^(?:christmas|xmas|easter|diwali|eid|thanksgiving|mot|gp|cv|rsvp)$/u;

/** "The printer" and "Prescription" began a sentence; here they stand within one. Names stay. */
export function withinSentence(word: Word, at: number, words: readonly Word[]): Word {
  if (at > 0 || !/^\p{Lu}\p{Ll}*$/u.test(word.raw) || IS_NAME.test(word.key)) return word;
  const verb = VERB_FOR_NOUN.get(word.key);
  const isNoun = verb !== undefined && verb !== 'Call' && !/^\p{Lu}/u.test(words[1]?.raw ?? '');
  return isNoun || word.key === 'new' || DETERMINERS.has(word.key)
    ? { ...word, raw: word.key }
    : word;
}

const MAX_THING = 6;
/** Forms that are nouns as well, and tell a state only with these behind them. */
const TELLS = new RegExp(
  String.raw`^(?:looks|smells|sounds|feels|seems) (?!like$)\p{L}|^(?:ran|runs|run|drops|drop|went|goes|fell|falls|cuts|comes|came) (?:out|off|down|over|apart|loose|flat|oot|through)\b|^(?:opens|closes|starts|ends|shuts) (?:at|on|in|${A_DAY})\b|^(?:shows|makes|needs|wants|takes) (?:a|an|the|no|my|last|only)\b|^(?:skips|fails|crashes|freezes|overheats) (?:on|in|at|when|every|after|stitches)\b|^shows (?:wrong|the wrong)\b|^have (?:a|no)\b|^(?:has|have) been \p{L}+ing\b|^(?:raised|increased|changed|moved|cancelled|doubled|refused|rejected|missed|lost) \p{L}|^(?:died|came|arrived|stopped|broke|expired|lapsed)$`,
  'u',
);
const OPENS_CLAUSE =
  /^(?:before|after|until|till|when|if|because|so|while|since|as|where|how|what)$/u;
const JOINS =
  /^(?:and|or|who|which|that|to|because|if|when|the|a|an|my|is|we|they|you|he|she|from|of|at|in|on|for|with|by|about|\W*)$/u;

/**
 * Where the state begins that was told of a thing in one breath: "the card machine drops out every
 * hour". 0 when the words name a thing alone, or nobody could say where it ends.
 */
export function stateAt(words: readonly Word[]): number {
  const bracket = words.findIndex((word) => /[(/]/u.test(word.raw));
  const open = bracket < 0 ? words : words.slice(0, bracket);
  const at = open.findIndex((_, place) => place > 0 && tellsAt(open, place));
  const isDeed = at === 1 && DEED_ALONE.test(keyAt(words, 0));
  const isThing = at > 0 && at <= MAX_THING && !isDeed && !isSubject(keyAt(words, 0));
  const isWhole = !words.slice(0, at).some((word) => OPENS_CLAUSE.test(word.key));
  return isThing && isWhole && !JOINS.test(keyAt(words, at - 1)) ? at : 0;
}

/** "Have got a cat", "pay is wrong" is said of pay. */
const DEED_ALONE = /^(?:have|get|say|do|be|go|come|take|make|need|want|let|think|know|find|use)$/u;

function isSubject(key: string): boolean {
  return SUBJECT_PRONOUNS.has(key.replace(/['’].*$/u, ''));
}

function tellsAt(words: readonly Word[], at: number): boolean {
  if (/^(?:sat|sun|wed)$/u.test(keyAt(words, at)) && /^\d/u.test(keyAt(words, at + 1)))
    return false;
  if (isFiniteAt(words, at)) return true;
  if (/^there['’]?s$/u.test(keyAt(words, at))) return isKnownName([keyAt(words, at - 1)]);
  const isMany = /[^su]s$/u.test(keyAt(words, at - 1));
  if (isMany && /^(?:look|smell|sound|seem)$/u.test(keyAt(words, at)) && at < words.length - 1)
    return true;
  const [first = '', second = ''] = [keyAt(words, at), keyAt(words, at + 1)];
  return TELLS.test(second === '' ? first : `${first} ${second}`);
}

/** "The" and "My" come from the start of a sentence and now stand within one; the A of "Client A" stays. */
export function withSmallDeterminer(word: Word, at: number, words: readonly Word[]): Word {
  const isLetter = word.raw === 'A' && /^\p{Lu}/u.test(words[at - 1]?.raw ?? '') && at > 1;
  const small =
    at > 0 &&
    !isLetter &&
    /^(?:The|My|A|An|Our|Their|His|Her|This|That|Some|Three|Two)$/u.test(word.raw);
  return small ? { ...word, raw: word.key } : word;
}
