import { bare, keysOf } from '../../words/phrase-text.ts';
import { DETERMINERS } from '../../data/english-phrases.ts';
import { withoutEndMarks } from '../../words/end-marks.ts';
import { keyAt, textOf, type Word } from '../../words/words.ts';
import { opensWithVerb } from '../grammar/verbs.ts';

const NO_ONE =
  /^(?:work|everyone|everybody|people|they|it|life|that|this|which|who|he|she|we|you|i|my|brain|nobody)$/u;
const ASKS = /^(?:asking|nagging|chasing|bugging|pestering|begging|badgering)$/u;

function withoutIs(word: Word): Word {
  const isKin = /^(?:mum|mom|dad|nan|gran|grandma)'?s$/u.test(word.key);
  const raw = word.raw.replace(isKin ? /['’]?s$/u : /['’]s$/u, '');
  return { ...word, raw };
}

/** "My manager" is someone, "my brain" and "work" are not. */
function isNobody(subject: readonly Word[]): boolean {
  const isOwned = keyAt(subject, 0) === 'my' && subject.length > 1;
  return isOwned
    ? /^(?:brain|head|mind|body|anxiety|adhd|phone|inner)$/u.test(keyAt(subject, 1))
    : NO_ONE.test(keyAt(subject, 0));
}

/** "Mum's been asking for photos", "the school keeps chasing me about the form". */
export function impliedByAsking(words: readonly Word[]): string | null {
  const at = words.findIndex((word) => ASKS.test(word.key));
  if (at < 1 || at > 6) return null;
  const before = words.slice(0, at);
  const end = before.findIndex((word) => /^(?:has|have|is|are|keeps|keep|been)$/u.test(word.key));
  const subject = (end > 0 ? before.slice(0, end) : before.slice(0, 1)).map(withoutIs);
  if (subject.length === 0 || subject.length > 4 || isNobody(subject)) return null;
  let rest = words.slice(at + 1);
  if (/^(?:me|us)$/u.test(keyAt(rest, 0))) rest = rest.slice(1);
  const asked = keyAt(rest, 0);
  if (asked === 'to' || !/^(?:for|about)$/u.test(asked) || rest.length < 2) return null;
  const who = withoutEndMarks(textOf(subject));
  return `Get back to ${who} about ${withoutEndMarks(textOf(rest.slice(1)))}`;
}

/** "Marco still has my amp", "Dave owes me fifty quid": it is to be got back. */
export function impliedByLoan(words: readonly Word[]): string | null {
  const debt = impliedByDebt(words);
  if (debt !== null) return debt;
  const has = words.findIndex((word) => /^(?:has|have)$/u.test(word.key));
  const isStill = keyAt(words, has - 1) === 'still' && has >= 2 && has <= 4;
  const thing = words.slice(keyAt(words, has + 1) === 'got' ? has + 2 : has + 1);
  if (!isStill || !/^(?:my|our)$/u.test(keyAt(thing, 0)) || thing.length > 6) return null;
  const who = words.slice(0, has - 1);
  if (NO_ONE.test(keyAt(who, 0)) && keyAt(who, 0) !== 'my') return null;
  return `Get ${withoutEndMarks(textOf(thing))} back from ${textOf(who)}`;
}

const FINED =
  /^(?:i |we |i've |we've |also |just )*got (?:a|an|another) (?:\p{L}+ ){0,2}(?:ticket|fine|summons|penalty|invoice) (?:for|from|outside|in|on|at)\b/u;

/** "I keep getting letters about the council tax", "I got a parking ticket outside the library". */
export function impliedByLetters(words: readonly Word[]): string | null {
  const text = keysOf(words);
  const match =
    /^(?:i|we) keep (?:getting|receiving) ((?:\p{L}+ )?(?:letters|e-?mails|calls|texts|messages|reminders|bills)) (?:about|from|for) \p{L}/u.exec(
      text,
    );
  if (match !== null) return `See to the ${withoutEndMarks(textOf(words.slice(3)))}`;
  const fined = FINED.exec(text);
  const from = words.findIndex(({ key }) => key === 'got') + 2;
  return fined === null ? null : `See to the ${withoutEndMarks(textOf(words.slice(from)))}`;
}

