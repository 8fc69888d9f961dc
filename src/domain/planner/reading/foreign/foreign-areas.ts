import { AREAS } from '../../data/foreign/areas.ts';
import { type LanguageCode } from '../../data/languages.ts';
import { withoutEndMarks } from '../../words/end-marks.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';
import { isForeignVerb } from './foreign-verbs.ts';

type Line = {
  readonly text: string;
  readonly bulleted: boolean;
  readonly level: number;
  readonly indent: number;
  readonly blankBefore: boolean;
};

const OPENS_AREA =
  /^(?:el|la|los|las|mi|le|les|l'|ma|mon|o|a|os|as|meu|minha|der|die|das|fürs?|para|pour|zu)$/u;

/** "Comprar pan", "lampe tauschen": a deed, and what it is done to. */
export function saysForeignDeed(words: readonly Word[], code: LanguageCode): boolean {
  const verb = code === 'de' ? keyAt(words, words.length - 1) : keyAt(words, 0);
  return words.length > 1 && isForeignVerb(verb, code);
}

function namesArea({ text, bulleted, level, indent }: Line, code: LanguageCode): boolean {
  if (bulleted || level > 0 || indent > 0) return false;
  const words = wordsOf(withoutEndMarks(text));
  const name = OPENS_AREA.test(keyAt(words, 0)) ? words.slice(1) : words;
  return name.length === 1 && AREAS.get(code)?.has(keyAt(name, 0)) === true;
}

const LEAST_BELOW = 2;

const CAPITAL = /^\p{P}*\p{Lu}/u;

/** "Maison", "Enfants", "Moi" over lines that all begin small: the first line of the page, and another at least. */
function areCapitalOver(lines: readonly Line[], areas: readonly number[]): boolean {
  return (
    areas.length >= 2 &&
    areas[0] === 0 &&
    areas.every((at, place) => (areas[place + 1] ?? lines.length) - at > LEAST_BELOW) &&
    lines.every(({ text }, at) => CAPITAL.test(text) === areas.includes(at))
  );
}

/**
 * Where "sala", "papéis" and "natal" stand over lines of which most say a deed: over blocks of their own, or
 * two and more of them over several lines each. Among things that are only named, they are things.
 */
export function areaOpeners(lines: readonly Line[], code: LanguageCode): ReadonlySet<number> {
  const areas = lines.flatMap((line, at) => (namesArea(line, code) ? [at] : []));
  if (areCapitalOver(lines, areas)) return new Set(areas);
  const over = areas.map((at, place) => {
    const rest = lines.slice(at + 1, areas[place + 1]);
    const end = rest.findIndex(({ blankBefore }) => blankBefore);
    const below = end < 0 ? rest : rest.slice(0, end);
    const deeds = below.filter(({ text }) => saysForeignDeed(wordsOf(text), code)).length;
    const opensBlock = at === 0 || lines[at]?.blankBefore === true;
    return { at, below: below.length, opensBlock, isOver: deeds > 0 && deeds * 2 >= below.length };
  });
  const named = over.filter(({ isOver }) => isOver);
  const hasBlocks = lines.some(({ blankBefore }, at) => at > 0 && blankBefore);
  const isLong = named.reduce((sum, { below }) => sum + below, 0) >= named.length * LEAST_BELOW;
  const isParted = named.length >= 2 && isLong;
  return new Set(
    named
      .filter(
        ({ opensBlock, below }) => isParted || (hasBlocks && opensBlock && below >= LEAST_BELOW),
      )
      .map(({ at }) => at),
  );
}
