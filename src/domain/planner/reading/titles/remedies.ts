import { isSameBreath } from '../breaths.ts';
import { saysDeedOf } from '../deed-said.ts';
import { obligationLengthAt, skipOpeners } from '../grammar/action-start.ts';
import { contentKeys, verbOf } from '../grammar/title-words.ts';
import { withThingNamed } from '../grammar/pronouns.ts';
import { opensWithVerb } from '../grammar/verbs.ts';
import { stemsOf } from '../grammar/word-stems.ts';
import { isToDo, type ReadThought } from '../reading.ts';
import { wordSet } from '../../words/word-set.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';
import { headNoun } from './verb-for-thing.ts';

/** So much may be told between what is wrong and what is to be done about it. */
const MAX_BETWEEN = 2;
const LAST_OWED = 5;
const LONGEST_NAME = 5;

/** Deeds by which somebody arranges that something is put right: "so I have to ask Francesca". */
const ARRANGING = wordSet(
  'ask call ring phone book order find get email write text message chase bring apply look go tell borrow remind',
);
/** Deeds by which somebody is asked once more. */
const CALLING = wordSet('ask remind message text chase call ring phone reply answer email tell');

/** A step that nobody said: a rule made it of what was told or only named. */
function isProblem(thought: ReadThought): boolean {
  const { reading, language } = thought;
  return (
    language === 'en' &&
    reading.kind === 'task' &&
    reading.isEvent !== true &&
    !saysDeedOf(reading.title, thought)
  );
}

function isOwed(words: readonly Word[]): boolean {
  const from = skipOpeners(words, 0);
  return words
    .slice(from, from + LAST_OWED)
    .some((_, place) => obligationLengthAt(words, from + place) > 0);
}

/** A step that was said. */
function isSaidDeed(thought: ReadThought): boolean {
  const { reading, words, language } = thought;
  if (language !== 'en' || reading.kind !== 'task' || reading.isImplied === true) return false;
  const isCommand = opensWithVerb(words, skipOpeners(words, 0), 'front');
  return (isCommand || isOwed(words)) && saysDeedOf(reading.title, thought);
}

