import { type Day } from '../../calendar/day.ts';
import { type NewId } from '../../plan/identity.ts';
import { type Mountain } from '../../plan/plan.ts';
import { cleanText } from '../reading/page/clean-text.ts';
import { lintRevision } from '../revision-linter.ts';
import { applyChange } from './apply-change.ts';
import { asSpoken } from './as-spoken.ts';
import { type TextChange } from './change.ts';
import { withFacts } from './facts.ts';
import { MAX_CHANGE_CHARACTERS } from './change-limits.ts';
import { type NamedNode, namedNodes } from './named-nodes.ts';
import { reasonForNoChange } from './not-a-change.ts';
import { changed, meantBy, type Outcome, refused, type Situation } from './outcome.ts';
import { renamesInARow } from './in-a-row.ts';
import { readChanges } from './read-change.ts';
import {
  halvesOf,
  isOfOneself,
  isRemark,
  nodeSpokenOf,
  pointsBack,
  runOn,
  wishesIn,
} from './remarks.ts';
import { splitChanges } from './split-changes.ts';
import { whatStays, whatWent } from './what-stays.ts';

export type RevisedByText =
  | { readonly understood: true; readonly mountain: Mountain }
  /** `part` is the piece of the text that was not understood, `reason` a sentence for the person. */
  | { readonly understood: false; readonly part: string; readonly reason: string };

const MAX_PARTS = 20;
const MAX_PART = 300;
const SO_ALREADY = 'The plan is like that already; say what is to be different.';

/** The first reading of a part that the mountain allows, or the reason against the first of all. */
function tried(situation: Situation, part: string): Outcome {
  let first: Outcome | null = null;
  for (const change of readChanges(part)) {
    const outcome = applyChange(situation, change);
    if (outcome.ok) return outcome;
    first ??= outcome;
  }
  return (
    first ?? refused(`“${part}” was not understood. Try to begin with add, remove, move or rename.`)
  );
}

type Attempt = (situation: Situation, part: string) => Outcome;

/** Every piece as a change, one after the other, or the reason against the first that is none. */
function eachTried(situation: Situation, pieces: readonly string[], attempt: Attempt): Outcome {
  let next = situation;
  for (const piece of pieces) {
    const outcome = attempt(next, piece);
    if (!outcome.ok) return outcome;
    next = { ...next, mountain: outcome.mountain, spokenOf: outcome.spokenOf };
  }
  return changed(next.mountain, next.spokenOf);
}

function triedBesideRemark(situation: Situation, part: string): Outcome {
  const whole = tried(situation, part);
  return whole.ok ? whole : (besideRemark(situation, part) ?? whole);
}

/** Every piece as a change, one after the other; null when one is none. */
function allTried(situation: Situation, pieces: readonly string[]): Outcome | null {
  const outcome = eachTried(situation, pieces, triedBesideRemark);
  return outcome.ok ? outcome : null;
}

/** Whether a wish is for smaller steps: what may mean the whole plan without naming it. */
function asksForLess(wish: string): boolean {
  return readChanges(wish)[0]?.kind === 'smaller';
}

const PIECE_END = /\s*[,;]\s+(?:and\s+)?/u;

/** Whether one of the pieces of a remark asks for something by itself: then it is no remark. */
function holdsChange(situation: Situation, remark: string): boolean {
  const pieces = remark.split(PIECE_END);
  return (
    pieces.length > 1 && pieces.some((piece) => !isRemark(piece) && tried(situation, piece).ok)
  );
}

type Changed = Extract<Outcome, { ok: true }>;

