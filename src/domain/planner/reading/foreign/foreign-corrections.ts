import { CORRECTIONS } from '../../data/foreign/corrections.ts';
import { type LanguageCode, LANGUAGE_PACKS } from '../../data/languages.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { startsTask } from './foreign-start.ts';

/** So many words say that one was wrong, and that it is done. */
const LONGEST = 14;

const MARK_END = /[^\p{L}\p{N}]$/u;
const CONNECTIVE = /^(?:y|e|et|und|puis|luego|depois|dann)$/u;
/** What a German sentence cannot end with unless a mark says so: "der ist schon | zu kurz". */
const OPEN_END = /^(?:schon|bereits|längst|nicht)$/u;

/** Whether nothing more is said of it: "no hace falta" and a mark, not "no hace falta cita". */
function endsBefore(words: readonly Word[], at: number, code: LanguageCode): boolean {
  const last = words[at - 1];
  if (at >= words.length || last === undefined || MARK_END.test(last.raw)) return true;
  if (CONNECTIVE.test(keyAt(words, at))) return true;
  if (code === 'de') return !OPEN_END.test(last.key);
  const pack = LANGUAGE_PACKS.get(code);
  return pack !== undefined && startsTask(words, at, pack);
}

/** How many words from here take back what was just named: "nee warte, der war schon"; 0 for none. */
function correctionLengthAt(words: readonly Word[], at: number, code: LanguageCode): number {
  const [said] = CORRECTIONS.get(code)?.exec(keysOf(words.slice(at, at + LONGEST))) ?? [];
  return said === undefined ? 0 : said.trim().split(' ').length;
}

/** Words up to a correction, which takes back the last thing named in them; the last ones have none behind them. */
type Corrected = { readonly words: readonly Word[]; readonly isTakenBack: boolean };

/** "Llamar al | no espera, ya llamé | comprar pan": where what was said is taken back within a breath. */
export function atCorrections(said: readonly Word[], code: LanguageCode): readonly Corrected[] {
  for (let at = 1; at < said.length; at++) {
    const length = correctionLengthAt(said, at, code);
    if (length === 0 || !endsBefore(said, at + length, code)) continue;
    const rest = said.slice(at + length);
    return [
      { words: said.slice(0, at), isTakenBack: true },
      ...(rest.some(({ key }) => /\p{L}{2}/u.test(key)) ? atCorrections(rest, code) : []),
    ];
  }
  return [{ words: said, isTakenBack: false }];
}
