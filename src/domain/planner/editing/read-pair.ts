import { type TextChange } from './change.ts';
import { cutAt } from './read-rename.ts';

const MERGE = /^(?:merge|combine|join|unite)\s+(.+)$/iu;
const SWAP = /^(?:swap|switch|exchange)\s+(?:a?round\s+|over\s+)?(.+)$/iu;
/** One name that means two. */
const BOTH = /^(?:both|(?:the |those |these )?(?:(?:first|last) )?two)\b/iu;
const AND = /\s+(?:and|with|into|&|\+)\s+/giu;
/** "The food and the music boulders" are two boulders. */
const BOTH_LEVELS = /^(.+?)\s(boulder|rock|section|pebble|step)s$/iu;

function pairsIn(said: string): [string, string][] {
  return cutAt(said, AND).flatMap(([a, b]): [string, string][] => {
    const [, bare, level] = BOTH_LEVELS.exec(b) ?? [];
    const levelled: [string, string][] =
      bare === undefined || level === undefined ? [] : [[`${a} ${level}`, `${bare} ${level}`]];
    return [...levelled, [a, b]];
  });
}

/** Reads a wish for two things as one, and what that is to be called. */
export function readMerge(text: string): TextChange | null {
  const said = MERGE.exec(text)?.[1];
  if (said === undefined) return null;
  const named =
    /^(.+?)\s+(?:called|as|(?:in)?to (?:one|an?|a single|a new)(?: step| pebble| task)?(?: called| named|:))\s+(.+)$/iu.exec(
      said,
    );
  const names = (named?.[1] ?? said).replace(
    /\s+(?:(?:in|in)?to (?:one|a single)(?: step| pebble| task| thing)?|together)$/iu,
    '',
  );
  const pairs = pairsIn(names);
  const title = named?.[2] ?? null;
  if (pairs.length > 0) return { kind: 'merge', pairs, title };
  return BOTH.test(names) ? { kind: 'merge', pairs, both: names, title } : null;
}

/** Reads a wish for each of two things in the place of the other. */
export function readSwap(text: string): TextChange | null {
  const said = SWAP.exec(text)?.[1];
  const pairs = said === undefined ? [] : pairsIn(said);
  if (pairs.length > 0) return { kind: 'swap', pairs };
  return said !== undefined && BOTH.test(said) ? { kind: 'swap', pairs, both: said } : null;
}
