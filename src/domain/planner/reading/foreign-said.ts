import { wordsOf } from '../words/words.ts';

const SAYS_MORE = 4;

/** Whether a note says nothing that the step does not say: its longer words all stand there. */
export function isSaidIn(shown: string, note: string): boolean {
  const stems = (text: string): readonly string[] =>
    wordsOf(text)
      .map(({ key }) => key.replace(/^\p{L}{1,2}'/u, ''))
      .filter((key) => key.length >= SAYS_MORE || /\d/u.test(key))
      .map((key) => key.slice(0, SAYS_MORE));
  const known = new Set(stems(shown));
  const missing = stems(note).filter(
    (stem) => !known.has(stem) && !SAYS_LITTLE.test(stem) && !isBent(stem, shown),
  );
  return missing.length === 0;
}

/** "Rufe" and "gekündigt" are said in "anrufen" and "kündigen". */
function isBent(stem: string, shown: string): boolean {
  const root = stem.replace(/^ge(?=\p{L}{2})/u, '').replace(/e$/u, '');
  return root !== stem && shown.toLowerCase().includes(root);
}

/** Words that only lead to a deed: "ich muss", "tengo que", "faut que je pense à". */
const SAYS_LITTLE =
  /^(?:muss|müss|nich|werd|soll|will|woll|möch|auch|noch|unbe|ende|habe|tengo|teng|tene|debo|quie|falta|faut|dois|doit|pens|bien|quer|prec|tenh|devo|aind|todo|toda|ayer|aún|enco|touj)$/u;
