import { bare, keysOf } from '../../words/phrase-text.ts';
import { SUBJECT_PRONOUNS } from '../../data/english-phrases.ts';
import { A_DAY } from '../../data/dates.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';
import { hasFiniteVerb } from '../grammar/sentence-shape.ts';
import { isLiving, isPerson } from '../grammar/living.ts';
import { withinSentence } from './see-to.ts';
import { sentTo, whomOf, withoutFromMe } from './sent-to.ts';
import { baseOfGerund, baseOfPast } from '../grammar/verbs.ts';

const OF_SOMETHING = /^(?:the|my|our|his|her|their|its|your)$/u;
const ON_DAY = new RegExp(
  `^(?:${A_DAY}|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\\p{L}+(?:teenth|tieth|eighth))$`,
  'u',
);
const OPENS_DATE = new RegExp(`^(?:by|before|on|until|asap|${A_DAY})$`, 'u');

/** "Two staff want the day off, and only one can have it": what is wanted ends before the clause. */
function untilClause(rest: readonly Word[]): readonly Word[] {
  const at = rest.findIndex(
    ({ key }, place) =>
      place > 0 && /^(?:and|but)$/u.test(key) && OPENS_CLAUSE.test(keyAt(rest, place + 1)),
  );
  return at < 0 ? rest : rest.slice(0, at);
}

/** "By friday", "on the 3rd", and no "on the meter". */
function opensDate(words: readonly Word[], at: number): boolean {
  const next = keyAt(words, at + 2);
  const isPlaced = keyAt(words, at) === 'on' && OF_SOMETHING.test(keyAt(words, at + 1));
  return OPENS_DATE.test(keyAt(words, at)) && (!isPlaced || /^\d/u.test(next) || ON_DAY.test(next));
}

/** "An answer", "a call back", "two books back": what is done for whoever wants it. */
function answeredTo(subject: readonly Word[], thing: readonly Word[]): string | null {
  const wanted = keysOf(thing);
  if (/^an answer$/u.test(wanted)) return `Answer ${bare(subject.map(withinSentence))}`;
  const called = /^a call( back)?$/u.exec(wanted);
  if (called !== null) return `Call ${bare(subject.map(withinSentence))}${called[1] ?? ''}`;
  const isBack = thing.length > 1 && keyAt(thing, thing.length - 1) === 'back';
  return isBack ? `Take ${bare(thing)} to ${bare(subject.map(withinSentence))}` : null;
}

const OPENS_CLAUSE = /^(?:only|they|he|she|it|i|i'm|we|there|there's|nobody|it's|they're)$/u;

/** "The insurance wants a photo by Friday": what someone is to get, and by when. */
export function readyFor(subject: readonly Word[], all: readonly Word[]): string | null {
  const rest = untilClause(all);
  if (keyAt(rest, 0) === 'to' || rest.length === 0) return null;
  if (IS_SOMEBODY.test(keyAt(rest, 0))) return wantedBack(subject, rest);
  const done = wantedSo(subject, rest);
  if (done !== null) return done;
  if (/^(?:help|a hand) (?:with|to|on)\b/u.test(keysOf(rest)))
    return `Help ${bare(subject)} ${bare(rest.slice(keyAt(rest, 0) === 'a' ? 2 : 1))}`;
  const said = saidTo(subject, rest);
  if (said !== null) return said;
  const verb = /^(?:an?|some)$/u.test(keyAt(rest, 0)) ? 'Arrange' : 'Get';
  const date = rest.findIndex((_, at) => at > 0 && opensDate(rest, at));
  if (keyAt(rest, rest.length - 1) === 'off' && rest.length <= 5)
    return `Answer ${bare(subject)} about ${bare(rest)}`;
  const thing = withoutFromMe(date > 0 ? rest.slice(0, date) : rest);
  const when = date > 0 ? ` ${bare(rest.slice(date))}` : '';
  const answered = answeredTo(subject, thing);
  if (answered !== null) return `${answered}${when}`;
  const sent = sentTo(subject, thing, when);
  if (sent !== null) return sent;
  return verb === 'Arrange'
    ? `Arrange ${bare(thing)} for ${bare(subject)}${when}`
    : `Get ${bare(thing)} ready for ${bare(subject)}${when}`;
}