/** "Dave owes me fifty quid" is to ask Dave for it. */
function impliedByDebt(words: readonly Word[]): string | null {
  const owes = words.findIndex((word) => word.key === 'owes');
  const who = words.slice(0, owes).filter(({ key }) => key !== 'still');
  const thing = words.slice(owes + 2);
  const isMine = /^(?:me|us)$/u.test(keyAt(words, owes + 1)) && owes >= 1 && owes <= 8;
  if (!isMine || thing.length === 0 || thing.length > 9 || isNobody(who)) return null;
  if (keyAt(thing, 0) === 'for')
    return `Ask ${textOf(who)} to pay ${withoutEndMarks(textOf(thing))}`;
  if (/^(?:one|a favou?r|an apology|an explanation)$/u.test(keysOf(thing))) return null;
  return `Ask ${textOf(who)} for ${withoutEndMarks(textOf(thing))}`;
}

const KIN =
  /^(?:mum|mom|mother|dad|father|sister|brother|nan|gran|grandma|grandad|grandpa|aunt|uncle|son|daughter|cousin|friend|landlord|doctor|dentist|boss)$/u;
const CALLS = /^(?:calling|ringing|phoning)$/u;

/** "Mom's call I ignored" is to be returned. */
export function impliedByMissedCall(words: readonly Word[]): string | null {
  const call = words.findIndex((word) =>
    /^(?:calls?|text|message|email|voicemail)$/u.test(word.key),
  );
  const who = words.slice(0, call);
  const isMissed = /^(?:ignored|missed|avoided|dodged)$/u.test(words.at(-1)?.key ?? '');
  if (call < 1 || call > 3 || !isMissed || words.length > call + 5) return null;
  if (!/['’]s$/u.test(keyAt(who, who.length - 1))) return null;
  const named = withoutEndMarks(textOf(who)).replace(/['’]s$/u, '');
  return /^calls?$/u.test(keyAt(words, call)) ? `Call ${named} back` : `Reply to ${named}`;
}

/** "Work keeps emailing me" complains: there is nothing in it to do. */
export function isComplaint(words: readonly Word[]): boolean {
  const at = words.findIndex((word) => /^keeps?$/u.test(word.key));
  if (at < 1 || at > 3 || !keyAt(words, at + 1).endsWith('ing')) return false;
  if (/^(?:i|we|to|should|must)$/u.test(keyAt(words, at - 1))) return false;
  if (impliedByAsking(words) !== null) return false;
  if (KIN.test(keyAt(words, 1)) && CALLS.test(keyAt(words, at + 1))) return false;
  return isNobody(words.slice(0, at)) || NO_ONE.test(keyAt(words, at - 1));
}

/** "My brother says the solicitor needs the papers": what counts is what was said. */
export function withoutTeller(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex((word) => /^(?:says|reckons|thinks)$/u.test(word.key));
  const from = keyAt(words, at + 1) === 'that' ? at + 2 : at + 1;
  const isTold =
    at > 0 &&
    at <= 3 &&
    (DETERMINERS.has(keyAt(words, from)) || opensWithVerb(words, from, 'within'));
  return isTold && words.length > from + 2 ? words.slice(from) : words;
}

const WOULD_LIKE =
  /^((?:(?:the|my|our|his|her|their) )?[^ ]+(?: [^ ]+)?) (?:would (?:really )?(?:like|love|appreciate)|wants|'d (?:like|love)) (?:a|another) (?:(?:phone |little |quick |video )?(call)(?: back)?|(reply|answer)|(visit|letter|text|postcard))(?<when>(?: (?:by|before|on|this|next|today|tomorrow|tonight|asap)\b.*)?)$/u;

/** "Gran would like a phone call", "my boss would like a reply by Friday": what they are to have of oneself. */
export function impliedByWish(words: readonly Word[]): string | null {
  const match = WOULD_LIKE.exec(keysOf(words));
  const [, who = '', call, reply, other] = match ?? [];
  if (who === '' || /^(?:i|we|you|it|she|he|they|who|nobody|everyone)$/u.test(who)) return null;
  const named = bare(words.slice(0, who.split(' ').length));
  const behind = match?.groups?.['when']?.trim() ?? '';
  const when = behind === '' ? '' : ` ${bare(words.slice(-behind.split(' ').length))}`;
  if (call !== undefined) return `Call ${named}${when}`;
  if (reply !== undefined) return `Reply to ${named}${when}`;
  return other === 'visit'
    ? `Visit ${named}${when}`
    : `Send ${named} a ${other ?? 'letter'}${when}`;
}
