import { type PebbleDraft, type PlanDraft } from '../plan-draft.ts';
import { DETERMINERS } from '../data/english-phrases.ts';
import { WEIGHTLESS, WEIGHTLESS_AT_END } from '../data/weightless.ts';
import { isSaidIn, longerKeys, shownIn } from '../reading/foreign/foreign-said.ts';
import { type DumpReading } from '../reading/item.ts';
import { holdsMost, stemsOf } from '../reading/grammar/word-stems.ts';
import { capitalised } from '../reading/titles/task-phrase.ts';
import { fitText, TEXT_LIMITS, wordCount } from '../words/word-limits.ts';
import { keyAt, textOf, wordsOf } from '../words/words.ts';
import { placesOf } from './coverage.ts';
import { labelsOf } from './labels.ts';

/** The things and names in a text: what stands behind "the" or "my", and what has a capital letter. */
function namesIn(text: string): ReadonlySet<string> {
  const words = wordsOf(text);
  const named = words.filter(
    (word, at) => at > 0 && (DETERMINERS.has(keyAt(words, at - 1)) || /^\p{Lu}/u.test(word.raw)),
  );
  return stemsOf(textOf(named));
}

/** What a title may leave out is nothing that has to stand in the plan. */
function withoutWeightless(text: string): string {
  return textOf(
    wordsOf(text).filter(({ key }) => !WEIGHTLESS.has(key) && !WEIGHTLESS_AT_END.has(key)),
  );
}

type Quotable = Pick<DumpReading, 'said' | 'takenBack' | 'language'>;

/** What of these words stands together nowhere in the plan, or names what is nowhere in it. */
function notIn({ said, takenBack, language }: Quotable, draft: PlanDraft): string[] {
  const places = placesOf(draft);
  const shown = language === 'en' ? [] : places.map(shownIn);
  const placesWith = new Map<string, ReadonlySet<string>[]>();
  for (const place of places.map(stemsOf))
    for (const stem of place) {
      const list = placesWith.get(stem);
      if (list === undefined) placesWith.set(stem, [place]);
      else list.push(place);
    }
  const whole = places.join('\n').toLowerCase();
  const once = new Map(said.map((text) => [text.toLowerCase(), text]));
  return [...once.values()].filter((text) => {
    if (takenBack.has(text)) return !whole.includes(text.toLowerCase());
    const stems = stemsOf(withoutWeightless(text));
    const keys = shown.length === 0 ? [] : longerKeys(text);
    if (stems.size === 0 || shown.some((place) => isSaidIn(place, keys))) return false;
    if ([...namesIn(text)].some((stem) => !placesWith.has(stem))) return true;
    return ![...stems].some((stem) =>
      (placesWith.get(stem) ?? []).some((place) => holdsMost(place, stems)),
    );
  });
}

/** Pieces that fit a description, several short ones in one. */
function inPieces(texts: readonly string[]): string[] {
  const { words: limit } = TEXT_LIMITS.pebbleDescription;
  const pieces: string[] = [];
  for (const text of texts) {
    const last = pieces.at(-1);
    if (last !== undefined && wordCount(last) + wordCount(text) <= limit) {
      pieces[pieces.length - 1] = `${last}. ${capitalised(text)}`;
      continue;
    }
    for (let rest = text; rest !== '';) {
      const cut = fitText(rest, TEXT_LIMITS.pebbleDescription);
      if (cut.fitting === '') break;
      pieces.push(capitalised(cut.fitting));
      rest = cut.rest;
    }
  }
  return pieces;
}

/** One small pebble, or several, with the words that found no other place in the plan. */
export function quotedPebbles(reading: Quotable, draft: PlanDraft): PebbleDraft[] {
  return inPieces(notIn(reading, draft)).map((piece) => ({
    title: labelsOf(reading.language).quoted,
    description: piece,
    estimatedMinutes: 15,
  }));
}
