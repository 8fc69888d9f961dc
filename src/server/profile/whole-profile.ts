import type { Day } from '#domain/calendar/day.ts';
import type { BoulderRow, MountainRow } from '#domain/operations/row-changes.ts';
import type { Rock } from '#domain/plan/plan.ts';
import type { Completion } from '#domain/profile/profile.ts';
import { byAge } from '#domain/progress/recent.ts';
import {
  byPosition,
  pebbleOf,
  type CompletedFields,
  type LoadedPebble,
  type Placed,
} from './plan-rows.ts';
import { completionOfRow, headOfRow, type HeadRow } from './stored-rows.ts';

/** Letters that are encoded at once: few enough to be collected with the young generation. */
const CHUNK = 32_768;

/**
 * A row of `unstuck_whole`: the first is everything but the rocks (`WithoutRocks`), each further one a
 * rock of the boulder it names (`RockColumns`), those of one boulder in their order.
 */
export type WholePart = { readonly boulder: string | null; readonly part: string };

/** Null stands for no rows. */
type WithoutRocks = {
  readonly head: HeadRow & { readonly version: number };
  readonly mountains: readonly Placed<MountainRow>[] | null;
  readonly boulders: readonly Placed<BoulderRow>[] | null;
  readonly ledger: readonly LedgerRow[] | null;
  /** What was completed on each day. */
  readonly days:
    readonly { readonly day: Day; readonly count: number; readonly xp: number }[] | null;
  readonly recent: readonly Completion[] | null;
};

type LedgerRow = readonly [
  pebbleId: string,
  /** In milliseconds since 1970. */
  completedAt: number,
  day: Day,
  actualMinutes: number,
  timeTracked: boolean,
];

/** The words of all pebbles, and three numbers of each: position, minutes and XP. */
type RockColumns = readonly [
  rock: readonly [id: string, title: string, completed: boolean],
  ids: readonly string[],
  titles: readonly string[],
  descriptions: readonly string[],
  numbers: readonly number[],
];

/** A `Snapshot` as the bytes of JSON that are sent. */
export type SnapshotBytes = { readonly version: number; readonly json: Uint8Array<ArrayBuffer> };

/**
 * The whole profile, written rock by rock, and out of the heap at once: as a tree of objects, or as one
 * text, ten thousand pebbles cost most of the time in garbage collection. Null when there is no profile.
 */
export function snapshotBytes([first, ...rocks]: readonly WholePart[]): SnapshotBytes | null {
  if (first === undefined) return null;
  const { head, ...whole } = JSON.parse(first.part) as WithoutRocks;
  const { version, ...columns } = head;
  const days = whole.days ?? [];
  const sums = {
    xp: days.reduce((sum, { xp }) => sum + xp, 0),
    activity: Object.fromEntries(days.map(({ day, count }) => [day, count])),
    recentCompletions: (whole.recent ?? []).map(completionOfRow).toSorted(byAge),
  };
  const bytes = createBytes();
  bytes.add(`{"version":${version},"profile":`);
  bytes.add(`${open(headOfRow(columns), 'mountains')}`);
  for (const text of planTexts(whole, rocks)) bytes.add(text);
  bytes.add(`],${JSON.stringify(sums).slice(1)}}`);
  return { version, json: bytes.all() };
}

function* planTexts(
  { mountains, boulders, ledger }: WithoutRocks | Omit<WithoutRocks, 'head'>,
  rocks: readonly WholePart[],
): Iterable<string> {
  const completions = new Map(ledger?.map((row) => [row[0], row]));
  const rocksOf = Map.groupBy(rocks, ({ boulder }) => boulder);
  const bouldersOf = Map.groupBy(boulders ?? [], ({ mountainId }) => mountainId);
  for (const [place, mountain] of (mountains ?? []).toSorted(byPosition).entries()) {
    const { id, title, description, priority, progress } = mountain;
    yield comma(place) + open({ id, title, description, priority, progress }, 'boulders');
    const within = (bouldersOf.get(id) ?? []).sort(byPosition);
    for (const [placeWithin, boulder] of within.entries()) {
      const { mountainId: _, position: __, ...words } = boulder;
      yield comma(placeWithin) + open(words, 'rocks');
      for (const [last, { part }] of (rocksOf.get(boulder.id) ?? []).entries())
        yield comma(last) + rockText(JSON.parse(part) as RockColumns, completions);
      yield ']}';
    }
    yield ']}';
  }
}

function comma(place: number): string {
  return place === 0 ? '' : ',';
}

/** An object up to the first item of a list that is its last field. */
function open(node: object, list: string): string {
  return `${JSON.stringify(node).slice(0, -1)},"${list}":[`;
}

function rockText(
  [[id, title, completed], ids, titles, descriptions, numbers]: RockColumns,
  completions: ReadonlyMap<string, LedgerRow>,
): string {
  const rows = ids.map((pebbleId, place): LoadedPebble => ({
    id: pebbleId,
    rockId: id,
    // Each column has a value for each pebble.
    title: titles[place] ?? '',
    description: descriptions[place] ?? '',
    position: numbers[3 * place] ?? 0,
    estimatedMinutes: numbers[3 * place + 1] ?? 0,
    xpValue: numbers[3 * place + 2] ?? 0,
    completion: completionOf(completions.get(pebbleId)),
  }));
  const pebbles = rows.sort(byPosition).map(pebbleOf);
  return JSON.stringify({ id, title, completed, pebbles } satisfies Rock);
}

function completionOf(row: LedgerRow | undefined): CompletedFields | null {
  if (row === undefined) return null;
  const [, completedAt, day, actualMinutes, timeTracked] = row;
  return { completedAt: new Date(completedAt).toISOString(), day, actualMinutes, timeTracked };
}

/** Text that is encoded as soon as there is some of it. */
function createBytes() {
  const chunks: Uint8Array[] = [];
  let text = '';
  const encode = (): void => {
    chunks.push(Buffer.from(text));
    text = '';
  };
  return {
    add(more: string): void {
      text += more;
      if (text.length > CHUNK) encode();
    },
    all(): Uint8Array<ArrayBuffer> {
      encode();
      return Buffer.concat(chunks);
    },
  };
}
