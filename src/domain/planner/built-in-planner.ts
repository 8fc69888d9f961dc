import { type KindWords, kindWordsOf } from './data/kind-words.ts';
import {
  type BrainDump,
  type MountainDraft,
  type PebbleDraft,
  type PlanDraft,
} from './plan-draft.ts';
import { lintPlan } from './plan-linter.ts';
import { cleanText } from './reading/page/clean-text.ts';
import { type DumpReading, type Item } from './reading/item.ts';
import { readDump } from './reading/read-dump.ts';
import { evenParts, MIN_PEBBLES } from './rock-sizes.ts';
import { itemsLeftOut } from './shaping/coverage.ts';
import { groupsOf, MAX_MOUNTAINS } from './shaping/groups.ts';
import { labelsOf } from './shaping/labels.ts';
import { mountainDraftOf } from './shaping/mountain.ts';
import { quotedPebbles } from './shaping/quoted.ts';
import { restMountain } from './shaping/rest-mountain.ts';
import { topicOfPage } from './shaping/page-topic.ts';
import { pebbleDraftOf, smallTaskRocks } from './shaping/small-tasks.ts';
import { depthFor } from './shaping/taken-apart.ts';

const BESIDE_KINDNESS = MIN_PEBBLES - 1;
const MAX_LATER = 12;

/** What someone in distress wished for is the gentlest of steps; a rock of the rest comes later. */
function besideKindness({ inDistress, items }: DumpReading): readonly Item[] {
  if (!inDistress) return [];
  const wishes = items.filter((item) => item.wish).slice(0, 1);
  const rest = items.filter((item) => !wishes.includes(item));
  return rest.length <= BESIDE_KINDNESS ? [...wishes, ...rest] : wishes;
}

function kindMountain(reading: DumpReading, text: string): MountainDraft {
  const words = kindWordsOf(reading.language);
  const steps = reading.inDistress ? words.distressSteps : words.steps;
  return {
    title: words.mountain,
    description: reading.inDistress ? words.calm : text,
    boulders: [
      {
        title: words.boulder,
        rocks: [
          {
            title: words.rock,
            pebbles: [
              ...steps.map(({ title, description, minutes }) => ({
                title,
                description,
                estimatedMinutes: minutes,
              })),
              ...besideKindness(reading).map((item) => gentlePebble(item, words)),
            ],
          },
        ],
      },
    ],
  };
}

function gentlePebble(item: Item, { gentleNote }: KindWords): PebbleDraft {
  const pebble = pebbleDraftOf(item);
  return item.wish ? { ...pebble, description: gentleNote, estimatedMinutes: 15 } : pebble;
}

/** All the rest of a hard day, in one place and out of the way. */
function laterMountain(items: readonly Item[], { later }: KindWords): MountainDraft {
  const [title, description, boulder] = later;
  return { title, description, boulders: [{ title: boulder, rocks: smallTaskRocks(items) }] };
}

function mountainsOf(reading: DumpReading, text: string): MountainDraft[] {
  const depth = depthFor(reading.items);
  const smallTitle = reading.isUnwell ? kindWordsOf(reading.language).gently : null;
  const topic = topicOfPage(text, reading.items);
  return groupsOf(reading.items, { smallTitle, topic }).map((group) =>
    mountainDraftOf(group, depth),
  );
}

function othersOf(reading: DumpReading, text: string): MountainDraft[] {
  const { inDistress, items } = reading;
  if (items.length === 0) return [];
  return inDistress && items.length <= MAX_LATER
    ? [laterMountain(items, kindWordsOf(reading.language))]
    : mountainsOf(reading, text);
}

function withWhatIsLeft(draft: PlanDraft, reading: DumpReading): PlanDraft {
  const left = itemsLeftOut(reading.items, draft);
  if (left.length === 0) return draft;
  const rest = restMountain(left, reading.language);
  const [last] = draft.mountains.slice(-1);
  const full = draft.mountains.length >= MAX_MOUNTAINS && last !== undefined;
  const mountains = full
    ? [...draft.mountains.slice(0, -1), { ...last, boulders: [...last.boulders, ...rest.boulders] }]
    : [...draft.mountains, rest];
  return lintPlan({ mountains });
}

/** A plan for a day of feelings stays small; any other quotes what no step of it holds. */
function withWhatWasSaid(draft: PlanDraft, reading: DumpReading): PlanDraft {
  const { language, items } = reading;
  const last = draft.mountains.at(-1);
  const pebbles = quotedPebbles(reading, draft);
  if (items.length === 0 || last === undefined || pebbles.length === 0) return draft;
  const title = labelsOf(language).beside;
  const boulder = { title, rocks: evenParts(pebbles).map((part) => ({ title, pebbles: part })) };
  const whole = { ...last, boulders: [...last.boulders, boulder] };
  return lintPlan({ mountains: [...draft.mountains.slice(0, -1), whole] });
}

/**
 * Makes a plan from a brain dump without any service: the same dump on the same day gives the same
 * plan. Every thing to do that the dump names is in it, in the person's own words; feelings and
 * finished things are not. Words that no rule could read are quoted. A dump that is not blank never gives an empty plan (design, section 5).
 */
export function planBrainDump(dump: BrainDump): PlanDraft {
  const reading = readDump(dump);
  const text = cleanText(dump.text).trim();
  if (text === '') return { mountains: [] };
  const kind =
    reading.items.length === 0 || reading.inDistress ? [kindMountain(reading, text)] : [];
  const beside = kind.length > 0 ? besideKindness(reading) : [];
  const items = reading.items.filter((item) => !beside.includes(item));
  const others = othersOf({ ...reading, items }, text);
  const mountains = [...kind, ...others].slice(0, MAX_MOUNTAINS);
  const draft = withWhatIsLeft(lintPlan({ mountains }), reading);
  return reading.inDistress ? draft : withWhatWasSaid(draft, reading);
}
