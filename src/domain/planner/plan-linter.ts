import { clampMinutes, UNKNOWN_MINUTES } from '../plan/estimate.ts';
import { fallbackPlan } from './fallback.ts';
import {
  type BoulderDraft,
  type MountainDraft,
  type PebbleDraft,
  type PlanDraft,
  type RockDraft,
} from './plan-draft.ts';
import { MAX_CHILDREN_OF_DRAFT, withSizedDraftRocks } from './rock-sizes.ts';
import { fitText, shortText, TEXT_LIMITS } from './words/word-limits.ts';

const CONTROL = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/gu;
const MAX_RAW_LENGTH = 4000;

/** A draft may come from a service, so nothing of it need be what its type says. */
function plainText(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value
    .slice(0, MAX_RAW_LENGTH)
    .toWellFormed()
    .replaceAll(CONTROL, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

function nodesOf<Node>(value: readonly Node[] | undefined): readonly Node[] {
  if (!Array.isArray(value)) return [];
  return value.filter((node) => typeof node === 'object' && node !== null);
}

function minutesOf(value: unknown): number {
  return typeof value !== 'number' || Number.isNaN(value) ? UNKNOWN_MINUTES : clampMinutes(value);
}

function lintPebble(pebble: PebbleDraft): PebbleDraft[] {
  const said = plainText(pebble.description);
  const title = fitText(plainText(pebble.title) || said, TEXT_LIMITS.pebbleTitle);
  if (title.fitting === '') return [];
  const overflow = title.rest === '' ? '' : `… ${title.rest}`;
  const description = [overflow, said].filter((part) => part !== '').join(' · ');
  return [
    {
      title: title.fitting,
      description: shortText(description, TEXT_LIMITS.pebbleDescription),
      estimatedMinutes: minutesOf(pebble.estimatedMinutes),
    },
  ];
}

function lintRock(rock: RockDraft): RockDraft[] {
  const pebbles = nodesOf(rock.pebbles)
    .slice(0, MAX_CHILDREN_OF_DRAFT * 4)
    .flatMap(lintPebble);
  const title = plainText(rock.title) || (pebbles[0]?.title ?? '');
  if (pebbles.length === 0) return [];
  return [{ title: fitText(title, TEXT_LIMITS.rockTitle).fitting, pebbles }];
}

function lintBoulder(boulder: BoulderDraft): BoulderDraft[] {
  const rocks = nodesOf(boulder.rocks).slice(0, MAX_CHILDREN_OF_DRAFT).flatMap(lintRock);
  const title = plainText(boulder.title) || (rocks[0]?.title ?? '');
  if (rocks.length === 0) return [];
  return [{ title: fitText(title, TEXT_LIMITS.boulderTitle).fitting, rocks }];
}

function lintMountain(mountain: MountainDraft): MountainDraft[] {
  const boulders = nodesOf(mountain.boulders).slice(0, MAX_CHILDREN_OF_DRAFT).flatMap(lintBoulder);
  if (boulders.length === 0) return [];
  const title = fitText(
    plainText(mountain.title) || (boulders[0]?.title ?? ''),
    TEXT_LIMITS.mountainTitle,
  );
  const said = plainText(mountain.description);
  const overflow = title.rest === '' ? said : `… ${title.rest} · ${said}`;
  return [
    {
      title: title.fitting,
      description: shortText(overflow, TEXT_LIMITS.mountainDescription),
      boulders: withSizedDraftRocks(boulders),
    },
  ];
}

function isFallbackDraft(draft: PlanDraft): boolean {
  return JSON.stringify(draft) === JSON.stringify(fallbackPlan());
}

/**
 * Holds any draft to sections 5 and 9 of the specification: pebbles of 15 to 30 minutes, 3 to 8 in
 * a rock wherever its mountain has that many, titles and descriptions within their words (what does
 * not fit a title opens the description), no empty node, no control character, at most 40 children.
 * It moves pebbles between rocks and invents none. The fallback plan passes as it is.
 */
export function lintPlan(draft: PlanDraft): PlanDraft {
  if (isFallbackDraft(draft)) return draft;
  const mountains = nodesOf(draft.mountains).slice(0, MAX_CHILDREN_OF_DRAFT);
  return { mountains: mountains.flatMap(lintMountain) };
}
