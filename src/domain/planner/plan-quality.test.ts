import { beforeAll, describe, expect, it } from 'vitest';

import { planBrainDump } from './built-in-planner.ts';
import { SEEN_DUMPS, SEEN_LATELY, UNSEEN_DUMPS, type TestDump } from './dumps/test-dump.ts';
import { addToScore, emptyScore, type Score, type Share } from './dumps/test-score.ts';
import { type PlanDraft } from './plan-draft.ts';

const TODAY = '2026-11-21';

/** Each dump is planned once for all tests: the same words always give the same plan. */
const plans = new Map<TestDump, PlanDraft>();

function planOf(dump: TestDump): PlanDraft {
  const plan = plans.get(dump) ?? planBrainDump({ text: dump.text, today: TODAY });
  plans.set(dump, plan);
  return plan;
}

/** Taken once for all that is asked of it. */
const scores = new Map<readonly TestDump[], Score>();

function scoreOf(dumps: readonly TestDump[]): Score {
  const known = scores.get(dumps);
  if (known !== undefined) return known;
  const score = emptyScore();
  for (const dump of dumps) addToScore(score, { dump, plan: planOf(dump), milliseconds: 0 });
  scores.set(dumps, score);
  return score;
}

/** Milliseconds for some eight hundred plans, on a machine that has much else to do. */
const TIME_FOR_ALL = 600_000;

beforeAll(() => {
  for (const dump of [...SEEN_DUMPS, ...SEEN_LATELY, ...UNSEEN_DUMPS]) planOf(dump);
}, TIME_FOR_ALL);

function seen(...families: readonly string[]): readonly TestDump[] {
  return SEEN_DUMPS.filter((dump) => families.includes(dump.family));
}

function part({ good, of }: Share): number {
  return good / of;
}

describe('the built-in planner on dumps that its rules know', () => {
  it('keeps at least 99 % of what people named', () => {
    const { kept, lost } = scoreOf(SEEN_DUMPS);
    expect(part(kept), lost.join('\n')).toBeGreaterThanOrEqual(0.99);
  });

  it.each([
    { families: ['list', 'short'], floor: 0.96 },
    { families: ['dictation'], floor: 0.76 },
    { families: ['rant', 'prose'], floor: 0.84 },
    { families: ['language', 'odd'], floor: 0.935 },
  ])('gives at least $floor of the items of $families a place of their own', (group) => {
    const { isolated, joined } = scoreOf(seen(...group.families));
    expect(part(isolated), joined.join('\n')).toBeGreaterThanOrEqual(group.floor);
  });

  it('makes hardly a pebble of feelings, chatter and finished things', () => {
    expect(scoreOf(SEEN_DUMPS).forbidden.length).toBeLessThanOrEqual(76);
  });

  it('puts what is due first where it comes first', () => {
    const { order, late } = scoreOf(SEEN_DUMPS);
    expect(part(order), late.join('\n')).toBeGreaterThanOrEqual(0.915);
  });

  it('pads few plans', () => {
    expect(part(scoreOf(SEEN_DUMPS).padding)).toBeLessThan(0.2);
  });

  it('invents nothing', () => {
    expect(scoreOf(SEEN_DUMPS).invented.good).toBe(0);
  });
});

describe('the built-in planner on dumps of which its rules know every second one', () => {
  const score = () => scoreOf(SEEN_LATELY);

  it('keeps nearly all that people named', () => {
    expect(part(score().kept), score().lost.join('\n')).toBeGreaterThanOrEqual(0.99);
  });

  it('gives most items a place of their own', () => {
    expect(part(score().isolated)).toBeGreaterThanOrEqual(0.85);
  });

  it('puts what is due first where it comes first', () => {
    expect(part(score().order)).toBeGreaterThanOrEqual(0.92);
  });

  it('makes pebbles of few feelings and finished things', () => {
    expect(score().forbidden.length).toBeLessThanOrEqual(19);
  });
});

/** Totals only: what fails here is not to be read, or it measures nothing any more. */
describe('the built-in planner on dumps that its rules do not know', () => {
  const score = () => scoreOf(UNSEEN_DUMPS);

  it('keeps nearly all that people named', () => {
    expect(part(score().kept)).toBeGreaterThanOrEqual(0.98);
  });

  it('invents next to nothing', () => {
    expect(score().invented.good).toBeLessThanOrEqual(1);
  });

  it('gives most items a place of their own', () => {
    expect(part(score().isolated)).toBeGreaterThanOrEqual(0.845);
  });

  it('mostly puts what is due first where it comes first', () => {
    expect(part(score().order)).toBeGreaterThanOrEqual(0.9);
  });

  it('makes pebbles of few feelings and finished things', () => {
    expect(score().forbidden.length).toBeLessThanOrEqual(15);
  });
});
