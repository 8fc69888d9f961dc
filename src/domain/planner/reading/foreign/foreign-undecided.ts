import { UNDECIDED_WORDS } from '../../data/foreign/undecided-words.ts';
import { type LanguageCode } from '../../data/languages.ts';
import { withoutEndMarks } from '../../words/end-marks.ts';
import { phraseLengthAt } from '../../words/phrase-match.ts';
import { keyAt, textOf, type Word } from '../../words/words.ts';

/** "No sé qué hacer con el sofá": with what, is said. */
const WITH = /^(?:con|com|avec|mit)$/u;

/** "No sé qué regalarle a mi hermana" is to be decided. */
export function foreignUndecided(words: readonly Word[], code: LanguageCode): string | null {
  const known = UNDECIDED_WORDS.get(code);
  const at = known === undefined ? 0 : phraseLengthAt({ words, at: 0, book: known.unknown });
  if (known === undefined || at === 0) return null;
  const behind = at + phraseLengthAt({ words, at, book: known.asks });
  const isIdle = known.idle.has(keyAt(words, behind)) && !WITH.test(keyAt(words, behind + 1));
  if (behind === at || behind === words.length || isIdle) return null;
  return `${known.deed} ${withoutEndMarks(textOf(words.slice(at)))}`;
}
