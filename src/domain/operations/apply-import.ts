/** Taking an exported plan into a profile: what is there already stays as it is, the rest is added. */

import { addDays, laterDay, MAX_DAYS_AHEAD, type Day } from '../calendar/day.ts';
import { choosePebbles, dayOfList } from '../day-list/day-list.ts';
import { changeNodes } from '../plan/change-nodes.ts';
import { clampMinutes } from '../plan/estimate.ts';
import { firstWaitingPebbles, placedPebbles } from '../plan/find.ts';
import { nodeIds } from '../plan/identity.ts';
import { waitingPebble } from '../plan/new-pebble.ts';
import type { Mountain, NodeType, Pebble } from '../plan/plan.ts';
import type { Completion, Profile } from '../profile/profile.ts';
import { completionOf, withCompletions } from '../progress/ledger.ts';
import { xpForMinutes } from '../progress/level.ts';
import { MAX_TRACKED_MINUTES } from '../timer/timer.ts';
import { applied, type ChangeOf, type Moment } from './moment.ts';
import type { Applied } from './operation.ts';

/**
 * Appends the mountains that are new, done pebbles with their completions, and the completions of
 * pebbles that are in no plan any more. Nodes and completions whose ids are there already are
 * skipped, so importing twice is importing once, and no pebble earns twice. Never refused.
 */
export function importPlan(
  profile: Profile,
  change: ChangeOf<'plan.import'>,
  { day }: Moment,
): Applied {
  const fresh = newMountains(change.mountains, profile.mountains);
  const completions = newCompletions({ profile, fresh, given: change.completions, day });
  if (fresh.length === 0 && completions.length === 0) return applied(profile);
  const known = new Map(
    [...ledgerOf(profile), ...completions].map((completion) => [completion.pebbleId, completion]),
  );
  const mountains = [...profile.mountains, ...restored(fresh, known)];
  const after = withCompletions(
    { ...profile, mountains, lastActive: latestDay(profile.lastActive, completions) },
    completions,
  );
  const pebbleIds = choosePebbles(after);
  const hadWaiting = firstWaitingPebbles(profile.mountains, 1).length > 0;
  if (hadWaiting || pebbleIds.length === 0) return applied(after);
  return applied({ ...after, dayList: { day: dayOfList(profile, day), pebbleIds } });
}

/** The mountains whose ids are new, each without the nodes whose ids are taken. */
function newMountains(
  given: readonly Mountain[],
  present: readonly Mountain[],
): readonly Mountain[] {
  const ids = nodeIds(present);
  const newOf = (kind: NodeType) => {
    const taken = new Set(ids[kind]);
    return <Node extends { readonly id: string }>(node: Node): Node | null => {
      if (taken.has(node.id)) return null;
      taken.add(node.id);
      return node;
    };
  };
  return changeNodes(given, {
    mountain: newOf('mountain'),
    boulder: newOf('boulder'),
    rock: newOf('rock'),
    pebble: newOf('pebble'),
  });
}

/** The rows that moved pebbles stand for. */
function movedIn(mountains: readonly Mountain[]): readonly Completion[] {
  return [...placedPebbles(mountains)].flatMap(({ pebble, mountainTitle }) =>
    pebble.status === 'moved' ? completionOf(pebble, mountainTitle) : [],
  );
}

/** The rows of the ledger that this profile knows. */
function ledgerOf(profile: Profile): readonly Completion[] {
  return [...movedIn(profile.mountains), ...profile.recentCompletions];
}

/** The given rows, and those of moved pebbles that come without one; a pebble that waits keeps waiting. */
function newCompletions({
  profile,
  fresh,
  given,
  day,
}: {
  readonly profile: Profile;
  readonly fresh: readonly Mountain[];
  readonly given: readonly Completion[];
  readonly day: Day;
}): readonly Completion[] {
  const taken = new Set([
    ...nodeIds(profile.mountains).pebble,
    ...profile.recentCompletions.map(({ pebbleId }) => pebbleId),
  ]);
  const lastDay = addDays(day, MAX_DAYS_AHEAD);
  const added = new Map<string, Completion>();
  for (const completion of [...given, ...movedIn(fresh)]) {
    const { pebbleId } = completion;
    if (taken.has(pebbleId) || added.has(pebbleId) || completion.day > lastDay) continue;
    added.set(pebbleId, withinBounds(completion));
  }
  return [...added.values()];
}

/** XP always follows from the minutes, whatever a file says. */
function withinBounds(completion: Completion): Completion {
  const estimatedMinutes = clampMinutes(completion.estimatedMinutes);
  const actualMinutes = Math.min(MAX_TRACKED_MINUTES, Math.ceil(completion.actualMinutes));
  return { ...completion, estimatedMinutes, actualMinutes, xp: xpForMinutes(estimatedMinutes) };
}

/**
 * Mountains as the ledger has them: a pebble is moved if, and only if, it has a row there, and is worth
 * what it earned, so that putting it back takes away just that.
 */
function restored(
  mountains: readonly Mountain[],
  ledger: ReadonlyMap<string, Completion>,
): readonly Mountain[] {
  const pebbleOf = (pebble: Pebble): Pebble => {
    const waiting = waitingPebble(pebble);
    const row = ledger.get(pebble.id);
    if (row === undefined) return waiting;
    return {
      ...waiting,
      estimatedMinutes: row.estimatedMinutes,
      xpValue: row.xp,
      status: 'moved',
      completedAt: row.completedAt,
      actualMinutes: row.actualMinutes,
      timeTracked: row.timeTracked,
      completedDay: row.day,
    };
  };
  return changeNodes(mountains, { pebble: pebbleOf });
}

function latestDay(day: Day, completions: readonly Completion[]): Day {
  return completions.reduce((latest, row) => laterDay(latest, row.day), day);
}
