import { importPlan } from '../operations/apply-import.ts';
import type { ChangeOf } from '../operations/moment.ts';
import type { KeptBrainDump } from '../operations/operation.ts';
import { placedPebbles } from '../plan/find.ts';
import type { Mountain } from '../plan/plan.ts';
import {
  DEFAULT_SETTINGS,
  type Completion,
  type Profile,
  type Settings,
} from '../profile/profile.ts';
import { SETTINGS } from '../profile/settings.ts';
import type { AccountExport } from './account-export.ts';

type ImportChange = ChangeOf<'plan.import'>;
type SettingsChange = ChangeOf<'settings.set'>;

/** A quarter of what the server takes at once, in characters, each of which may be four bytes. */
const MAX_CHARACTERS = 200_000;
const MAX_MOUNTAINS = 50;
const MAX_DUMPS = 500;

/**
 * What has to be applied, in this order, to import an export: several changes when it is a large
 * one. None when it holds nothing. Settings are changed to those of `settings` only.
 */
export function importChanges(
  exported: AccountExport,
  { settings = {} }: { readonly settings?: Partial<Settings> } = {},
): readonly (ImportChange | SettingsChange)[] {
  return [
    ...planChanges(exported),
    ...(isEmpty(settings) ? [] : [{ kind: 'settings.set', settings } as const]),
  ];
}

function planChanges({
  mountainsData,
  completions,
  brainDumps,
}: AccountExport): readonly ImportChange[] {
  const rows = new Map(completions.map((completion) => [completion.pebbleId, completion]));
  const changes: ImportChange[] = [];
  let mountains: Mountain[] = [];
  let taken: Completion[] = [];
  let dumps: KeptBrainDump[] = [];
  let size = 0;
  const close = (): void => {
    const words = dumps.length === 0 ? {} : { brainDumps: dumps };
    if (size > 0) changes.push({ kind: 'plan.import', mountains, completions: taken, ...words });
    mountains = [];
    taken = [];
    dumps = [];
    size = 0;
  };
  const makeRoomFor = (more: number): void => {
    const isFull = mountains.length === MAX_MOUNTAINS || dumps.length === MAX_DUMPS;
    if (isFull || size + more > MAX_CHARACTERS) close();
    size += more;
  };
  for (const mountain of mountainsData) {
    const own = takenRows(mountain, rows);
    makeRoomFor(lettersOf(mountain) + lettersOf(own));
    mountains.push(mountain);
    taken.push(...own);
  }
  for (const completion of rows.values()) {
    makeRoomFor(lettersOf(completion));
    taken.push(completion);
  }
  for (const dump of brainDumps) {
    makeRoomFor(lettersOf(dump));
    dumps.push(dump);
  }
  close();
  return changes;
}

/** The rows of a mountain's pebbles, which leave the map. */
function takenRows(mountain: Mountain, rows: Map<string, Completion>): readonly Completion[] {
  return [...placedPebbles([mountain])].flatMap(({ pebble }) => {
    const row = rows.get(pebble.id);
    rows.delete(pebble.id);
    return row ?? [];
  });
}

function lettersOf(value: unknown): number {
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
  /** How many brain dumps are new, as far as it is known which are there. */
  readonly brainDumps: number;
  /** The settings of the file that differ from those of the account. */
  readonly settings: Partial<Settings>;
  /** Whether the account's own settings are all as they were at sign-up, so that none is lost. */
  readonly hasDefaultSettings: boolean;
};

/**
 * What importing would add, and what is there already, before anything is done. Completions of
 * pebbles that were deleted more than a few days ago are not known to a device: they count as new
 * here, and the server, which knows them, adds none of them twice. Dumps are no part of a profile: the
 * ids of those that are there come as `dumpsPresent`.
 */
export function importPreview(
  profile: Profile,
  exported: AccountExport,
  dumpsPresent: ReadonlySet<string> = new Set(),
): ImportPreview {
  const present = new Set(profile.mountains.map(({ id }) => id));
  let after = profile;
  // No bound on days here: the server decides with its own clock.
  const moment = { at: exported.exportedAt, day: '9999-12-01' };
  for (const change of planChanges(exported)) {
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
    brainDumps: exported.brainDumps.filter(({ id }) => !dumpsPresent.has(id)).length,
    settings: settingsBeyond(profile.settings, exported.settings),
    hasDefaultSettings: isEmpty(settingsBeyond(DEFAULT_SETTINGS, profile.settings)),
  };
}

/** The settings of the second that are not those of the first. */
function settingsBeyond(from: Settings, to: Settings): Partial<Settings> {
  const other = SETTINGS.filter((setting) => to[setting] !== from[setting]);
  // Each has the value of its own name.
  return Object.fromEntries(other.map((setting) => [setting, to[setting]])) as Partial<Settings>;
}

function isEmpty(settings: Partial<Settings>): boolean {
  return Object.keys(settings).length === 0;
}
