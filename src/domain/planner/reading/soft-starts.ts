import { keyAt, type Word, wordsOf } from '../words/words.ts';
import { opensWithVerb } from './verbs.ts';

/** "Prob see someone", "will send it tomorrow", "owe mum 60": said without the "I". */
export function withoutSoftStart(words: readonly Word[]): readonly Word[] {
  const first = keyAt(words, 0);
  if (first === 'owe' && words.length > 2) return [...wordsOf('Give'), ...words.slice(1)];
  const isSoft = /^(?:prob|probs|probably|will|shall)$/u.test(first);
  return isSoft && opensWithVerb(words, 1, 'front') ? words.slice(1) : words;
}
