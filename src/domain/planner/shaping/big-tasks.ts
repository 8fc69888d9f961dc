import { type BoulderDraft, type PebbleDraft, type RockDraft } from '../plan-draft.ts';
import { type Item } from '../reading/item.ts';
import { fitText, TEXT_LIMITS } from '../words/word-limits.ts';
import { type GoalFamily, type Step, type StepRock } from './goal-family.ts';
import { filled, filledTitle, goalSlotOf, slotOf } from './slots.ts';
import { type Depth } from './taken-apart.ts';

function pebble(step: Step, slot: string): PebbleDraft {
  return {
    title: filledTitle(step.title, slot),
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

/** What the person said about the goal opens its first step, so that none of it is lost. */
function withNotes(rocks: readonly RockDraft[], item: Item): RockDraft[] {
  const { rest } = fitText(item.title, TEXT_LIMITS.boulderTitle);
  const said = [...(rest === '' ? [] : [item.title]), ...item.notes].join('. ');
  if (said === '') return [...rocks];
  return rocks.map((part, at) => ({
    ...part,
    pebbles: part.pebbles.map((step, place) =>
      at === 0 && place === 0 ? { ...step, description: said } : step,
    ),
  }));
}

/** "Finish the demo, due on Friday": the mountain says when, its boulder what. */
function withoutDate(title: string): string {
  return title.replace(/, (?:due|overdue)\b.*$/u, '').replace(/(?<=\S) \([^()]*\)?$/u, '');
}

/**
 * The boulders of a goal whose kind is known: as many of the family's steps as the depth allows,
 * with the person's own words in each.
 */
export function goalBoulders(item: Item, family: GoalFamily, depth: Depth): BoulderDraft[] {
  const slot = item.language === 'en' ? (goalSlotOf(item.title) ?? slotOf(item.title)) : item.title;
  const title = fitText(withoutDate(item.title), TEXT_LIMITS.boulderTitle).fitting;
  const named = family.boulders.map((boulder) => ({
    title: filled(boulder.title, slot),
    rocks: boulder.rocks.map((part) => rock(part, slot)),
  }));
  const rocks = named.flatMap((boulder) => boulder.rocks).slice(0, depth.rocks);
  if (family.size !== 'project' || rocks.length <= 2)
    return [{ title, rocks: withNotes(rocks, item) }];
  return named.map((boulder, at) => ({
    title: boulder.title,
    rocks: at === 0 ? withNotes(boulder.rocks, item) : boulder.rocks,
  }));
}
