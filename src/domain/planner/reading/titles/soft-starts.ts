import { keyAt, type Word, wordsOf } from '../../words/words.ts';
import { baseOfGerund, opensWithVerb } from '../grammar/verbs.ts';

/** "I'm meant to be adding photos" is to add them, "I have to say to Jo that …" to tell Jo, "I was thinking of asking Jo" to ask Jo. */
export function asDeed(words: readonly Word[], marker: string): readonly Word[] {
  const thought = /(?:thinking|thought) (?:of|about) (\p{L}+ing)$/u.exec(marker)?.[1] ?? '';
  const asked = baseOfGerund(thought);
  if (asked !== null) return [...wordsOf(asked), ...words];
  const isOwed = /(?:meant|supposed) to$|should$/u.test(marker) && keyAt(words, 0) === 'be';
  const doing = isOwed && words.length > 2 ? baseOfGerund(keyAt(words, 1)) : null;
  if (doing !== null) return [...wordsOf(doing), ...words.slice(2)];
  const isSaid = keyAt(words, 0) === 'say' && keyAt(words, 1) === 'to';
  return isSaid ? [...wordsOf('tell'), ...words.slice(2)] : words;
}

/** "Prob see someone", "will send it tomorrow", "owe mum 60", "at least tell her": said without the "I". */
export function withoutSoftStart(words: readonly Word[]): readonly Word[] {
  const first = keyAt(words, 0);
  if (first === 'owe' && words.length > 2) return [...wordsOf('Give'), ...words.slice(1)];
  if (first === 'me' && keyAt(words, 1) === 'to' && opensWithVerb(words, 2, 'front'))
    return words.slice(2);
  const isLeast = first === 'at' && keyAt(words, 1) === 'least';
  if (isLeast && opensWithVerb(words, 2, 'front')) return words.slice(2);
  const isSoft = /^(?:prob|probs|probably|will|shall)$/u.test(first);
  return isSoft && opensWithVerb(words, 1, 'front') ? words.slice(1) : words;
}
