import { SEVERAL } from '../data/numbers.ts';
import { contentKeys } from '../reading/grammar/title-words.ts';
import { capitalised } from '../reading/titles/task-phrase.ts';
import { isVerb, opensWithCommand } from '../reading/grammar/verbs.ts';
import { wordsOf } from '../words/words.ts';
import { isSame } from './same-words.ts';

const TAIL = /^(?:for|about|to|from|with|on|at|in|before|after|by|until|of|near|via)$/iu;
const OPENS_THING = new RegExp(
  String.raw`^(?:the|an?|my|our|your|his|her|their|some|any|\d+|${SEVERAL})$`,
  'iu',
);

type Pair = {
  readonly head: string;
  readonly items: readonly [string, string];
  readonly tail: string;
};

function isIn(keys: readonly string[], words: readonly string[]): boolean {
  const own = [...contentKeys(words.join(' '))];
  return keys.length > 0 && keys.every((key) => own.some((other) => isSame(key, other)));
}

/** Which of the two things that a title joins by "and" a name means, with what is said of both. */
function pairIn(title: string, name: string): { pair: Pair; at: 0 | 1 } | null {
  const words = title.split(' ');
  const and = words.findIndex((word) => /^(?:and|&|\+)$/iu.test(word));
  if (and < 2 || and !== words.findLastIndex((word) => /^(?:and|&|\+)$/iu.test(word))) return null;
  if (title.includes(',')) return null;
  const keys = [...contentKeys(name)];
  const [left, right] = [words.slice(0, and), words.slice(and + 1)];
  if (right.length === 0 || keys.some((key) => isSame(key, (words[0] ?? '').toLowerCase())))
    return null;
  const [inLeft, inRight] = [isIn(keys, left), isIn(keys, right)];
  if (inLeft === inRight) return null;
  const at = inLeft ? 0 : 1;
  if (opensWithCommand(wordsOf(right.join(' '))) && isVerb((right[0] ?? '').toLowerCase()))
    return { pair: { head: '', items: [left.join(' '), right.join(' ')], tail: '' }, at };
  const tailAt = right.findIndex((word, place) => place > 0 && TAIL.test(word));
  const rear = tailAt < 0 ? right : right.slice(0, tailAt);
  const tail = tailAt < 0 ? '' : right.slice(tailAt).join(' ');
  if (at === 1 && !isIn(keys, rear)) return null;
  let start = left.length - 1;
  while (start > 1 && !TAIL.test(left[start - 1] ?? '') && start > left.length - rear.length)
    start--;
  while (start > 1 && OPENS_THING.test(left[start - 1] ?? '')) start--;
  const front = left.slice(start);
  if (at === 0 && !isIn(keys, front)) return null;
  const items = [front.join(' '), rear.join(' ')] as const;
  return { pair: { head: left.slice(0, start).join(' '), items, tail }, at };
}

function told({ head, tail }: Pair, item: string): string {
  return capitalised([head, item, tail].filter((part) => part !== '').join(' '));
}

/** "Buy bunting and balloons" without the balloons; null when the name is not one of two things. */
export function withoutOneOf(title: string, name: string): string | null {
  const found = pairIn(title, name);
  return found === null ? null : told(found.pair, found.pair.items[found.at === 0 ? 1 : 0]);
}

/** "Ask Tom and Ngozi" for Tom alone; null when the name is not one of two things. */
export function onlyOneOf(title: string, name: string): string | null {
  const found = pairIn(title, name);
  return found === null ? null : told(found.pair, found.pair.items[found.at]);
}
