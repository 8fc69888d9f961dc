import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, textOf, type Word } from '../../words/words.ts';
import { withoutEndMarks } from '../../words/end-marks.ts';
import { isSameBreath } from '../breaths.ts';
import { skipOpeners } from '../grammar/action-start.ts';
import { isThingNamed } from '../grammar/thing-said-of.ts';
import { isNounPhrase } from '../grammar/sentence-shape.ts';
import { opensWithVerb } from '../grammar/verbs.ts';
import { type ReadThought } from '../reading.ts';

const SOUGHT =
  /^(?:(?:idk|dunno|god knows|no idea|who knows|not sure|i don't know|i have no idea|don't know|can't remember) )?where (?:is it|are they|it is|they are|it's gone|they've gone|did i put (?:it|them)|have i put (?:it|them)|i put (?:it|them))$/u;
const LONGEST_NAME = 6;
const LONGEST_SAID = 16;

/** "My passport where is it", said without a break; null where it asks for nothing. */
export function thingSoughtBehind(words: readonly Word[]): string | null {
  if (words.length > LONGEST_SAID) return null;
  const at = words.findIndex((_, place) => place > 0 && SOUGHT.test(keysOf(words.slice(place))));
  const thing = words.slice(0, Math.max(at, 0));
  const isName =
    thing.length > 0 &&
    thing.length <= LONGEST_NAME &&
    !/^(?:idk|dunno|god|no|not|who|don't|can't)$/u.test(keyAt(thing, 0)) &&
    isNounPhrase(thing);
  return isName && !opensWithVerb(thing, 0, 'front')
    ? `Find ${withoutEndMarks(textOf(thing))}`
    : null;
}

/** "My passport" in "and my passport"; null where more than a thing is said. */
function thingIn({ words, reading, language }: ReadThought): readonly Word[] | null {
  if (language !== 'en' || reading.kind !== 'task') return null;
  const thing = words.slice(skipOpeners(words, 0));
  const isName = thing.length > 0 && thing.length <= LONGEST_NAME;
  const isThing = isNounPhrase(thing) || isThingNamed(thing);
  return isName && isThing && !opensWithVerb(thing, 0, 'front') ? thing : null;
}

/** "My passport | where is it": a thing of which nobody knows where it is, is to be found. */
export function withThingsSought(thoughts: readonly ReadThought[]): ReadThought[] {
  return thoughts.flatMap((thought, at): ReadThought[] => {
    const [before, behind] = [thoughts[at - 1], thoughts[at + 1]];
    if (isSought(thought) && before !== undefined && isSameBreath(before, thought))
      return thingIn(before) === null ? [thought] : [];
    const isAsked = behind !== undefined && isSought(behind) && isSameBreath(thought, behind);
    const thing = isAsked ? thingIn(thought) : null;
    if (thing === null) return [thought];
    const title = `Find ${withoutEndMarks(textOf(thing))}`;
    return [{ ...thought, reading: { kind: 'task', title, isImplied: true } }];
  });
}

function isSought({ words }: ReadThought): boolean {
  return SOUGHT.test(keysOf(words.filter(({ key }) => key !== '')));
}
