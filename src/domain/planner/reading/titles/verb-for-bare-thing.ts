import { ADVERBS, FILLERS, SUBJECT_PRONOUNS } from '../../data/english-phrases.ts';
import { FIRST_NAMES } from '../../data/first-names.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { bareThing, type BareThing } from '../grammar/bare-thing.ts';
import { hasFiniteVerb } from '../grammar/sentence-shape.ts';
import { isNamedWhole } from '../grammar/thing-said-of.ts';
import { verbOfNoun } from '../grammar/verb-of-noun.ts';
import { baseOfGerund, isVerb } from '../grammar/verbs.ts';
import { asAgreed, DAY, fitting, isGot } from './fitting-verb.ts';
import { verbBehind } from './verb-behind-name.ts';
import { verbOfRelation } from './verb-by-relation.ts';
import { verbByRule } from './verb-for-thing.ts';
import { isGiftFor, isWanted, verbOfUnknown } from './wanted-things.ts';
import { brokenOrWorn, isInTrouble } from './worn-things.ts';

const LONGEST_NAME = 5;

/** "Mr Bashir", "Priyanka", "my friend Joss": someone, and nothing said about them. */
function isSomeoneAlone({ opener, name, rest }: BareThing): boolean {
  const [first, ...others] = name;
  if (first === undefined || name.length > 3) return false;
  if (rest.length > 0 && !/^[(-]/u.test(rest[0]?.raw ?? '')) return false;
  const areNames = others.every(({ raw }) => /^\p{Lu}\p{Ll}/u.test(raw));
  if (/^(?:mr|mrs|ms|miss|dr|prof|auntie|aunty|aunt|uncle|sister|father)$/u.test(first.key))
    return others.length > 0 && areNames;
  if (/^(?:friend|mate|grandson|granddaughter|nephew|niece|cousin)$/u.test(first.key))
    return opener === 'owned' && others.length === 1 && areNames;
  return /^\p{Lu}/u.test(first.raw) && FIRST_NAMES.has(first.key) && areNames && name.length <= 2;
}

/** "Hedge cutting", "piano tuning": a doing with what it is done to. */
function isDoing(name: readonly Word[]): boolean {
  const head = name.at(-1)?.key ?? '';
  const base = baseOfGerund(head);
  return name.length >= 2 && base !== null && isVerb(base);
}

/**
 * The verb that a person would use for a thing that was only named: by its noun and what stands in
 * front of it, by who it is, or by where it comes from. Null when nothing tells: a wrong verb is
 * worse than a plain one.
 */
export function verbForBareThing(words: readonly Word[]): string | null {
  const thing = bareThing(words);
  const { name, rest } = thing;
  const unknown = verbOfUnknown(words);
  if (unknown !== null) return unknown;
  if (name.length === 0 || name.length > LONGEST_NAME) return null;
  if (isRunOn(words) && !isNamedWhole(words)) return null;
  if (name.some(isNoPartOfName)) return null;
  const isSaid = /['’]s$/u.test(name.at(-1)?.raw ?? '') && rest.length > 0;
  if (isSaid && !DAY.test(keyAt(rest, 0))) return null;
  if (isGiftFor(thing)) return 'Get';
  if (isSomeoneAlone(thing)) return 'Get in touch with';
  const related = verbOfRelation(thing);
  if (related !== null) return related;
  const behind = verbBehind(thing);
  if (behind !== undefined) return behind;
  const ruled = verbByRule(name.at(-1)?.key ?? '', words);
  if (ruled !== null) return ruled;
  const worn = brokenOrWorn(thing);
  if (worn !== null) return worn;
  const found = verbOfNoun(name.map(({ key }) => key));
  const isWhole = name.length > 1 && found?.length === name.length;
  if (!isWhole && isInTrouble(thing)) return null;
  const joins = /^(?:and|&|\+)$/u.test(keyAt(rest, 0)) && SUBJECT.test(keyAt(rest, 1));
  if (joins && !isGot(found?.verb ?? '')) return null;
  if (/^cut$/u.test(name.at(-1)?.key ?? '') && name.length > 1) return 'Get';
  if (found === null && name.length > 1 && name.at(-1)?.key === 'order') return 'Place';
  if (found !== null) {
    const isMore = /^(?:more|another|extra|new)$/u.test(
      keyAt(words, opensWithCount(words) ? 1 : 0),
    );
    const verb = fitting(found.verb, thing, isMore);
    return verb === null ? null : asAgreed(verb, thing, words);
  }
  if (isWanted(thing, words)) return 'Get';
  return isDoing(name) && thing.opener !== 'a' ? 'Do' : null;
}

/** "2 more work shirts", "new overalls" are to be had, and not washed. */
function opensWithCount(words: readonly Word[]): boolean {
  return /^(?:\d+|two|three|four|five|six|some|a|few)$/u.test(keyAt(words, 0));
}

/** A name holds no "always", no "Mrs" in its midst and no marks of code. */
function isNoPartOfName({ raw, key }: Word, at: number): boolean {
  if (at > 0 && /^(?:mr|mrs|ms|miss|dr)$/u.test(key)) return true;
  if (key === 'first' || key === 'only') return false;
  return (
    ADVERBS.has(key) ||
    FILLERS.has(key) ||
    /[<>{}]/u.test(raw) ||
    /^(?:somehow|ones|late|now)$/u.test(key)
  );
}

const SUBJECT = /^(?:my|our|his|her|their|the|i|we|he|she|they|it)$/u;

/** A thing and its telling in one breath: "badge to sew on my mum used to sew them on". */
function isRunOn(words: readonly Word[]): boolean {
  const end = words.findIndex(({ raw, comma }, at) => comma || (at > 0 && /^[(–—-]/u.test(raw)));
  const named = words.slice(0, end < 0 ? words.length : end + 1);
  return (
    hasFiniteVerb(named) ||
    named.some(
      ({ key }, at) =>
        at > Number(keyAt(named, 0) === 'thank') &&
        (SUBJECT_PRONOUNS.has(key) || doesSo(named, at)),
    )
  );
}

/** "Heater in the studio trips the fuse". */
function doesSo(words: readonly Word[], at: number): boolean {
  const key = keyAt(words, at);
  const isDeed = at > 1 && /[^su']s$/u.test(key) && isVerb(key.slice(0, -1));
  return isDeed && /^(?:the|a|an|my|our|his|her|it|him|them|me|us)$/u.test(keyAt(words, at + 1));
}
