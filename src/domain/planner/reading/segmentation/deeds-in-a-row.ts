import { OBJECT_OPENERS } from '../../data/english-phrases.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';
import { baseOfDoing, isThingOfDoing } from '../titles/gerunds.ts';
import { isVerb, opensWithVerb } from '../grammar/verbs.ts';

/** What leads to several deeds, and the deeds, each with its verb as one says it to oneself. */
export type DeedRow = {
  readonly head: readonly Word[];
  readonly deeds: readonly (readonly Word[])[];
};

const LONGEST_HEAD = 24;
const LONGEST_LEAD = 10;
const MOST_WORDS = 200;
/** "That means cleaning …", "I keep putting off calling …": what stands behind these is to be done. */
const LEADS_ON =
  /(?:^|\s)(?:means|involves|includes|(?:should|supposed to|meant to|ought to|need to|have to|got to) be|put(?:ting)? off|avoiding|behind (?:on|with)|dreading)$/u;
/** What somebody likes or hates to do, or another leaves undone. */
const NOT_OWED =
  /^(?:he|she|they)\b|\b(?:like|love|enjoy|hate|loathe|fun|hobby|hobbies|good at|bad at|miss|instead of|tired of|sick of)\b/u;
const JOINS = /^(?:and|then|also|plus)$/u;

/** How many words lead to what is to be done; 0 where nothing does. */
function headLength(words: readonly Word[]): number {
  const colon = words.findIndex(({ raw }) => raw.endsWith(':') || /^[-–—]$/u.test(raw));
  if (colon >= 2 && colon <= LONGEST_HEAD) return colon + 1;
  for (let at = 2; at <= LONGEST_LEAD; at++)
    if (baseOfDoing(words.slice(at, at + 2)) !== null && LEADS_ON.test(keysOf(words.slice(0, at))))
      return at;
  return 0;
}

/** The place past the words that only join: "and then finding". */
function pastJoins(words: readonly Word[], at: number): number {
  let from = at;
  while (JOINS.test(keyAt(words, from))) from++;
  return from;
}

type Kind = 'doing' | 'deed' | null;

/** Whether a deed begins here: "finding a van", or "find a van" where a comma is in front of it. */
function opensDeedAt(words: readonly Word[], at: number, isParted: boolean): Kind {
  const next = words.slice(at, at + 2);
  if (baseOfDoing(next) !== null && !/^(?:being|having|going)$/u.test(keyAt(next, 0))) {
    const isPlain = OBJECT_OPENERS.has(keyAt(next, 1)) || !isThingOfDoing(keyAt(next, 0));
    if (isPlain || (isParted && next[0]?.comma === true)) return 'doing';
  }
  const isAlone = next[0]?.comma === true && isVerb(keyAt(next, 0));
  return isParted && (isAlone || opensWithVerb(words, at, 'front')) ? 'deed' : null;
}

function withBase(words: readonly Word[]): readonly Word[] {
  const base = baseOfDoing(words);
  const [first, ...rest] = words;
  if (base === null || first === undefined) return words;
  const raw = first.comma ? `${base},` : base;
  return [...wordsOf(raw), ...rest];
}

/**
 * "I need to move house: packing, finding a van, and handing over the keys", "that means cleaning the
 * bath and buying food": deeds that stand as things. Null where fewer than two do.
 */
export function deedsInARow(words: readonly Word[]): DeedRow | null {
  const start = words.length > MOST_WORDS ? 0 : headLength(words);
  const isOwed = start > 0 && !NOT_OWED.test(keysOf(words.slice(0, start)));
  const first = isOwed ? opensDeedAt(words, start, true) : null;
  if (first === null) return null;
  const starts = [start];
  for (let at = start + 1; at < words.length; at++) {
    const isParted = words[at - 1]?.comma === true;
    const from = pastJoins(words, at);
    if (!isParted && from === at) continue;
    const kind = opensDeedAt(words, from, isParted);
    if (kind === 'doing' || (kind === 'deed' && first === 'deed')) {
      starts.push(from);
      at = from;
    }
  }
  if (starts.length < (first === 'deed' ? 3 : 2)) return null;
  const deeds = starts.map((from, at) => {
    const end = starts[at + 1] ?? words.length;
    const part = words.slice(from, end);
    return withBase(part.slice(0, part.findLastIndex(({ key }) => !JOINS.test(key)) + 1));
  });
  return { head: words.slice(0, start), deeds };
}
