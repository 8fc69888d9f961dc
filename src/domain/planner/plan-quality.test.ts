import { describe, expect, it } from 'vitest';

import { planBrainDump } from './built-in-planner.ts';
import { type PlanDraft } from './plan-draft.ts';
import { SEEN_DUMPS, type TestDump } from './test-dumps.ts';
import { UNSEEN_DUMPS } from './test-dumps-unseen.ts';

const TODAY = '2026-11-21';
const TEST_DUMPS = [...SEEN_DUMPS, ...UNSEEN_DUMPS];

function holds(text: string, item: string): boolean {
  const lower = text.toLowerCase();
  return item.split(' ').every((word) => lower.includes(word));
}

function titlesOf(plan: PlanDraft): string[] {
  return plan.mountains.flatMap((mountain) => [
    mountain.title,
    ...mountain.boulders.flatMap((boulder) => [
      boulder.title,
      ...boulder.rocks.flatMap((rock) => rock.pebbles.map((pebble) => pebble.title)),
    ]),
  ]);
}

/** Title and description of a pebble belong together; a boulder's title stands over its pebbles. */
function placesOf(plan: PlanDraft): string[] {
  return plan.mountains.flatMap((mountain) => [
    mountain.title,
    ...mountain.boulders.flatMap((boulder) =>
      boulder.rocks.flatMap((rock) =>
        rock.pebbles.map((pebble) => `${boulder.title} ${pebble.title} ${pebble.description}`),
      ),
    ),
  ]);
}

function isIsolated(dump: TestDump, titles: readonly string[], item: string): boolean {
  const others = dump.items.filter((other) => other !== item && !holds(item, other));
  return titles.some((title) => holds(title, item) && !others.some((other) => holds(title, other)));
}

type Score = { items: number; kept: number; isolated: number; lost: string[]; joined: string[] };

function score(dumps: readonly TestDump[]): Score {
  const total: Score = { items: 0, kept: 0, isolated: 0, lost: [], joined: [] };
  for (const dump of dumps) {
    const plan = planBrainDump({ text: dump.text, today: TODAY });
    const titles = titlesOf(plan);
    const places = placesOf(plan);
    for (const item of dump.items) {
      total.items++;
      if (places.some((place) => holds(place, item))) total.kept++;
      else total.lost.push(`${dump.name}: ${item}`);
      if (isIsolated(dump, titles, item)) total.isolated++;
      else total.joined.push(`${dump.name}: ${item}`);
    }
  }
  return total;
}

function dumpsOf(families: readonly string[]): TestDump[] {
  return TEST_DUMPS.filter((dump) => families.includes(dump.family));
}

describe('the built-in planner on real dumps', () => {
  it('keeps at least 95 % of what people named', () => {
    const { items, kept, lost } = score(TEST_DUMPS);
    expect(kept / items, lost.join('\n')).toBeGreaterThanOrEqual(0.95);
  });

  it.each([
    { families: ['list', 'short'], floor: 0.9 },
    { families: ['dictation'], floor: 0.85 },
    { families: ['rant', 'prose'], floor: 0.75 },
    { families: ['language', 'odd'], floor: 0.85 },
  ])('gives at least $floor of the items of $families a place of their own', (group) => {
    const { items, isolated, joined } = score(dumpsOf(group.families));
    expect(isolated / items, joined.join('\n')).toBeGreaterThanOrEqual(group.floor);
  });

  it.each(TEST_DUMPS.filter((dump) => dump.never !== undefined))(
    'makes no pebble of feelings, chatter and finished things: $name',
    (dump) => {
      const titles = titlesOf(planBrainDump({ text: dump.text, today: TODAY }));
      const wrong = titles.filter((title) => dump.never?.some((words) => holds(title, words)));
      expect(wrong).toEqual([]);
    },
  );
});
