import { DISTRESS_FORMS, DISTRESS_PHRASES, HARMLESS_PHRASES } from './data/distress.ts';

const FORMS = new RegExp(DISTRESS_FORMS.join('|'), 'mu');
/** Whole words: nobody who says "I spend my life on hold" speaks of its end. */
const PHRASES = new RegExp(String.raw`(?<!\p{L})(?:${DISTRESS_PHRASES.join('|')})`, 'u');
const HARMLESS = new RegExp(HARMLESS_PHRASES.join('|'), 'gu');

/**
 * Whether words of despair stand in the text, so that it is met with one calm line on where to find
 * help. It errs on the side of kindness: the line costs nothing when it was only a sigh.
 */
export function needsKindness(text: string): boolean {
  const said = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replaceAll(/\bcan ?not\b/gu, "can't")
    .replaceAll(/\bdo not\b/gu, "don't")
    .replaceAll(HARMLESS, '…');
  const inOneLine = said.replaceAll('\n', ' ');
  return FORMS.test(said) || PHRASES.test(inOneLine);
}