const IS_SAID =
  /^an? (yes or no|yes|no|decision|definite answer|clear answer|straight answer)(?= |$)/u;

/** "The hall wants a yes or no about the tuner by Monday". */
function saidTo(subject: readonly Word[], rest: readonly Word[]): string | null {
  const said = IS_SAID.exec(keysOf(rest))?.[1];
  if (said === undefined) return null;
  const behind = rest.slice(said.split(' ').length + 1);
  const from = /^from (?:me|us)$/u.test(keysOf(behind.slice(0, 2))) ? 2 : 0;
  return `Give ${whomOf(subject)} ${bare([...rest.slice(0, rest.length - behind.length), ...behind.slice(from)])}`;
}

const IS_SOMEBODY = /^(?:me|us|you|him|them)$/u;
const IS_PLACE = /^(?:(?:the|my) )?(?:work|school|uni|college|office|nursery)$/u;

/** "Work wants me back on the 1st": whom others want otherwise is nobody's step. */
function wantedBack(subject: readonly Word[], rest: readonly Word[]): string | null {
  if (keyAt(rest, 1) !== 'back' || !IS_PLACE.test(keysOf(subject))) return null;
  const when = rest.findIndex(({ key }) => OPENS_DATE.test(key));
  const day = when < 0 ? '' : ` ${bare(rest.slice(when))}`;
  return `Get ready for ${bare(subject).toLowerCase()} again${day}`;
}

/** "She wants the regression redone", "my nan wants her telly retuning": what is to be done with a thing. */
export function wantedSo(subject: readonly Word[], rest: readonly Word[]): string | null {
  if (!/^(?:the|this|that|these|those|his|her|their|my|our|all|both)$/u.test(keyAt(rest, 0)))
    return null;
  const at = rest.findIndex(
    ({ key }, place) =>
      place > 1 &&
      place <= 4 &&
      /(?:ed|ing|en|one|ade|ept|ent|aid|old|ought|cut)$/u.test(key) &&
      (baseOfPast(key) ?? baseOfGerund(key)) !== null,
  );
  const base = baseOfPast(keyAt(rest, at)) ?? baseOfGerund(keyAt(rest, at));
  if (at < 0 || base === null) return null;
  const who = SUBJECT_PRONOUNS.has(keyAt(subject, 0)) ? '' : ` for ${bare(subject)}`;
  return `${base} ${bare([...rest.slice(0, at), ...rest.slice(at + 1)])}${who}`;
}

/** "The school wants the trip money paid": said of others, and no deed that is done. */
export function wantedByOthers(words: readonly Word[]): string | null {
  const at = words.findIndex(({ key }) => /^(?:wants?|needs?)$/u.test(key));
  if (at < 1 || at > 4 || /^(?:i|we|you|who|nobody|not|don't|doesn't)$/u.test(keyAt(words, at - 1)))
    return null;
  const subject = words.slice(0, at);
  const isWanted = keyAt(words, at).startsWith('want');
  const done = isWanted ? wantedSo(subject, words.slice(at + 1)) : null;
  return (
    done ?? wantedToKnow(subject, words.slice(at + 1)) ?? spokenTo(subject, words.slice(at + 1))
  );
}

const SPEAKS = /^to (?:speak|talk) (?:to|with) (?:me|us)(?= |$)/u;

/** "The social worker wants to speak to me on Monday": one speaks to whoever wants it. */
function spokenTo(subject: readonly Word[], rest: readonly Word[]): string | null {
  const named = subject.filter(({ key }) => !LEADS_ON.test(key));
  const whom = named.length === 0 ? '' : whomOf(named);
  const isSaid = SPEAKS.test(keysOf(rest)) && whom !== '';
  return isSaid ? `Speak to ${whom} ${bare(rest.slice(4))}`.trim() : null;
}

const LEADS_ON = /^(?:and|but|so|just|still|now|also)$/u;

const IS_TOLD = /^to know (?:if|whether|what|when|which|how|who|where)\b/u;

/** "They want to know if I'm coming": they are to be told. */
function wantedToKnow(subject: readonly Word[], rest: readonly Word[]): string | null {
  if (!IS_TOLD.test(keysOf(rest)) || rest.length < 5) return null;
  const named = subject.filter(({ key }) => !LEADS_ON.test(key));
  const whom = named.length === 0 ? '' : whomOf(named);
  return whom === '' ? null : `Tell ${whom} ${bare(rest.slice(2))}`;
}

