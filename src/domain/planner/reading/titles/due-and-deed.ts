import { keysOf } from '../../words/phrase-text.ts';
import { isSameBreath } from '../breaths.ts';
import { contentKeys } from '../grammar/title-words.ts';
import { type ReadThought } from '../reading.ts';

const WAS_DUE = /\b(?:was|were) due\b/u;

/** "The fine was due on the 13th, pay the fine": what was due is the step that is said, and no other. */
export function withDeedsOfDue(thoughts: readonly ReadThought[]): readonly ReadThought[] {
  return thoughts.map((thought, at) => {
    const { reading, words } = thought;
    const next = thoughts[at + 1];
    const isDue = reading.kind === 'task' && WAS_DUE.test(keysOf(words));
    if (!isDue || !isSameBreath(next, thought) || next?.reading.kind !== 'task') return thought;
    const named = contentKeys(reading.title);
    const isSame = [...contentKeys(next.reading.title)].some((key) => named.has(key));
    return isSame ? { ...thought, reading: { kind: 'fact' } } : thought;
  });
}
