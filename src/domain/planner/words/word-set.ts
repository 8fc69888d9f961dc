/** A set of the words in a text; how the data files list words. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/u).filter((word) => word !== ''));
}

/** Reads `from:to` pairs separated by white space. */
export function wordMap(text: string): ReadonlyMap<string, string> {
  const pairs = text.split(/\s+/u).filter((pair) => pair.includes(':'));
  return new Map(
    pairs.map((pair) => {
      const [from = '', to = ''] = pair.split(':');
      return [from, to.replaceAll('_', ' ')];
    }),
  );
}

/** Reads `word:number` pairs separated by white space. */
export function numberMap(text: string): ReadonlyMap<string, number> {
  return new Map([...wordMap(text)].map(([word, number]) => [word, Number(number)]));
}

/** A piece of a pattern: any one of the words in a text. */
export function anyOf(text: string): string {
  return `(?:${[...wordSet(text)].join('|')})`;
}

/**
 * Reads lists of words that stand behind their verb: a capital letter begins a list ("Buy: oat
 * rye"), and a low line stands for the space within a name or a verb of two words. The words keep
 * it, the verbs do not.
 */
export function wordsByVerb(text: string): readonly (readonly [word: string, verb: string])[] {
  let verb = '';
  return text.split(/\s+/u).flatMap((word) => {
    const named = /^(\p{Lu}\S*):$/u.exec(word)?.[1];
    if (named !== undefined) verb = named.replaceAll('_', ' ');
    return named !== undefined || word === '' ? [] : [[word, verb] as const];
  });
}

/** Phrases by their first word, longest first; one phrase a line. */
export type PhraseBook = ReadonlyMap<string, readonly (readonly string[])[]>;

export function phraseBook(text: string): PhraseBook {
  const book = new Map<string, string[][]>();
  for (const line of text.split('\n')) {
    const phrase = line.trim().split(/\s+/u);
    const [first = ''] = phrase;
    if (first !== '') book.set(first, [...(book.get(first) ?? []), phrase]);
  }
  for (const phrases of book.values()) phrases.sort((a, b) => b.length - a.length);
  return book;
}
