import { SAID_NUMBERS } from '../../data/numbers.ts';
import { DETERMINERS, OBJECT_FORMS } from '../../data/english-phrases.ts';
import { PAPERS } from '../../data/papers.ts';
import { OFFICES } from '../../data/people.ts';
import { bare, keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word } from '../../words/words.ts';

const ENDS_NAME = /^(?:of|for|from|with|in|into|on|about|that|which|by|at|to|every|each)$/u;

/** The word that says what it is: "a list of my applications" is a list. */
function headOf(thing: readonly Word[]): { head: string; end: number } {
  const at = thing.findIndex(
    ({ key, comma }, place) => place > 0 && (comma || ENDS_NAME.test(key)),
  );
  const end = at < 0 ? thing.length : at + Number(thing[at]?.comma === true);
  return { head: keyAt(thing, end - 1), end };
}

/** "They" is "them", and "The bank" no longer begins the sentence. */
export function whomOf(subject: readonly Word[]): string {
  const whom = OBJECT_FORMS.get(keysOf(subject));
  const first = keyAt(subject, 0);
  const said = bare(subject);
  const isPlain = DETERMINERS.has(first) || SAID_NUMBERS.has(first) || OFFICES.has(first);
  return (
    whom ?? (isPlain || first === 'work' ? said.charAt(0).toLowerCase() + said.slice(1) : said)
  );
}

/** "A written self review from me" is the review. */
export function withoutFromMe(thing: readonly Word[]): readonly Word[] {
  return keyAt(thing, thing.length - 1) === 'me' && keyAt(thing, thing.length - 2) === 'from'
    ? thing.slice(0, -2)
    : thing;
}

/**
 * "The water company wants the number on the meter": what is written, counted or shown is sent to whoever wants
 * it; null for other things. What is wanted in a place ("the data in the system by Monday") is to be got there.
 */
export function sentTo(
  subject: readonly Word[],
  said: readonly Word[],
  when: string,
): string | null {
  const thing = withoutFromMe(said);
  const { head, end } = headOf(thing);
  if (!PAPERS.has(head) || subject.length === 0) return null;
  const whom = whomOf(subject);
  if (/^in(?:to)?$/u.test(keyAt(thing, end))) return `Get ${bare(thing)}${when}`;
  const comma = thing.findIndex(({ comma: ends }) => ends) + 1;
  const more = comma > 0 && comma < thing.length ? `, ${bare(thing.slice(comma))}` : '';
  const named = bare(more === '' ? thing : thing.slice(0, comma));
  const isPronoun = OBJECT_FORMS.has(keysOf(subject));
  return `Send ${isPronoun ? `${whom} ${named}` : `${named} to ${whom}`}${when}${more}`;
}
