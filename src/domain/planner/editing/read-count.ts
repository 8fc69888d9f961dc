import { SAID_NUMBERS } from '../data/dates.ts';
import { type TextChange } from './change.ts';

/** "A cover" names no number that could change. */
const COUNTS = new Map(
  [...SAID_NUMBERS, ['a dozen', 12] as const].filter(([said]) => !/^an?$/u.test(said)),
);
const NUMBER = String.raw`(?:\d{1,3}|${[...COUNTS.keys()].join('|')})`;
const RATHER = new RegExp(
  String.raw`^(.*?)\b(${NUMBER})\b(.*?),?\s+(?:rather than|instead of|not)\s+(${NUMBER})$`,
  'iu',
);
const INSTEAD = new RegExp(
  String.raw`^(?:instead of|not)\s+(.*?)\b(${NUMBER})\b(.*?),\s*(?:do |make |just |only |but )*(${NUMBER})$`,
  'iu',
);
const ENOUGH = new RegExp(
  String.raw`^(.+?)[,;:]?\s+(?:just |only )?(${NUMBER})\s+(?:is|are|will be|would be|'s)\s+(?:enough|plenty|fine|ok|okay|all i need)$`,
  'iu',
);

function bare(text: string): string {
  return text
    .replaceAll(/\b(?:should|needs? to|has to|have to|ought to) be\b|\b(?:thing|bit)\b/giu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** How many a word says, in figures or as it is said; null for a word that is no number. */
export function countOf(word: string): number | null {
  return COUNTS.get(word.toLowerCase()) ?? (/^\d{1,3}$/u.test(word) ? Number(word) : null);
}

/** Reads a wish for another number of the same: "two covers rather than three". */
export function readCount(text: string): TextChange | null {
  const [, front = '', to, rear = '', from] = RATHER.exec(text) ?? [];
  if (to !== undefined && from !== undefined)
    return { kind: 'count', name: bare(`${front} ${from} ${rear}`), from, to };
  const [, start = '', old, end = '', next] = INSTEAD.exec(text) ?? [];
  if (old !== undefined && next !== undefined)
    return { kind: 'count', name: bare(`${start} ${old} ${end}`), from: old, to: next };
  const [, name, enough] = ENOUGH.exec(text) ?? [];
  return name === undefined || enough === undefined
    ? null
    : { kind: 'count', name: bare(name), from: null, to: enough };
}
