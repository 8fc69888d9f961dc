import { withoutEndMarks } from '../../words/end-marks.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, textOf, type Word } from '../../words/words.ts';
import { isVerb } from '../grammar/verbs.ts';

const DOES_NOT = /^(?:don't|dont|won't|can't)$/u;
const ENDS = /^(?:i'm|im|i'll|i|she'll|he'll|they'll|we'll|then|because|cos)$/u;
const NO_DEED =
  /^(?:go|do|get|be|have|see|know|feel|stop|sleep|eat|rest|leave|think|like|want|make)$/u;

/** What comes of it is told from its subject on: "… by Wednesday it doubles". */
const OPENS_OUTCOME = /^(?:it|it's|it'll|they|there's|he|she|the|my|our)$/u;

/** Where "if I don't" or "unless I" leads to the deed; -1 where neither is said. */
function deedAt(words: readonly Word[]): number {
  const at = words.findIndex(({ key }, place) => {
    const isMine = /^(?:i|we)$/u.test(keyAt(words, place + 1));
    return isMine && (key === 'unless' || (key === 'if' && DOES_NOT.test(keyAt(words, place + 2))));
  });
  return at < 0 ? -1 : at + (keyAt(words, at) === 'unless' ? 2 : 3);
}

const NOT_HEARD =
  /\bif (?<who>he|she|they|(?:the|my|our) \p{L}+) (?:doesn't|don't|doesnt|dont) (?:hear|get an answer|get a reply) from (?:me|us)(?: (?<when>(?:by|before) \p{L}+(?: \p{L}+)?))?/u;
const TELLER =
  /^(?:(?:and|but|so) )*(?<who>(?:the|my|our) \p{L}+|\p{L}+) (?:said|says|wrote|told me|texted|emailed)\b/u;
const ALSO_PRONOUN = /^(?:he|she|they|i|it|we)$/u;

/** "The landlord said if he doesn't hear from me by tonight he'll give it away": an answer is owed. */
function answerOwed(words: readonly Word[]): string | null {
  const said = keysOf(words);
  const { who, when } = NOT_HEARD.exec(said)?.groups ?? {};
  if (who === undefined) return null;
  const teller = TELLER.exec(said)?.groups?.['who'] ?? who;
  const isNamed = !ALSO_PRONOUN.test(teller);
  const whom = isNamed ? teller : (WHOM.get(who) ?? who);
  return `Get back to ${whom}${when === undefined ? '' : ` ${when}`}`;
}

const WHOM = new Map([
  ['he', 'him'],
  ['she', 'her'],
  ['they', 'them'],
]);

/** "The pipes will freeze if I don't wrap them": what must not be left undone is to be done. */
export function impliedByThreat(words: readonly Word[]): string | null {
  const owed = answerOwed(words);
  if (owed !== null) return owed;
  const from = deedAt(words);
  if (from < 0 || !isVerb(keyAt(words, from)) || NO_DEED.test(keyAt(words, from))) return null;
  const until = words.findIndex(({ key }, place) => place > from && /^(?:by|before)$/u.test(key));
  const end = words.findIndex(
    (word, place) =>
      place > from &&
      (words[place - 1]?.comma === true ||
        ENDS.test(word.key) ||
        (until > 0 && place > until + 1 && OPENS_OUTCOME.test(word.key))),
  );
  const deed = words.slice(from, end > 0 ? end : words.length);
  return deed.length < 2 || deed.length > 10 ? null : withoutEndMarks(textOf(deed));
}
