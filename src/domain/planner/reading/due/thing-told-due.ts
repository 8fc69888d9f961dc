import { type Day } from '../../../calendar/day.ts';
import { DETERMINERS } from '../../data/english-phrases.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';
import { skipOpeners } from '../grammar/action-start.ts';
import { asksNothing } from '../grammar/asks-nothing.ts';
import { isLiving } from '../grammar/living.ts';
import { isNounPhrase } from '../grammar/sentence-shape.ts';
import { dueDays } from '../dates/due-date.ts';
import { readThought } from '../read-thought.ts';
import { isToDo, type ReadThought } from '../reading.ts';
import { verbOfNoun } from '../grammar/verb-of-noun.ts';

const IS = /^(?:is|are|was|were|has|looks|feels|seems|keeps|makes|scares|stresses|kills|bores)$/u;
const LONGEST_NAME = 6;
/** "I hate", "I can't face", "we're still stuck on": what is felt of a thing. */
const FELT_OF =
  /^(?:(?:and|but|so|ugh|god|honestly) )*(?:i |we )?(?:(?:really|just|so|still|absolutely|totally) )*(?:(?:i'm |im |i am |we're )?(?:(?:really|just|so|still) )*(?:hate|hating|dread|dreading|loathe|stuck on|struggling with|worried about|stressed about|anxious about|panicking about|nervous about|sick of|tired of|fed up with|scared of)|(?:can't|cannot|can't even) (?:face|stand|deal with|cope with|bear|look at)) (?=(?:the|my|our|that|this)\b)/u;
/** "The worst one is", "the big one right now is". */
const IS_THE_ONE =
  /^(?:(?:and|but|so) )*(?:the|my) (?:worst|biggest|scariest|hardest|main|big|other|last|most \p{L}+|only) (?:one|thing|part|bit|problem|worry|headache) (?:of all |right now |today |now )?is (?=(?:the|my|our|that|this)\b)/u;

function nameIn(words: readonly Word[]): readonly Word[] | null {
  const last = keyAt(words, words.length - 1);
  const isName =
    DETERMINERS.has(keyAt(words, 0)) && words.length > 1 && words.length <= LONGEST_NAME;
  if (!isName || asksNothing(words) || isLiving(last) || !isNounPhrase(words)) return null;
  return words.map((word) => ({ ...word, raw: word.raw.replace(/[,.!?…]+$/u, ''), comma: false }));
}

/** What was spoken of: "the essay" in "the essay is the worst", "I hate the essay". */
function thingToldOf(said: readonly Word[]): readonly Word[] | null {
  const keys = `${keysOf(said)} `;
  const felt = FELT_OF.exec(keys)?.[0] ?? IS_THE_ONE.exec(keys)?.[0];
  if (felt !== undefined) return nameIn(said.slice(wordsOf(felt).length));
  const words = said.slice(skipOpeners(said, 0));
  const at = words.findIndex(({ key }) => IS.test(key));
  return at > 1 ? nameIn(words.slice(0, at)) : null;
}

const IT = /^(?:it|its|that|which|they)$/u;
const IT_IS = /^(?:it's|that's|they're)$/u;
const DUE =
  /^(?:(?:also|only|really|actually|just|already) )*(?:due|overdue|has to be|have to be|must be|needs? to be|should be|was due|is due|are due|is overdue|has to go|must go|needs to go|goes off|expires?|runs out)\b/u;
/** Of what has to be sent in alone it says until when: a show closes as well. */
const CLOSES = /^closes? /u;
const IS_SENT_IN =
  /^(?:application|applications|form|submission|registration|competition|survey|grant|scholarship|tender|bid|entry|bursary|petition|call|questionnaire)$/u;
const DEADLINE =
  /^(?:the |its |my |their )*(?:final |absolute )*(?:deadline|cut-?off|due date|closing date)(?: (?:is|was|for (?:it|that) is))?(?= )/u;

/** What a remark says of a thing, as it is said behind its name: "is due on Friday"; null where it says something else. */
function saidOfIt(said: readonly Word[], thing: readonly Word[]): readonly Word[] | null {
  const words = said.slice(skipOpeners(said, 0));
  const deadline = DEADLINE.exec(`${keysOf(words)} `)?.[0];
  if (deadline !== undefined)
    return [...wordsOf('is due'), ...words.slice(wordsOf(deadline).length)];
  const first = keyAt(words, 0);
  const isOpen = IT.test(first) || IT_IS.test(first);
  const rest = isOpen ? words.slice(1) : words;
  const isSent = CLOSES.test(keysOf(rest)) && IS_SENT_IN.test(keyAt(thing, thing.length - 1));
  if (!isSent && !DUE.test(keysOf(rest))) return null;
  const isShort = IT_IS.test(first) || /^(?:due|overdue)$/u.test(keyAt(rest, 0));
  return isShort ? [...wordsOf('is'), ...rest] : rest;
}

const LONGEST_REMARK = 12;

/**
 * "The essay is the worst. It is due on Friday": when a thing is due that was only told of, and no step
 * before it. It is read as it would be said of the thing: "the essay is due on Friday".
 */
export function withThingsToldDue(thoughts: readonly ReadThought[], today: Day): ReadThought[] {
  return thoughts.map((thought, at) => {
    const before = thoughts[at - 1];
    if (before === undefined || thought.language !== 'en' || before.line !== thought.line)
      return thought;
    if (thought.reading.kind === 'done' || thought.sentence - before.sentence > 1) return thought;
    if (before.reading.kind !== 'fact' && before.reading.kind !== 'feeling') return thought;
    if (thought.words.length > LONGEST_REMARK || dueDays(thought.words, today) === null)
      return thought;
    const thing = thingToldOf(before.words);
    const remark = thing === null ? null : saidOfIt(thought.words, thing);
    if (thing === null || remark === null) return thought;
    const earlier = thoughts[at - 2];
    const isOfStep = isToDo(earlier) && earlier?.line === before.line;
    if (isOfStep && !thing.some(({ key }) => verbOfNoun([key]) !== null)) return thought;
    const words = [...thing, ...remark];
    const reading = readThought(words);
    return reading.kind === 'task' ? { ...thought, words, reading } : thought;
  });
}
