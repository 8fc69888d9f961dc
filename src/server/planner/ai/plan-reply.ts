/** A plan out of a model's reply. Nothing in it need be what was asked for. */

import { z } from 'zod';
import type {
  BoulderDraft,
  MountainDraft,
  PebbleDraft,
  PlanDraft,
  RockDraft,
} from '#domain/planner/plan-draft.ts';
import { MIN_PEBBLES } from '#domain/planner/rock-sizes.ts';
import { lacksVerbs } from '#domain/planner/verb-first.ts';
import type { Cleaner } from './said-by-person.ts';

/** What a reply may hold in all: far above what anybody can want, far below what hurts. */
const MAX_PEBBLES = 300;
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

/** The plan in a value, with all that can be read of it; null when the value is no plan at all. */
export function planIn(value: unknown, clean: Cleaner): PlanReply | null {
  const plan = asPlan(value);
  if (plan === null) return null;
  const { error } = planSchema.safeParse(plan);
  const room = { pebbles: MAX_PEBBLES, looks: MAX_LOOKED_AT };
  const mountains = fieldsIn(plan.mountains).flatMap((node) => mountainOf(node, clean, room));
  const draft = { mountains };
  return { draft, problem: error === undefined ? formProblem(draft) : describe(error) };
}

/** What no linter can mend without inventing (specification, sections 5 and 9). */
function formProblem(draft: PlanDraft): string | null {
  if (draft.mountains.some((mountain) => pebblesIn(mountain) < MIN_PEBBLES))
    return `a mountain has fewer than ${MIN_PEBBLES} pebbles: cut its work into more steps, or put it under another mountain`;
  return lacksVerbs(draft) ? 'every pebble title must begin with a verb' : null;
}

function pebblesIn({ boulders }: MountainDraft): number {
  return boulders
    .flatMap(({ rocks }) => rocks)
    .reduce((sum, { pebbles }) => sum + pebbles.length, 0);
}

/** What is wrong, by place and kind: words of the reply are not in it. */
export function describe(error: z.ZodError): string {
  return error.issues
    .slice(0, 5)
    .map(({ path, message }) => `${path.join('.') || 'the reply'}: ${message}`)
    .join('; ');
}

export type Fields = Readonly<Record<string, unknown>>;
type Room = { pebbles: number; looks: number };

function asPlan(value: unknown): { readonly mountains: unknown } | null {
  if (Array.isArray(value)) {
    const isList = value.some((node) => 'boulders' in fieldsOf(node));
    return isList ? { mountains: value } : null;
  }
  const fields = fieldsOf(value);
  if ('mountains' in fields) return { mountains: fields['mountains'] };
  if ('boulders' in fields) return { mountains: [fields] };
  const inner = Object.values(fields).find((field) => 'mountains' in fieldsOf(field));
  return inner === undefined ? null : asPlan(inner);
}

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

export function fieldsIn(list: unknown): Fields[] {
  if (!Array.isArray(list)) return [];
  return list.filter((node) => typeof node === 'object' && node !== null).map(fieldsOf);
}

export function minutesIn(pebble: Fields): number {
  const value = pebble['minutes'] ?? pebble['estimatedMinutes'] ?? pebble['estimated_minutes'];
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? Number.parseFloat(value) : Number.NaN;
}

function mountainOf(node: Fields, clean: Cleaner, room: Room): MountainDraft[] {
  const boulders = fieldsIn(node['boulders'])
    .slice(0, MAX_NODES)
    .flatMap((boulder) => boulderOf(boulder, clean, room));
  const texts = { title: clean(node['title']), description: clean(node['description']) };
  return boulders.length === 0 ? [] : [{ ...texts, boulders }];
}

function boulderOf(node: Fields, clean: Cleaner, room: Room): BoulderDraft[] {
  const rocks = fieldsIn(node['rocks'])
    .slice(0, MAX_NODES)
    .flatMap((rock) => rockOf(rock, clean, room));
  return rocks.length === 0 ? [] : [{ title: clean(node['title']), rocks }];
}

function rockOf(node: Fields, clean: Cleaner, room: Room): RockDraft[] {
  const pebbles: PebbleDraft[] = [];
  // A model that got stuck says the same step again and again.
  const seen = new Set<string>();
  for (const pebble of fieldsIn(node['pebbles'])) {
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
