import { isToDo, type ReadThought } from '../reading.ts';
import { type Item } from '../item.ts';
import { peopleIn } from '../grammar/people-named.ts';
import { manyIn, rolesIn } from '../grammar/people-by-role.ts';
import { wantsAnother } from '../grammar/pronouns.ts';
import { thingsIn } from '../grammar/things-in-words.ts';
import { pronounOfPerson } from '../grammar/whom-meant.ts';
import { isSameBreath } from '../breaths.ts';
import { type Word } from '../../words/words.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { noteOf } from './note-of.ts';

/** So many thoughts back the words may stand that say what is meant. */
const THOUGHTS_BACK = 3;

/** Fewer words hardly name a thing. */
const MIN_WORDS = 4;
const SAYS_LITTLE = /\bnothing\b|^(?:he|she|it's|they) /u;

const WITH = '(?: (?:in|on|at|up|to|for|back|out|about|with|through|of|from|out of))?';
const BEHIND =
  '(?: (?:in|up|out|on|by|before|to|from|first|back|off|today|tomorrow|tonight|with|about|at|over|down|for|then|now)\\b|$)';
/** "Go there on Tuesday", "look that up", "put mine in": what is meant stands in no word of the title. */
const SAYS_NOTHING = new RegExp(
  String.raw`^\p{L}+${WITH} (?:(?:it|them|there|mine|him)(?![\p{L}'’])|(?:that|this|those|these|ones?|her)(?=${BEHIND}))`,
  'iu',
);
/** "Find out why", "check". */
const BARE_QUESTION =
  /^(?:find out|ask|check|work out|decide|look up|see)(?: (?:first|again))?(?: (?:why|when|how|where|who))?$/iu;

function isOpen(title: string): boolean {
  const isTold = title.includes('(');
  return !isTold && (SAYS_NOTHING.test(title) || BARE_QUESTION.test(title) || wantsAnother(title));
}

function namesPerson(words: readonly Word[]): boolean {
  return peopleIn(words).length > 0 || rolesIn(words).length > 0 || manyIn(words).length > 0;
}

/** The nearest words before a thought that name what it may mean: of its own line, or right before it on the line above. */
function sayingWhat(
  thought: ReadThought,
  title: string,
  thoughts: readonly ReadThought[],
): ReadThought | undefined {
  const at = thoughts.indexOf(thought);
  const isOfPerson = pronounOfPerson(title) !== null;
  return thoughts
    .slice(Math.max(0, at - THOUGHTS_BACK), Math.max(0, at))
    .toReversed()
    .find((told, back) => {
      const isBeside = told.line === thought.line && thought.sentence - told.sentence <= 2;
      const isAbove = back === 0 && told.line === thought.line - 1 && !BARE_QUESTION.test(title);
      const isNear = (isBeside || isAbove) && told.headings.join() === thought.headings.join();
      if (!isNear || told.reading.kind === 'feeling' || told.words.length < 2) return false;
      const saysEnough = told.words.length >= MIN_WORDS && !SAYS_LITTLE.test(keysOf(told.words));
      const isSame = isSameBreath(told, thought) && told.reading.kind === 'fact';
      return isOfPerson
        ? namesPerson(told.words)
        : (saysEnough && (isSame || isAbove)) || thingsIn(told.words).length > 0;
    });
}

/** "Redeem it": where nothing surely fits, the words that name it stand beneath the step. */
export function withWordsBefore(
  { item, thought }: { item: Item; thought: ReadThought },
  thoughts: readonly ReadThought[],
): Item {
  const isBare = item.notes.length === 0 && item.language === 'en' && isToDo(thought);
  if (!isBare || !isOpen(item.title)) return item;
  const told = sayingWhat(thought, item.title, thoughts);
  return told === undefined ? item : { ...item, notes: [noteOf(told)] };
}
