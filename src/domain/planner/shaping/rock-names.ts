import { type Context } from '../data/contexts.ts';
import { type Item } from '../reading/item.ts';
import { labelsOf } from './labels.ts';
import { contextOf } from './task-context.ts';

/** Small tasks that make a rock or more, and where they are done. */
export type Batch = { readonly contexts: readonly Context[]; readonly items: readonly Item[] };

const SOON = 14;

/** What is due soon stands together, wherever it is done. */
export function isSoon({ due }: Item): boolean {
  return due !== null && due <= SOON;
}

export function contextsOf(items: readonly Item[]): Context[] {
  return [...new Set(items.map(contextOf))].filter((context) => context !== null);
}

/** The name of two contexts beside each other: a noun is small there, but never in German. */
function pairOf([first, second]: readonly Context[], language: string): string | null {
  if (first === undefined || second === undefined) return null;
  const small = language === 'de' ? second.short : second.short.toLowerCase();
  return `${first.short} ${labelsOf(language).and} ${small}`;
}

/** What a rock of small tasks is called: by the one or two places in which they are done. */
export function titleOfBatch({ contexts, items }: Batch): string {
  const language = items[0]?.language ?? 'en';
  const own = items.some((item) => item.language !== language)
    ? contextsOf(items.filter((item) => item.language === language))
    : contexts;
  const [only] = own;
  if (only !== undefined && own.length === 1) return only.rock;
  const pair = own.length === 2 ? pairOf(own, language) : null;
  return pair ?? labelsOf(language).rock;
}

/** A rock in another language is called by what it holds: "Bald fällig", "Anrufe und mehr". */
export function titleOfRock(items: readonly Item[]): string {
  const contexts = contextsOf(items);
  const [first] = contexts;
  const labels = labelsOf(items[0]?.language ?? 'en');
  if (first === undefined || contexts.length < 3) return titleOfBatch({ contexts, items });
  return items.every(isSoon) ? labels.soon : `${first.short} ${labels.more}`;
}

/** What steps under a heading are called. */
export function stepsTitle(items: readonly Item[]): string {
  const contexts = contextsOf(items);
  const isEnglish = items.every((item) => item.language === 'en');
  return isEnglish && (contexts.length > 2 || contexts.length === 0)
    ? 'Next steps'
    : titleOfBatch({ contexts, items });
}

/** How many rocks before it have the same name. */
export function numberOf(titles: readonly string[], index: number): number {
  return titles.slice(0, index).filter((title) => title === titles[index]).length;
}

/** "À régler et plus" has no room for its last word in front of a number. */
const LOOSE_END = / (?:et|y|e|und)$/u;

export function withNumber(title: string, index: number): string {
  const kept = title.split(' ').slice(0, 3).join(' ').replace(LOOSE_END, '');
  return index === 0 ? title : `${kept} ${index + 1}`;
}
