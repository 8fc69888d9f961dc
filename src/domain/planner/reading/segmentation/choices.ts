import { SUBJECT_PRONOUNS } from '../../data/english-phrases.ts';
import { bare } from '../../words/phrase-text.ts';
import { keyAt, type Word } from '../../words/words.ts';

/** The places of a choice that was said as one: from its first word to the one behind its last. */
type Choice = {
  readonly from: number;
  readonly either: number;
  readonly or: number;
  readonly to: number;
  /** It is a thought of its own, and no part of what stands before it. */
  readonly isOwn: boolean;
};

const LONGEST_SIDE = 16;
const OPENS_SIDE = /^(?:so|and|but|which means|then)$/u;
const IS_ASKED =
  /^(?:decide|decided|deciding|know|ask|asked|say|tell|out|answer|check|see|agree|discuss|settle|about|unsure|sure)$/u;

function isSubject(key: string): boolean {
  return SUBJECT_PRONOUNS.has(key.replace(/'.*$/u, ''));
}

/** Where what begins here ends: behind the next comma. */
function endFrom(words: readonly Word[], at: number): number {
  const comma = words.findIndex((word, place) => place >= at && word.comma);
  return comma < 0 ? words.length : comma + 1;
}

/** "Either I mend it or I buy one", "it either gets let out or I stop eating"; no "either Monday or Tuesday". */
function eitherIn(words: readonly Word[]): Choice | null {
  const either = words.findIndex(({ key }) => key === 'either');
  const isBehind = isSubject(keyAt(words, either - 1));
  if (either < 0 || !(isBehind || isSubject(keyAt(words, either + 1)))) return null;
  const or = words.findIndex(({ key }, at) => at > either + 1 && key === 'or');
  if (or < 0 || or - either > LONGEST_SIDE || or === words.length - 1) return null;
  const subject = isBehind ? either - 1 : either;
  const from = OPENS_SIDE.test(keyAt(words, subject - 1)) ? subject - 1 : subject;
  return { from, either, or, to: endFrom(words, or), isOwn: true };
}

/** "Decide about Christmas, whether we go or not": the comma parts nothing. */
function whetherIn(words: readonly Word[]): Choice | null {
  const at = words.findIndex(({ key }) => key === 'whether');
  if (at < 2 || words[at - 1]?.comma !== true) return null;
  const asked = words.findLastIndex(({ key }, place) => place < at && IS_ASKED.test(key));
  if (asked < 0 || at - asked > 4) return null;
  const to = endFrom(words, at);
  const or = words.findIndex(({ key }, place) => place > at && place < to && key === 'or');
  return or < 0 ? null : { from: asked, either: at, or, to, isOwn: false };
}

/** Whether two sides of one choice begin or end at a place, or are one there; null where there is none. */
export function choiceAround(words: readonly Word[]): (at: number) => 'edge' | 'inside' | null {
  const choice = eitherIn(words) ?? whetherIn(words);
  return (at) => {
    if (choice === null || at < choice.from || at > choice.to) return null;
    if (at > choice.from && at < choice.to) return 'inside';
    return choice.isOwn ? 'edge' : null;
  };
}

const MINE = /^(?:i|we)(?:'|$)/u;
const MAYBE_MINE = /^(?:i|we|it)(?:'|$)/u;

/** "Either I mend it or I buy one" is to be decided; null where nothing is left to choose, or others choose. */
export function taskOfChoice(words: readonly Word[]): string | null {
  const choice = eitherIn(words);
  if (choice === null || choice.from > 0 || choice.to < words.length) return null;
  const { either, or } = choice;
  const isBehind = isSubject(keyAt(words, either - 1));
  const first = isBehind ? either - 1 : either + 1;
  const sides = [keyAt(words, first), keyAt(words, or + 1)];
  if (!MAYBE_MINE.test(sides[0] ?? '') || !sides.some((side) => MINE.test(side))) return null;
  if (!sides.every((side) => /^(?:i|we)$/u.test(side)))
    return `Decide: ${bare(words.slice(Math.min(first, either)))}`;
  const deed = bare(words.slice(Math.max(first, either) + 1, or));
  return `Decide whether to ${deed} or ${bare(words.slice(or + 2))}`;
}
