import { A_NUMBER } from '../../data/numbers.ts';
import { withoutEndMarks } from '../../words/end-marks.ts';
import { keyAt, textOf, type Word } from '../../words/words.ts';
import { isMeasure } from '../grammar/bare-thing.ts';
import { hasFiniteVerb } from '../grammar/sentence-shape.ts';
import { type ReadThought } from '../reading.ts';
import { baseOfPast } from '../grammar/verbs.ts';

const LONGEST = 6;
const ENDS = /^(?:ones?|kind|sort|type)$/u;
const BEHIND_ONE = /^(?:with|without|by|in|on|under|from|for|at|behind|near|off|who|that|which)$/u;
const NUMBER = new RegExp(String.raw`^(?:an?|half|couple|dozen|\d+|${A_NUMBER})$`, 'u');

/** "The brown tab ones", "the metal kind", and no "the museum sent one". */
function endsInOne(words: readonly Word[]): boolean {
  const isOne = ENDS.test(keyAt(words, words.length - 1)) && words.length > 2;
  return isOne && baseOfPast(keyAt(words, words.length - 2)) === null && !hasFiniteVerb(words);
}

/** "The one by the sink", "the one who did your gutters", and no "the one with the spots is dying". */
function opensWithOne(words: readonly Word[]): boolean {
  const behind = keyAt(words, 2);
  if (!/^ones?$/u.test(keyAt(words, 1)) || !BEHIND_ONE.test(behind)) return false;
  return /^(?:who|that|which)$/u.test(behind) || !hasFiniteVerb(words);
}

/** "Two boxes", "a big sheet", "8 of them". */
function isAmount(words: readonly Word[]): boolean {
  const last = keyAt(words, words.length - 1);
  const isOfThem = /^(?:them|each|those)$/u.test(last) && keyAt(words, words.length - 2) === 'of';
  const isCounted = NUMBER.test(keyAt(words, 0)) && words.length >= 2 && words.length <= 3;
  return isCounted && (isMeasure(last) || isOfThem || /^(?:words|pages|inch|inches)$/u.test(last));
}

/** Whether words say which one is meant, or how much of it, and name no other thing. */
function saysWhichOne(words: readonly Word[]): boolean {
  if (isAmount(words)) return true;
  if (keyAt(words, 0) !== 'the') return false;
  return opensWithOne(words) || (words.length <= LONGEST && endsInOne(words));
}

/**
 * "Hearing aid batteries, the brown tab ones", "ginger beer, a case": behind a task, which one and how
 * much belong to it; behind what was told, they tell more.
 */
export function withWhichOnes(thoughts: readonly ReadThought[]): ReadThought[] {
  const whole: ReadThought[] = [];
  for (const thought of thoughts) {
    const before = whole.at(-1);
    const isBehind = before?.line === thought.line && thought.language === 'en';
    if (before === undefined || !isBehind || !saysWhichOne(thought.words)) {
      whole.push(thought);
      continue;
    }
    const { reading } = before;
    if (reading.kind !== 'task' || thought.words.length > LONGEST) {
      whole.push({ ...thought, reading: { kind: 'fact' } });
      continue;
    }
    const said = withoutEndMarks(textOf(thought.words));
    const title = `${withoutEndMarks(reading.title)}, ${said.charAt(0).toLowerCase()}${said.slice(1)}`;
    const words = [...before.words, ...thought.words];
    whole[whole.length - 1] = { ...before, words, reading: { ...reading, title } };
  }
  return whole;
}
