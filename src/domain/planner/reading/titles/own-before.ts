import { type ReadThought } from '../reading.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { type Word, wordsOf } from '../../words/words.ts';

const DOES_IT = /(?:\b(?:must|should|will|can|could)|\b(?:needs|has|wants) to)$/u;
const MINE = /^(?:i|i've|i'll|we|you|you'd|somebody|someone)$/u;

/** "There's the tax thing now where you have to | do it": what a thought names itself, before its deed. */
export function ownBefore({ words }: ReadThought, title: string): readonly Word[] {
  const [verb] = wordsOf(title);
  const deed = words.findIndex(({ key }) => key === verb?.key);
  const it = words.findIndex(({ key }) => /^(?:it|them|that|those|these|him|her|mine)$/u.test(key));
  const own = words.slice(0, Math.max(0, deed >= 0 && deed < it ? deed : it));
  return DOES_IT.test(keysOf(own)) && !own.some(({ key }) => MINE.test(key)) ? [] : own;
}
