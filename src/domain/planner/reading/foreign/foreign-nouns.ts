const SHORTEST_ENDING = 4;
/** Endings of several, and of cases: they say nothing of what a thing is. */
const GERMAN_ENDINGS = /(?:en|er|es|n|e|s)$/u;
const ROMANCE_ENDINGS = /(?:es|s|x)$/u;

type Known<Found> = (key: string) => Found | undefined;

/** A German compound is what its end is: a "Zahnarzttermin" is a "Termin". */
function byEnding<Found>(known: Known<Found>, key: string): Found | undefined {
  const whole = known(key);
  if (whole !== undefined) return whole;
  for (let from = 1; key.length - from >= SHORTEST_ENDING; from++) {
    const found = known(key.slice(from));
    if (found !== undefined) return found;
  }
  return undefined;
}

function inEitherNumber<Found>(
  known: Known<Found>,
  key: string,
  language: string,
): Found | undefined {
  if (language === 'de')
    return byEnding(known, key) ?? byEnding(known, key.replace(GERMAN_ENDINGS, ''));
  return known(key) ?? known(key.replace(ROMANCE_ENDINGS, ''));
}

/** What is known of a noun of another language, in one number or the other. */
export function foundByNoun<Found>(
  known: ReadonlyMap<string, Found>,
  key: string,
  language: string,
): Found | undefined {
  return inEitherNumber((noun) => known.get(noun), key, language);
}

/** Whether a noun of another language is one of these, in one number or the other. */
export function isOneOfNouns(nouns: ReadonlySet<string>, key: string, language: string): boolean {
  return inEitherNumber((noun) => nouns.has(noun) || undefined, key, language) === true;
}
