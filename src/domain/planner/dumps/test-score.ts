import { pebblesOf } from '../../plan/walk.ts';
import { CHANGE_GOALS } from '../data/goals-change.ts';
import { LIFE_GOALS } from '../data/goals-life.ts';
import { MAKING_GOALS } from '../data/goals-making.ts';
import { type Around, CONTEXTS } from '../data/contexts.ts';
import { GERMAN_DEEDS } from '../data/foreign/german-deeds.ts';
import { FOREIGN_PLANS } from '../data/foreign/foreign-plans.ts';
import { ALL_KIND_WORDS } from '../data/kind-words.ts';
import { LABELS } from '../data/plan-labels.ts';
import { type PlanDraft } from '../plan-draft.ts';
import { MAX_PEBBLES, MIN_PEBBLES } from '../rock-sizes.ts';
import { BROUGHT } from '../shaping/small-tasks.ts';
import { contentKeys } from '../reading/grammar/title-words.ts';
import { isVerb } from '../reading/grammar/verbs.ts';
import { TEXT_LIMITS, wordCount } from '../words/word-limits.ts';
import { keyAt, wordsOf } from '../words/words.ts';
import { type TestDump } from './test-dump.ts';

/** How many of how many. */
export type Share = { good: number; of: number };

/** What one plan, or many, made of the dumps. */
export type Score = {
  dumps: number;
  /** Items whose words stand together somewhere in the plan. */
  kept: Share;
  /** Items with a pebble or a boulder that names no other item. */
  isolated: Share;
  /** Pebbles, and how many of them have neither the person's words nor a template behind them. */
  invented: Share;
  /** Pebbles that a template wrote. */
  padding: Share;
  /** Plans in which every rock and every pebble has the right size. */
  granularity: Share;
  /** English pebbles that begin with a verb. */
  verbFirst: Share;
  /** Plans with a deadline that begin with it. */
  order: Share;
  /** Feelings and finished things that became pebbles. */
  forbidden: string[];
  lost: string[];
  joined: string[];
  late: string[];
  strange: string[];
  milliseconds: number[];
};

export function emptyScore(): Score {
  const none = (): Share => ({ good: 0, of: 0 });
  return {
    dumps: 0,
    kept: none(),
    isolated: none(),
    invented: none(),
    padding: none(),
    granularity: none(),
    verbFirst: none(),
    order: none(),
    forbidden: [],
    lost: [],
    joined: [],
    late: [],
    strange: [],
    milliseconds: [],
  };
}

function holds(text: string, item: string): boolean {
  const lower = text.toLowerCase();
  return item.split(' ').every((word) => lower.includes(word));
}

/** Title and description of a pebble belong together; a boulder's title stands over its pebbles. */
function placesOf(plan: PlanDraft): string[] {
  return plan.mountains.flatMap((mountain) => [
    mountain.title,
    ...mountain.boulders.flatMap((boulder) =>
      boulder.rocks.flatMap((rock) =>
        rock.pebbles.map((pebble) => `${boulder.title} ${pebble.title} ${pebble.description}`),
      ),
    ),
  ]);
}

function titlesOf(plan: PlanDraft): string[] {
  return plan.mountains.flatMap((mountain) => [
    mountain.title,
    ...mountain.boulders.flatMap((boulder) => [
      boulder.title,
      ...boulder.rocks.flatMap((rock) => rock.pebbles.map((pebble) => pebble.title)),
    ]),
  ]);
}

const FOREIGN_GOALS = [...FOREIGN_PLANS.values()].flatMap(({ goals }) => goals);
const FOREIGN_CONTEXTS = [...FOREIGN_PLANS.values()].flatMap(({ contexts }) => contexts);
const TEMPLATES = [
  ...[...MAKING_GOALS, ...CHANGE_GOALS, ...LIFE_GOALS, ...FOREIGN_GOALS].flatMap((family) =>
    family.boulders.flatMap((boulder) => boulder.rocks.flatMap((rock) => rock.steps)),
  ),
  ...ALL_KIND_WORDS.flatMap(({ steps, distressSteps }) => [...steps, ...distressSteps]),
].map((step) => step.title);
const AROUND = [
  ...[BROUGHT, ...CONTEXTS, ...FOREIGN_CONTEXTS].flatMap(({ before, after }) =>
    [before, after].flatMap(([title, , plain]: Around) => [title, plain ?? title]),
  ),
  ...[...LABELS.values()].flatMap((labels) => [labels.first, labels.last, labels.quoted]),
];
const TEMPLATE_FORMS = [...TEMPLATES, ...AROUND].map(
  (title) =>
    new RegExp(
      `^${title.replaceAll(/[.*+?^$()|[\]\\]/gu, String.raw`\$&`).replaceAll('{it}', '.+')}$`,
      'iu',
    ),
);

