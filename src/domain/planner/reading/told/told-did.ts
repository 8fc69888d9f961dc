import { keysOf } from '../../words/phrase-text.ts';
import { wordSet } from '../../words/word-set.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { baseOfGerund, isVerb } from '../grammar/verbs.ts';

/** Said with "did", these leave what they speak of to be done: "I did promise to call her". */
const LEAVES_OPEN = wordSet(`
say mean want try promise agree start begin plan forget need like love hope think consider offer intend wish ask tell remember
notice see hear find lose miss feel know get have look wonder volunteer swear commit decide
`);
const SOFTENS =
  /^(?:at|least|finally|actually|just|already|eventually|even|also|manage|managed|to)$/u;
const BEFORE_I =
  /^(?:(?:and|so|but|also|oh|well|anyway|at least|good news|on the plus side)(?: |$))*$/u;
const MOST_BEFORE = 4;
const IS_OPEN =
  /\b(?:but|not|half|almost|nearly|except|most|some|never|only|wrong|without|if|who|what|until|again)\b|n't\b/u;
const SOON = '(?:finally|actually|just|eventually|already)';
const GOT_ROUND_TO = new RegExp(
  String.raw`\b(?:i|we|i've|we've|i have|we have) (?:${SOON} )*(?:got|gotten) (?:round|around) to (\p{L}+)`,
  'u',
);
const GOT_IT_DONE = new RegExp(
  String.raw`^(?:at least )?(?:i|we) (?:${SOON} )*(?:(?:got|had)|did (?:${SOON} )*get) (?:the|my|our|his|her|their|all the|both)(?: \p{L}[\p{L}']*){1,4}? (?:fixed|sorted|done|cut|cleaned|serviced|repaired|mended|checked|tested|signed|booked|replaced|renewed|cancelled|printed|delivered|tuned|framed|trimmed|vaccinated)(?: |$)`,
  'u',
);

/** How many words "I did finally" takes at the front of what was said; 0 where it opens otherwise. */
export function didLength(words: readonly Word[]): number {
  const at = words.findIndex(({ key }) => /^(?:i|we)$/u.test(key));
  if (at < 0 || at > MOST_BEFORE || keyAt(words, at + 1) !== 'did') return 0;
  if (!BEFORE_I.test(keysOf(words.slice(0, at)))) return 0;
  let end = at + 2;
  while (SOFTENS.test(keyAt(words, end))) end++;
  return end;
}

/** "I did finally call the bank", "I did the dishes"; "I did promise to call" is still to be done. */
function tellsOfDid(words: readonly Word[]): boolean {
  const at = didLength(words);
  const key = keyAt(words, at);
  if (at === 0 || key === '') return false;
  const isThing = /^(?:the|my|our|his|her|it|that|this|them|all|both)$/u.test(key);
  return isThing || (isVerb(key) && !LEAVES_OPEN.has(key));
}

/** Whether one tells of oneself what is finished by now: that one did it, got round to it, or got it done. */
export function isToldDid(words: readonly Word[]): boolean {
  const said = keysOf(words);
  if (IS_OPEN.test(said)) return false;
  const [, doing = ''] = GOT_ROUND_TO.exec(said) ?? [];
  return tellsOfDid(words) || baseOfGerund(doing) !== null || GOT_IT_DONE.test(said);
}
