import { DETERMINERS } from '../../data/english-phrases.ts';
import { wordSet } from '../../words/word-set.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';
import { obligationLengthAt } from '../grammar/action-start.ts';
import { baseOfGerund, baseOfPast, isVerb } from '../grammar/verbs.ts';
import { sayTask } from '../titles/task-phrase.ts';
import { taskOwed } from '../titles/task-owed.ts';

const HOW = String.raw`(?:(?:still|really|just|also|so|very|kind of|kinda|sort of|a bit|always|honestly|terribly) )*`;
const FEEL = String.raw`(?:i |we )?${HOW}(?:feel|feeling|felt) ${HOW}`;
/** "I feel like I should", "I feel as though we need to". */
const AS_IF = new RegExp(
  String.raw`^${FEEL}(?:like|that|as if|as though) (?=(?:i|we|i'm|i'd|i've)\b)`,
  'u',
);
const BAD = String.raw`(?:bad|guilty|awful|terrible|horrible|ashamed|embarrassed|rotten|rubbish|mortified|stupid|gutted)`;
/** "I feel bad that I haven't", "so embarrassed because I still haven't". */
const SORRY = new RegExp(
  String.raw`^(?:${FEEL}|(?:i'm |im |i am )?${HOW})${BAD} (?:that |because |cos |for |about )?(?=(?:i|we|i've|we've) (?:still |never |have |also )*(?:haven't|havent|not|never|didn't|didnt)\b)`,
  'u',
);
/** "I feel guilty about not", "ashamed of still not". */
const NOT_DONE = new RegExp(
  String.raw`^(?:${FEEL}|(?:i'm |im |i am )?${HOW})${BAD} (?:about|for|of) (?:still |yet )?not (?:yet |having )?`,
  'u',
);
/** "I'm scared of opening", "I'm too anxious to open". */
const SHY_OF = new RegExp(
  String.raw`^(?:i'm |im |i am )?${HOW}(?:(?:scared|afraid|terrified|frightened|petrified) (?:of|about)|(?:anxious|nervous|worried) about|too (?:scared|afraid|anxious|nervous|embarrassed) to|avoiding) (?:even )?`,
  'u',
);
/** What one shrinks from that can be done and done with: nobody plans to lose or to fail. */
const CAN_BE_FACED = wordSet(
  'open read answer call ring phone email text message ask book check look send write start pay log reply submit upload',
);
/** "I just can't open it". */
const CANNOT =
  /^(?:i|we) (?:(?:just|really|still|simply|literally) )*(?:can't|cant|cannot|can not|couldn't|couldnt) (?:even )?(\p{L}+) (?:it|them|this|that|the|my)\b/u;

/** Whether somebody says of something that can be done and done with that they cannot. */
export function shrinksFrom(words: readonly Word[]): boolean {
  const verb = CANNOT.exec(keysOf(words))?.[1];
  return verb !== undefined && CAN_BE_FACED.has(verb);
}

const WISHED_DONE = /^(?:i |we )?(?:really |just )?wish (?:(?:i|we) had|i'd|we'd) (?=\p{L})/u;
const BY_NOW = /\b(?:by now|already)$/u;
/** What can be owed to nobody: a state, a sigh, and "do more". */
const NO_DEED = wordSet(
  'be feel know have cry scream breathe sleep rest hide disappear vanish die run stop give live act stay relax smile laugh care love hate matter enjoy apologise deserve understand remember explain justify pretend celebrate want appreciate think',
);
const HOW_MUCH = /^(?:more|better|less|everything|something|nothing|so much|anything|it all)\b/u;

function lengthOf(form: RegExp, words: readonly Word[]): number {
  const said = form.exec(`${keysOf(words)} `)?.[0];
  return said === undefined ? 0 : wordsOf(said).length;
}

/** The words until what is told behind a comma: "call mum, she sounded sad". */
function untilComma(words: readonly Word[]): readonly Word[] {
  const comma = words.findIndex((word) => word.comma);
  return comma < 0 ? words : words.slice(0, comma + 1);
}

/** "I should call mum"; null for "I should be happy" and "I need to do more". */
function deedOwed(words: readonly Word[]): string | null {
  const length = obligationLengthAt(words, 0);
  const verb = keyAt(words, length);
  const isSaid = length > 1 && isVerb(verb) && !NO_DEED.has(verb);
  if (!isSaid || words.length < length + 2) return null;
  return HOW_MUCH.test(keysOf(words.slice(length + 1))) ? null : taskOwed(untilComma(words));
}

/** "I still haven't answered Nora". */
function deedNotDone(words: readonly Word[]): string | null {
  const not = words.findIndex(({ key }) => /(?:n't|nt)$|^(?:not|never)$/u.test(key));
  const base = baseOfPast(keyAt(words, not + 1)) ?? keyAt(words, not + 1);
  const rest = untilComma(words.slice(not + 2));
  if (!isVerb(base) || NO_DEED.has(base) || rest.length === 0) return null;
  return HOW_MUCH.test(keysOf(rest)) ? null : sayTask([...wordsOf(base), ...rest]);
}

function deedOfForm(words: readonly Word[], base: string | null): string | null {
  const rest = untilComma(words.slice(1));
  const isNamed = rest.length > 0 && !HOW_MUCH.test(keysOf(rest));
  return base === null || NO_DEED.has(base) || !isNamed
    ? null
    : sayTask([...wordsOf(base), ...rest]);
}

/** "Opening the letter from the bank": a deed that is done to something of one's own. */
function deedFaced(words: readonly Word[]): string | null {
  const first = keyAt(words, 0);
  const base = isVerb(first) ? first : baseOfGerund(first);
  if (base === null || !CAN_BE_FACED.has(base)) return null;
  const at = /^(?:at|in|to|back)$/u.test(keyAt(words, 1)) ? 2 : 1;
  const isThing = DETERMINERS.has(keyAt(words, at)) || /^\p{Lu}/u.test(words[at]?.raw ?? '');
  return isThing ? deedOfForm(words, base) : null;
}

/** "I wish I had answered the landlord by now". */
function deedWishedDone(words: readonly Word[]): string | null {
  const from = lengthOf(WISHED_DONE, words);
  const end = keyAt(words, words.length - 1) === 'already' ? 1 : 2;
  if (from === 0 || !BY_NOW.test(keysOf(words))) return null;
  return deedOfForm(words.slice(from, -end), baseOfPast(keyAt(words, from)));
}

/**
 * "I feel like I should call mum", "I feel bad that I haven't answered Nora", "I'm scared of opening the
 * letter": what is felt is that something is still to be done. Null for what is only felt.
 */
export function taskOwedInFeeling(words: readonly Word[]): string | null {
  const owed = lengthOf(AS_IF, words);
  if (owed > 0) return deedOwed(words.slice(owed));
  const sorry = lengthOf(SORRY, words);
  if (sorry > 0) return deedNotDone(words.slice(sorry));
  const undone = lengthOf(NOT_DONE, words);
  if (undone > 0)
    return deedOfForm(
      words.slice(undone),
      baseOfGerund(keyAt(words, undone)) ?? baseOfPast(keyAt(words, undone)),
    );
  const shy = lengthOf(SHY_OF, words);
  return shy > 0 ? deedFaced(words.slice(shy)) : deedWishedDone(words);
}