/** A change beside a remark on why it is wanted; null when there is no such reading. */
function besideRemark(situation: Situation, part: string): Changed | null {
  for (const { wish, remark } of wishesIn(part)) {
    const spokenOf = nodeSpokenOf(situation.mountain, remark) ?? situation.spokenOf;
    const isUnclear = pointsBack(wish) && spokenOf === null;
    if (isUnclear && !(isOfOneself(remark) && asksForLess(wish))) continue;
    if (holdsChange(situation, remark)) continue;
    const outcome = tried({ ...situation, spokenOf }, wish);
    if (!outcome.ok) continue;
    const both = { before: situation.mountain, after: outcome.mountain };
    if (whatWent(both, whatStays(situation.mountain, remark)) === null) return outcome;
  }
  return null;
}

/** "The tip comes last and it takes 30": what is said of how long is no remark behind a change. */
function withItsMinutes(situation: Situation, part: string): Outcome | null {
  for (const halves of halvesOf(part)) {
    const [own] = pointsBack(halves[1]) ? readChanges(halves[1]) : [];
    const both = own?.kind === 'minutes' ? eachTried(situation, halves, triedBesideRemark) : null;
    if (both !== null && (both.ok || !isRemark(halves[0]))) return both;
  }
  return null;
}

/** A part as a change, as changes that run on, or as a change beside a remark on why. */
function attempted(situation: Situation, part: string): Outcome {
  if (part.length > MAX_PART)
    return refused(`“${part.slice(0, 60)}…” is too long to understand; say it in short sentences.`);
  const row = renamesInARow(situation.mountain, part);
  if (row !== null)
    return 'reason' in row ? refused(row.reason) : eachTried(situation, row.changes, tried);
  const pieces = runOn(part);
  const each = pieces === null ? null : allTried(situation, pieces);
  if (each !== null) return each;
  const timed = withItsMinutes(situation, part);
  if (timed !== null) return timed;
  const whole = tried(situation, part);
  if (whole.ok) return whole;
  const remarked = besideRemark(situation, part);
  if (remarked !== null) return remarked;
  for (const halves of halvesOf(part)) {
    const both = allTried(situation, halves);
    if (both !== null) return both;
  }
  return refused(reasonForNoChange(situation.mountain, part) ?? whole.reason);
}

const SIZES = new Set<TextChange['kind']>([
  'by',
  'times',
  'minutes',
  'at-most',
  'more-time',
  'less-time',
  'smaller',
  'split',
]);

/** "The oven takes longer. Give it 30 minutes": the first only says why. */
function saysWhyFor(situation: Situation, part: string, next: string | undefined): boolean {
  const [own] = isRemark(part) ? readChanges(part) : [];
  const [other] = next === undefined ? [] : readChanges(next);
  if (own === undefined || other === undefined || !('name' in own) || !('name' in other))
    return false;
  if (!SIZES.has(own.kind) || !SIZES.has(other.kind)) return false;
  const meant = meantBy(situation, own.name);
  const same = meantBy({ ...situation, spokenOf: 'node' in meant ? meant.node : null }, other.name);
  return 'node' in meant && 'node' in same && meant.node.id === same.node.id;
}

/** "Also the seating plan", "proofreading too": one thing more, when it is all that is said. */
const EXTRA =
  /^(?:(?:and|oh and|plus(?! (?:simple|petite?s?|courte?s?|facile|de temps|besoin)\b)|also|what about|how about)[:,]?\s+((?:\S+\s+){0,5}\S+?)|((?:\S+\s+){0,4}\S+?)\s+(?:(?:needs? doing|needs? to be done)(?:,? too| as well| also)?|too|as well))\??$/iu;