const NO_THING = /^(?:it|that|this|them|him|her|me|us|help)$/u;

const LONGEST_NAME = 7;

/** "The lady from the memory clinic". */
function isLongName(subject: readonly Word[]): boolean {
  return (
    /^(?:the|my|our) (?:\p{L}+ )+(?:from|at|of) (?:the |my |our )?(?:\p{L}+ ?)+$/u.test(
      keysOf(subject),
    ) && !hasFiniteVerb(subject)
  );
}

/** "The gallery asked for a short bio by the 27th". */
export function impliedByAskedFor(words: readonly Word[]): string | null {
  const at = words.findIndex((word) => /^(?:asked|asks|asking)$/u.test(word.key));
  if (
    at < 1 ||
    at > (isLongName(words.slice(0, at)) ? LONGEST_NAME : 5) ||
    /^(?:i|we|i've|never|not)$/u.test(keyAt(words, at - 1))
  )
    return null;
  const from = at + (/^(?:me|us)$/u.test(keyAt(words, at + 1)) ? 2 : 1);
  if (keyAt(words, from) !== 'for' || NO_THING.test(keyAt(words, from + 1))) return null;
  const who = words
    .slice(0, at)
    .filter((word) => !/^(?:is|are|has|have|keeps|kept|just|also)$/u.test(word.key));
  return readyFor(who, words.slice(from + 1));
}

const PLACED =
  /^to (?:go (?:in|into|out|off|back|to|away|on|onto|under)|come (?:in|into|out|off|back|down|inside|indoors|home|away)|be (?:back|ready|in|out|there|gone|open|clean|away))\b/u;
/** "Prices need to go up", "the curtains must come down". */
const TURNED = /^to (go|come) (up|down)(?= |$)/u;
/** "The order must leave on Friday". */
const LEAVES = /^to leave(?= (?:by|before|on|today|tomorrow|tonight|this|next)\b|$)/u;

/** "The article has to be with the editor on Monday". */
const GIVEN = /^to be with (?!me\b|us\b|it\b|each\b)\S/u;
/** "The old sofa has to go". */
const GONE = /^to go(?: now| soon)?$/u;

/** "Half of his has to go". */
const OPEN = /^(?:his|hers|her|mine|ours|theirs|it|that|this|them|one|ones|half|some|all)$/u;

/** "The ticket should go to Haruto". */
export function impliedByPlace(words: readonly Word[]): string | null {
  const at = words.findIndex((word) => /^(?:should|must)$/u.test(word.key));
  const isThing = /^(?:an?|the|my|our|his|her|their|this|that)$/u.test(keyAt(words, 0));
  if (at < 2 || at > 6 || !isThing) return null;
  return getPlaced(words.slice(0, at), [...wordsOf('to'), ...words.slice(at + 1)]);
}

/** "The key needs to go back", "the contract has to be back by the 28th". */
export function getPlaced(subject: readonly Word[], rest: readonly Word[]): string | null {
  const said = keysOf(rest);
  const isSaidOf = /^(?:which|that|all|both)$/u.test(keyAt(subject, subject.length - 1));
  const thing = isSaidOf ? [...wordsOf(bare(subject.slice(0, -1)))] : subject;
  const isAlive = thing.some(({ key }) => isLiving(key) || isPerson(key));
  if (LEAVES.test(said) && !isAlive)
    return `Send ${bare([...thing, ...wordsOf('off'), ...rest.slice(2)])}`;
  const [, moved, way = ''] = TURNED.exec(said) ?? [];
  if (moved !== undefined) {
    const deed = moved === 'come' && way === 'down' ? 'Take' : 'Put';
    return `${deed} ${way} ${bare([...thing, ...rest.slice(3)])}`;
  }
  if (GIVEN.test(said) && !isAlive)
    return `Get ${bare([...thing, ...wordsOf('to'), ...rest.slice(3)])}`;
  if (GONE.test(said) && !isAlive && thing.length > 1 && !OPEN.test(keyAt(thing, thing.length - 1)))
    return `Get rid of ${bare(thing)}`;
  return PLACED.test(said) ? `Get ${bare([...thing, ...rest.slice(2)])}` : null;
}
