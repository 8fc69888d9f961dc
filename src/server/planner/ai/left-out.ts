import type { MountainDraft, PlanDraft } from '#domain/planner/plan-draft.ts';
import { contentKeys } from '#domain/planner/reading/grammar/title-words.ts';
import type { Item } from '#domain/planner/reading/item.ts';

const ENOUGH = 0.5;

/**
 * The items of a dump that no mountain speaks of. A model has words of its own, so half of an
 * item's words anywhere in one mountain are enough.
 */
export function leftOut(items: readonly Item[], draft: PlanDraft): Item[] {
  const spokenOf = draft.mountains.map((mountain) => contentKeys(textOf(mountain)));
  return items.filter(({ title }) => {
    const keys = [...contentKeys(title)];
    const enough = Math.ceil(keys.length * ENOUGH);
    return !spokenOf.some((spoken) => keys.filter((key) => spoken.has(key)).length >= enough);
  });
}

function textOf({ title, description, boulders }: MountainDraft): string {
  const rocks = boulders.flatMap((boulder) => boulder.rocks);
  const pebbles = rocks.flatMap((rock) => rock.pebbles);
  return [
    title,
    description,
    ...[...boulders, ...rocks].map((node) => node.title),
    ...pebbles.flatMap((pebble) => [pebble.title, pebble.description]),
  ].join(' \n ');
}
