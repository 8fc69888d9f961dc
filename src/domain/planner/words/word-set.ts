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
