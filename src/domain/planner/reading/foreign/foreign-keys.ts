import {
  FILLER_SOUNDS,
  GERMAN_SHORT_DAYS,
  RESPELLED,
  SAID_DAYS,
} from '../../data/foreign/foreign-words.ts';
import { MONTHS } from '../../data/dates.ts';
import { type LanguageCode } from '../../data/languages.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { isForeignVerb } from './foreign-verbs.ts';

const BEFORE_DAY = /^(?:el|día|dia|le|am|zum|bis|ab|den|vom|antes|avant|jusqu'au|até|du)$/u;
const NUMBER = /^\d{1,2}(?:[.:h]\d{0,2})?$/u;

const FIRST = /^(?:primero|premier|primeiro|ersten)$/u;

/** In French it is one's back, in Spanish a number. */
const BACK = 'dos';

/** "Vom dritten Quartal" is no day. */
const COUNTED =
  /^(?:quartal|advent|kapitel|semester|stock|teil|mal|versuch|klasse|runde|platz|band|entwurf|halbjahr|lebensjahr|schuljahr)$/u;

/** "El treinta", "zum ersten dezember": a day of the month that was said. */
function saidDay(words: readonly Word[], at: number, code: LanguageCode): string | undefined {
  if (code === 'fr' && keyAt(words, at) === BACK) return undefined;
  if (code === 'de' && COUNTED.test(keyAt(words, at + 1))) return undefined;
  if (FIRST.test(keyAt(words, at)))
    return [1, 2].some((ahead) => MONTHS.has(keyAt(words, at + ahead))) ? '1' : undefined;
  const isDay = BEFORE_DAY.test(keyAt(words, at - 1)) || MONTHS.has(keyAt(words, at + 1));
  return isDay ? SAID_DAYS.get(keyAt(words, at)) : undefined;
}

/** "Sonntagabend" is that Sunday; "sonntagabends" is any. */
const GERMAN_PART_OF_DAY =
  /^((?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)(?:früh|morgen|vormittag|mittag|nachmittag|abend|nacht)$/u;

function shortDay(words: readonly Word[], at: number): string | undefined {
  const counts = NUMBER.test(keyAt(words, at + 1)) || /^(?:am|bis|ab)$/u.test(keyAt(words, at - 1));
  return counts ? GERMAN_SHORT_DAYS.get(keyAt(words, at)) : undefined;
}

/** "Chargeur a rendre": written without its accent, what is still to be done with a thing. */
function leadsToDeed(words: readonly Word[], at: number): boolean {
  return at > 0 && words[at]?.key === 'a' && isForeignVerb(keyAt(words, at + 1), 'fr');
}

/** "Tengo que sí o sí llamar": by all means, which says nothing of what is to be done. */
function saysByAllMeans(words: readonly Word[], at: number): boolean {
  return [0, 1, 2].some((before) => {
    const from = at - before;
    const said = [keyAt(words, from), keyAt(words, from + 1), keyAt(words, from + 2)];
    return said.join(' ') === 'sí o sí';
  });
}

/** "O cão o cão": what was begun twice is said once. */
function withoutRepeats(words: readonly Word[]): readonly Word[] {
  return words.filter((word, at) => {
    const isPair = (far: number): boolean =>
      word.key === keyAt(words, at + 2) && keyAt(words, at + far) === keyAt(words, at + far + 2);
    return word.comma || words[at + 1]?.comma === true || !(isPair(1) || (at > 0 && isPair(-1)));
  });
}

/** "(relance !)": in French a space stands in front of a mark, and the bracket is closed behind it. */
function withClosingMarks(words: readonly Word[]): readonly Word[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    if (at > 0 && CLOSES.test(word.raw)) return [];
    const isClosed = next !== undefined && CLOSES.test(next.raw);
    return isClosed
      ? [{ ...word, raw: `${word.raw}\u00a0${next.raw}`, comma: next.comma }]
      : [word];
  });
}

const CLOSES = /^[!?…]+\)[.,;]?$/u;

/**
 * The words of another language with the forms in which rules compare them: without sounds, hurried
 * spellings and missing accents known, days of the month that were said as numbers. What is shown
 * stays as it was written.
 */
export function withForeignKeys(said: readonly Word[], code: LanguageCode): readonly Word[] {
  const words = withoutRepeats(withClosingMarks(said)).filter(
    (word, at, all) =>
      at === 0 || word.comma || !(FILLER_SOUNDS.has(word.key) || saysByAllMeans(all, at)),
  );
  const known = RESPELLED.get(code);
  if (known === undefined) return words;
  return words.map((word, at) => {
    const day = saidDay(words, at, code) ?? (code === 'de' ? shortDay(words, at) : undefined);
    if (code === 'fr' && leadsToDeed(words, at)) return { ...word, key: 'à' };
    const partOfDay = code === 'de' ? GERMAN_PART_OF_DAY.exec(word.key)?.[1] : undefined;
    const key = day ?? partOfDay ?? (word.raw.endsWith("'") ? undefined : known.get(word.key));
    return key === undefined ? word : { ...word, key };
  });
}
