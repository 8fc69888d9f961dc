import { isToDo, type ReadThought } from '../reading.ts';
import { breathsOf } from '../breaths.ts';

const FEW_THOUGHTS = 5;

/** Where a thought stands: its place, how many words were said with it, and whether hardly anything else was. */
export type HeardAt = {
  readonly index: number;
  readonly breath: number;
  readonly isAmongFew: boolean;
};

/** The thoughts, each heard once more. What asked for something keeps at least one thing to do. */
export function withEachHeard(
  thoughts: readonly ReadThought[],
  hear: (thought: ReadThought, at: HeardAt) => ReadThought,
): readonly ReadThought[] {
  const breathOf = breathsOf(thoughts);
  const isAmongFew = thoughts.length < FEW_THOUGHTS;
  const heard = thoughts.map((thought, index) =>
    hear(thought, { index, breath: breathOf(thought), isAmongFew }),
  );
  return heard.some(isToDo) ? heard : thoughts;
}
