import { DETERMINERS, LEADING_FILLERS, SUBJECT_PRONOUNS } from '../../data/english-phrases.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { withoutLeading } from '../../words/phrase-match.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { withoutMarks } from '../grammar/verb-places.ts';
import { isVerb } from '../grammar/verbs.ts';
import { manyHad } from '../told/counted.ts';

/** "Drums for the last song have to be …": a subject without an article. */
export function subjectBefore(words: readonly Word[]): readonly Word[] {
  const isNoun = words.length > 0 && words.length <= 6 && !SUBJECT_PRONOUNS.has(keyAt(words, 0));
  return isNoun ? words : [];
}

const HAD = /^(?:there's|(?:i|we)'ve(?: also)? got|(?:i|we) have|(?:i|we)'ve)(?= )/u;

/** "My sister says I should raise prices": who says so is no thing to raise. */
const TELLS =
  /^(?:says|said|thinks|thought|reckons|told|tells|wants|wanted|asks|asked|knows|hopes|suggested|suggests|insists|left|gave)$/u;

/** The thing that was named before "I need to": "the report", "I've got this parcel". */
export function nounBefore(words: readonly Word[]): readonly Word[] {
  const all = withoutLeading(words, LEADING_FILLERS);
  const had = HAD.exec(keysOf(all))?.[0].split(' ').length ?? 0;
  const stripped = all.slice(had);
  const isTold = stripped.some(({ key }, at) => at > 0 && TELLS.test(key));
  const isNamed = DETERMINERS.has(keyAt(stripped, 0)) && stripped.length <= 6 && !isTold;
  return manyHad(stripped) ?? (isNamed ? stripped : []);
}

/** "the report I need to finish by Friday": the thing stands before the marker. */
export function withObjectBefore(rest: readonly Word[], before: readonly Word[]): readonly Word[] {
  const next = keyAt(rest, 1);
  const open =
    next === '' ||
    (rest.length === 2 && !DETERMINERS.has(next)) ||
    /^(?:by|before|on|in|at|this|next|today|tomorrow|tonight|with|until|asap)$/u.test(next);
  if (before.length === 0 || !open) return rest;
  const isPair =
    rest.length === 2 && (isVerb(next) || /^(?:at|to|for|with|about|after|into)$/u.test(next));
  return isPair
    ? [...rest.map(withoutMarks), ...before]
    : [...rest.slice(0, 1), ...before, ...rest.slice(1)];
}

type Before = { readonly marker: string; readonly before: readonly Word[] };

/** "I need to rest": a deed without a thing, unless "I've got an essay" stands in front of it. */
export function isDeedAlone(rest: readonly Word[], { marker, before }: Before): boolean {
  const isOfThing = before.length > 0 && /^(?:i|we)(?: |')/u.test(marker);
  const isOwed = /(?:to|should|must|will|could)$/u.test(marker);
  return rest.length === 1 && isVerb(keyAt(rest, 0)) && isOwed && !isOfThing;
}
