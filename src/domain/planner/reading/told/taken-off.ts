import { withoutEndMarks } from '../../words/end-marks.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, textOf, wordsOf } from '../../words/words.ts';
import { obligationLengthAt, skipOpeners } from '../grammar/action-start.ts';
import { isNounPhrase } from '../grammar/sentence-shape.ts';
import { opensWithVerb } from '../grammar/verbs.ts';
import { tellsItIsOverAlready } from './over-already.ts';
import { isToDo, type ReadThought } from '../reading.ts';
import { stemsOf } from '../grammar/word-stems.ts';
import { tellsItIsOver } from '../speech/told-over.ts';

/** "That's sorted", "I did that last week", "skip that", "not me": what was named is nothing to do. */
const OFF_THE_LIST = new RegExp(
  [
    String.raw`^(?:so |and |but |well |ok |okay |at |least )*(?:that's|thats|that is|that (?:bit|one|part|job)(?: is|'s)|it's|it is|this is|all|they're) (?:now |all |already )?(?:sorted|done|fixed|finished|paid|sent|booked|over|official|arranged|agreed|settled|confirmed|off the list|handled|covered|dealt with)\b`,
    String.raw`\b(?:i|we|i've|we've) (?:have )?(?:already )?(?:did|done|paid|sorted|fixed|finished|handled|booked|cancelled|posted) (?:that|it|those|them)(?: one)?\b`,
    String.raw`^(?:already )?(?:had|did|done|paid|sorted|booked|bought|sent|posted) (?:it|that|one|mine|them)(?: already| yesterday| today)?$`,
    String.raw`^(?:so |and |but |well |at |least )*(?:that's|thats|that is|there's|it's) (?:at least |finally |now )*(?:(?:one|another|a) (?:\S+ ){1,3}(?:less|down|slain|done|sorted|gone|ticked(?: off)?|(?:crossed )?off (?:my|the) \p{L}+)|off (?:my|the) (?:list|plate|mind|desk|hands|back|chest))$`,
    String.raw`^(?:so |and |but |well |at |least |that's )*one (?:less|fewer) thing(?: to \p{L}+(?: about)?)?$`,
    String.raw`^(?:shelved|scrapped|binned|abandoned|not happening(?: now| any ?more)?)$`,
    String.raw`^(?:all |already )?(?:done|sorted|paid)$|^(?:so |please )?(?:ignore|skip|scratch|disregard)$`,
    String.raw`^(?:and |but |so )*(?:i|we|he|she|they|(?:my|our) \p{L}+)(?: has|'s| have)? (?:already )?(?:paid|sorted|booked|handled|signed|collected|arranged)(?: (?:already|yesterday|today))?$`,
    String.raw`^(?:so |and |but |no )*(?:skip|forget|scratch|leave|drop|ignore) (?:that|it|this)(?: one)?$`,
    // "Flu jab, he had it last week", "keys, got them", "tickets, we've got those".
    String.raw`^(?:(?:(?:i|we)(?:'ve)? )?(?:have )?(?:already |finally )?(?:had|did|got|bought|found|sent|posted|paid|booked)|(?:he|she|they)(?:'ve|'s)? (?:already )?had) (?:it|that|one|mine|them|those|both)(?: (?:already|now|yesterday|today|done|(?:last (?!year|time)|this |on )\p{L}+))?$`,
    String.raw`^(?:i|we) have (?:it|them|that|those|one) (?:now|already|here)$`,
    // "Certificate, stamped and posted".
    String.raw`^(?:and )?(?:all |already |finally |now )*(?:stamped|posted|sent|emailed|submitted|handed in|bought|arrived)(?: and (?:stamped|posted|sent|signed|paid|done|gone))?(?: (?:off|back|already|yesterday|today))*$`,
    String.raw`^(?:i've|we've|i have|we have) (?:already |finally )?(?:had|done|bought|sent|paid|answered|booked|ordered|returned|posted|sorted)$`,
    // "Parent council, I said no this year", "the blood results, they were fine", "bread, have enough".
    String.raw`^(?:i|we|i've|we've)(?: have)? (?:already )?said no(?: \p{L}+){0,2}$`,
    String.raw`^(?:they|it|all|everything) (?:was|were|came back) (?:all )?(?:fine|ok|okay|clear|normal|negative)$`,
    String.raw`^(?:(?:i|we)(?:'ve)? )?(?:still )?(?:have|got|have got) (?:enough|plenty|loads|lots|more than enough|some left)(?: left| of (?:it|them|that|those))?$`,
    String.raw`^(?:so |and |but )*(?:so )?not (?:me|mine|my job|my problem)\b`,
    String.raw`^(?:so |and |but )*(?:we're|i'm|we are|i am) (?:all )?(?:good|fine|ok|okay|sorted|covered|set) (?:there|on that|with that|for that)$`,
    String.raw`^(?:das ist (?:schon )?(?:geklärt|erledigt)|isso não é comigo|eso no me toca|no es cosa mía|c'est (?:fait|réglé)|está (?:hecho|feito|listo))\b`,
  ].join('|'),
  'u',
);
/** "My cousin is handling that one", "Luis is gonna look at it"; no "ask who did them", and no "she did it last year". */
const OF_ANOTHER =
  /^(?!(?:(?:and|so|but|because|cos) )*(?:i|i'm|i've|we|we're|who|when|where|what|why|how|if|nobody|no-one|no one|ask|find|see|check)\b)(?!.*(?:\bnot|n't|\bnever|\bnobody)\b)(?:\S+ ){1,5}?(?:(?:is|are|has|was) |'s )?(?:already )?(?:doing|handling|handled|sorting|sorted|dealing with|taking care of|(?:gonna|going to) (?:look at|do|fix|sort)|looking (?:at|after)|writing|fixing|organi[sz]ing|brings|bringing|buys|buying|picking up|cooking|baking|paying for|paying|paid|approved|granted|renewed|done|did|does) (?:that|it|them|those)(?: one)?\b(?! to\b| last (?:time|year)\b)/u;

/** "The director's office has taken that over", "Tom said he'd deal with her". */
const TAKEN_OVER =
  /^(?:(?:and|but|so) )*(?!(?:i|we|nobody|no-one)\b)(?:\S+ ){1,4}(?:(?:has|have) (?:now |already )?taken (?:that|it|this|them|those) (?:over|on|off me)|(?:said|says|offered|promised) (?:he|she|they)(?:'d|'ll| would| will) (?:deal with|do|sort|handle|take care of|see to) (?:that|it|them|her|him|those))\b/u;

/** "Dave's got it covered", "accountant has it", "Paul is handling": said behind a thing's name. Who only has it may not keep it. */
const HELD_BY_ANOTHER = new RegExp(
  String.raw`^(?!.*\b(?:no|nowhere|nobody|no-one|only|still|not)\b)(?:(?:and|but|so) )*(?!(?:i|i've|we|we've|you|who|it|that|this|everyone|everybody|anyone|someone)\b)(?:\S+ ){0,2}(?:${[
    String.raw`\S+'s (?:having|doing|handling|sorting|on) (?:it|that|this|them)(?: (?:now|already|all))?`,
    String.raw`\S+ (?:is|are) (?:handling|sorting|doing|on|organi[sz]ing)(?: (?:it|that|this|them))?(?: (?:now|already|all))?`,
    String.raw`\S+(?:'s got| has| have| has got) (?:it|that|this|them) (?:now|covered|sorted|in hand|under control)`,
    String.raw`(?:accountant|bookkeeper|lawyer|solicitor|landlord|council|agent|agency|garage|insurers?|hr|payroll) (?:has|have) (?:got )?(?:it|that|this|them)`,
  ].join('|')})$`,
  'u',
);

/** "Maintenance knows", "the council is on it"; no "you know", and no "let Ann know". */
const KNOWN_TO_ANOTHER =
  /^(?!(?:i|we|nobody|no-one|he|she|it|god|who|everyone|everybody)\b)(?!(?:\S+ ){0,2}(?:you|let|make|if|who|to)\b)(?:\S+ ){1,3}(?:knows?|(?:is|are) (?:aware|on it|onto it)|ha(?:s|ve) (?:it in hand|been told))(?: about (?:it|that))?$/u;

/** Whether a remark behind a thing says that it is nothing to do. */
export function isTakenOff(text: string): boolean {
  const keys = keysOf(wordsOf(text));
  return [OFF_THE_LIST, OF_ANOTHER, TAKEN_OVER].some((over) => over.test(keys));
}

/** Whether a remark behind the bare name of a thing says that another has it: not of "the manual, Chidi has it". */
export function isHeldByAnother(text: string): boolean {
  return HELD_BY_ANOTHER.test(keysOf(wordsOf(text)));
}

function said(thought: ReadThought): string {
  return keysOf(thought.words);
}

/** A thing that is only named, or of which something is told; no "I need to" and no verb in front. */
function isOnlyNamed({ words, reading, language }: ReadThought): boolean {
  if (reading.kind !== 'task') return false;
  if (language !== 'en' || reading.isImplied === true) return true;
  const from = skipOpeners(words, 0);
  const owed = words.some((_, at) => at <= from + 6 && obligationLengthAt(words, at) > 0);
  return !owed && !opensWithVerb(words, from, 'front');
}

function owes({ words }: ReadThought): boolean {
  return words.some((_, at) => obligationLengthAt(words, at) > 0 && keyAt(words, at) !== "i've");
}

function isNextTo(a: ReadThought | undefined, b: ReadThought): a is ReadThought {
  return a !== undefined && a.line === b.line && a.sentence === b.sentence;
}

const LONGEST_NAME = 4;

/** "Gutters. Young Callum did them Friday.": a bare name, and in the next sentence what is said of it. */
function isNamedBefore(a: ReadThought | undefined, b: ReadThought): boolean {
  if (a === undefined || a.line !== b.line || a.sentence !== b.sentence - 1) return false;
  return a.words.length <= LONGEST_NAME && isOnlyNamed(a) && isNounPhrase(a.words);
}

/** The thing right before, or what is told of it and then its bare name. */
function takeOff(kept: ReadThought[], thought: ReadThought): void {
  const at = kept.length - 1;
  const before = kept[at];
  if (before !== undefined && isNamedBefore(before, thought))
    kept[at] = { ...before, reading: { kind: 'done' } };
  if (!isNextTo(before, thought)) return;
  if (isOnlyNamed(before)) kept[at] = { ...before, reading: { kind: 'done' } };
  if (before.reading.kind !== 'fact') return;
  kept[at] = { ...before, reading: { kind: 'done' } };
  const named = kept[at - 1];
  if (isNextTo(named, thought) && isOnlyNamed(named) && isNounPhrase(named.words))
    kept[at - 1] = { ...named, reading: { kind: 'done' } };
}

const REMEMBERED =
  /^(?:and |so |but )*(?:i )?(?:do not|don't|must not|mustn't|can't|cannot|better not) (?:let me )?forget (?:that|it|this|them|about that)$/u;

/** "The recital is tomorrow, do not forget that." */
function remembered({ words }: ReadThought): ReadThought['reading'] {
  const fact = words.slice(skipOpeners(words, 0));
  return { kind: 'task', title: `Get ready: ${withoutEndMarks(textOf(fact))}` };
}

/** "Lift is broken, maintenance knows", in one thought or two. */
function isInAnothersHands(thought: ReadThought, before: ReadThought | undefined): boolean {
  const isClause = !opensWithVerb(thought.words, 0, 'front');
  if (
    isClause &&
    isNextTo(before, thought) &&
    isOnlyNamed(before) &&
    KNOWN_TO_ANOTHER.test(said(thought))
  )
    return true;
  const comma = thought.words.findLastIndex(
    (word, at) => word.comma && at < thought.words.length - 1,
  );
  const behind = thought.words.slice(comma + 1);
  return comma > 0 && KNOWN_TO_ANOTHER.test(said({ ...thought, words: behind })) && !owes(thought);
}

const FAR = 3;
const BACK = /^(?:it|that|them|those)$/u;
/** So many words hold something else as well. */
const LONGEST_DEED = 12;
const LONGEST_TAKEN_BACK = 16;

/** How many thoughts "no wait" took back: back to the one of the same breath that its words name again, else the one right before it. */
function overturnedBy(kept: readonly ReadThought[], thought: ReadThought): number {
  // "My licence medical, that's the third, book that": the thing is named further back.
  const last = kept.at(-1);
  const isPronoun =
    isNextTo(last, thought) && last.words.length <= 3 && BACK.test(last.words.at(-1)?.key ?? '');
  if (isPronoun) {
    const place = kept.findLastIndex((told, at) => at < kept.length - 1 && isOnlyNamed(told));
    const back = kept.length - place;
    if (place >= 0 && back <= FAR && isNextTo(kept[place], thought)) return back;
  }
  const named = stemsOf(textOf(thought.words));
  for (let back = 1; back <= FAR; back++) {
    const before = kept.at(-back);
    if (!isNextTo(before, thought)) break;
    const isNamed = [...stemsOf(textOf(before.words))].some((stem) => named.has(stem));
    if (isNamed && before.reading.kind === 'task') return back;
  }
  // "Tell matron that | the oxygen is low": a deed that goes on in what is told.
  const deed = kept.at(-2);
  const goesOn = isNextTo(deed, thought) && deed.words.at(-1)?.key === 'that';
  return goesOn && last?.reading.kind === 'fact' ? 2 : 1;
}

function overturn(kept: ReadThought[], thought: ReadThought): void {
  const from = kept.length - overturnedBy(kept, thought);
  for (const [at, before] of kept.entries())
    if (
      at >= from &&
      before.words.length <= LONGEST_TAKEN_BACK &&
      before.line === thought.line &&
      thought.sentence - before.sentence <= 1
    )
      kept[at] = { ...before, reading: { kind: 'done' } };
}

function isOverturned(kept: readonly ReadThought[], thought: ReadThought): boolean {
  const before = kept.at(-1);
  const goesOn = isNextTo(before, thought) && before.words[0]?.overturns === true;
  return goesOn && tellsItIsOver(thought.words, before.words);
}

/** Takes back what was named, when the words behind it say that it is done, or another's to do. */
export function withoutTakenOff(thoughts: readonly ReadThought[]): ReadThought[] {
  const kept: ReadThought[] = [];
  for (const thought of thoughts) {
    if (REMEMBERED.test(said(thought))) {
      const before = kept.at(-1);
      if (isNextTo(before, thought) && before.reading.kind === 'fact')
        kept[kept.length - 1] = { ...before, reading: remembered(before) };
      kept.push({ ...thought, reading: { kind: 'nothing' } });
      continue;
    }
    if (thought.words[0]?.overturns === true) {
      overturn(kept, thought);
      const isLong = thought.words.length > LONGEST_DEED;
      kept.push({
        ...thought,
        reading: isLong ? { kind: 'fact', guess: 'named' } : { kind: 'done' },
      });
      continue;
    }
    if (isInAnothersHands(thought, kept.at(-1)) || isOverturned(kept, thought)) {
      if (KNOWN_TO_ANOTHER.test(said(thought))) takeOff(kept, thought);
      kept.push({ ...thought, reading: { kind: 'done' } });
      continue;
    }
    if (thought.language === 'en' && isToDo(thought) && tellsItIsOverAlready(thought.words)) {
      kept.push({ ...thought, reading: { kind: 'done' } });
      continue;
    }
    const isHeld = isNamedBefore(kept.at(-1), thought) && isHeldByAnother(textOf(thought.words));
    const isOff = isHeld || isTakenOff(textOf(thought.words));
    if (!isOff || textOf(thought.words).length > 80 || owes(thought)) {
      kept.push(thought);
      continue;
    }
    takeOff(kept, thought);
    kept.push({ ...thought, reading: { kind: 'done' } });
  }
  return kept;
}
