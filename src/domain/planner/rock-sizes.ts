import { type NewId } from '../plan/identity.ts';
import { type Rock } from '../plan/plan.ts';
import { type BoulderDraft, type PebbleDraft, type RockDraft } from './plan-draft.ts';

/** What the specification, section 9, asks of a rock. */
export const MIN_PEBBLES = 3;
export const MAX_PEBBLES = 8;

/** Of one parent in a draft: far below what an operation may carry. */
export const MAX_CHILDREN_OF_DRAFT = 40;

/** Parts of nearly one size, none above the most a rock holds. */
export function evenParts<Part>(all: readonly Part[]): (readonly Part[])[] {
  return inParts(all, Math.ceil(all.length / MAX_PEBBLES));
}

function inParts<Part>(all: readonly Part[], count: number): (readonly Part[])[] {
  const parts: (readonly Part[])[] = [];
  let from = 0;
  for (let index = 0; index < count; index++) {
    const size = Math.ceil((all.length - from) / (count - index));
    parts.push(all.slice(from, from + size));
    from += size;
  }
  return parts;
}

/** What the later parts of a rock are called where no number has to tell them. */
const LATER_PARTS: ReadonlyMap<string, string> = new Map([
  ['Small things', 'More small things'],
  ['Next steps', 'Steps after that'],
]);

function numbered(title: string, number: number): string {
  const later = / and more$/u.test(title) ? 'The rest' : LATER_PARTS.get(title);
  if (later !== undefined && number === 1) return later;
  const words = title.split(' ');
  const kept = words.slice(0, 3).join(' ').replace(/ and$/u, '');
  return number === 0 ? title : `${kept} ${number + 1}`;
}

/** A rock as so many of nearly one size; the first keeps its id. */
export function rockInParts(rock: Rock, count: number, newId: NewId): Rock[] {
  return inParts(rock.pebbles, count).map((pebbles, at) => ({
    ...rock,
    id: at === 0 ? rock.id : newId('rock'),
    title: numbered(rock.title, at),
    pebbles,
  }));
}

function split(rock: RockDraft): RockDraft[] {
  return evenParts(rock.pebbles).map((pebbles, number) => ({
    title: numbered(rock.title, number),
    pebbles,
  }));
}

function joined(
  into: RockDraft,
  pebbles: readonly PebbleDraft[],
  side: 'before' | 'behind',
): RockDraft {
  return {
    ...into,
    pebbles: side === 'behind' ? [...into.pebbles, ...pebbles] : [...pebbles, ...into.pebbles],
  };
}

/** Rocks that are too small go to a neighbour, then what is too big is split. */
function sized(rocks: readonly RockDraft[]): RockDraft[] {
  const kept: RockDraft[] = [];
  let early: readonly PebbleDraft[] = [];
  for (const rock of rocks) {
    const last = kept.at(-1);
    const whole = early.length > 0 ? joined(rock, early, 'before') : rock;
    early = [];
    if (whole.pebbles.length >= MIN_PEBBLES) kept.push(whole);
    else if (last !== undefined) kept[kept.length - 1] = joined(last, whole.pebbles, 'behind');
    else early = whole.pebbles;
  }
  const [first] = rocks;
  if (early.length > 0 && first !== undefined) kept.push({ title: first.title, pebbles: early });
  return kept.flatMap(split);
}

function isTooSmall(boulder: BoulderDraft): boolean {
  return boulder.rocks.every((rock) => rock.pebbles.length < MIN_PEBBLES);
}

/**
 * The boulders of one mountain with 3 to 8 pebbles in every rock, by joining neighbours and
 * splitting evenly. Only a mountain with fewer than three pebbles keeps a smaller rock.
 */
export function withSizedDraftRocks(boulders: readonly BoulderDraft[]): BoulderDraft[] {
  const kept: BoulderDraft[] = [];
  let early: readonly RockDraft[] = [];
  for (const boulder of boulders) {
    const whole = { ...boulder, rocks: sized([...early, ...boulder.rocks]) };
    early = [];
    const last = kept.at(-1);
    if (!isTooSmall(whole)) kept.push(whole);
    else if (last !== undefined)
      kept[kept.length - 1] = { ...last, rocks: sized([...last.rocks, ...whole.rocks]) };
    else early = whole.rocks;
  }
  const [first] = boulders;
  if (early.length > 0 && first !== undefined) kept.push({ ...first, rocks: early });
  return kept.map((boulder) => ({
    ...boulder,
    rocks: boulder.rocks.slice(0, MAX_CHILDREN_OF_DRAFT),
  }));
}
