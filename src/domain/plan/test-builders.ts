/** Plans and profiles for tests: whole by default, and each part can be named. */

import type { Instant, Zone } from '../calendar/day.ts';
import type { Change, Operation } from '../operations/operation.ts';
import { DEFAULT_SETTINGS, type Completion, type Profile } from '../profile/profile.ts';
import { xpForMinutes } from '../progress/level.ts';
import type { Boulder, Mountain, MovedPebble, Pebble, Rock, WaitingPebble } from './plan.ts';

export const NOW: Instant = '2026-11-20T10:00:00.000Z';
export const TODAY = '2026-11-20';

export function aPebble(overrides: Partial<WaitingPebble> = {}): WaitingPebble {
  const id = overrides.id ?? 'pebble-1';
  const estimatedMinutes = overrides.estimatedMinutes ?? 20;
  return {
    id,
    title: `Do ${id}`,
    description: `Sit down and do ${id}.`,
    estimatedMinutes,
    xpValue: xpForMinutes(estimatedMinutes),
    status: 'in-the-way',
    ...overrides,
  };
}

export function aMovedPebble(overrides: Partial<MovedPebble> = {}): MovedPebble {
  const { id = 'pebble-1', estimatedMinutes = 20 } = overrides;
  return {
    ...aPebble({ id, estimatedMinutes }),
    status: 'moved',
    completedAt: NOW,
    actualMinutes: estimatedMinutes,
    timeTracked: false,
    completedDay: TODAY,
    ...overrides,
  };
}

export function aRock(overrides: Partial<Rock> = {}): Rock {
  return {
    id: 'rock-1',
    title: 'A rock',
    completed: false,
    pebbles: [aPebble()],
    ...overrides,
  };
}

export function aBoulder(overrides: Partial<Boulder> = {}): Boulder {
  return {
    id: 'boulder-1',
    title: 'A boulder',
    priority: 1,
    completed: false,
    rocks: [aRock()],
    ...overrides,
  };
}

/** A mountain; with `pebbles` it has one boulder and one rock, whose ids begin with its own. */
export function aMountain({
  pebbles,
  ...overrides
}: Partial<Mountain> & { readonly pebbles?: readonly Pebble[] } = {}): Mountain {
  const id = overrides.id ?? 'mountain-1';
  const rocks = [aRock({ id: `${id}-rock`, pebbles: pebbles ?? [aPebble()] })];
  return {
    id,
    title: 'A mountain',
    description: 'Something big.',
    priority: 1,
    progress: 0,
    boulders: [aBoulder({ id: `${id}-boulder`, rocks })],
    ...overrides,
  };
}

/** A person who signed up; nothing in the plan unless it is named. */
export function aProfile(overrides: Partial<Profile> = {}): Profile {
  return {
    id: '00000000-0000-4000-8000-0000000000aa',
    userId: '00000000-0000-4000-8000-0000000000bb',
    username: 'ada',
    xp: 0,
    lastActive: '2026-11-01',
    mountains: [],
    dayList: null,
    timer: null,
    settings: DEFAULT_SETTINGS,
    activity: {},
    recentCompletions: [],
    createdAt: '2026-11-01T10:00:00.000Z',
    updatedAt: '2026-11-01T10:00:00.000Z',
    ...overrides,
  };
}

export function aCompletion(overrides: Partial<Completion> = {}): Completion {
  return {
    pebbleId: 'pebble-1',
    title: 'Do pebble-1',
    mountainTitle: 'A mountain',
    completedAt: NOW,
    day: TODAY,
    estimatedMinutes: 20,
    actualMinutes: 20,
    timeTracked: false,
    xp: 7,
    ...overrides,
  };
}

/** A change on its way, made at `NOW` in UTC unless it says otherwise. */
export function anOperation(
  change: Change,
  overrides: { readonly opId?: string; readonly at?: Instant; readonly zone?: Zone } = {},
): Operation {
  return {
    opId: '00000000-0000-4000-8000-000000000001',
    schema: 1,
    at: NOW,
    zone: 'UTC',
    change,
    ...overrides,
  };
}
