import { type BoulderDraft, type PebbleDraft, type RockDraft } from '../plan-draft.ts';
import { type Item } from '../reading/item.ts';
import { fitText, TEXT_LIMITS } from '../words/word-limits.ts';
import { type GoalFamily, type Step, type StepRock } from './goal-family.ts';
import { filled, slotOf } from './slots.ts';

function pebble(step: Step, slot: string): PebbleDraft {
  return {
    title: filled(step.title, slot),
    description: filled(step.description, slot),
    estimatedMinutes: step.minutes,
  };
}

function rock(template: StepRock, slot: string): RockDraft {
  return {
    title: filled(template.title, slot),
    pebbles: template.steps.map((step) => pebble(step, slot)),
  };
}

function withNotes(rocks: readonly RockDraft[], item: Item): RockDraft[] {
  const { rest } = fitText(item.title, TEXT_LIMITS.boulderTitle);
  const said = [rest === '' ? '' : item.title, ...item.notes]
    .filter((part) => part !== '')
    .join('. ');
  return rocks.map((part, at) => ({
    ...part,
    pebbles: part.pebbles.map((step, place) =>
      at === 0 && place === 0 && said !== '' ? { ...step, description: said } : step,
    ),
  }));
}

/** The boulders of a goal whose kind is known: the family's steps with the person's own words. */
export function goalBoulders(item: Item, family: GoalFamily): BoulderDraft[] {
  const slot = slotOf(item.title);
  if (family.size === 'sitting') {
    const rocks = family.boulders.flatMap((boulder) =>
      boulder.rocks.map((part) => rock(part, slot)),
    );
    const title = fitText(item.title, TEXT_LIMITS.boulderTitle).fitting;
    return [{ title, rocks: withNotes(rocks, item) }];
  }
  return family.boulders.map((boulder, at) => {
    const rocks = boulder.rocks.map((part) => rock(part, slot));
    return { title: filled(boulder.title, slot), rocks: at === 0 ? withNotes(rocks, item) : rocks };
  });
}

/** A project that shares its mountain: one boulder in the item's words with all its rocks. */
export function goalInOneBoulder(item: Item, family: GoalFamily): BoulderDraft {
  const boulders = goalBoulders(item, family);
  return {
    title: fitText(item.title, TEXT_LIMITS.boulderTitle).fitting,
    rocks: boulders.flatMap((boulder) => boulder.rocks),
  };
}
