import { type LanguageCode } from '../data/languages.ts';
import { type Word } from '../words/words.ts';
import { type Reading } from './reading.ts';

/** Words without a full stop that are as many as this were spoken in one breath. */
export const RUN_ON = 30;

/** One thought of the dump, read, with its place. */
export type ReadThought = {
  readonly words: readonly Word[];
  /** What was said, where the words hold a verb that goes with it. */
  readonly said?: readonly Word[];
  readonly reading: Reading;
  readonly language: LanguageCode;
  /** It is the consequence of the thought before. */
  readonly follows: boolean;
  /** It was only likely that it begins here. */
  readonly isDoubtful?: boolean;
  readonly headings: readonly string[];
  readonly line: number;
  readonly sentence: number;
};

/** Whether both stand in one sentence. */
export function isSameBreath(a: ReadThought | undefined, b: ReadThought | undefined): boolean {
  return a !== undefined && a.line === b?.line && a.sentence === b.sentence;
}

/** How many words were said in one breath with each thought. */
export function breathsOf(thoughts: readonly ReadThought[]): (thought: ReadThought) => number {
  const lengths = new Map<string, number>();
  const placeOf = ({ line, sentence }: ReadThought): string => `${line}.${sentence}`;
  for (const thought of thoughts)
    lengths.set(placeOf(thought), (lengths.get(placeOf(thought)) ?? 0) + thought.words.length);
  return (thought) => lengths.get(placeOf(thought)) ?? 0;
}
