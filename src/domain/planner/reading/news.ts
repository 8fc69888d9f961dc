import { DETERMINERS } from '../data/english-phrases.ts';
import { keyAt, type Word } from '../words/words.ts';

function keysOf(words: readonly Word[]): string {
  return words.map((word) => word.key).join(' ');
}

const ITS_STATE =
  /^(?:it's|its|it is|they're|theyre) (?:due|late|overdue|not|on|at|in|been|all|so|for|from|by)\b/u;
const BROKEN_STATE = /^(?:broken|leaking|blocked|dead|empty)$/u;
const NEWS_STATE =
  /^(?:ill|sick|poorly|away|busy|fine|great|lovely|asleep|pregnant|angry|upset|off|abroad|well|okay|here|there|happy)$/u;

/** "My mother called", "the drummer's ill": news of someone asks nothing by itself. */
export function isNews(words: readonly Word[]): boolean {
  const last = keyAt(words, words.length - 1);
  const isOwned = DETERMINERS.has(keyAt(words, 0)) || PERSON.test(keyAt(words, 0));
  if (isOwned && words.length >= 2 && words.length <= 4 && CALLED.test(last)) return true;
  if (ITS_STATE.test(keysOf(words)) && !words.some((word) => BROKEN_STATE.test(word.key)))
    return true;
  const is = words.findIndex((word) => /\p{L}['’]s$/u.test(word.raw) || word.key === 'is');
  return is >= 0 && is <= 2 && words.length <= is + 4 && NEWS_STATE.test(keyAt(words, is + 1));
}

const PERSON = /^(?:mum|mom|dad|nan|gran|grandma|grandpa|everyone|everybody)$/u;
const CALLED =
  /^(?:called|rang|phoned|texted|emailed|wrote|visited|cried|laughed|left|moved|died|quit|resigned|cancelled|hurts|aches|itches)$/u;
