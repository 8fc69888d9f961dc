import { keyAt, type Word } from '../../words/words.ts';
import { baseOfGerund, baseOfPast } from './verbs.ts';

const OWN = /^(?:i|we|you|i'll|we'll|you'll|there|there'll|who|who'll|nobody|no-one)$/u;
const NOW = new Map([
  ['have', 'has'],
  ['need', 'needs'],
  ['want', 'wants'],
]);

/** What is to be done with it: "have to be answered", "need clearing", "want to be rung". */
function saysWhatIsDone(words: readonly Word[], at: number): boolean {
  const isPassive = keyAt(words, at + 1) === 'to' && keyAt(words, at + 2) === 'be';
  if (isPassive) return baseOfPast(keyAt(words, at + 3)) !== null;
  return keyAt(words, at) !== 'have' && baseOfGerund(keyAt(words, at + 1)) !== null;
}

/** "It'll have to be answered", "the vet will want ringing": what will have to be done is read as what has to be. */
export function withoutWill(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(
    ({ key }, place) => key === 'will' || (/\p{L}'ll$/u.test(key) && !OWN.test(key) && place < 9),
  );
  const will = words[at];
  const verb = words[at + 1];
  if (will === undefined || verb === undefined || OWN.test(keyAt(words, at - 1))) return words;
  const now = NOW.get(verb.key);
  if (now === undefined || !saysWhatIsDone(words, at + 1)) return words;
  const who = will.key === 'will' ? keyAt(words, at - 1) : will.key.slice(0, -3);
  const isMany = who === 'they' || /[^su']s$/u.test(who);
  const key = isMany ? verb.key : now;
  const subject =
    will.key === 'will' ? [] : [{ ...will, raw: will.raw.replace(/['’]ll$/u, ''), key: who }];
  return [...words.slice(0, at), ...subject, { ...verb, raw: key, key }, ...words.slice(at + 2)];
}
