import { keysOf } from '../../words/phrase-text.ts';
import { namesFinished } from './finished-headings.ts';
import { type ReadThought } from '../reading.ts';

/** What was meant once: "I was going to", "I wanted to", and in other languages. */
const MEANT_ONCE =
  /(?<!\p{L})(?:(?:i|we) (?:was|were|had been) (?:thinking|going|gonna|planning|hoping|considering|meaning|supposed)|i'd love|(?:wants?|wanted|asked|asks|expects?|put) (?:me|us|a|an)|(?:i|we) (?:might|wanted|thought (?:of|about)|considered|fancied|would love|had hoped|intended|meant|had thought|had wanted|nearly|almost)|quería|pensaba|había pensado|queria|pensava|tinha pensado|j'avais (?:pensé|prévu)|je voulais|ich wollte|ich hatte vor|pensei em|pensé en|j'ai pensé à|ik wilde)(?!\p{L})/u;
const NO_MORE = [
  'no (?:time|money|energy)',
  'it can wait',
  'they have enough',
  '(?:drop|forget|scrap|skip|leave|screw|sod|stuff|bin) (?:it|that)',
  'never ?mind',
  'not (?:any ?more|now|this year|happening|going to happen|worth it)',
  '(?:is|be) nonsense',
  'too late',
  'thought better',
  'be serious',
  'changed my mind',
  'got out of it',
  'lol no',
  'said no',
  'absolutely not',
  'no (?:way|chance)',
  "(?:didn't|never|not going to) happen(?:ed)?",
  '(?:fell|it fell) through',
  '(?:i|we|they) (?:have )?(?:cancelled|canceled|called) it(?: off)?',
  'i refuse',
  "i (?:won't|will not|shan't)",
  'hard pass',
  'pero no',
  'mas não',
  'mais non',
  'aber nein',
  'on oublie',
  "j'oublie",
  'laisse tomber',
  'vergiss es',
  'lassen wir',
  'wird (?:nix|nichts|wohl nichts)',
  'klappt (?:nicht|nix)',
  'maar (?:nee|dat wordt niks)',
].join('|');
const GIVEN_UP = new RegExp(String.raw`(?<!\p{L})(?:${NO_MORE})(?!\p{L})`, 'u');
const OPENS_NO =
  /^(?:(?:but|and|so|lol|honestly|actually|well|yeah|then) )*(?:no|nah|nope|not (?:any ?more|now)|on oublie|pero no|mas não|mais non|aber nein)(?: |$)/u;
const MAX_NO = 8;

/** "If she sends one more link I will elope". */
const DREAM =
  /\bif i (?:win|won|ever win|were|was|had|could)\b|\bwhen i (?:retire|grow up|am rich|win|die)\b|\bwhen i'm (?:rich|retired|old|dead)\b/u;
const THREAT =
  /\bif one more\b|\bi swear (?:to god )?if\b|\bif (?:he|she|they|it|anyone|someone|one) .*\b(?:one more|once more|again|ever)\b/u;
const OWN_WILL = /\b(?:i'll|i will|i'd|i would)\b/u;
const WILL = /^(?:i'll|i will|i'm going to|i'm gonna|i might)(?= )/u;

function isOnlyIf(text: string): boolean {
  return THREAT.test(text) || DREAM.test(text);
}

function isNear(a: ReadThought | undefined, b: ReadThought): a is ReadThought {
  return a !== undefined && a.line === b.line && b.sentence - a.sentence <= 1;
}

function saysNoMore(thought: ReadThought): boolean {
  const text = keysOf(thought.words);
  return thought.words.length <= MAX_NO && (OPENS_NO.test(text) || GIVEN_UP.test(text));
}

const NO_ANSWER = /^no (?:idea|clue|one|hurry|rush|problem|worries|matter|need)\b/u;

/** "Sell the decks? Nah, keeping them": whether to do it was asked, and answered. */
function isAnsweredNo(thought: ReadThought, next: ReadThought | undefined): boolean {
  if (next === undefined || !isNear(thought, next)) return false;
  const asks = thought.reading.kind === 'task' && /\?$/u.test(thought.words.at(-1)?.raw ?? '');
  const answer = keysOf(next.words);
  return asks && next.words.length <= MAX_NO && OPENS_NO.test(answer) && !NO_ANSWER.test(answer);
}

function isAside({ headings }: ReadThought): boolean {
  return headings.some(namesFinished);
}

const WISHED =
  /^(?:and |but |so )?(?:i|we) (?:just |really )?(?:want|wanted|would like|wish i could)(?: to)?\b/u;
const CANNOT = /^(?:but )?(?:i |we )?(?:can't|cant|cannot|couldn't|daren't|mustn't|shouldn't)$/u;

/** "I want to cancel, but I can't" asks for nothing. */
function isWishedInVain(thought: ReadThought, next: ReadThought | undefined): boolean {
  if (next === undefined || !isNear(thought, next)) return false;
  return WISHED.test(keysOf(thought.words)) && CANNOT.test(keysOf(next.words));
}

function readAgain(thought: ReadThought, next: ReadThought | undefined): ReadThought {
  const text = keysOf(thought.words);
  if (isAside(thought)) return { ...thought, reading: { kind: 'done' } };
  const isThreat = /\bif one more\b/u.test(text) || (isOnlyIf(text) && OWN_WILL.test(text));
  if (isThreat) return { ...thought, reading: { kind: 'feeling' } };
  if (isWishedInVain(thought, next)) return { ...thought, reading: { kind: 'feeling' } };
  if (!MEANT_ONCE.test(text)) return thought;
  const isDropped =
    GIVEN_UP.test(text) ||
    (next !== undefined && next.line === thought.line && isNear(thought, next) && saysNoMore(next));
  return isDropped ? { ...thought, reading: { kind: 'done' } } : thought;
}

/**
 * Takes out what someone meant to do once and has given up ("I was going to make favours, but screw
 * that"), what stands under "parked", and what is only threatened.
 */
export function withoutGivenUp(thoughts: readonly ReadThought[]): ReadThought[] {
  return thoughts.map((thought, index) => {
    const before = thoughts[index - 1];
    const text = keysOf(thought.words);
    if (isAnsweredNo(thought, thoughts[index + 1]))
      return { ...thought, reading: { kind: 'done' } };
    if (before !== undefined && isAnsweredNo(before, thought))
      return { ...thought, reading: { kind: 'nothing' } };
    if (isNear(before, thought)) {
      if (WILL.test(text) && isOnlyIf(keysOf(before.words)))
        return { ...thought, reading: { kind: 'feeling' } };
      if (MEANT_ONCE.test(keysOf(before.words)) && saysNoMore(thought))
        return { ...thought, reading: { kind: 'nothing' } };
    }
    return readAgain(thought, thoughts[index + 1]);
  });
}
