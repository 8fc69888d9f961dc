import { keysOf } from '../../words/phrase-text.ts';
import { type Word, wordsOf } from '../../words/words.ts';
import { withoutLooseBracket } from '../segmentation/brackets.ts';
import { taskOfChoice } from '../segmentation/choices.ts';
import { sayTask } from '../titles/task-phrase.ts';

/** "I just can't open it": what one shrinks from. */
const SHUNNED =
  /^(?:(?:and|but) )*i (?:just|simply|still) (?:can't|cannot) ((?:open|answer|read|look at) (?:it|them))$/u;

/** "I don't know what to wear" is to be worked out, "either I mend it or I buy one" decided; null when nothing is undecided. */
export function taskUndecided(words: readonly Word[]): string | null {
  const choice = taskOfChoice(words);
  if (choice !== null) return withoutLooseBracket(choice);
  const shunned = SHUNNED.exec(keysOf(words))?.[1];
  if (shunned !== undefined) return sayTask(wordsOf(shunned));
  const match =
    /^(?:i (?:don't|dont|do not) (?:even )?know|(?:i have |i've |i've got |got )?no idea) (what|where|how|which|whether|if|when|who) to (?!do\b|start\b|cope\b|begin\b|say\b)/u.exec(
      keysOf(words),
    );
  if (match === null) return null;
  const from = words.findIndex((word) => word.key === match[1]);
  return sayTask(
    wordsOf(
      `Work out ${words
        .slice(from)
        .map((word) => word.raw)
        .join(' ')}`,
    ),
  );
}
