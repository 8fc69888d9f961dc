import { setTimeout } from 'node:timers/promises';
import { SEEN_DUMPS, type TestDump } from '../src/domain/planner/dumps/test-dump.ts';
import { threadPlanner } from '../src/server/planner/thread-planner.ts';
import { atMost, milliseconds, percentile, type Figure, type Group } from './figure.ts';

const TODAY = '2026-11-21';
const THREADS = 5;
/** Who opens the dialog writes for longer. */
const WRITING_MS = 3000;

/** The specification's issue of the planner: so long for so many characters. */
const LIMITS = [
  { characters: 5000, withinMs: 300 },
  { characters: 20_000, withinMs: 1000 },
];

const KINDS: readonly { readonly name: string; readonly family: TestDump['family'] }[] = [
  { name: 'lists', family: 'list' },
  { name: 'prose', family: 'prose' },
  { name: 'dictated', family: 'dictation' },
];

export const planner: Group = {
  name: 'planner',
  title: 'The built-in planner',
  method: `From a page of words to its plan, on the server's thread. The page is made of the dumps of the eval set. ${THREADS} times each, with a new thread that is begun ${WRITING_MS / 1000} seconds before, as it is when somebody opens the dialog; then the same page once more. Medians.`,
  take: async () => {
    const figures: Figure[] = [];
    for (const { characters, withinMs } of LIMITS)
      for (const { name, family } of KINDS) {
        const { first, next } = await planned(pageOf(family, characters));
        const page = `${characters.toLocaleString('en')} characters, ${name}`;
        figures.push(
          atMost(withinMs, {
            name: `${page}: the first page`,
            measured: first,
            unit: milliseconds,
          }),
          atMost(withinMs, { name: `${page}: the next`, measured: next, unit: milliseconds }),
        );
      }
    return figures;
  },
};

function pageOf(family: TestDump['family'], characters: number): string {
  const texts = SEEN_DUMPS.filter((dump) => dump.family === family).map(({ text }) => text);
  const page = texts.join('\n\n').slice(0, characters);
  if (page.length < characters) throw new Error(`Too few words of the kind ${family}.`);
  return page;
}

async function planned(text: string): Promise<{ first: number; next: number }> {
  const first: number[] = [];
  const next: number[] = [];
  for (let at = 0; at < THREADS; at += 1) {
    const thread = threadPlanner({ idleMs: 2 * WRITING_MS });
    thread.begin?.();
    await setTimeout(WRITING_MS);
    for (const times of [first, next]) {
      const before = performance.now();
      await thread.structure({ text, today: TODAY });
      times.push(performance.now() - before);
    }
  }
  return { first: percentile(first, 0.5), next: percentile(next, 0.5) };
}
