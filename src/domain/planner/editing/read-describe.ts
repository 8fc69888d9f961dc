import { type TextChange } from './change.ts';
import { POLITE } from './in-plain-words.ts';

const NOTE = String.raw`(?:description|note|comment|reminder note)`;
const SAYING = String.raw`(?:\s*,?\s*(?:that says|which says|saying|to say|that reads|reading))?\s*[:,–-]?\s+`;
const ADDED = [
  new RegExp(
    String.raw`^(?:add|put|write|attach|make|leave|include)\s+(?:an?|the|this|another)\s+(?:short\s+)?${NOTE}\s+(?:to|for|on|at|under|with|in)\s+([^:]+?)(?:\s*:\s*|\s*,?\s*(?:that says|which says|saying)\s*:?\s*)(.+)$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(.+?)\s+(?:needs?|should (?:have|get)|gets?|could use|wants)\s+(?:an?|the|this)\s+(?:short\s+)?${NOTE}${SAYING}(.+)$`,
    'iu',
  ),
  new RegExp(String.raw`^(?:a )?note\s+(?:to|for|on)\s+([^:]+?)\s*:\s*(.+)$`, 'iu'),
];
const SET = [
  new RegExp(
    String.raw`^(?:the )?${NOTE}\s+(?:of|for|on)\s+(.+?)\s+(?:should|must|needs to)\s+(?:be|say|read):?\s+(.+)$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:change|set|replace)\s+the\s+${NOTE}\s+(?:of|for|on)\s+(.+?)\s+(?:to|with)(?:\s+say)?:?\s+(.+)$`,
    'iu',
  ),
];
const ASKED = new RegExp(String.raw`\b${NOTE}\b`, 'iu');

/** Reads a wish for words in the description of a step, as they were said. */
export function readDescribe(said: string): TextChange | null {
  if (!ASKED.test(said)) return null;
  const text = said.replace(POLITE, '');
  for (const [patterns, isAll] of [
    [SET, true],
    [ADDED, false],
  ] as const)
    for (const pattern of patterns) {
      const [, name, words] = pattern.exec(text) ?? [];
      if (name !== undefined && words !== undefined)
        return { kind: 'describe', name, text: words, isAll };
    }
  return null;
}
