import { describe, expect, it } from 'vitest';

import { planBrainDump } from './built-in-planner.ts';
import { SEEN_DUMPS } from './dumps/test-dump-sets.ts';
import { type TestDump } from './dumps/test-dump.ts';
import { addToScore, emptyScore, type Score, type Share } from './dumps/test-score.ts';

const TODAY = '2026-11-21';

function scoreOf(dumps: readonly TestDump[]): Score {
  const score = emptyScore();
  for (const dump of dumps)
    addToScore(score, {
      dump,
      plan: planBrainDump({ text: dump.text, today: TODAY }),
      milliseconds: 0,
    });
  return score;
}

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
    { families: ['dictation'], floor: 0.9 },
    { families: ['rant', 'prose'], floor: 0.85 },
    { families: ['language', 'odd'], floor: 0.96 },
  ])('gives at least $floor of the items of $families a place of their own', (group) => {
    const { isolated, joined } = scoreOf(seen(...group.families));
    expect(part(isolated), joined.join('\n')).toBeGreaterThanOrEqual(group.floor);
  });

  it('makes hardly a pebble of feelings, chatter and finished things', () => {
    expect(scoreOf(SEEN_DUMPS).forbidden.length).toBeLessThanOrEqual(45);
  });

  it('puts what is due first where it comes first', () => {
    const { order, late } = scoreOf(SEEN_DUMPS);
    expect(part(order), late.join('\n')).toBeGreaterThanOrEqual(0.78);
  });

  it('pads few plans', () => {
    expect(part(scoreOf(SEEN_DUMPS).padding)).toBeLessThan(0.3);
  });

  it('invents nothing', () => {
    expect(scoreOf(SEEN_DUMPS).invented.good).toBe(0);
  });
});
