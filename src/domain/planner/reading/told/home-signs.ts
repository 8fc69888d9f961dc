import { keyAt, textOf, type Word } from '../../words/words.ts';
import { breathsOf, isSameBreath, RUN_ON } from '../breaths.ts';
import { skipOpeners } from '../grammar/action-start.ts';
import { isKnownPerson, isLiving } from '../grammar/living.ts';
import { holdsTogether, wordKind } from '../grammar/word-kind.ts';
import { stemsOf } from '../grammar/word-stems.ts';
import { isToDo, type ReadThought } from '../reading.ts';
import { stepOf } from './said-shape.ts';

/** What is told of a thing or of somebody named elsewhere. */
const POINTS =
  /^(?:it|it's|its|he|he's|him|his|she|she's|her|they|they're|them|their|that|that's|this|these|those|one|ones|there|which|who|both|neither)$/u;
const OF_PEOPLE =
  /^(?:he|he's|hes|he'll|he'd|him|his|she|she's|shes|she'll|she'd|her|they|they're|they've|they'll|their|who)$/u;
const ONESELF = /^(?:i|i'm|i've|we|my|our|me)$/u;
/** "Text her", "open it", "wash those": what a deed is done to was named before. */
const DONE_TO = /^(?:it|them|that|this|him|her|one|those|these)$/u;
const FAR_POINTER = 8;
const NEAR_POINTER = 3;
const FEW_WORDS = 4;
const MOST_BETWEEN = 4;
const KINDS_BETWEEN = 3;
const MOST_SENTENCES = 3;
const MOST_SHARED = 2;

/** What of a thought is asked again and again. */
type Heard = {
  readonly thought: ReadThought;
  readonly keys: readonly string[];
  readonly stems: ReadonlySet<string>;
  readonly namesSomebody: boolean;
  readonly doneTo: string;
  /** Its first words point to what was named elsewhere. */
  readonly points: 0 | 1;
};

function namesSomebody(words: readonly Word[]): boolean {
  return words.some(({ key, raw }, at) => {
    const isName = at > 0 && /^\p{Lu}\p{Ll}/u.test(raw) && !/^I\b/u.test(raw);
    return isName || isLiving(key) || isKnownPerson(key);
  });
}

function heardOf(thought: ReadThought): Heard {
  const { words, reading } = thought;
  const from = Math.max(0, Math.min(skipOpeners(words, 0), words.length - 1));
  const title = reading.kind === 'task' || reading.kind === 'wish' ? reading.title : '';
  const keys = words.slice(from).flatMap(({ key }) => (key === '' ? [] : [key]));
  return {
    thought,
    keys,
    stems: stemsOf(`${textOf(words)} ${title}`),
    namesSomebody: namesSomebody(words),
    doneTo: words.slice(1, FAR_POINTER + 1).find(({ key }) => DONE_TO.test(key))?.key ?? '-',
    points: keys.slice(0, NEAR_POINTER).some((key) => POINTS.test(key)) ? 1 : 0,
  };
}

function sharedBy(a: Heard, b: Heard | undefined): number {
  if (b === undefined) return 0;
  return Math.min(MOST_SHARED, [...a.stems].filter((stem) => b.stems.has(stem)).length);
}

/** What stands right beside a told thought: in its sentence or not, and what it is. */
function besideOf(told: ReadThought, other: ReadThought | undefined): string {
  if (other?.line !== told.line) return '$';
  const kind = isToDo(other) ? (other.follows ? 'tf' : 't') : other.reading.kind.slice(0, 1);
  return `${isSameBreath(told, other) ? '=' : 's'}${kind}`;
}

/** How far it is to the step on one side, in sentences. */
function awayFrom(told: ReadThought, step: ReadThought | undefined): string {
  if (step === undefined) return '$';
  const sentences = Math.abs(step.sentence - told.sentence);
  return sentences === 0 ? '=' : sentences >= MOST_SENTENCES ? 'f' : String(sentences);
}

/** Which of a few steps a share stands on. */
function shareStep(share: number, steps: readonly number[]): number {
  const step = steps.findIndex((most) => share < most);
  return step < 0 ? steps.length : step;
}

/** How much of the page asks for nothing, and how much of it is felt or finished. */
function signsOfPage(thoughts: readonly ReadThought[]): readonly string[] {
  const steps = thoughts.filter(isToDo).length;
  const told = thoughts.filter(
    ({ reading, words }) => reading.kind === 'fact' && words.length >= FEW_WORDS,
  ).length;
  const over = thoughts.filter(({ reading }) => /^(?:feeling|done)$/u.test(reading.kind)).length;
  return [
    `G${shareStep(told / Math.max(1, steps), [0.4, 0.7, 1, 1.6])}`,
    `H${shareStep(over / thoughts.length, [0.05, 0.12])}`,
  ];
}

/** The signs of the told thought itself and of what is around it: each counts for one side or the other. */
function signsOfTold(told: Heard, beside: string, isRunOn: boolean): string[] {
  const { keys, thought } = told;
  const [first = ''] = keys;
  const run = isRunOn ? 'run' : '';
  return [
    'a',
    `e${holdsTogether(first) ? first : wordKind(first)}`,
    `f${wordKind(first)}${wordKind(keys[1] ?? '')}`,
    `g${keyAt(thought.words, 0)}`,
    `h${keys.slice(0, FAR_POINTER).find((key) => POINTS.test(key)) ?? '-'}`,
    `o${beside}`,
    `q${stepOf(thought.words.length)}`,
    ...new Set(keys.map((key) => `t${wordKind(key)}`)),
    `x${ONESELF.test(first) ? 1 : 0}`,
    `R${run}`,
    `S${run}${beside}`,
  ];
}

/** The signs of which of the two sides has more to offer. */
function signsOfSides(
  told: Heard,
  {
    before,
    behind,
    isNext,
  }: { before: Heard | undefined; behind: Heard | undefined; isNext: boolean },
): string[] {
  const next = isNext ? 1 : 0;
  const doneTo = behind?.doneTo ?? '$';
  const isOpen = doneTo === '-' || doneTo === '$' ? doneTo : 'p';
  const size = behind === undefined ? '$' : behind.thought.words.length <= FEW_WORDS ? 's' : 'l';
  const shares = [before, behind].map((side) => Math.min(1, sharedBy(told, side)));
  return [
    `A${doneTo}${next}`,
    `B${isOpen}${next}${told.points}`,
    `C${shares.join('')}`,
    `D${behind?.thought.follows === true ? 1 : 0}${next}`,
    `E${size}${isOpen}`,
    `F${awayFrom(told.thought, before?.thought)}${awayFrom(told.thought, behind?.thought)}`,
  ];
}

/** What tells of one step whether the thought is told of it. */
function signsOfStep(
  told: Heard,
  step: Heard,
  { between, kinds }: { between: number; kinds: readonly ReadThought[] },
): string[] {
  const sentences = Math.min(
    MOST_SENTENCES,
    Math.abs(step.thought.sentence - told.thought.sentence),
  );
  const shared = sharedBy(told, step);
  const { reading } = step.thought;
  const isImplied = reading.kind === 'task' && reading.isImplied === true;
  const isEvent = reading.kind === 'task' && reading.isEvent === true;
  const isOfPeople = told.keys.some((key) => OF_PEOPLE.test(key));
  return [
    `b${Math.min(MOST_BETWEEN, between)}`,
    `c${sentences}`,
    `i${told.points}${sentences}`,
    `j${step.doneTo}`,
    `k${shared}`,
    `l${shared}${sentences}`,
    `m${isOfPeople ? (step.namesSomebody ? 'P' : 'n') : '-'}`,
    `r${isImplied ? 1 : 0}${isEvent ? 1 : 0}`,
    `s${kinds.map((one) => (isToDo(one) ? 't' : one.reading.kind.slice(0, 1))).join('')}`,
  ];
}

/** A step that a thought may be told of, and what tells whether it is. */
export type MaybeHome = { readonly step: ReadThought; readonly signs: readonly string[] };

/** Of each place, the nearest two steps on its line that stand before it, or behind it. */
function nearestSteps(
  thoughts: readonly ReadThought[],
  way: 1 | -1,
): readonly (readonly number[])[] {
  const nearest: (readonly number[])[] = [];
  let last: readonly number[] = [];
  const first = way === 1 ? thoughts.length - 1 : 0;
  for (let at = first; at >= 0 && at < thoughts.length; at -= way) {
    if (thoughts[at + way]?.line !== thoughts[at]?.line) last = [];
    nearest[at] = last;
    if (isToDo(thoughts[at])) last = [at, ...last.slice(0, 1)];
  }
  return nearest;
}

/**
 * Hears of the told thoughts of a page which steps on their line each may be told of: the nearest on both sides, and
 * the next but one where it shares a word. A sign is a letter for where it was heard, a colon, on which side
 * the step stands, and what.
 */
export function homesHeardIn(thoughts: readonly ReadThought[]): (index: number) => MaybeHome[] {
  const known = new Map<number, Heard>();
  const page = signsOfPage(thoughts);
  const breathOf = breathsOf(thoughts);
  const stepsBefore = nearestSteps(thoughts, -1);
  const stepsBehind = nearestSteps(thoughts, 1);
  const heardAt = (at: number | undefined): Heard | undefined => {
    const thought = at === undefined ? undefined : thoughts[at];
    if (at === undefined || thought === undefined) return undefined;
    const found = known.get(at) ?? heardOf(thought);
    known.set(at, found);
    return found;
  };
  return (index) => {
    const told = heardAt(index);
    if (told === undefined) return [];
    const [before, behind] = [stepsBefore[index] ?? [], stepsBehind[index] ?? []];
    const [nearBefore, nearBehind] = [before, behind].map(([at]) => heardAt(at));
    const beside = [-1, 1].map((way) => besideOf(told.thought, thoughts[index + way])).join('');
    const shared = [
      ...signsOfTold(told, beside, breathOf(told.thought) >= RUN_ON),
      ...signsOfSides(told, {
        before: nearBefore,
        behind: nearBehind,
        isNext: behind[0] === index + 1,
      }),
      ...page,
    ];
    return [...before.entries(), ...behind.entries()].flatMap(([nth, at]) => {
      const step = heardAt(at);
      if (step === undefined || (nth > 0 && sharedBy(told, step) === 0)) return [];
      const side = `${at > index ? 'A' : 'B'}${nth > 0 ? '2' : ''}`;
      const from = Math.min(index, at) + 1;
      const between = Math.max(index, at) - from;
      const kinds = thoughts.slice(from, from + Math.min(between, KINDS_BETWEEN));
      const signs = [...shared, ...signsOfStep(told, step, { between, kinds })];
      return [
        {
          step: step.thought,
          signs: signs.map((sign) => `${sign.slice(0, 1)}:${side}${sign.slice(1)}`),
        },
      ];
    });
  };
}
