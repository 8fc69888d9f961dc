import { LEADING_FILLERS } from '../../data/english-phrases.ts';
import { withoutEndMarks } from '../../words/end-marks.ts';
import { withoutLeading } from '../../words/phrase-match.ts';
import { textOf } from '../../words/words.ts';
import { withoutLooseBracket } from '../segmentation/brackets.ts';
import { capitalised } from './task-phrase.ts';
import { type ReadThought } from '../reading.ts';

/** A thought as it stands beneath a step: without the words that only lead to it. */
export function noteOf(thought: ReadThought): string {
  const said =
    thought.language === 'en' ? withoutLeading(thought.words, LEADING_FILLERS) : thought.words;
  return capitalised(
    withoutLooseBracket(withoutEndMarks(textOf(said.length > 0 ? said : thought.words))),
  );
}
