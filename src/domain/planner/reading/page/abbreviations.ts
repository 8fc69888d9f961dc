import { FOREIGN_ABBREVIATIONS } from '../../data/foreign/abbreviations.ts';
import { type LanguageCode } from '../../data/languages.ts';

const ABBREVIATIONS = new Set(
  'dr mr mrs ms prof st vs etc e.g i.e eg ie no approx inc ltd jr sr a.m p.m re sra dra z.b bzw ca nr usw p pp ch chap fig vol gr ed sec dept min max tel ext no feat ft'.split(
    ' ',
  ),
);
/** "Ring one of them and say no." ends a sentence; "no. 7" does not. */
const BEFORE_NUMBER = new Set('no nr gr p pp ch chap fig vol ext ca'.split(' '));

/** "Devis M. Benali": a gentleman in French. */
function isFrenchTitle(text: string, dot: number): boolean {
  return (
    /(?:^|\s)M$/u.test(text.slice(Math.max(0, dot - 2), dot)) &&
    /^ \p{Lu}\p{Ll}/u.test(text.slice(dot + 1))
  );
}

/** "Fr. Lindner", "Hr. Weber", "S. 45". */
function isGermanTitle(text: string, dot: number): boolean {
  const before = text.slice(Math.max(0, dot - 3), dot);
  const behind = text.slice(dot + 1, dot + 3);
  if (/(?:^|\s)(?:Fr|Hr)$/u.test(before)) return /^ \p{Lu}/u.test(behind);
  return /\sS$/u.test(before) && /^ \d/u.test(behind);
}

const LONGEST_WORD = 24;
const OPENING_MARKS = /^[("'«„“¿¡]+/u;
/** "Plan B.", "vitamina D.": a letter that ends a name. */
const LETTERED =
  /(?:plan|plano|vitamin\p{L}*|grup\p{L}+|teil|part\p{L}*|klasse|clas\p{L}+|turma|talla|tamanho|port[óã]o|puerta|bloque|bloco) $/iu;
/** "Goethestr. 12", "in der Lindenstr. abholen". */
const STREET = /^\p{L}{3,}str$/u;

/** "Sra. Gómez", "av. Paulista", "Fam. Gruber", "u. a. wegen": in other languages, by what the page is written in. */
function isForeignAbbreviation(text: string, dot: number, code: LanguageCode): boolean {
  const known = FOREIGN_ABBREVIATIONS.get(code);
  if (known === undefined) return false;
  const front = text.slice(Math.max(0, dot - LONGEST_WORD), dot);
  const raw = (/\S+$/u.exec(front)?.[0] ?? '').replace(OPENING_MARKS, '');
  const word = raw.toLowerCase();
  const behind = text.slice(dot + 1, dot + 1 + LONGEST_WORD);
  if (!/^ \S/u.test(behind)) return false;
  if (known.leadsOn.has(word)) return true;
  if (code === 'de' && /(?<!\p{L})z\. ?B$/iu.test(front)) return true;
  if (known.letters.has(raw)) return !LETTERED.test(front.slice(0, -1));
  const next = /^ (\p{L}+'?)/u.exec(behind)?.[1] ?? '';
  if (known.of.has(next)) return true;
  const isCut = known.mayEnd.has(word) || STREET.test(word);
  return isCut && /^ (?:\p{Ll}|\d)/u.test(behind);
}

/** Whether the dot only cuts its word short. */
export function endsAbbreviation(text: string, dot: number, code: LanguageCode): boolean {
  const start = text.lastIndexOf(' ', dot) + 1;
  if (/^\p{Lu}$/u.test(text.slice(start, dot)) && /^ \p{Ll}/u.test(text.slice(dot + 1)))
    return true;
  if (isForeignAbbreviation(text, dot, code)) return true;
  const word = text.slice(start, dot).toLowerCase();
  if (BEFORE_NUMBER.has(word) && !/^\s*\d/u.test(text.slice(dot + 1))) return false;
  return ABBREVIATIONS.has(word) || isGermanTitle(text, dot) || isFrenchTitle(text, dot);
}
