import { KIN } from '../../data/people.ts';
import { wordSet } from '../../words/word-set.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { isAgent } from './living.ts';

const NO_THING = wordSet(`
day week month year morning evening afternoon night weekend weather time life world point thing things period people person idea
man woman guy fella fellow bloke lad stranger crowd girl boy kid kids children son daughter wife husband partner friend friends flatmate housemate family team
client customer people others rest truth problem trouble moment hour class lesson concert party film game match meeting
brain head mind heart stomach body back knee foot feet hand hands eyes face throat leg arm tooth hair
cat dog puppy kitten rabbit hamster fish goldfish budgie bird pig pony horse pet everyone everybody government council company office
ex exes school bank office train bus rain snow sun wind sunrise sunset sky moon storm frost fog
`);

function isPerson(words: readonly Word[]): boolean {
  const last = keyAt(words, words.length - 1).replace(/'s$/u, '');
  return KIN.has(last) || isAgent(last);
}

/** What a phrase is about stands before its first "for" or "from". */
function headOf(thing: readonly Word[]): readonly Word[] {
  const end = thing.findIndex(
    (word, at) => at > 1 && /^(?:for|from|of|with|in|on|at|behind|under|about|to)$/u.test(word.key),
  );
  return end > 0 ? thing.slice(0, end) : thing;
}

/** People, times and what is only talk: their states ask nothing. */
export function asksNothing(thing: readonly Word[]): boolean {
  const head = headOf(thing);
  const isLeast =
    NO_THING.has(keyAt(head, head.length - 1)) || NO_THING.has(keyAt(thing, thing.length - 1));
  return isLeast || isPerson(head);
}
