import { withoutEndMarks } from '../words/end-marks.ts';
import { keysOf } from '../words/phrase-text.ts';
import { type Word } from '../words/words.ts';
import { obligationLengthAt, skipOpeners } from './grammar/action-start.ts';
import { opensWithVerb } from './grammar/verbs.ts';
import { readThought } from './read-thought.ts';
import { type Reading, type ReadThought } from './reading.ts';
import { deedsInARow } from './segmentation/deeds-in-a-row.ts';
import { splitActions } from './segmentation/split-actions.ts';
import { type Thought } from './segmentation/thought.ts';
import { sayTask } from './titles/task-phrase.ts';

type Said = Omit<ReadThought, 'line' | 'sentence'>;

/** So many steps of a goal stand under its name. */
const MOUNTAIN_OF = 3;
/** "There's so much to do", "I keep putting off": words that only lead to what is to be done. */
const ONLY_LEADS =
  /(?:^|\s)(?:be|off|avoiding|on|with|dreading|(?:so much|a lot|loads|lots|things|jobs|stuff|bits)(?: left| still)? to do)$/u;
const MEANS = /^(?:means|involves|includes|which|that|this|it|all|also|[-–—])$/u;

/** What the words in front of the steps say by themselves. */
function thoughtsIn(head: readonly Word[]): readonly Thought[] {
  const end = head.findLastIndex(({ key }) => key !== '' && !MEANS.test(key)) + 1;
  if (end === 0 || ONLY_LEADS.test(keysOf(head.slice(0, end)))) return [];
  return splitActions(head.slice(0, end));
}

/** The name of the goal that the words in front of its steps say; null where they say none. */
function goalIn(words: readonly Word[]): string | null {
  const from = skipOpeners(words, 0);
  const owed = obligationLengthAt(words, from);
  if (!opensWithVerb(words, from + owed, 'front')) return null;
  const reading = readThought(words);
  return reading.kind === 'task' ? withoutEndMarks(reading.title) : null;
}

function readDeed(words: readonly Word[]): Reading {
  const reading = readThought(words);
  return reading.kind === 'task' ? reading : { kind: 'task', title: sayTask(words) };
}

/** A row of deeds as steps, under the goal that leads to them; null where the sentence is none. */
export function readDeedRow(words: readonly Word[], headings: readonly string[]): Said[] | null {
  const row = deedsInARow(words);
  if (row === null) return null;
  const head = thoughtsIn(row.head);
  const last = head.at(-1);
  const goal = last === undefined ? null : goalIn(last.words);
  const isNamed = goal !== null && row.deeds.length >= MOUNTAIN_OF;
  const below = isNamed ? [...headings, goal] : headings;
  const said = (isNamed ? head.slice(0, -1) : head).map((thought) => ({
    ...thought,
    reading: readThought(thought.words),
    language: 'en' as const,
    headings,
  }));
  const steps = row.deeds.flatMap((deed) =>
    splitDeed(deed).map((part, at) => ({
      words: part,
      follows: false,
      reading: at === 0 ? readDeed(part) : readThought(part),
      language: 'en' as const,
      headings: at === 0 ? below : headings,
    })),
  );
  return [...said, ...steps];
}

/** "Hand over the keys, and my boss wants the slides": what is said behind a deed is no part of it. */
function splitDeed(deed: readonly Word[]): readonly (readonly Word[])[] {
  const hasMore = deed.slice(0, -1).some(({ comma }) => comma);
  return hasMore ? splitActions(deed).map(({ words }) => words) : [deed];
}
