import { wordsOf } from '../../words/words.ts';

const SAYS_MORE = 4;
const LEAST_ROOT = 3;

/** The words of a text that say something, without what is tied in front of them. */
export function longerKeys(text: string): readonly string[] {
  return wordsOf(text)
    .map(({ key }) => key.replace(/^\p{L}{1,2}'/u, ''))
    .filter((key) => key.length >= SAYS_MORE || /\d/u.test(key));
}

/** What a step says, to be asked of many notes. */
export type Shown = { readonly text: string; readonly stems: ReadonlySet<string> };

export function shownIn(text: string): Shown {
  const stems = longerKeys(text).map((key) => key.slice(0, SAYS_MORE));
  return { text: text.toLowerCase(), stems: new Set(stems) };
}

/** Whether a note, by its longer words, says nothing that the step does not say: they all stand there. */
export function isSaidIn({ text, stems }: Shown, note: readonly string[]): boolean {
  return note.every((key) => {
    const stem = key.slice(0, SAYS_MORE);
    return stems.has(stem) || SAYS_LITTLE.test(stem) || isBent(key, text);
  });
}

/** "Rufe" and "gekündigt" are said in "anrufen" and "kündigen". */
function isBent(key: string, shown: string): boolean {
  const root = key
    .replace(/^ge(?=\p{L}{3})/u, '')
    .replace(/(?:en|et|e|t)$/u, '')
    .slice(0, SAYS_MORE);
  return root.length >= LEAST_ROOT && shown.includes(root);
}

/** Words that only lead to a deed: "ich muss", "tengo que", "faut que je pense à". */
const SAYS_LITTLE =
  /^(?:muss|müss|nich|verg|werd|soll|will|woll|möch|auch|noch|unbe|ende|endl|wied|gern|habe|tengo|teng|tene|debo|quie|falta|faut|dois|doit|pens|bien|quer|prec|tenh|devo|aind|todo|toda|ayer|aún|enco|touj)$/u;
