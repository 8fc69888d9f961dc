import { type ReadThought } from './reading.ts';

/** Words without a full stop that are as many as this were spoken in one breath. */
export const RUN_ON = 30;

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
