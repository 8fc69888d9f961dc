import { type Day } from '../../../calendar/day.ts';
import { type Word } from '../../words/words.ts';

/** A place among the words that may begin a date. */
export type DatePlace = {
  readonly words: readonly Word[];
  readonly at: number;
  readonly today: Day;
};

/** Words that a date stands behind. */
export const BEFORE_DATE =
  /^(?:by|before|on|until|till|due|this|next|from|am|vor|bis|avant|antes|el|em|le|até|na|para|latest|deadline|closes|ends)$/u;
