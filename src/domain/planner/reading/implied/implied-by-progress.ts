import { DETERMINERS } from '../../data/english-phrases.ts';
import { A_NUMBER, SEVERAL } from '../../data/numbers.ts';
import { bare, keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { NO_LACK } from './implied-shortage.ts';
import { baseOfPast } from '../grammar/verbs.ts';

const MAX_THING = 8;
const OPENS = String.raw`(?:(?:and|but|so|i'm|we're|am|still|just|only|about|completely|totally|really) )*`;
const STILL_WAITING =
  /^(?:(?:and|but|so|i'm|we're|am) )*still (?:waiting|to hear|not heard|nothing)(?: back)? (?:for|on|from) /u;
/** "Haven't touched the guitar in weeks". */
const UNTOUCHED =
  /^(?:(?:and|but|so|i|we|still) )*haven't (?:touched|picked up|opened up) (.+?) (?:in|for|since) .+$/u;
const MISSING = new RegExp(
  String.raw`^(?:(?:and|but|so|i'm|we're|still|just|only) )*missing `,
  'u',
);
const STUCK = new RegExp(
  String.raw`^${OPENS}stuck (?:on|at|with) (?=(?:chapter|scene|page|question|problem|step|verse|the|my|our|that|this) )`,
  'u',
);
const HALFWAY = new RegExp(
  String.raw`^${OPENS}(?:half ?way|part ?way|midway) (?:through|down|up) `,
  'u',
);
/** What nobody can chase, and what one is stuck with for good. */
const NO_THING =
  /^(?:it|this|that|you|him|her|them|me|us|someone|something|anything|nothing|my turn|my life|the (?:day|weekend|bus|rain|summer|weather|other|same|sofa|bed)|life|spring|summer|inspiration|a (?:miracle|sign|while)|home|mum|dad|everyone|school|work)\b/u;
const SO_FAR =
  /^(?:(?:about |only |just |already )*[\d.,]+k? (?:words|pages|chapters|rows|lines|miles|rounds|steps) (?:in|so far|done|written|down)|(?:just )?waiting (?:for|on) .+)$/u;

function behind(words: readonly Word[], opening: RegExp): readonly Word[] | null {
  const [said] = opening.exec(`${keysOf(words)} `) ?? [];
  const rest = said === undefined ? [] : words.slice(said.trim().split(' ').length);
  return rest.length === 0 || rest.length > MAX_THING || NO_THING.test(keysOf(rest)) ? null : rest;
}

/** "Still missing two pots", "still missing the P60": what is one's own is looked for, the rest is had. */
function fromMissing(words: readonly Word[]): string | null {
  const rest = behind(words, MISSING);
  if (rest === null || NO_LACK.test(keyAt(rest, 0))) return null;
  const isOwn =
    /^(?:the|my|our|that|his|her)$/u.test(keyAt(rest, 0)) || !DETERMINERS.has(keyAt(rest, 0));
  const isCounted = new RegExp(String.raw`^(?:\d+|${SEVERAL}|a|an|some)$`, 'u').test(
    keyAt(rest, 0),
  );
  return `${isOwn && !isCounted ? 'Find' : 'Get'} ${bare(rest)}`;
}

function fromUntouched(words: readonly Word[]): string | null {
  const [, named] = UNTOUCHED.exec(keysOf(words)) ?? [];
  if (named === undefined || NO_THING.test(named)) return null;
  const from = words.findIndex(({ key }) => /^(?:touched|picked|opened)$/u.test(key));
  const start = keyAt(words, from + 1) === 'up' ? from + 2 : from + 1;
  const end = words.findLastIndex(({ key }) => /^(?:in|for|since)$/u.test(key));
  return `Get back to ${bare(words.slice(start, end))}`;
}

/** "40 interviews and only 12 are transcribed". */
const ONLY_SOME = new RegExp(
  String.raw`^(?:(?:i've|i have|we've|we have|there are|there's) )?(?:got )?(.+?) (?:and|but) (?:only|just) (?:about )?(?:\d+|half|some|a few|${A_NUMBER}) (?:of (?:them|those) )?(?:is|are|have been|has been) (\p{L}+)$`,
  'u',
);

function fromOnlySome(words: readonly Word[]): string | null {
  const [, named = '', done = ''] = ONLY_SOME.exec(keysOf(words)) ?? [];
  const base = baseOfPast(done);
  if (base === null || named.split(' ').length > MAX_THING) return null;
  return `${base} the rest of the ${named.replace(/^(?:the|my|our|about|some|\d+|\p{L}+(?:teen|ty|dred)) /u, '')}`;
}

/** "Beta readers waiting": who waits, with nothing said of what for. */
function fromWaitingAlone(words: readonly Word[]): string | null {
  const who = words.slice(0, -1);
  const isAlone = keyAt(words, words.length - 1) === 'waiting' && who.length > 0 && who.length <= 3;
  const isSaid = who.some(({ key }) =>
    /(?:'s|'re|'m)$|^(?:is|are|am|i|was|were|been|still|keep|and|the|just|not|a|of|hate|stop)$/u.test(
      key,
    ),
  );
  return isAlone && !isSaid ? `Get back to ${bare(who)}` : null;
}

/**
 * The task in how far something has come, told without a subject: "still waiting on the council",
 * "stuck on chapter 9", "halfway through the scarf". Null when nothing of the kind is told.
 */
export function impliedByProgress(words: readonly Word[]): string | null {
  if (/\?["'”’)]*$/u.test(words.at(-1)?.raw ?? '')) return null;
  const awaited = behind(words, STILL_WAITING);
  if (awaited !== null) return `Chase ${bare(awaited)}`;
  const stuck = behind(words, STUCK);
  if (stuck !== null) return `Work on ${bare(stuck)}`;
  const begun = behind(words, HALFWAY);
  if (begun !== null) return `Finish ${bare(begun)}`;
  return (
    fromOnlySome(words) ?? fromUntouched(words) ?? fromMissing(words) ?? fromWaitingAlone(words)
  );
}

/** "30k words in", "waiting for parts from Ben": how far it has come, and nothing to do now. */
export function saysHowFar(words: readonly Word[]): boolean {
  return SO_FAR.test(keysOf(words));
}
