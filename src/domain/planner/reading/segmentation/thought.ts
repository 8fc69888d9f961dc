import { type Word } from '../../words/words.ts';

/** One thought of a sentence, and whether it follows from the thought before ("… so I need to"). */
export type Thought = {
  readonly words: readonly Word[];
  readonly follows: boolean;
  /** It was only likely that it begins here. */
  readonly isDoubtful?: boolean;
};
