import { DISTRESS_PHRASES } from './data/distress.ts';

/**
 * Whether words of despair stand in the text, so that it is met with one calm line on where to find
 * help. It errs on the side of kindness: the line costs nothing when it was only a sigh.
 */
export function needsKindness(text: string): boolean {
  const said = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/\bcan ?not\b/gu, "can't")
    .replaceAll(/\bdo not\b/gu, "don't");
  return DISTRESS_PHRASES.some((phrase) => said.includes(phrase));
}
