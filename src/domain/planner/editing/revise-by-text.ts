import { type Day } from '../../calendar/day.ts';
import { type NewId } from '../../plan/identity.ts';
import { type Mountain } from '../../plan/plan.ts';
import { cleanText } from '../reading/page/clean-text.ts';
import { lintRevision } from '../revision-linter.ts';
import { applyAdd } from './apply-add.ts';
import { applyDescribe } from './apply-describe.ts';
import { applySection } from './apply-section.ts';
import { applyCount } from './apply-count.ts';
import { applyMove } from './apply-move.ts';
import { applySwap } from './apply-swap.ts';
import { applyMerge, applySplit } from './apply-shape.ts';
import { applyOnly } from './apply-only.ts';
import { applyRename } from './apply-rename.ts';
import { applyRemove, applyRemoveAllBut } from './apply-words.ts';
import { applyReword } from './apply-reword.ts';
import { applyBy, applyMinutes, applySmaller, applyTime, applyTimes } from './apply-time.ts';
import { type TextChange } from './change.ts';
import { withFacts } from './facts.ts';
import { MAX_CHANGE_CHARACTERS } from './change-limits.ts';
import { isMostOf } from './find-node.ts';
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

export type RevisedByText =
  | { readonly understood: true; readonly mountain: Mountain }
  /** `part` is the piece of the text that was not understood, `reason` a sentence for the person. */
  | { readonly understood: false; readonly part: string; readonly reason: string };

const MAX_PARTS = 20;
const MAX_PART = 300;
const SO_ALREADY = 'The plan is like that already; say what is to be different.';

function applied(situation: Situation, change: TextChange): Outcome {
  switch (change.kind) {
    case 'add':
      return applyAdd(situation, change);
    case 'remove':
      return change.sure === true && !isMostOf(situation.mountain, change.name)
        ? refused(`It is not clear whether “${change.name}” is to go; say “remove …” or “add …”.`)
        : applyRemove(situation, change.name);
    case 'section':
      return applySection(situation, change);
    case 'only':
      return applyOnly(situation, change.name);
    case 'remove-all-but':
      return applyRemoveAllBut(situation, change);
    case 'count':
      return applyCount(situation, change);
    case 'rename':
      return applyRename(situation, change);
    case 'move':
      return applyMove(situation, change.name, change.place);
    case 'swap':
      return applySwap(situation, change);
    case 'split':
      return applySplit(situation, change.name, change.into);
    case 'merge':
      return applyMerge(situation, change);
    case 'minutes':
      return applyMinutes(situation, change.name, change.minutes);
    case 'describe':
      return applyDescribe(situation, change);
    case 'reword':
      return applyReword(situation, change);
    case 'by':
      return applyBy(situation, change.name, change.minutes);
    case 'times':
      return applyTimes(situation, change.name, change.factor);
    case 'more-time':
    case 'less-time':
      return applyTime(situation, change.name, change.kind === 'more-time');
    case 'smaller':
      return applySmaller(situation, change.name);
  }
}

/** The first reading of a part that the mountain allows, or the reason against the first of all. */
function tried(situation: Situation, part: string): Outcome {
  let first: Outcome | null = null;
  for (const change of readChanges(part)) {
    const outcome = applied(situation, change);
    if (outcome.ok) return outcome;
    first ??= outcome;
  }
  return first ?? refused(`“${part}” was not understood; begin with add, remove, move or rename.`);
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

type Changed = Extract<Outcome, { ok: true }>;

/** A change beside a remark on why it is wanted; null when there is no such reading. */
function besideRemark(situation: Situation, part: string): Changed | null {
  for (const { wish, remark } of wishesIn(part)) {
    const spokenOf = nodeSpokenOf(situation.mountain, remark) ?? situation.spokenOf;
    const isUnclear = pointsBack(wish) && spokenOf === null;
    if (isUnclear && !(isOfOneself(remark) && asksForLess(wish))) continue;
    const outcome = tried({ ...situation, spokenOf }, wish);
    if (outcome.ok) return outcome;
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
  /^(?:(?:and|oh and|plus|also|what about|how about)[:,]?\s+((?:\S+\s+){0,5}\S+?)|((?:\S+\s+){0,4}\S+?)\s+(?:(?:needs? doing|needs? to be done)(?:,? too| as well| also)?|too|as well))\??$/iu;

const NO_THING =
  /^(?:i|i'm|you|me|we|it|it's|that|that's|this|they|he|she|nothing|nope|no|none|yes|not|now|why|how|if|is|are|thanks|undo|ok|okay|more|less|all|everything|so|on|the rest)\b/iu;

type Refusal = { readonly part: string; readonly reason: string };

/** Each part after the other. A part that only says why is left aside beside one that asks. */
function inTurn(start: Situation, parts: readonly string[]): Situation | Refusal {
  let situation = start;
  let aside: Refusal | null = null;
  for (const [at, part] of parts.entries()) {
    const outcome = saysWhyFor(situation, part, parts[at + 1])
      ? refused(part)
      : attempted(situation, part);
    if (outcome.ok) {
      situation = { ...situation, mountain: outcome.mountain, spokenOf: outcome.spokenOf };
      continue;
    }
    if (!isRemark(part)) return { part, reason: outcome.reason };
    aside = { part, reason: outcome.reason };
    const spokenOf = nodeSpokenOf(situation.mountain, part) ?? situation.spokenOf;
    situation = { ...situation, spokenOf };
  }
  return aside !== null && situation.mountain === start.mountain ? aside : situation;
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
  const text = cleanText(changeText).trim();
  if (text.length > MAX_CHANGE_CHARACTERS)
    return notUnderstood(
      `${text.slice(0, 60)}…`,
      'This is too long for one change; say it in fewer words.',
    );
  const parts = splitChanges(text);
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
  const asSaid = inTurn(start, parts);
  const extra = parts.length === 1 ? EXTRA.exec(parts[0] ?? '') : null;
  const named = extra?.[1] ?? extra?.[2];
  const isThing = named !== undefined && !NO_THING.test(named) && !isRemark(named);
  const asExtra = isThing ? inTurn(start, [`don't forget ${named}`]) : asSaid;
  const asked = 'mountain' in asSaid ? asSaid : asExtra;
  const told = 'mountain' in asked ? null : withFacts(mountain, parts);
  const revised = told === null ? asked : { mountain: told };
  if (!('mountain' in revised)) return notUnderstood(revised.part, revised.reason);
  if (JSON.stringify(revised.mountain) === JSON.stringify(mountain))
    return notUnderstood(text.slice(0, MAX_PART), SO_ALREADY);
  const change = { original: mountain, revised: revised.mountain, changeText: text, newId };
  return { understood: true, mountain: lintRevision(change) };
}