function isFromTemplate(title: string): boolean {
  return TEMPLATE_FORMS.some((form) => form.test(title));
}

const FOREIGN_DEED_AT_END = new RegExp(
  ` (?:${[...new Set(GERMAN_DEEDS.nouns.values())].filter((deed) => !deed.includes('{')).join('|')}|in Ordnung bringen)$`,
  'u',
);

/** Half of the words that carry the title's meaning stand in the dump, give or take an ending; "something" carries none. */
function isSupported(title: string, dumpKeys: readonly string[]): boolean {
  const own = FOREIGN_DEED_AT_END.test(title) ? title.replace(FOREIGN_DEED_AT_END, '') : title;
  const keys = [...contentKeys(own.replace(/^\S+\s|\bsomething\b/gu, ''))];
  const known = keys.filter((key) =>
    dumpKeys.some((said) => said.startsWith(key.slice(0, Math.max(3, key.length - 2)))),
  );
  return known.length * 2 >= keys.length;
}

function isWellSized(plan: PlanDraft): boolean {
  return plan.mountains.every((mountain) =>
    mountain.boulders.every((boulder) =>
      boulder.rocks.every(
        (rock) =>
          rock.pebbles.length >= MIN_PEBBLES &&
          rock.pebbles.length <= MAX_PEBBLES &&
          rock.pebbles.every(
            (pebble) =>
              pebble.estimatedMinutes >= 15 &&
              pebble.estimatedMinutes <= 30 &&
              wordCount(pebble.title) <= TEXT_LIMITS.pebbleTitle.words &&
              wordCount(pebble.description) <= TEXT_LIMITS.pebbleDescription.words,
          ),
      ),
    ),
  );
}

function count(share: Share, isGood: boolean): void {
  share.of++;
  if (isGood) share.good++;
}

function scoreItems(dump: TestDump, plan: PlanDraft, score: Score): void {
  const titles = titlesOf(plan);
  const places = placesOf(plan);
  for (const item of dump.items) {
    const others = dump.items.filter((other) => other !== item && !holds(item, other));
    const kept = places.some((place) => holds(place, item));
    const alone = titles.some(
      (title) => holds(title, item) && !others.some((other) => holds(title, other)),
    );
    count(score.kept, kept);
    count(score.isolated, alone);
    if (!kept) score.lost.push(`${dump.name}: ${item}`);
    else if (!alone) score.joined.push(`${dump.name}: ${item}`);
  }
}

function scoreOrder(dump: TestDump, plan: PlanDraft, score: Score): void {
  const { first } = dump;
  if (first === undefined) return;
  const places = plan.mountains.flatMap((mountain) =>
    mountain.boulders.flatMap((boulder) =>
      boulder.rocks.flatMap((rock) =>
        rock.pebbles.map((pebble) => `${boulder.title} ${pebble.title} ${pebble.description}`),
      ),
    ),
  );
  const at = places.findIndex((place) => holds(place, first));
  const others = dump.items.filter((item) => item !== first);
  const isFirst =
    at >= 0 && !places.slice(0, at).some((place) => others.some((item) => holds(place, item)));
  count(score.order, isFirst);
  if (!isFirst) score.late.push(`${dump.name}: ${first}`);
}

/** Adds what one plan made of its dump to the score. */
export function addToScore(
  score: Score,
  { dump, plan, milliseconds }: { dump: TestDump; plan: PlanDraft; milliseconds: number },
): void {
  score.dumps++;
  score.milliseconds.push(milliseconds);
  scoreItems(dump, plan, score);
  scoreOrder(dump, plan, score);
  count(score.granularity, isWellSized(plan));
  const said = wordsOf(dump.text).map((word) => word.key);
  for (const { title } of plan.mountains.flatMap(pebblesOf)) {
    const template = isFromTemplate(title);
    const invented = !template && !isSupported(title, said);
    count(score.padding, template);
    count(score.invented, invented);
    if (invented) score.strange.push(`${dump.name}: ${title}`);
    if (dump.family === 'language') continue;
    const verb = template || isVerb(keyAt(wordsOf(title), 0));
    count(score.verbFirst, verb);
    if (!verb) score.strange.push(`${dump.name}: no verb: ${title}`);
  }
  for (const words of dump.never ?? [])
    for (const title of titlesOf(plan))
      if (holds(title, words)) score.forbidden.push(`${dump.name}: ${title}`);
}
