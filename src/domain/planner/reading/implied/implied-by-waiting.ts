import { bare } from '../../words/phrase-text.ts';
import { ADVERBS, DETERMINERS } from '../../data/english-phrases.ts';
import { A_DAY } from '../../data/dates.ts';
import { keyAt, type Word } from '../../words/words.ts';

const MAX_WHO = 5;
const NO_ONE =
  /^(?:i|i'm|i've|we|we're|it|it's|he|she|they|you|this|that|those|these|some|most|all|both|there|which|who|everyone|everything|work|and|so|still)$/u;
const A_REPLY = /^(?:a|an|my|your)? ?(?:reply|answer|response|call|ring|text|email|word|me|us)\b/iu;
/** "The PR is waiting for review": what is to be done to the thing that waits. */
const DEED_AWAITED: ReadonlyMap<string, string> = new Map([
  ['review', 'Review'],
  ['a review', 'Review'],
  ['approval', 'Approve'],
  ['a signature', 'Sign'],
  ['my signature', 'Sign'],
  ['payment', 'Pay'],
  ['collection', 'Collect'],
]);
const CONTACTED =
  /^(?:emailed|texted|called|rung|rang|phoned|written|wrote|messaged|chased|pinged|asked)$/u;
const HOW_OFTEN =
  /^(?:me|us|twice|again|three|four|two|five|times|already|now|back|loads|yesterday|today|this|morning|last|week)$/u;
const BY_DATE = new RegExp(String.raw`^(?:by|before|on|until|${A_DAY}|asap|since|for)$`, 'u');

const LINK = /^(?:is|are|has|have|been|now|keeps?|all|also)$/u;

function withoutShortLink(word: Word): Word {
  return { ...word, raw: word.raw.replace(/['’]s$/u, '') };
}

/** Who it is that waits: the words in front of "is", "has been" or the "'s" on the last of them. */
function whoIn(words: readonly Word[], end: number): readonly Word[] | null {
  let who = words.slice(0, end);
  let links = 0;
  while (ADVERBS.has(who.at(-1)?.key ?? '') || LINK.test(who.at(-1)?.key ?? '')) {
    links += Number(!/^(?:been|also|all|now)$/u.test(who.at(-1)?.key ?? ''));
    who = who.slice(0, -1);
  }
  const [first] = who;
  const last = who.at(-1);
  if (first === undefined || last === undefined || who.length > MAX_WHO) return null;
  if (NO_ONE.test(first.key) || !/^\p{L}/u.test(first.raw) || who.some((word) => word.comma))
    return null;
  return links > 0 ? who : [...who.slice(0, -1), withoutShortLink(last)];
}

/** "Nana is waiting for a reply", "the accountant is still waiting on my receipts". */
function fromWaiting(words: readonly Word[]): string | null {
  const at = words.findIndex((word) => word.key === 'waiting');
  if (at < 1 || at > MAX_WHO + 3 || !/^(?:for|on)$/u.test(keyAt(words, at + 1))) return null;
  const who = whoIn(words, at);
  const rest = words.slice(at + 2);
  if (who === null || rest.length === 0) return null;
  const date = rest.findIndex((word, place) => place > 0 && BY_DATE.test(word.key));
  const thing = date > 0 ? rest.slice(0, date) : rest;
  if (keyAt(thing, thing.length - 1) === 'to' || thing.some((word) => word.key === 'to'))
    return null;
  const deed = DEED_AWAITED.get(bare(thing).toLowerCase());
  if (deed !== undefined) return `${deed} ${bare(who)}`;
  if (A_REPLY.test(bare(thing))) return `Get back to ${bare(who)}`;
  const isThing = who.some(({ raw }) => /\d/u.test(raw));
  if (isThing && thing.every(({ raw }) => /^\p{Lu}\p{Ll}/u.test(raw)))
    return `Chase ${bare(thing)} about ${bare(who)}`;
  return `Get ${bare(thing)} to ${bare(who)}`;
}

/** "The school have emailed twice about the trip money". */
function fromContact(words: readonly Word[]): string | null {
  const at = words.findIndex((word) => CONTACTED.test(word.key));
  if (at < 1 || at > MAX_WHO + 2) return null;
  if (
    words
      .slice(0, at)
      .some((word) =>
        /^(?:i|i've|we|we've|never|not|hasn't|haven't|didn't|nobody)$/u.test(word.key),
      )
  )
    return null;
  let about = at + 1;
  while (HOW_OFTEN.test(keyAt(words, about))) about++;
  const isAsked = keyAt(words, at) === 'asked' && about === at + 1;
  if (keyAt(words, about) !== 'about' || isAsked) return null;
  const who = whoIn(words, at);
  const thing = words.slice(about + 1);
  if (who === null || thing.length === 0 || thing.length > 9) return null;
  return `Get back to ${bare(who)} about ${bare(thing)}`;
}

/** "My sister wants her ladder back". */
function fromWantedBack(words: readonly Word[]): string | null {
  const at = words.findIndex((word) => /^(?:wants?|needs?)$/u.test(word.key));
  const back = words.findIndex((word, place) => place > at + 1 && word.key === 'back');
  if (at < 1 || at > MAX_WHO || back < 0 || back > at + 6) return null;
  const who = whoIn(words, at);
  const thing = words.slice(at + 1, back);
  if (who === null || !DETERMINERS.has(keyAt(thing, 0)) || /^(?:a|an)$/u.test(keyAt(thing, 0)))
    return null;
  const when = words.slice(back + 1);
  return `Give ${bare(who)} ${bare(thing)} back${when.length > 0 ? ` ${bare(when)}` : ''}`;
}

/** What someone who waits, asked or wants something back is to get; null when no one does. */
export function impliedByWaiting(words: readonly Word[]): string | null {
  return fromWaiting(words) ?? fromContact(words) ?? fromWantedBack(words);
}
