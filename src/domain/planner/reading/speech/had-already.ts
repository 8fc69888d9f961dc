import { DETERMINERS } from '../../data/english-phrases.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';
import { opensThing } from '../grammar/phrase-ends.ts';
import { opensWithVerb } from '../grammar/verbs.ts';

const NEEDS = /^(?:i|we) need$/u;
const HAS = /^(?:well|actually|no|wait|oh) (?:no )?(?:i|we)(?: have|'ve got|'ve)(?: got)? /u;
const LONGEST_THING = 5;
const LONGEST_SIDE = 10;

/** A need, and the place from which its thing is named again as one that is there. */
type Denied = { readonly thing: readonly Word[]; readonly from: number };

function deniedAt(words: readonly Word[], at: number): Denied | null {
  if (!NEEDS.test(`${keyAt(words, at)} ${keyAt(words, at + 1)}`)) return null;
  if (!DETERMINERS.has(keyAt(words, at + 2)) && !opensThing(words, at + 2)) return null;
  for (let end = at + 3; end <= at + 2 + LONGEST_THING; end++) {
    const has = HAS.exec(`${keysOf(words.slice(end, end + LONGEST_THING + 1))} `)?.[0];
    if (has === undefined) continue;
    const from = end + has.trim().split(' ').length;
    const named = words.slice(from, from + LONGEST_THING).map(({ key }) => key);
    const isSame = named.includes(keyAt(words, end - 1)) || named[0] === 'one';
    return isSame ? { thing: words.slice(at + 2, end), from } : null;
  }
  return null;
}

/** "I need a mic well I have a mic but it's broken": what one has after all is not needed. */
export function withoutHadAlready(words: readonly Word[]): readonly Word[] {
  let said = words;
  for (let at = 0; at < said.length; at++) {
    const denied = deniedAt(said, at);
    if (denied === null) continue;
    const isOne = keyAt(said, denied.from) === 'one';
    const again = isOne ? denied.thing : said.slice(denied.from, denied.from + 1);
    said = [...said.slice(0, at), ...wordsOf('I have'), ...again, ...said.slice(denied.from + 1)];
  }
  return said;
}

/** "Either fix it or get a new one": two deeds of which one is enough, and "either" says no more than "or". */
export function opensEitherDeed(words: readonly Word[], at: number): boolean {
  if (keyAt(words, at) !== 'either' || !opensWithVerb(words, at + 1, 'front')) return false;
  const or = words.findIndex(({ key }, place) => place > at + 1 && key === 'or');
  return or > 0 && or - at <= LONGEST_SIDE && opensWithVerb(words, or + 1, 'front');
}