const NO_THING =
  /^(?:i|i'm|you|me|we|it|it's|that|that's|this|they|he|she|nothing|nope|no|none|yes|not|now|why|how|if|is|are|thanks|undo|ok|okay|more|less|all|everything|so|on|the rest)\b/iu;

/** "Also the seating plan", when nothing but steps that are new was asked for so far. */
function asOneMore(
  situation: Situation,
  part: string,
  { start, at }: { start: Situation; at: number },
): Outcome | null {
  const extra = EXTRA.exec(part);
  const named = extra?.[1] ?? extra?.[2];
  if (named === undefined || NO_THING.test(named) || isRemark(named)) return null;
  const { spokenOf } = situation;
  const isBehindNew =
    spokenOf !== null && namedNodes(start.mountain).every(({ id }) => id !== spokenOf.id);
  if (at > 0 && !isBehindNew) return null;
  return attempted(situation, `don't forget ${named}`);
}

type Refusal = { readonly part: string; readonly reason: string };

/** Each part after the other. A part that only says why is left aside beside one that asks. */
function inTurn(start: Situation, parts: readonly string[]): Situation | Refusal {
  let situation = start;
  let aside: Refusal | null = null;
  const kept: { part: string; nodes: readonly NamedNode[] }[] = [];
  for (const [at, part] of parts.entries()) {
    const said = saysWhyFor(situation, part, parts[at + 1])
      ? refused(part)
      : attempted(situation, part);
    const outcome = said.ok ? said : (asOneMore(situation, part, { start, at }) ?? said);
    if (outcome.ok) {
      situation = { ...situation, mountain: outcome.mountain, spokenOf: outcome.spokenOf };
      continue;
    }
    const nodes = whatStays(start.mountain, part);
    if (!isRemark(part) && nodes.length === 0) return { part, reason: outcome.reason };
    kept.push({ part, nodes });
    aside = { part, reason: outcome.reason };
    const spokenOf = nodeSpokenOf(situation.mountain, part) ?? situation.spokenOf;
    situation = { ...situation, spokenOf };
  }
  if (aside !== null && situation.mountain === start.mountain) return aside;
  const both = { before: start.mountain, after: situation.mountain };
  for (const { part, nodes } of kept) {
    const gone = whatWent(both, nodes);
    if (gone !== null)
      return { part, reason: `“${gone.title}” cannot both stay and go; say only what is to go.` };
  }
  return situation;
}

function notUnderstood(part: string, reason: string): RevisedByText {
  return { understood: false, part, reason };
}

/**
 * Makes the changes that a text asks for, in its order: add, remove, rename, reorder, split, merge,
 * make smaller, give more or less time. All or nothing: when one part is not clear, the mountain
 * stays as it is and that part is named. What is done stays done (design, "AI edit"), and what is new
 * keeps to section 5 of the specification; new nodes get their ids from `newId`.
 */
export function reviseByText({
  mountain,
  changeText,
  today,
  newId,
}: {
  readonly mountain: Mountain;
  readonly changeText: string;
  readonly today: Day;
  readonly newId: NewId;
}): RevisedByText {
  const titles = namedNodes(mountain)
    .map(({ title }) => title)
    .toSorted((a, b) => b.length - a.length);
  const text = asSpoken(cleanText(changeText).trim(), titles);
  if (text.length > MAX_CHANGE_CHARACTERS)
    return notUnderstood(
      `${text.slice(0, 60)}…`,
      'This is too long for one change; say it in fewer words.',
    );
  const parts = splitChanges(text, titles);
  if (parts.length === 0)
    return notUnderstood(
      text,
      reasonForNoChange(mountain, text) ??
        'It does not say what to change; say it as in “remove …” or “add …”.',
    );
  if (parts.length > MAX_PARTS)
    return notUnderstood(
      parts[MAX_PARTS] ?? '',
      'These are too many changes at once; ask for the first few, then for the rest.',
    );
  const start: Situation = { mountain, newId, today, spokenOf: null };
  const asked = inTurn(start, parts);
  const told = 'mountain' in asked ? null : withFacts(mountain, parts);
  const revised = told === null ? asked : { mountain: told };
  if (!('mountain' in revised)) return notUnderstood(revised.part, revised.reason);
  if (JSON.stringify(revised.mountain) === JSON.stringify(mountain))
    return notUnderstood(text.slice(0, MAX_PART), SO_ALREADY);
  const change = { original: mountain, revised: revised.mountain, changeText: text, newId };
  return { understood: true, mountain: lintRevision(change) };
}
