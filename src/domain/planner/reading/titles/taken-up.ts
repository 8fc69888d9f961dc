import { LEADING_FILLERS } from '../../data/english-phrases.ts';
import { withoutEndMarks } from '../../words/end-marks.ts';
import { withoutLeading } from '../../words/phrase-match.ts';
import { keyAt, textOf, type Word, wordsOf } from '../../words/words.ts';
import { skipOpeners } from '../grammar/action-start.ts';
import { isPerson } from '../grammar/living.ts';
import { namesVisitor } from '../grammar/people-named.ts';
import { pronounAt } from '../grammar/pronouns.ts';
import { type Reading } from '../reading.ts';
import { hasFiniteVerb, isNounPhrase } from '../grammar/sentence-shape.ts';
import { isVerb } from '../grammar/verbs.ts';

const LONGEST_NAME = 9;
/** "Thumbnails for issue four, then send them" are two steps. */
const IS_LATER = /^(?:then|after|afterwards|later|next)$/u;

/** What was said, and how it was read. */
type Told = { readonly words: readonly Word[]; readonly reading: Reading };

/** The words of a thought that only names a thing: its verb was set by a rule and not said. */
export function nameIn({ words, reading }: Told): readonly Word[] {
  if (/^ones?$/u.test(keyAt(words, words.length - 1))) return [];
  if (reading.kind === 'fact') return isNounPhrase(words) && words.length > 1 ? words : [];
  if (reading.kind !== 'task') return [];
  const told = withoutLeading(words, LEADING_FILLERS);
  const name = told.slice(skipOpeners(told, 0));
  const verb = keyAt(wordsOf(reading.title), 0);
  const isSaid = words.some(({ key }) => key === verb);
  const isWhole = reading.title.toLowerCase().includes(withoutEndMarks(textOf(name)).toLowerCase());
  const isName = name.length > 0 && name.length <= LONGEST_NAME && !hasFiniteVerb(name);
  return isName && isWhole && !isSaid && !isVerb(keyAt(name, 0)) ? name : [];
}

/** "The bike light batteries", "the sign for the window": the noun before the first preposition says how many. */
function isMany(name: readonly Word[]): boolean {
  const end = name.findIndex(
    ({ key }, at) =>
      at > 0 && /^(?:for|from|of|with|in|on|at|behind|under|about|to|by)$/u.test(key),
  );
  return /(?:[^su]s|people|children)$/u.test(keyAt(name, (end > 0 ? end : name.length) - 1));
}

/** "The window cleaner | I owe him twelve pound". */
function namesPerson(name: readonly Word[]): boolean {
  return name.length > 0 && name.length <= 4 && isPerson(keyAt(name, name.length - 1));
}

/**
 * "Trailer light on the left | fix that": a thing that was only named, and at once what is to be done
 * with it, are one task. Null when the thought does not take up the name before it.
 */
export function takenUp(thought: Told, before: Told): Told | null {
  if (thought.reading.kind !== 'task') return null;
  const title = wordsOf(thought.reading.title);
  const name = nameIn(before);
  const isHim = /^(?:him|her)$/u.test(keyAt(title, 1)) && namesPerson(name);
  const at = isHim ? 1 : pronounAt(title);
  const opener = keyAt(thought.words, keyAt(thought.words, 0) === 'and' ? 1 : 0);
  if (at !== 1 || keyAt(title, at) === 'mine' || name.length === 0 || IS_LATER.test(opener))
    return null;
  if (/^(?:them|those|these)$/u.test(keyAt(title, at)) !== isMany(name)) return null;
  if (!isHim && namesVisitor(name)) return null;
  const thing = wordsOf(withoutEndMarks(textOf(name)));
  const said = [...title.slice(0, at), ...thing, ...title.slice(at + 1)];
  return {
    words: [...before.words, ...thought.words],
    reading: { kind: 'task', title: textOf(said) },
  };
}
