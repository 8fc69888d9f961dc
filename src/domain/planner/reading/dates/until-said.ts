import { keysOf } from '../../words/phrase-text.ts';
import { type Word } from '../../words/words.ts';

const UNTIL =
  /\b(?:by|before|b4|until|till|til|due|deadline|cut-?off|latest|last (?:day|date|chance|post|collection)|closes?|closing|shuts?|expires?|runs? out|ends?|lapses?|must|has to|have to|tonight)\b/u;

/**
 * Whether a day is said as the last on which something can be done ("by Monday", "it closes on the
 * 5th") and not only as the one on which it is.
 */
export function saysUntilWhen(words: readonly Word[]): boolean {
  return UNTIL.test(keysOf(words));
}
