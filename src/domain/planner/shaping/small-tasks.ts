import { type PebbleDraft, type RockDraft } from '../plan-draft.ts';
import { VERB_NOTES } from '../data/verb-notes.ts';
import { verbOf } from '../reading/grammar/title-words.ts';
import { capitalised } from '../reading/titles/task-phrase.ts';
import { type Item } from '../reading/item.ts';
import { evenParts, MIN_PEBBLES } from '../rock-sizes.ts';
import { fitText, TEXT_LIMITS } from '../words/word-limits.ts';
import { foreignNoteOf } from './foreign-context.ts';
import { foreignThingOf } from './foreign-thing.ts';
import { grouped } from './grouped.ts';
import { labelsOf } from './labels.ts';
import { filled, filledTitle, nounSlotOf } from './slots.ts';
import {
  type Batch,
  isSoon,
  numberOf,
  stepsTitle,
  titleOfBatch,
  titleOfRock,
  withNumber,
} from './rock-names.ts';
import { inOrder } from './shaping-order.ts';
import { contextOf } from './task-context.ts';

/** "Get the names to the venue" is neither bought nor looked for. */
const GOT_THERE = /^get [^,(]+ to (?:the|my|our|them|him|her|\p{Lu}\p{Ll}+)(?!\p{L})/iu;

function noteFor(item: Item): string {
  const context = contextOf(item);
  if (context === null) return labelsOf(item.language).note;
  if (item.language !== 'en') return foreignNoteOf(item) ?? context.note;
  if (/^get (?:.* )?ready\b/iu.test(item.title)) return VERB_NOTES.get('prepare') ?? context.note;
  if (/^get back to\b/iu.test(item.title)) return VERB_NOTES.get('reply') ?? context.note;
  if (
    /^post (?:about\b|.*\bon (?:instagram|facebook|insta|linkedin|tiktok|the (?:group|page|blog))\b)/iu.test(
      item.title,
    )
  )
    return VERB_NOTES.get('write') ?? context.note;
  if (GOT_THERE.test(item.title)) return labelsOf(item.language).note;
  if (context.id === 'thinking' && /^get\b/iu.test(item.title)) return context.note;
  return (context.id === 'self' ? undefined : VERB_NOTES.get(verbOf(item.title))) ?? context.note;
}

/** One pebble for one small task: its own words, what was said about it, or a kind line. */
export function pebbleDraftOf(item: Item): PebbleDraft {
  const context = contextOf(item);
  const { fitting, rest } = fitText(item.title, TEXT_LIMITS.pebbleTitle);
  const note = noteFor(item);
  const said = [restSaid(rest), ...item.notes].filter((part) => part !== '');
  return {
    title: fitting,
    description: said.length > 0 ? said.join('. ') : note,
    estimatedMinutes: context?.minutes ?? 20,
  };
}

/** What had no room in the title: a remark in brackets stands by itself. */
function restSaid(rest: string): string {
  const [, remark] = /^\((.+)\)$/u.exec(rest) ?? [];
  if (remark !== undefined) return capitalised(remark);
  if (/^just /u.test(rest)) return capitalised(rest);
  return rest === '' ? '' : `… ${rest}`;
}

function batchesOf(items: readonly Item[]): Batch[] {
  const [first, ...later] = items.filter(isSoon);
  const rest = items.filter((item) => !later.includes(item));
  return [...grouped(rest, contextOf)].map(([context, own]) => {
    const soon = first !== undefined && own.includes(first) ? later : [];
    const contexts = [context, ...soon.map(contextOf)].filter((one) => one !== null);
    return { contexts: [...new Set(contexts)], items: [...own, ...soon] };
  });
}

/** Contexts with too few tasks go together, so that no rock is padded. */
function withoutTinyBatches(batches: readonly Batch[]): Batch[] {
  const whole = batches.filter((batch) => batch.items.length >= MIN_PEBBLES);
  const tiny = batches.filter((batch) => batch.items.length < MIN_PEBBLES);
  const items = tiny.flatMap((batch) => batch.items);
  if (items.length === 0) return whole;
  const mixed = { contexts: tiny.flatMap((batch) => batch.contexts), items };
  const [first, ...others] = whole;
  if (items.length >= MIN_PEBBLES || first === undefined) return [...whole, mixed];
  return [
    { contexts: [...first.contexts, ...mixed.contexts], items: [...first.items, ...items] },
    ...others,
  ];
}

/** What comes before a thing that is taken somewhere. */
export const BY_THE_DOOR = [
  'Put {it} ready by the door',
  'That is the step. Going comes next.',
] as const;

/** A task that stands alone, with what comes before and after it: three small steps. */
export function stepsAround(item: Item): PebbleDraft[] {
  const context = contextOf(item);
  const labels = labelsOf(item.language);
  const noun = item.language === 'en' ? nounSlotOf(item.title) : foreignThingOf(item);
  if (context === null || noun === null) {
    const slot = fitText(item.title, { words: 5, characters: 60 }).fitting;
    return [
      { title: filled(labels.first, slot), description: labels.note, estimatedMinutes: 15 },
      pebbleDraftOf(item),
      { title: filled(labels.last, slot), description: labels.note, estimatedMinutes: 15 },
    ];
  }
  const slot = noun;
  const isBrought =
    item.language === 'en' &&
    context.id === 'errands' &&
    !/^(?:buy|get|shop|visit|go|pick|collect)$/u.test(verbOf(item.title));
  return [
    {
      title: filledTitle(isBrought ? BY_THE_DOOR[0] : context.before[0], slot),
      description: isBrought ? BY_THE_DOOR[1] : context.before[1],
      estimatedMinutes: 15,
    },
    pebbleDraftOf(item),
    {
      title: filledTitle(context.after[0], slot),
      description: context.after[1],
      estimatedMinutes: 15,
    },
  ];
}

/** Rocks of small tasks, one pebble each, batched by where they are done; dates first. */
export function smallTaskRocks(items: readonly Item[]): RockDraft[] {
  const ordered = inOrder(items);
  if (ordered.length > 0 && ordered.length < MIN_PEBBLES) return [aroundFew(ordered)];
  const batches = withoutTinyBatches(batchesOf(ordered));
  const placeOf = ({ items: [first] }: Batch): number =>
    first === undefined ? ordered.length : ordered.indexOf(first);
  const sorted = batches
    .map((batch) => ({ ...batch, items: inOrder(batch.items) }))
    .sort((a, b) => placeOf(a) - placeOf(b));
  return sorted.flatMap((batch) => rocksNamed(batch.items, titleOfBatch(batch)));
}

/** Rocks of steps in the order in which they were told, without a word added to three or more. */
export function rocksInOrder(items: readonly Item[]): RockDraft[] {
  if (items.length > 0 && items.length < MIN_PEBBLES) return [aroundFew(items)];
  return rocksNamed(items, stepsTitle(items));
}

/** Rocks of even size: in English they share a name, elsewhere each is called by what it holds. */
function rocksNamed(items: readonly Item[], title: string): RockDraft[] {
  const parts = evenParts(items);
  const titles = items[0]?.language === 'en' ? parts.map(() => title) : parts.map(titleOfRock);
  return parts.map((part, index) => ({
    title: withNumber(titles[index] ?? title, numberOf(titles, index)),
    pebbles: part.map(pebbleDraftOf),
  }));
}

function aroundFew(items: readonly Item[]): RockDraft {
  const [first, second] = items;
  const contexts = new Set(items.map((item) => contextOf(item)?.rock));
  const [only] = contexts;
  const title =
    contexts.size === 1 && only !== undefined ? only : labelsOf(first?.language ?? 'en').rock;
  const steps = first === undefined ? [] : stepsAround(first);
  const pebbles = second === undefined ? steps : [...steps.slice(0, 2), pebbleDraftOf(second)];
  return { title, pebbles };
}
