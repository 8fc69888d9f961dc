import { keysOf } from '../../words/phrase-text.ts';
import { DETERMINERS } from '../../data/english-phrases.ts';
import { A_DAY, DAY_NAMES } from '../../data/dates.ts';
import { A_NUMBER } from '../../data/numbers.ts';
import { withoutEndMarks } from '../../words/end-marks.ts';
import { textOf, keyAt, type Word, wordsOf } from '../../words/words.ts';
import { sayTask } from '../titles/task-phrase.ts';
import { baseOfGerund, isVerb } from '../grammar/verbs.ts';

const MAX_NAMED = 3;
const MAX_NAMED_BEFORE_THAT = 5;
const WILL = /^(?:i'd|id|i'll|we'd|we'll)$/u;

function ownedBy(words: readonly Word[], who: readonly Word[]): readonly Word[] {
  const at = words.findIndex((word) => /^(?:her|his|their)$/u.test(word.key));
  const name = textOf(who);
  const whom = keyAt(words, 1);
  if (/^(?:him|her|them)$/u.test(whom) && DETERMINERS.has(keyAt(words, 2)))
    return [...words.slice(0, 1), ...who, ...words.slice(2)];
  const before = keyAt(words, at - 1);
  if (/^(?:help|let|watch|make|see)$/u.test(before) && isVerb(keyAt(words, at + 1)))
    return [...words.slice(0, at), ...who, ...words.slice(at + 1)];
  const isPossessive = at > 0 && /^\p{L}/u.test(keyAt(words, at + 1)) && at < words.length - 1;
  if (!isPossessive || /^(?:a|an|the|some|something|back|about)$/u.test(keyAt(words, at + 1)))
    return words;
  return [
    ...words.slice(0, at),
    ...wordsOf(name.endsWith('s') ? `${name}'` : `${name}'s`),
    ...words.slice(at + 1),
  ];
}

/** "I told my nan I'd visit Sunday" is to visit her. */
function withWhom(rest: readonly Word[], who: readonly Word[]): readonly Word[] {
  const [verb, ...more] = rest;
  if (
    verb === undefined ||
    !/^(?:visit|call|ring|phone|text|email|meet|help|message)$/u.test(verb.key)
  )
    return rest;
  const next = keyAt(more, 0);
  const isOpen = (key: string): boolean =>
    DAY_NAMES.has(key) ||
    /^(?:|on|at|this|next|back|about|with|for|to|when|after|before|by)$/u.test(key);
  // "Her" may be the owner of what is named behind it.
  const isThem = /^(?:him|them)$/u.test(next) || (next === 'her' && isOpen(keyAt(more, 1)));
  if (isThem) return [verb, ...who, ...more.slice(1)];
  return isOpen(next) && !/^(?:back|about|with|for|to|when|after|before|by)$/u.test(next)
    ? [verb, ...who, ...more]
    : rest;
}

const GIVEN =
  /^(?:lift|ride|hand|call|ring|visit|answer|reply|copy|key|reference|tour|loan|day|date)$/u;

const SENT = /^(?:e-?mail|message|text|letter|update|draft|quote|invoice|photos?|link|list)$/u;

/** When it was promised says nothing of when it is due. */
function withoutWhen(thing: string): string {
  return withoutEndMarks(thing).replace(
    / (?:last (?:week|month|night|year)|yesterday|ages ago|(?:a|two|three) (?:days?|weeks?|months?) ago)$/iu,
    '',
  );
}

/** "… a talk on Palmer and have not chosen the slides": what was promised, without what is said next. */
function untilNext(words: readonly Word[]): readonly Word[] {
  const end = words.findIndex(
    ({ key }, at) =>
      /^(?:and|but)$/u.test(key) &&
      /^(?:have|haven't|i|i've|now|not|then)$/u.test(keyAt(words, at + 1)),
  );
  return end > 0 ? words.slice(0, end) : words;
}

const OPENS_GIVEN = new RegExp(`^(?:a|an|some|the|her|his|their|my|our|${A_NUMBER})$`, 'u');

/** "I promised Year 9 a quiz", "the reviewers two reports". */
function isGiven(
  words: readonly Word[],
  { from, at }: { readonly from: number; readonly at: number },
): boolean {
  if (keyAt(words, from) !== 'promised') return false;
  if (!OPENS_GIVEN.test(keyAt(words, at))) return false;
  const isNamed = keyAt(words, from + 1) !== 'the' || at > from + 2;
  return (
    untilNext(words.slice(at)).length <= 9 &&
    isNamed &&
    !/^(?:a|an|to|i|that)$/u.test(keyAt(words, from + 1))
  );
}

const MOST_HAD = 8;

/** "I told Ed he'd have the quote tomorrow": what the other is to get. */
function toBeHad(words: readonly Word[], at: number, who: readonly Word[]): string | null {
  const isTheirs = /^(?:he'd|she'd|they'd|he'll|she'll|they'll)$/u.test(keyAt(words, at));
  const isHad = isTheirs && /^(?:have|get)$/u.test(keyAt(words, at + 1));
  const thing = untilNext(words.slice(at + 2));
  if (!isHad || !DETERMINERS.has(keyAt(thing, 0)) || thing.length > MOST_HAD) return null;
  const day = thing.findIndex(({ key }) => DAY_NAMES.has(key) || /^(?:by|on|before)$/u.test(key));
  const named = day < 0 ? thing : thing.slice(0, day);
  const when = day < 0 ? '' : textOf(thing.slice(day));
  return `Get ${withoutEndMarks(textOf(named))} to ${textOf(who)} ${withoutEndMarks(when)}`.trim();
}

