import { wordSet } from '../../words/word-set.ts';

/** How a thing that was only named, or of which something was said, becomes a deed in German. */
export type GermanDeeds = {
  /** What one does with a noun: a verb, or a phrase with `{it}` in the thing's place. */
  readonly nouns: ReadonlyMap<string, string>;
  /** What a state asks for: "leer" asks to be bought. */
  readonly states: ReadonlyMap<string, string>;
  /** What a thing asks for that is wrong in a way no list has. */
  readonly seeTo: string;
  /** What goes for all things under a heading. */
  readonly lists: readonly (readonly [heading: RegExp, deed: string])[];
  /** What is said in front of a thing that is lacking or broke, and what it asks for. */
  readonly lacking: readonly (readonly [said: RegExp, deed: string])[];
  /** What opens words that only tell more of the thing: a relative clause, a reason. */
  readonly aside: RegExp;
  /** What opens them too, unless they hold a deed of their own: "at least", "perhaps". */
  readonly softAside: RegExp;
  /** Words that bring a thing to a name of its own: prepositions. */
  readonly ends: ReadonlySet<string>;
  /** Articles and words for whose it is, in front of a thing. */
  readonly articles: ReadonlySet<string>;
};

type Words = 'ends' | 'articles';
type Deeds = 'nouns' | 'states';
type DeedText = Omit<GermanDeeds, Words | Deeds> & Readonly<Record<Words | Deeds, string>>;

function wordsByDeed(text: string): ReadonlyMap<string, string> {
  let deed = '';
  const found = new Map<string, string>();
  for (const line of text.split('\n')) {
    const at = line.indexOf(':');
    if (at >= 0) deed = line.slice(0, at).trim();
    for (const word of wordSet(line.slice(at + 1))) found.set(word, deed);
  }
  return found;
}

/** Reads the data: lines `deed: words`, which may go on in the next line. */
export function germanDeeds(text: DeedText): GermanDeeds {
  return {
    ...text,
    nouns: wordsByDeed(text.nouns),
    states: wordsByDeed(text.states),
    ends: wordSet(text.ends),
    articles: wordSet(text.articles),
  };
}
