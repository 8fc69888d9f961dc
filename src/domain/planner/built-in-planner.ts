import { DISTRESS_STEPS, KIND_STEPS } from './data/kind-steps.ts';
import { type BrainDump, type MountainDraft, type PlanDraft } from './plan-draft.ts';
import { lintPlan } from './plan-linter.ts';
import { cleanText } from './reading/clean-text.ts';
import { type DumpReading } from './reading/item.ts';
import { readDump } from './reading/read-dump.ts';
import { itemsLeftOut } from './shaping/coverage.ts';
import { groupsOf } from './shaping/groups.ts';
import { mountainOf } from './shaping/mountain.ts';
import { pebbleOf, smallTaskRocks } from './shaping/small-tasks.ts';
import { depthFor } from './shaping/taken-apart.ts';

const MAX_BESIDE_KINDNESS = 5;

function isSmallBesideKindness(reading: DumpReading): boolean {
  return reading.inDistress && reading.items.length <= MAX_BESIDE_KINDNESS;
}

function kindMountain(reading: DumpReading, text: string): MountainDraft {
  const steps = reading.inDistress ? DISTRESS_STEPS : KIND_STEPS;
  const beside = isSmallBesideKindness(reading) ? reading.items.map(pebbleOf) : [];
  return {
    title: 'Be kind to myself first',
    description: reading.inDistress
      ? 'One very small thing at a time. You do not have to do this alone.'
      : text,
    boulders: [
      {
        title: 'Only what helps now',
        rocks: [
          {
            title: 'First small steps',
            pebbles: [
              ...steps.map(({ title, description, minutes }) => ({
                title,
                description,
                estimatedMinutes: minutes,
              })),
              ...beside,
            ],
          },
        ],
      },
    ],
  };
}

function mountainsOf(reading: DumpReading): MountainDraft[] {
  const depth = depthFor(reading.items);
  const smallTitle = reading.isUnwell ? 'Getting through today gently' : null;
  return groupsOf(reading.items, smallTitle).map((group) => mountainOf(group, depth));
}

function withWhatIsLeft(draft: PlanDraft, reading: DumpReading): PlanDraft {
  const left = itemsLeftOut(reading.items, draft);
  if (left.length === 0) return draft;
  const rest: MountainDraft = {
    title: 'Everything else',
    description: 'What found no other place.',
    boulders: [{ title: 'Everything else', rocks: smallTaskRocks(left) }],
  };
  const [last] = draft.mountains.slice(-1);
  const full = draft.mountains.length >= 5 && last !== undefined;
  const mountains = full
    ? [...draft.mountains.slice(0, -1), { ...last, boulders: [...last.boulders, ...rest.boulders] }]
    : [...draft.mountains, rest];
  return lintPlan({ mountains });
}

/**
 * Makes a plan from a brain dump without any service: the same dump on the same day gives the same
 * plan. Every thing to do that the dump names is in it, in the person's own words; feelings and
 * finished things are not. A dump that is not blank never gives an empty plan (design, section 5).
 */
export function planBrainDump(dump: BrainDump): PlanDraft {
  const reading = readDump(dump);
  const text = cleanText(dump.text).trim();
  if (text === '') return { mountains: [] };
  const kind =
    reading.items.length === 0 || reading.inDistress ? [kindMountain(reading, text)] : [];
  const others = isSmallBesideKindness(reading) ? [] : mountainsOf(reading);
  const mountains = [...kind, ...others].slice(0, 5);
  return withWhatIsLeft(lintPlan({ mountains }), reading);
}
