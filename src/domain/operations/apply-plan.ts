/** Adding to a plan, revising it and deleting from it: specification, sections 3 to 5. */

import { choosePebbles, dayOfList } from '../day-list/day-list.ts';
import { changeNodes, changeRock } from '../plan/change-nodes.ts';
import { findRock, firstWaitingPebbles } from '../plan/find.ts';
import { nodeIds, withoutDuplicateMountains } from '../plan/identity.ts';
import { asNewMountains } from '../plan/new-mountains.ts';
import { pebbleByHand, pebbleDescriptionProblem, pebbleTitleProblem } from '../plan/new-pebble.ts';
import type { Rock } from '../plan/plan.ts';
import { storable } from '../plan/storable.ts';
import { mergeRevision } from '../plan/merged-revision.ts';
import type { Profile } from '../profile/profile.ts';
import { applied, refused, type ChangeOf, type Moment } from './moment.ts';
import type { Applied } from './operation.ts';
import { withoutStalePebbles } from './stale-pebbles.ts';
import { areIdsTaken, isPebbleIdTaken } from './taken-ids.ts';

/**
 * Appends mountains, all of their pebbles in the way; those whose id is there already are dropped.
 * When no pebble waited before, the day gets a new list.
 */
export function addMountains(
  profile: Profile,
  change: ChangeOf<'mountains.add'>,
  { day }: Moment,
): Applied {
  const known = new Set(nodeIds(profile.mountains).mountain);
  const mountains = asNewMountains(
    withoutDuplicateMountains(change.mountains).filter(({ id }) => !known.has(id)),
  );
  if (mountains.length === 0) return applied(profile);
  if (areIdsTaken({ incoming: mountains, others: profile.mountains, profile }))
    return refused('id.taken');
  const after = { ...profile, mountains: [...profile.mountains, ...mountains] };
  const pebbleIds = choosePebbles(after);
  const isFirstChoice = firstWaitingPebbles(profile.mountains, 1).length === 0;
  if (!isFirstChoice || pebbleIds.length === 0) return applied(after);
  return applied({
    ...after,
    dayList: { day: dayOfList(profile, day), pebbleIds },
  });
}

/**
 * Replaces a mountain by its revision; finished pebbles are protected, and what others did to it since it
 * was revised.
 */
export function reviseMountainTo(
  profile: Profile,
  { mountain: revised, from }: ChangeOf<'mountain.revise'>,
): Applied {
  if (revised.id === '' || revised.boulders.length === 0) return refused('mountain.invalid');
  const original = profile.mountains.find(({ id }) => id === revised.id);
  if (original === undefined) return refused('mountain.not_found');
  const others = profile.mountains.filter((mountain) => mountain !== original);
  const merged = mergeRevision({ original, revised, from: from ?? original });
  if (areIdsTaken({ incoming: [merged], others, profile })) return refused('id.taken');
  return applied(
    withoutStalePebbles({
      ...profile,
      mountains: profile.mountains.map((m) => (m === original ? merged : m)),
    }),
  );
}

/** Adds a pebble by hand at the end of a rock, in words that can be kept: half an emoji turns nobody away. */
export function addPebble(profile: Profile, change: ChangeOf<'pebble.add'>): Applied {
  const [title, description] = [storable(change.title), storable(change.description)];
  const problem = pebbleTitleProblem(title) ?? pebbleDescriptionProblem(description);
  if (problem !== null) return refused('operation.invalid');
  const rock = findRock(profile.mountains, change.rockId);
  if (rock === null) return refused('rock.not_found');
  if (rock.pebbles.some(({ id }) => id === change.pebbleId)) return applied(profile);
  if (isPebbleIdTaken(profile, change.pebbleId)) return refused('id.taken');
  const pebble = pebbleByHand({ id: change.pebbleId, title, description });
  const withPebble = (candidate: Rock): Rock =>
    candidate === rock ? { ...rock, pebbles: [...rock.pebbles, pebble] } : candidate;
  return applied({ ...profile, mountains: changeRock(profile.mountains, withPebble) });
}

/**
 * Deletes a node with everything under it. What is gone already is gone: no refusal. XP, activity
 * and completions stay, they were earned.
 */
export function deleteNode(profile: Profile, change: ChangeOf<'node.delete'>): Applied {
  const without = <Node extends { readonly id: string }>(node: Node): Node | null =>
    node.id === change.nodeId ? null : node;
  const mountains = changeNodes(profile.mountains, { [change.nodeType]: without });
  if (mountains === profile.mountains) return applied(profile);
  return applied(withoutStalePebbles({ ...profile, mountains }));
}
