import { type PebbleDraft, type RockDraft } from '../plan-draft.ts';
import { type Around, type Context, contextNamed } from '../data/contexts.ts';
import { FITTING_NOTES } from '../data/fitting-notes.ts';
import { VERB_NOTES } from '../data/verb-notes.ts';
import { verbOf } from '../reading/grammar/title-words.ts';
import { capitalised } from '../reading/titles/task-phrase.ts';
import { type Item } from '../reading/item.ts';
import { evenParts, MIN_PEBBLES } from '../rock-sizes.ts';
import { fitText, TEXT_LIMITS } from '../words/word-limits.ts';
import { fittedTitleOf } from './fitting/fit-title.ts';
import { englishRocks, englishSteps, nameOfFew, type NamedItems } from './english-rocks.ts';
import { foreignNoteOf } from './foreign-context.ts';
import { foreignThingOf } from './foreign-thing.ts';
import { grouped } from './grouped.ts';
import { labelsOf } from './labels.ts';
import { filled, filledTitle, nounSlotOf, ownSlotOf } from './slots.ts';
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
const GOT_THERE =
  /^[Gg]et [^,(]+ to (?:the|my|our|them|him|her|mum|mom|dad|\p{Lu}\p{Ll}+)(?!\p{L})/u;

/** "Get someone to look at the roof": nothing is fetched there either. */
const GOT_TO_DO =
  /^[Gg]et (?:\S+ used|a way|someone|somebody|people|it|me|us|him|her|them|\p{Lu}\p{Ll}+) to \p{Ll}/u;

const AT_FAULT = 'Open it where it is wrong. Change one thing, then look again.';
const PICTURES = 'Daylight, one corner cleared. Ten pictures, keep the best three.';

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
  if (context.id === 'making' && /^take\b/iu.test(item.title)) return PICTURES;
  if (context.id === 'making' && /^fix\b/iu.test(item.title)) return AT_FAULT;
  if (GOT_THERE.test(item.title) || GOT_TO_DO.test(item.title)) return labelsOf(item.language).note;
  const fitting = FITTING_NOTES.find(([title]) => title.test(item.title));
  if (fitting !== undefined) return fitting[1];
  if (context.id === 'thinking' && /^get\b/iu.test(item.title)) return context.note;
  return (context.id === 'self' ? undefined : VERB_NOTES.get(verbOf(item.title))) ?? context.note;
}

/** One pebble for one small task: its own words, what was said about it, or a kind line. */
export function pebbleDraftOf(item: Item): PebbleDraft {
  const context = contextOf(item);
  const { fitting, rest } = fittedTitleOf(item);
  const note = noteFor(item);
  const said = [restSaid(rest), ...item.notes].filter((part) => part !== '');
  return {
    title: fitting,
    description: said.length > 0 ? said.join('. ') : note,
    estimatedMinutes: item.minutes ?? context?.minutes ?? 20,
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

/** Around a thing that is taken somewhere. */
export const BROUGHT = {
  before: ['Put what you take by the door', 'that is the step. Going comes next.'],
  after: ['Rest for a minute', 'it is out of your hands now. That counts.'],
} as const satisfies Pick<Context, 'before' | 'after'>;

/** A task of which it is not known where it is done wants a thought before a deed. */
const UNKNOWN = contextNamed('thinking');

function isBrought({ title }: Item): boolean {
  return GOT_THERE.test(title) || !/^(?:buy|get|shop|visit|go|pick|collect)$/u.test(verbOf(title));
}

/** "Get it in writing" and "get him to sign" name nothing to go for. */
function isNoErrand({ title }: Item): boolean {
  return /^get\b/iu.test(title) && !GOT_THERE.test(title) && nounSlotOf(title) === null;
}

/** What comes before and after a task of this context. */
function aroundOf(item: Item, context: Context): Pick<Context, 'before' | 'after'> {
  if (context.id !== 'errands') return context;
  if (isNoErrand(item)) return UNKNOWN ?? context;
  return isBrought(item) ? BROUGHT : context;
}

/** Said of the thing where the person gave it an article, and else of the task as a whole. */
function around(item: Item, [title, description, plain]: Around): PebbleDraft {
  const slot = GOT_THERE.test(item.title) ? null : ownSlotOf(item.title);
  const aboutTask = fitText(`${item.title}: ${description}`, TEXT_LIMITS.pebbleDescription);
  return {
    title: plain === undefined || slot !== null ? filledTitle(title, slot ?? '') : plain,
    description: aboutTask.rest === '' ? aboutTask.fitting : capitalised(description),
    estimatedMinutes: 15,
  };
}

function foreignAround(item: Item, context: Context | null): [PebbleDraft, PebbleDraft] {
  const { first, last, note } = labelsOf(item.language);
  const thing = foreignThingOf(item);
  const slot = thing ?? fitText(item.title, { words: 5, characters: 60 }).fitting;
  const step = ([title, description]: Around): PebbleDraft => ({
    title: thing === null ? filled(title, slot) : filledTitle(title, slot),
    description,
    estimatedMinutes: 15,
  });
  return context === null || thing === null
    ? [step([first, note]), step([last, note])]
    : [step(context.before), step(context.after)];
}

/** A task that stands alone, with what comes before and after it: three small steps. */
export function stepsAround(item: Item): PebbleDraft[] {
  const context = contextOf(item);
  const known = context ?? UNKNOWN;
  if (item.language !== 'en' || known === undefined) {
    const [before, after] = foreignAround(item, context);
    return [before, pebbleDraftOf(item), after];
  }
  const { before, after } = aroundOf(item, known);
  return [around(item, before), pebbleDraftOf(item), around(item, after)];
}

function isEnglish(items: readonly Item[]): boolean {
  return items.every(({ language }) => language === 'en');
}

function rockDraftOf({ title, items }: NamedItems): RockDraft {
  return { title, pebbles: items.map(pebbleDraftOf) };
}

/** Rocks of small tasks, one pebble each, batched by where they are done; dates first. */
export function smallTaskRocks(items: readonly Item[]): RockDraft[] {
  const ordered = inOrder(items);
  if (ordered.length > 0 && ordered.length < MIN_PEBBLES) return [aroundFew(ordered)];
  if (isEnglish(ordered)) return englishRocks(ordered).map(rockDraftOf);
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
  if (isEnglish(items)) return englishSteps(items).map(rockDraftOf);
  return rocksNamed(items, stepsTitle(items));
}

/** Rocks of even size, each called by what it holds. */
function rocksNamed(items: readonly Item[], title: string): RockDraft[] {
  const parts = evenParts(items);
  const titles = parts.map(titleOfRock);
  return parts.map((part, index) => ({
    title: withNumber(titles[index] ?? title, numberOf(titles, index)),
    pebbles: part.map(pebbleDraftOf),
  }));
}

function titleOfFew(items: readonly Item[]): string {
  if (isEnglish(items)) return nameOfFew(items);
  const contexts = new Set(items.map((item) => contextOf(item)?.rock));
  const [only] = contexts;
  const language = items[0]?.language ?? 'en';
  return contexts.size === 1 && only !== undefined ? only : labelsOf(language).rock;
}

function aroundFew(items: readonly Item[]): RockDraft {
  const [first, second] = items;
  const steps = first === undefined ? [] : stepsAround(first);
  const pebbles = second === undefined ? steps : [...steps.slice(0, 2), pebbleDraftOf(second)];
  return { title: titleOfFew(items), pebbles };
}