/** The noun that a title is about: "letter" of "See to the letter from the bank". */
function thingOf(title: string): string {
  const words = wordsOf(title).slice(1);
  const isPlaced = /^(?:to|out|up|back|with|in|ready|on|through|after|for)$/u;
  let at = 0;
  while (isPlaced.test(keyAt(words, at))) at++;
  return headNoun(words.slice(at)).replace(/'s$/u, '');
}

/** Whether a title names a thing, and not only what is somebody's: "draw mum's robin" is not of mum. */
function names(title: string, noun: string): boolean {
  const [stem] = stemsOf(noun);
  const said = wordsOf(title).slice(1);
  return said.some(
    ({ key }) => !key.endsWith("'s") && stem !== undefined && stemsOf(key).has(stem),
  );
}

const SAYS_NO_THING = /^(?:one|ones|thing|things|stuff|bit|bits|lot|way|half|rest)$/u;

/** Whether the step says what is to be done with the thing that something is wrong with. */
function isOfThing(problem: string, remedy: string): boolean {
  const thing = thingOf(problem);
  return thing.length > 2 && !SAYS_NO_THING.test(thing) && names(remedy, thing);
}

/** "Make an appointment there": at what was named. */
const THERE = /\b(?:there|for (?:it|that|this|them)|with (?:it|them)|about (?:it|that|this))$/u;
/** "So send them back": what was just spoken of. */
const TAKES_IT =
  /^(?:so )?(?:(?:just|now|then|really) )?(?:(?:i|we)(?:'ve| have|'ll| will|'d)? )?(?:(?:got|need|have|want|should|must|ought|better) (?:to )?)?\S+ (?:it|them|that|those)\b/u;
const ANOTHER = /\b(?:new|another) ones?\b/u;
/** Nobody knows what is to be done. */
const OPEN = /^(?:See to|Sort out|Deal with|Look at) |^Get .+ fixed$/u;
/** What somebody is to have is still to be sent, whatever has to be done for it. */
const FOR_OTHERS = /^(?:Tell|Send|Give|Arrange|Invite|Get ready for) /u;
const ASKED = /\b(?:wants?|asked|asks|needs)\b/u;

/** "The phone screen is cracked, so find a repair place", "the zip has gone, I need to take it to the tailor". */
function isRemedy(problem: ReadThought, remedy: ReadThought, between: number): boolean {
  if (problem.reading.kind !== 'task' || remedy.reading.kind !== 'task') return false;
  const [wrong, deed] = [problem.reading.title, remedy.reading.title];
  const isOwn = !ASKED.test(keysOf(problem.words)) && !FOR_OTHERS.test(wrong);
  const isTold = problem.reading.isImplied === true || isOwed(problem.words);
  const isFar = between > 0 && (isOwed(problem.words) || /^(?:Get|Go|Find|Look) /u.test(deed));
  const isNear = !isFar && (between < MAX_BETWEEN || isSameBreath(problem, remedy));
  if (remedy.follows && isOwn && isTold && isNear && ARRANGING.has(verbOf(deed))) return true;
  if (remedy.follows && between === 0 && TAKES_IT.test(keysOf(remedy.words))) return true;
  if (isOwed(problem.words) && !remedy.follows) return false;
  if (FOR_OTHERS.test(wrong) && !remedy.follows) return false;
  if (ANOTHER.test(keysOf(remedy.words))) return problem.reading.isImplied === true;
  if (isOfThing(wrong, deed)) return true;
  return OPEN.test(wrong) && !deed.includes(',') && THERE.test(keysOf(wordsOf(deed)));
}

/** "The old job owes me a reference, so remind them": says no more than the step before it. */
function isSaidAgain(problem: ReadThought, remedy: ReadThought): boolean {
  if (problem.reading.kind !== 'task' || remedy.reading.kind !== 'task') return false;
  const [first, second] = [problem.reading.title, remedy.reading.title];
  if (!/^(?:Ask|Chase|Tell|Get back|Reply|Call) /u.test(first)) return false;
  if (/^Send (?:a |another )?reminders?$/u.test(second)) return first.startsWith('Chase');
  const named = contentKeys(first);
  const said = [...contentKeys(second)].filter((key) => key !== verbOf(second));
  return CALLING.has(verbOf(second)) && said.every((key) => named.has(key));
}

/** Of the step before, where so little is told between that this one may be done about it. */
function problemBefore(thoughts: readonly ReadThought[], at: number): number {
  const remedy = thoughts[at];
  for (let before = at - 1; before >= 0 && before >= at - 1 - MAX_BETWEEN; before--) {
    const told = thoughts[before];
    if (told === undefined || told.line !== remedy?.line) return -1;
    if (told.headings.join() !== remedy.headings.join()) return -1;
    if (remedy.sentence - told.sentence > 1) return -1;
    if (isToDo(told)) return isProblem(told) ? before : -1;
  }
  return -1;
}

const IS_THERE = /\b(?:appointment|slot|table|room|place|course|time|time slot)$/u;

/** What something is wrong with, as the words before "it" name it. */
function nameOf(words: readonly Word[], deed: string): string | null {
  const [verb = ''] = deed.split(' ');
  const named = withThingNamed(deed, words);
  return typeof named === 'string' || !named.isMain ? null : named.title.slice(verb.length + 1);
}

/** "Ask the landlord about it", "make an appointment there", "apply for the new one": with the name of the thing. */
function withName(deed: string, { words }: ReadThought): string {
  const another = /^(.+) new one$/u.exec(deed)?.[1];
  if (another !== undefined) {
    const name = nameOf(words, 'Get a new one');
    return name === null ? deed : `${another} ${name.replace(/^an? /u, '')}`;
  }
  const [, front, pointing = ''] =
    /^(.+?) (there|(?:about|for|with) (?:it|this|that|them))$/u.exec(deed) ?? [];
  if (front === undefined) return deed;
  if (pointing === 'there' && !IS_THERE.test(front)) return deed;
  const name = nameOf(words, /them$/u.test(pointing) ? 'Fix them' : 'Fix it');
  const [before = ''] = pointing === 'there' ? ['at'] : pointing.split(' ');
  return name === null || name.split(' ').length > LONGEST_NAME
    ? deed
    : `${front} ${before} ${name}`;
}

function withNamed(remedy: ReadThought, problem: ReadThought): ReadThought {
  const { reading } = remedy;
  if (reading.kind !== 'task') return remedy;
  return { ...remedy, reading: { ...reading, title: withName(reading.title, problem) } };
}

/**
 * "The zip has gone, I need to take it to the tailor": what is wrong and what is to be done about it are one
 * step, the deed, and what is wrong is told of it.
 */
export function withRemedies(thoughts: readonly ReadThought[]): readonly ReadThought[] {
  const said = [...thoughts];
  for (const [at, remedy] of thoughts.entries()) {
    if (!isSaidDeed(remedy)) continue;
    const place = problemBefore(said, at);
    const problem = said[place];
    if (problem === undefined) continue;
    if (isSaidAgain(problem, remedy)) {
      said[at] = { ...remedy, reading: { kind: 'fact' } };
      continue;
    }
    if (!isRemedy(problem, remedy, at - place - 1)) continue;
    const follows = remedy.follows || isSameBreath(problem, remedy);
    said[place] = { ...problem, reading: { kind: 'fact' }, leadsOn: true };
    said[at] = { ...withNamed(remedy, problem), follows };
  }
  return said;
}
