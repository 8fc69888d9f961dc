import { keysOf } from '../../words/phrase-text.ts';
import { textOf, type Word, wordsOf } from '../../words/words.ts';
import { contentKeys } from '../grammar/title-words.ts';
import { isDeedOfOthers } from './others-deeds.ts';
import { type ReadThought } from '../reading.ts';

/** "Forget about the sunscreen", "never mind the fence", "skip the eggs", "scrap the newsletter idea". */
const CALLED_OFF =
  /^(?:(?:just|actually|ok|okay|no|oh|so|and|but|well) )*(?:(?:(?:let's|we can|we'll|i'll) )?(?:forget|never ?mind|nevermind|skip) (?:about )?(?=(?:the|that|this|my|our|all|doing|going)\b)(?!(?:that|this|all)$)|(?:scrap|drop|bin|park|shelve|ditch) (?=(?:the|that|this|my|our) (?:\p{L}+ ){0,3}(?:idea|plan|thing|project|party|trip|course)\b))/u;
/** "Nah", "no forget it", "never mind", "actually no": said behind a deed, nothing more is to be done. */
const TAKES_IT_BACK =
  /^(?:(?:or|actually(?! cancel)|oh(?! cancel)|but|well|ok|and|hm+) )*(?:(?:no|nah|nope|wait) (?!cancel))?(?:nah|nope|actually no|actually not|no actually|(?:no |nah )?(?:never ?mind(?: (?:that|it))?|nevermind|forget (?:it|that|about (?:it|that))|scrap that|scratch that|(?:no|nah|actually|wait|oh) cancel that|skip (?:it|that)|leave it|not any ?more|not now|changed my mind))(?: (?:then|actually|now|for now|for today|lol|too (?:late|cold|wet|expensive|much|early|far|tired|dear)|it's (?:too )?\p{L}+|(?:(?:in|next|till|until) )?(?:spring|summer|autumn|winter|year|month|week|january)|(?:he|she|they|\p{L}+) (?:has|have|did|already|got|is|does)\b.*))*$/u;
const LONGEST = 12;

/** The words that name what is called off: up to a comma or the day. */
function namedIn(words: readonly Word[], from: number): ReadonlySet<string> {
  const comma = words.findIndex((word, at) => word.comma && at >= from);
  return contentKeys(textOf(words.slice(from, comma < 0 ? words.length : comma + 1)));
}

function calledOff({ words, language }: ReadThought): ReadonlySet<string> | null {
  const said = CALLED_OFF.exec(`${keysOf(words)} `)?.[0];
  return said === undefined || language !== 'en' ? null : namedIn(words, wordsOf(said).length);
}

/** Whether a step is of the thing that is called off, and says hardly more than its name. */
function isOf(names: ReadonlySet<string>, { reading, words }: ReadThought): boolean {
  if (reading.kind !== 'task' || names.size === 0 || words.length > LONGEST) return false;
  const own = contentKeys(reading.title);
  return [...names].every((name) => own.has(name));
}

/** "Paint the door, nah": one deed, and behind it that it is not meant. */
function isTakenBack(thought: ReadThought, next: ReadThought | undefined): boolean {
  if (next === undefined || thought.line !== next.line || next.language !== 'en') return false;
  if (next.sentence - thought.sentence > 1 || thought.reading.kind !== 'task') return false;
  return next.words.length <= LONGEST && TAKES_IT_BACK.test(keysOf(next.words));
}

/** A deed whose own end takes it back: "paint the door, nah". */
function endsTakenBack({ words, reading, language }: ReadThought): boolean {
  if (language !== 'en' || reading.kind !== 'task') return false;
  if (/\b(?:lol no|no lol|nah|nope)$/u.test(keysOf(words)) && words.length > 1) return true;
  const parts = words.flatMap(({ comma, raw }, at) =>
    at > 0 && at < words.length - 1 && (comma || /^[-–—]$/u.test(raw)) ? [at + 1] : [],
  );
  return parts.some((from) => TAKES_IT_BACK.test(keysOf(words.slice(from))));
}

/** "Tom picks up the cake, cancel that, Lisa does": what somebody else was to do, and no subscription. */
function takesBackOther({ words }: ReadThought, before: ReadThought | undefined): boolean {
  if (before === undefined || !/^(?:cancel|scratch|scrap|forget) that\b/u.test(keysOf(words)))
    return false;
  return before.reading.kind === 'fact' && isDeedOfOthers(before.words);
}

/** Takes out what is called off, wherever its name stands, and the deed before a "nah" and a "forget it". */
export function withoutCalledOff(thoughts: readonly ReadThought[]): readonly ReadThought[] {
  const off = thoughts.map(calledOff).filter((names) => names !== null);
  return thoughts.map((thought, at) => {
    const before = thoughts[at - 1];
    const isOff =
      calledOff(thought) !== null ||
      endsTakenBack(thought) ||
      takesBackOther(thought, before) ||
      isTakenBack(thought, thoughts[at + 1]) ||
      (before !== undefined && isTakenBack(before, thought));
    if (isOff) return { ...thought, reading: { kind: 'done' } };
    return off.some((names) => isOf(names, thought))
      ? { ...thought, reading: { kind: 'done' } }
      : thought;
  });
}
