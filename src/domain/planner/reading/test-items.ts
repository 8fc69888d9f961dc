/** What a page asks for as it was read, before it is a plan: for tests of a kind of sentence. */

import { type DumpReading } from './item.ts';
import { readDump } from './read-dump.ts';

const A_SATURDAY = '2026-11-21';

export function itemsOf(text: string): DumpReading['items'] {
  return readDump({ text, today: A_SATURDAY }).items;
}

export function titlesOf(text: string): string[] {
  return itemsOf(text).map(({ title }) => title);
}

/** Of a line that stands between two that are as plain as can be. */
export function titlesBetween(line: string): string[] {
  const found = titlesOf(`fix the gate\n${line}\nring the vet`);
  return found.filter((title) => !/^(?:Fix the gate|Ring the vet)$/u.test(title));
}
