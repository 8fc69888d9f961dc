/** A plan out of a model's reply. Nothing in it need be what was asked for. */

import { z } from 'zod';
import { pebblesOf } from '#domain/plan/walk.ts';
import type {
  BoulderDraft,
  MountainDraft,
  PebbleDraft,
  PlanDraft,
  RockDraft,
} from '#domain/planner/plan-draft.ts';
import { MIN_PEBBLES } from '#domain/planner/rock-sizes.ts';
import { lacksVerbs } from '#domain/planner/verb-first.ts';
import type { FoundJson } from './read-json.ts';
import { fieldsIn, isMountain, mountainsIn, type Fields } from './reply-nodes.ts';
import type { Cleaner } from './said-by-person.ts';

/** What a reply may hold in all: far above what anybody can want, far below what hurts. */
const MAX_PEBBLES_IN_ALL = 300;
const MAX_LOOKED_AT = 2000;
const MAX_NODES = 40;

const title = z.string().trim().min(1);
const nodes = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).max(MAX_NODES);
const planSchema = z.object({
  mountains: nodes(
    z.object({
      title,
      boulders: nodes(
        z.object({ title, rocks: nodes(z.object({ title, pebbles: nodes(z.object({ title })) })) }),
      ),
    }),
  ),
});

export type PlanReply = {
  readonly draft: PlanDraft;
  /** What the model should be told when it did not keep to the form; null when it did. */
  readonly problem: string | null;
};

/**
 * The plan among the values of a reply: the first that is one. Mountains that stand one by one are
 * one plan, in the order in which they were said.
 */
export function planAmong(
  values: Iterable<FoundJson>,
  clean: Cleaner,
): { readonly plan: PlanReply; readonly isCut: boolean } | null {
  const alone: FoundJson[] = [];
  for (const found of values) {
    // The same place can be read in two ways.
    if (alone.some(({ at }) => at === found.at)) continue;
    if (isMountain(found.value)) alone.push(found);
    else if (alone.length === 0) {
      const plan = planIn(found.value, clean);
      if (plan !== null) return { plan, isCut: found.isCut };
    }
  }
  const mountains = alone.sort((a, b) => a.at - b.at).map(({ value }) => value);
  const plan = planIn(mountains, clean);
  return plan === null ? null : { plan, isCut: alone.some(({ isCut }) => isCut) };
}

/** The plan in a value, with all that can be read of it; null when the value is no plan at all. */
function planIn(value: unknown, clean: Cleaner): PlanReply | null {
  const found = mountainsIn(value);
  if (found === undefined) return null;
  // One too many is enough to be told of.
  const said: unknown = Array.isArray(found) ? found.slice(0, MAX_NODES + 1) : found;
  const { error } = planSchema.safeParse({ mountains: said });
  const room = { pebbles: MAX_PEBBLES_IN_ALL, looks: MAX_LOOKED_AT };
  const mountains = fieldsIn(said).flatMap((node) => mountainOf(node, clean, room));
  const draft = { mountains };
  return { draft, problem: error === undefined ? formProblem(draft) : describe(error) };
}

/** What no linter can mend without inventing (specification, sections 5 and 9). */
function formProblem(draft: PlanDraft): string | null {
  if (draft.mountains.some((mountain) => pebblesOf(mountain).length < MIN_PEBBLES))
    return `a mountain has fewer than ${MIN_PEBBLES} pebbles: cut its work into more steps, or put it under another mountain`;
  return lacksVerbs(draft) ? 'every pebble title must begin with a verb' : null;
}

/** What is wrong, by place and kind: words of the reply are not in it. */
export function describe(error: z.ZodError): string {
  return error.issues
    .slice(0, 5)
    .map(({ path, message }) => `${path.join('.') || 'the reply'}: ${message}`)
    .join('; ');
}

type Room = { pebbles: number; looks: number };

export function minutesIn(pebble: Fields): number {
  const value = pebble['minutes'] ?? pebble['estimatedMinutes'] ?? pebble['estimated_minutes'];
  if (typeof value === 'number') return value;
  // "20", "about 20 min", "15-20"
  const [said = 'none'] = typeof value === 'string' ? (/-?\d+(?:\.\d+)?/.exec(value) ?? []) : [];
  return Number(said);
}

function mountainOf(node: Fields, clean: Cleaner, room: Room): MountainDraft[] {
  const boulders = fieldsIn(node['boulders'])
    .slice(0, MAX_NODES)
    .flatMap((boulder) => boulderOf(boulder, clean, room));
  if (boulders.length === 0) return [];
  return [{ title: clean(node['title']), description: clean(node['description']), boulders }];
}

function boulderOf(node: Fields, clean: Cleaner, room: Room): BoulderDraft[] {
  const rocks = fieldsIn(node['rocks'])
    .slice(0, MAX_NODES)
    .flatMap((rock) => rockOf(rock, clean, room));
  return rocks.length === 0 ? [] : [{ title: clean(node['title']), rocks }];
}

/** A step that is words only has a title at least. */
function stepsIn(list: unknown): Fields[] {
  if (!Array.isArray(list)) return [];
  return fieldsIn(list.map((step) => (typeof step === 'string' ? { title: step } : step)));
}

function rockOf(node: Fields, clean: Cleaner, room: Room): RockDraft[] {
  const pebbles: PebbleDraft[] = [];
  // A model that got stuck says the same step again and again.
  const seen = new Set<string>();
  for (const pebble of stepsIn(node['pebbles'])) {
    if (room.pebbles === 0 || room.looks === 0) break;
    room.looks -= 1;
    const title = clean(pebble['title']);
    if (title === '' || seen.has(title.toLowerCase())) continue;
    seen.add(title.toLowerCase());
    const description = clean(pebble['description']);
    pebbles.push({ title, description, estimatedMinutes: minutesIn(pebble) });
    room.pebbles -= 1;
  }
  return pebbles.length === 0 ? [] : [{ title: clean(node['title']), pebbles }];
}
