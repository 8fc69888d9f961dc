import { NAMES_OF_TWO } from '../../data/names-of-two.ts';
import { isKnownName } from './verb-of-noun.ts';

let known: ReadonlySet<string> | null = null;

/** Read once, when somebody first speaks in one breath. */
function names(): ReadonlySet<string> {
  if (known !== null) return known;
  let first = '';
  const found = new Set<string>();
  for (const word of NAMES_OF_TWO.trim().split(/\s+/u))
    if (word.endsWith(':')) first = word.slice(0, -1);
    else found.add(`${first} ${word}`);
  known = found;
  return known;
}

/** Whether two words are known as the name of one thing, or of several: "rent check", "spelling tests". */
export function isNameOfTwo(first: string, second: string): boolean {
  if (first === '' || second === '') return false;
  return (
    isKnownName([first, second]) ||
    names().has(`${first} ${second}`) ||
    names().has(`${first} ${second.replace(/s$/u, '')}`)
  );
}