/** "I promised Lena I would look at her portfolio" is to look at Lena's portfolio. */
export function taskPromised(words: readonly Word[]): string | null {
  const from = words.findIndex((word) => /^(?:promised|told)$/u.test(word.key));
  const isOwn = /^(?:i|we|i've|we've)$/u.test(keyAt(words, from - 1));
  if (
    from < 0 ||
    (from > 3 && !isOwn) ||
    (from > 0 && !words.slice(0, from).some((word) => /^(?:i|we|i've|also)$/u.test(word.key)))
  )
    return null;
  for (let at = from + 2; at <= from + 1 + MAX_NAMED_BEFORE_THAT; at++) {
    const isThat = keyAt(words, at - 1) === 'that';
    if (at > from + 1 + MAX_NAMED && !isThat) continue;
    const who = words.slice(from + 1, isThat ? at - 1 : at);
    const key = keyAt(words, at);
    const isPlain = WILL.test(key);
    const isLong = /^(?:i|we)$/u.test(key) && /^(?:would|will|could)$/u.test(keyAt(words, at + 1));
    const isTo = key === 'to' && keyAt(words, from) === 'promised';
    const had = toBeHad(words, at, who);
    if (had !== null) return sayTask(wordsOf(had));
    const thing = isGiven(words, { from, at }) ? textOf(untilNext(words.slice(at))) : null;
    if (thing !== null)
      return SENT.test(keyAt(words, at + 1))
        ? sayTask(wordsOf(`Send ${textOf(who)} ${withoutWhen(thing)}`))
        : GIVEN.test(keyAt(words, at + 1))
          ? sayTask(wordsOf(`Give ${textOf(who)} ${thing}`))
          : sayTask(wordsOf(`Get ${withoutEndMarks(thing)} ready for ${textOf(who)}`));
    if (!isPlain && !isLong && !isTo) continue;
    const rest = words.slice(at + (isLong ? 2 : 1));
    return rest.length === 0 ? null : sayTask(ownedBy(withWhom(rest, who), who));
  }
  return null;
}

const WORRY =
  /^(?:i )?(?:keep|can't stop|cannot stop|can't help) (?:thinking|worrying|stressing) about |^i(?:'m| am) (?:so |really |also )*(?:worried|worrying|stressed|anxious|nervous|panicking) about /u;
const A_THING = /^(?:the|my|our)$/u;

const MIGHT_FORGET =
  /^(?:i )?(?:i'm|im|am) (?:so |really |very |a bit |also )*(?:scared|afraid|worried|terrified|sure|going|gonna) (?:that )?(?:i'll|i will|i might|i'm going to|i'm gonna|to) (?:totally |just |probably )?(?:forget|miss) /u;

/** "I'm scared I'll forget the meter readings" names what is to be done. */
function taskFeared(words: readonly Word[]): string | null {
  const text = keysOf(words);
  const told = MIGHT_FORGET.exec(`${text} `)?.[0];
  if (told === undefined) return null;
  const rest = words.slice(wordsOf(told).length);
  return rest.length === 0 || rest.length > 8
    ? null
    : sayTask(keyAt(rest, 0) === 'to' ? rest.slice(1) : rest);
}

/** What a person keeps thinking about is on the list, when it is a thing. */
export function taskWorriedAbout(words: readonly Word[]): string | null {
  const feared = taskFeared(words);
  if (feared !== null) return feared;
  if (!WORRY.test(keysOf(words))) return null;
  const about = words.findIndex((word) => word.key === 'about');
  const rest = words.slice(about + 1);
  const end = rest.findIndex((word, at) => at > 1 && word.comma);
  const thing = end > 0 ? rest.slice(0, end + 1) : rest;
  return A_THING.test(keyAt(thing, 0)) && thing.length <= 8 ? sayTask(thing) : null;
}

const IS_SET_ON =
  /^(?:call|ring|phone|email|write|text|message|complain|cancel|return|report|tell|ask|book|order)$/u;
const WHEN_TO_COME = new RegExp(
  String.raw`\b(?:first thing|this (?:week|weekend|afternoon|evening)|next week|${A_DAY})\b`,
  'u',
);
const NO_OBJECT = /^(?:|you|this|it|from|about|while|as|on|at|in|like|all|every|because|so)$/u;

/** "I'm ringing the union", "I'm collecting the keys on Monday": what someone is set on doing. */
export function taskSetOn(words: readonly Word[]): string | null {
  const isLong = /^(?:i am|we are)$/u.test(`${keyAt(words, 0)} ${keyAt(words, 1)}`);
  if (!(isLong || /^(?:i'm|im|we're)$/u.test(keyAt(words, 0))) || words.length > 16) return null;
  const from = isLong ? 2 : 1;
  const at = /^(?:also|now|just|definitely|finally|so)$/u.test(keyAt(words, from))
    ? from + 1
    : from;
  const base = baseOfGerund(keyAt(words, at));
  const rest = words.slice(at + 1);
  if (base === null || NO_OBJECT.test(keyAt(rest, 0))) return null;
  if (/^(?:wait|hope|try|feel|go|sit|lie|think|look|do|have|get|plan|dread)$/u.test(base))
    return null;
  const isDated = WHEN_TO_COME.test(keysOf(rest));
  return isDated || IS_SET_ON.test(base) ? sayTask([...wordsOf(base), ...rest]) : null;
}
