import { withoutEndMarks } from '../../words/end-marks.ts';
import { type Word } from '../../words/words.ts';

/** What becomes of a word of a title: it stays, it is left out, or it is said beneath the title. */
export type Fate = 'stays' | 'left out' | 'beneath';

/** A title and what becomes of each of its words. */
export type MarkedTitle = { readonly words: readonly Word[]; readonly fates: readonly Fate[] };

/** The title with another fate for the words from `from` to `to` (exclusive). */
export function withFate(
  { words, fates }: MarkedTitle,
  { from, to, fate }: { from: number; to: number; fate: Fate },
): MarkedTitle {
  return { words, fates: fates.map((own, at) => (at >= from && at < to ? fate : own)) };
}

/** How many words stay. */
export function lengthOf({ fates }: MarkedTitle): number {
  return fates.filter((fate) => fate === 'stays').length;
}

/** Where the words that are said beneath the title's end begin. */
export function endOf({ fates }: MarkedTitle): number {
  return fates.findLastIndex((fate) => fate !== 'beneath') + 1;
}

/** The words that stay; a comma of one that was left out stands behind the word before it. */
export function titleOf({ words, fates }: MarkedTitle): string {
  const said: string[] = [];
  for (const [at, { raw, comma }] of words.entries()) {
    const last = said.at(-1);
    if (fates[at] === 'stays') said.push(raw);
    else if (comma && last !== undefined && !last.endsWith(',')) said[said.length - 1] = `${last},`;
  }
  return said.join(' ').replace(/(?:\s[-–—/])?[\s,:;]*$/u, '');
}

/** The words that are said beneath, in the person's order. */
export function beneathOf({ words, fates }: MarkedTitle): string {
  const runs: string[][] = [];
  for (const [at, { raw }] of words.entries()) {
    if (fates[at] !== 'beneath') continue;
    if (fates[at - 1] === 'beneath') runs.at(-1)?.push(raw);
    else runs.push([raw]);
  }
  return runs.map((run) => withoutEndMarks(run.join(' '))).join(' … ');
}
