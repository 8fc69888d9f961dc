import { keysOf } from '../words/phrase-text.ts';
import { type Word } from '../words/words.ts';

const LATE_BY =
  /\b(?:days?|weeks?|months?|years?|hours?) (?:late|overdue|behind|past due)\b|\bpast due\b|\bin arrears\b/u;
const WAS_DUE =
  /\b(?:was|were|been) (?:\p{L}+ly |already )?due (?!to\b)|\bdue (?:back )?(?:yesterday|last|days ago|weeks ago)\b|\bshould(?:'ve| have) been (?:\p{L}+ ){1,6}(?:yesterday|last|ago|by now|weeks|days)\b/u;
const FOREIGN =
  /(?<!\p{L})(?:en retard|était à (?:\p{L}+ ){1,3}(?:pour|avant|le)|überfällig|war (?:\p{L}+ ){0,4}fällig|vencid[oa]s?|atrasad[oa]s?|(?:era|eran|eram) para (?:el \p{L}+ pasado|ayer|ontem))(?!\p{L})/u;

const CANNOT_WAIT =
  /\b(?:can't|cannot|can not|won't|will not) wait(?: (?:until|till|any)\b|$)|\b(?:right|straight) away\b|\bas soon as possible\b|\bwithout delay\b/u;

/** Whether the words ask for it at once. */
export function isForNow(words: readonly Word[]): boolean {
  return CANNOT_WAIT.test(keysOf(words));
}

/** Whether the words say that something should have been there already: "two weeks late", "was due on the 13th". */
export function isOverdue(words: readonly Word[]): boolean {
  const text = keysOf(words);
  return LATE_BY.test(text) || WAS_DUE.test(`${text} `) || FOREIGN.test(text);
}
