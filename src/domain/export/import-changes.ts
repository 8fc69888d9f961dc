import { importPlan } from '../operations/apply-import.ts';
import type { ChangeOf } from '../operations/moment.ts';
import { placedPebbles } from '../plan/find.ts';
import type { Mountain } from '../plan/plan.ts';
import type { Completion, Profile } from '../profile/profile.ts';
import type { AccountExport } from './account-export.ts';

type ImportChange = ChangeOf<'plan.import'>;

/** A quarter of what the server takes at once, in characters, each of which may be four bytes. */
const MAX_CHARACTERS = 200_000;
const MAX_MOUNTAINS = 50;

/**
 * What has to be applied, in this order, to import an export: several changes when it is a large
 * one. None when it holds nothing.
 */
export function importChanges({
  mountainsData,
  completions,
}: AccountExport): readonly ImportChange[] {
  const rows = new Map(completions.map((completion) => [completion.pebbleId, completion]));
  const changes: ImportChange[] = [];
  let mountains: Mountain[] = [];
  let taken: Completion[] = [];
  let size = 0;
  const close = (): void => {
    if (size > 0) changes.push({ kind: 'plan.import', mountains, completions: taken });
    mountains = [];
    taken = [];
    size = 0;
  };
  const makeRoomFor = (more: number): void => {
    if (size + more > MAX_CHARACTERS || mountains.length === MAX_MOUNTAINS) close();
    size += more;
  };
  for (const mountain of mountainsData) {
    const own = rowsOf(mountain, rows);
    makeRoomFor(sizeOf(mountain) + sizeOf(own));
    mountains.push(mountain);
    taken.push(...own);
  }
  for (const completion of rows.values()) {
    makeRoomFor(sizeOf(completion));
    taken.push(completion);
  }
  close();
  return changes;
}

/** The rows of a mountain's pebbles, which leave the map. */
function rowsOf(mountain: Mountain, rows: Map<string, Completion>): readonly Completion[] {
  return [...placedPebbles([mountain])].flatMap(({ pebble }) => {
    const row = rows.get(pebble.id);
    rows.delete(pebble.id);
    return row ?? [];
  });
}

function sizeOf(value: unknown): number {
  return JSON.stringify(value).length;
}

export type ImportPreview = {
  /** What would be added. */
  readonly mountains: readonly string[];
  readonly pebbles: number;
  readonly completions: number;
  readonly xp: number;
  /** Mountains of the file that are in the plan already, and stay as they are. */
  readonly mountainsPresent: readonly string[];
  readonly completionsPresent: number;
};

/**
 * What importing would add, and what is there already, before anything is done. Completions of
 * pebbles that were deleted more than a few days ago are not known to a device: they count as new
 * here, and the server, which knows them, adds none of them twice.
 */
export function importPreview(profile: Profile, exported: AccountExport): ImportPreview {
  const present = new Set(profile.mountains.map(({ id }) => id));
  let after = profile;
  // No bound on days here: the server decides with its own clock.
  const moment = { at: exported.exportedAt, day: '9999-12-01' };
  for (const change of importChanges(exported)) {
    const result = importPlan(after, change, moment);
    if (result.ok) after = result.profile;
  }
  const added = after.mountains.slice(profile.mountains.length);
  const completions = after.recentCompletions.length - profile.recentCompletions.length;
  return {
    mountains: added.map(({ title }) => title),
    pebbles: [...placedPebbles(added)].length,
    completions,
    xp: after.xp - profile.xp,
    mountainsPresent: exported.mountainsData
      .filter(({ id }) => present.has(id))
      .map(({ title }) => title),
    completionsPresent: Math.max(0, exported.completions.length - completions),
  };
}
