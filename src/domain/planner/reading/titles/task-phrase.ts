import { withoutEndMarks } from '../../words/end-marks.ts';
import { ADVERBS, FILLERS } from '../../data/english-phrases.ts';
import { VERB_FOR_NOUN } from '../../data/verb-for-noun.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, textOf, type Word, wordsOf } from '../../words/words.ts';
import { agreedTo, IS_OVER, isRegret, WAS_MEANT, withoutPast } from './past-intention.ts';
import { withoutLooseBracket } from '../segmentation/brackets.ts';
import { isLostForGood, isOnlyOwned } from '../told/counted.ts';
import { headNoun, verbForThing } from './verb-for-thing.ts';
import {
  isVerbPair,
  isDeedOfTwo,
  deedBehind,
  opensInTwoWords,
  wantedDone,
  withoutMarks,
} from '../grammar/verb-places.ts';
import { taskInMissedClause } from '../implied/missed-clause.ts';
import { isPresence } from './own-presence.ts';
import { comingOrHalf } from './had-on-a-day.ts';
import { withoutHowLong } from '../grammar/how-long.ts';
import { asWanted, doneUntil, leftUndone, thingNotGone } from '../implied/left-undone.ts';
import { avoidedDeed, buriedThing } from './avoided-deeds.ts';
import { seeTo, stateAt, withinSentence, withSmallDeterminer } from '../implied/see-to.ts';
import { withoutInterjection, withoutSighBehind } from '../speech/sign-offs.ts';
import { isDeedBehind } from './deed-behind-duty.ts';
import { isDeedAlone, nounBefore, subjectBefore, withObjectBefore } from './noun-before.ts';
import { asDeed, withoutSoftStart } from './soft-starts.ts';
import { baseOfPast, isVerb, opensWithCommand, opensWithVerb } from '../grammar/verbs.ts';

/** The first letter as a capital; the rest as the person wrote it. */
export function capitalised(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}

function phrase(words: readonly Word[]): string {
  const trimmed = withoutInterjection(words)
    .filter((word) => !/^(?:um|uh|er|erm)$/u.test(word.key))
    .map(withSmallDeterminer);
  const said = withoutEndMarks(withoutEndMarks(textOf(trimmed)).replace(/\s[-–—]$/u, ''));
  return capitalised(withoutLooseBracket(said.replace(/^!+|^["'“‘(]+(?=[^)]*$)/u, '')));
}

/** A task as it is shown: verb first, everything else in the person's own words. */
export function sayTask(said: readonly Word[]): string {
  const words = said.filter((word) => word.raw !== '');
  const calm = withoutSighBehind(withoutSoftStart(words));
  if (calm !== words) return sayTask(calm);
  if (words.length === 0) return '';
  if (keyAt(words, 0) === 'be' && words.length > 1) return phrase(words);
  if (opensInTwoWords(words) || opensWithCommand(words) || isVerbPair(words)) return phrase(words);
  const isBare = isVerb(keyAt(words, 0)) && !VERB_FOR_NOUN.has(keyAt(words, 0));
  if (words.length === 1 && (isBare || /^(?:shower|nap|walk|stretch)$/u.test(keyAt(words, 0))))
    return phrase(words);
  if (words.every((word) => !/\p{L}|\p{N}/u.test(word.raw))) return textOf(words);
  const deed = deedBehind(words);
  if (deed !== null) return phrase(deed);
  if (/^(?:(?:my|the) )?out[ -]of[ -]office\b/u.test(keysOf(words)))
    return phrase([...wordsOf('Set up'), ...words]);
  if (/^(?:bins?|trash|rubbish|recycling|garbage) out\b/u.test(keysOf(words)))
    return phrase([...wordsOf('Put'), ...words]);
  if (keyAt(words, 0) === 'whether')
    return phrase([...wordsOf('Decide whether'), ...words.slice(1)]);
  const left = leftUndone(words) ?? wantedDone(words);
  if (left !== null) return phrase(left);
  const state = stateAt(words);
  if (state > 0) return seeTo(words.slice(0, state), words.slice(state));
  const verb = verbForThing(words);
  const isLacked = /^(?:Buy|Get)$/u.test(verb) && keyAt(words, 0) === 'no';
  const named = isLacked && keyAt(words, 1) !== 'more' ? words.slice(1) : words;
  const thing = [...wordsOf(verb), ...named.map(withinSentence)];
  return withoutEndMarks(textOf(thing.map(withSmallDeterminer)));
}

/** "Come round and look at the heating": what whoever comes is to do; null where nobody has to come for it. */
function deedOfWhoComes(rest: readonly Word[]): readonly Word[] | null {
  if (keyAt(rest, 0) !== 'come') return null;
  const at = rest.findIndex(({ key }, place) => place > 0 && !ON_THE_WAY.test(key));
  return at > 0 && isVerb(keyAt(rest, at)) && rest.length > at + 1 ? rest.slice(at) : null;
}

const ON_THE_WAY = /^(?:round|over|out|here|and|to)$/u;

type Marked = { readonly words: readonly Word[]; readonly at: number; readonly length: number };

const IS_SENT =
  /^(?:invoices?|e-?mails?|mail|quote|estimate|letter|text|message|reply|answer|draft|report|postcards?|cards?|notes?)$/u;
const GIVES_NOUN =
  /^(?:i need|i forgot|behind on|i've got|ive got|i have|i've also got|don't forget|dont forget|can't forget|todo|to-do|please|pls|we need)$/u;

const AROUND = /^(?:home|in|there|here|around)$/u;

/** The task behind "I need to", "I haven't", "I owe": null when what follows is no task. */
export function sayTaskAfterMarker({ words, at, length }: Marked): string | null {
  const marker = words
    .slice(at, at + length)
    .map((word) => word.key)
    .filter((key) => !ADVERBS.has(key) || key === 'too')
    .join(' ');
  const said = skipSoftWords(words.slice(at + length));
  const rest = asDeed(WAS_MEANT.test(marker) ? withoutPast(said) : said, marker);
  if (rest.length === 0 || isRegret(marker, rest)) return null;
  const before = nounBefore(words.slice(0, at));
  const first = keyAt(rest, 0);
  if (marker.endsWith(' be') && rest.length === 1 && first.endsWith('ing')) return null;
  // "Somebody's gotta be home between eight and noon" is oneself.
  if (/^some/u.test(marker) && /^(?:me|us)$/u.test(keyAt(rest, 1)))
    return phrase([...wordsOf('Find someone to'), ...rest]);
  const called = /^some/u.test(marker) ? deedOfWhoComes(rest) : null;
  if (called !== null) return phrase([...wordsOf('Get someone to'), ...called]);
  if (/^some/u.test(marker) && first === 'be' && AROUND.test(keyAt(rest, 1))) return phrase(rest);
  if (isPresence(words.slice(0, at), rest)) return phrase(rest);
  if (first === 'be' || /^(?:never|not|no)$/u.test(first))
    return passiveTask(rest, before.length > 0 ? before : subjectBefore(words.slice(0, at)));
  if (/(?:haven't|havent|have not|'ve not|ive not|never|didn't|didnt)$/u.test(marker)) {
    const gone = thingNotGone(words.slice(0, at), rest);
    return gone === null ? withObject(fromPast(rest), before) : phrase(gone);
  }
  // "I owe Clive for the train fare" is paid, "a drink for the lift" given.
  const owed = keysOf(rest.slice(1, 4));
  const given = /(?<!\b(?:a|an|some) .*)\bfor\b/u.test(owed) ? 'Pay' : 'Give';
  if (/owe$/u.test(marker))
    return sayTask([...wordsOf(IS_SENT.test(headNoun(rest)) ? 'Send' : given), ...rest]);
  if (/lost$/u.test(marker) && isLostForGood(rest)) return null;
  if (/(?:find|lost)$/u.test(marker)) return sayTask([...wordsOf('Find'), ...rest]);
  if (/(?:putting off|avoiding|ignoring|neglected|avoid|face|dread|dreading)$/u.test(marker))
    return fromAvoided(rest);
  if (/(?:behind on|behind with|late with|late on)$/u.test(marker))
    return /^(?:everything|it|life|all)$/u.test(first)
      ? null
      : sayTask([...wordsOf('Catch up on'), ...rest]);
  if (/yes to$/u.test(marker) && !isVerb(first)) return sayTask(agreedTo(rest));
  if (/^(?:i have|i've|we've|i've got|ive got|i've also got)$/u.test(marker))
    return fromHaving(rest);
  if (GIVES_NOUN.test(marker) && !opensWithVerb(rest, 0, 'front'))
    return fromNeededNoun(marker, rest);
  if (isDeedAlone(rest, { marker, before })) return phrase(rest);
  if (rest.length === 2 && keyAt(rest, 1) === 'for' && before.length === 0)
    return phrase(rest.slice(0, 1));
  const deed = withObjectBefore(rest, before);
  return isDeedBehind(marker, deed) ? phrase(deed) : sayTask(deed);
}

/** "A letter I haven't read": the verb alone takes what stood before it; "I haven't started" says of what only there. */
function withObject(title: string | null, before: readonly Word[]): string | null {
  if (title === null || title.includes(' ')) return title;
  if (before.length === 0) return /^(?:Start|Begin|Finish)$/u.test(title) ? null : title;
  return sayTask([...wordsOf(title), ...before]);
}

function skipSoftWords(said: readonly Word[]): readonly Word[] {
  const words = /^(?:remember|remind|have|need|want) to /u.test(
    `${keyAt(said, 0)} ${keyAt(said, 1)} `,
  )
    ? said.slice(2)
    : said;
  let at = 0;
  while (
    ADVERBS.has(keyAt(words, at)) ||
    FILLERS.has(keyAt(words, at)) ||
    /^(?:go|start|try|to)$/u.test(keyAt(words, at))
  ) {
    const key = keyAt(words, at);
    if (
      /^(?:go|start|try)$/u.test(key) &&
      !/^(?:and|to)$/u.test(keyAt(words, at + 1)) &&
      !(key === 'go' && isVerb(keyAt(words, at + 1)))
    )
      break;
    if (
      /^(?:go|start|try)$/u.test(key) &&
      keyAt(words, at + 1) === 'to' &&
      !isVerb(keyAt(words, at + 2))
    )
      break;
    at += /^(?:go|start|try)$/u.test(key) && /^(?:and|to)$/u.test(keyAt(words, at + 1)) ? 2 : 1;
  }
  return words.slice(at);
}

function passiveTask(rest: readonly Word[], before: readonly Word[]): string | null {
  const base = baseOfPast(keyAt(rest, 1));
  if (keyAt(rest, 0) !== 'be' || base === null || before.length === 0) return null;
  const isThrough = /^(?:through|over|into|after)$/u.test(keyAt(rest, 2)) ? 1 : 0;
  const deed = [...wordsOf(base), ...rest.slice(2, 2 + isThrough)];
  return sayTask([...deed, ...before, ...rest.slice(2 + isThrough)]);
}

/** "Haven't done any since Tuesday". */
const ENDS_ANY = /^(?:|of|since|for|yet|this|in|at|on|from|either)$/u;
/** What is done to oneself, and is to be got. */
const IS_HAD_DONE = /^(?:paid|reimbursed|refunded|vaccinated|weighed|tested|fitted)$/u;

/** "Haven't bought anything" yet names a step; what "learned anything" is of was said before. */
const IS_FIRST_HAD =
  /^(?:get|buy|eat|drink|cook|book|plan|wear|bring|give|order|pack|arrange|organise|organize|make|find|choose|pick|bake|iron|wash|clean|tidy|unpack|sew|mend)$/u;

function fromPast(rest: readonly Word[]): string | null {
  const at = rest.findIndex(
    (word) => word.key === 'been' || baseOfPast(word.key) !== null || isVerb(word.key),
  );
  if (at < 0 || at > 2) return null;
  const key = keyAt(rest, at);
  if (key === 'been' && keyAt(rest, at + 1) === 'to')
    return sayTask([...wordsOf('Go'), ...withoutHowLong(rest.slice(at + 1))]);
  if (key === 'eaten' && at === rest.length - 1) return 'Eat something';
  if (key === 'been' && IS_HAD_DONE.test(keyAt(rest, at + 1)))
    return sayTask([...wordsOf('Get'), ...withoutHowLong(rest.slice(at + 1))]);
  if (/^(?:slept|sleep|eaten|been|had|have)$/u.test(key)) return null;
  const buried = buriedThing(rest.slice(at));
  if (buried !== null) return sayTask(buried);
  const deed = wordsOf(baseOfPast(key) ?? key);
  const isEither = keyAt(rest, rest.length - 1) === 'either';
  const behind = rest.slice(at + 1, isEither ? -1 : undefined);
  if (keyAt(behind, 0) === 'anything' && !IS_FIRST_HAD.test(keyAt(deed, 0))) return null;
  const isAny = keyAt(behind, 0) === 'any' && !ENDS_ANY.test(keyAt(behind, 1));
  const more = withoutHowLong(isAny ? behind.slice(1) : behind).map(asWanted);
  return more.length === 0 ? phrase(deed) : sayTask([...deed, ...more]);
}

function fromAvoided(rest: readonly Word[]): string | null {
  const deed = avoidedDeed(rest);
  return deed === null ? null : sayTask(deed);
}

function fromHaving(all: readonly Word[]): string | null {
  const said = keyAt(all, 0) === 'got' ? all.slice(1) : all;
  const rest = /^(?:already|just|now|finally)$/u.test(keyAt(said, 0)) ? said.slice(1) : said;
  const others = comingOrHalf(rest);
  if (others !== null) return sayTask(others);
  const isDone =
    baseOfPast(keyAt(rest, 0)) !== null || /^(?:come|become|hit|let)$/u.test(keyAt(rest, 0));
  if (rest !== said && isDone) return null;
  if (
    /^(?:no|so|too|a lot|been|had|done|gone|seen|heard|felt|nothing|never|not|always|only|notes|quotes|ideas|sketches|questions|doubts|friends|kids|time|money)$/u.test(
      keyAt(rest, 0),
    )
  )
    return null;
  if (rest.length === 1 && /^\d+$/u.test(keyAt(rest, 0))) return null;
  if (rest.some(({ key }) => key === 'already')) return null;
  if (keyAt(rest, 0) === 'to') return sayTask(rest.slice(1));
  const until = doneUntil(rest);
  if (until !== null) return sayTask(until);
  const coming = rest.findIndex((word) => /^(?:coming|arriving|visiting)$/u.test(word.key));
  const visit = [...rest.slice(0, coming), ...rest.slice(coming + 1)];
  if (coming > 0 && coming <= 4) return sayTask([...wordsOf('Get ready for'), ...visit]);
  const missed = taskInMissedClause(rest);
  if (missed !== null) return sayTask(wordsOf(missed));
  if (IS_OVER.test(keyAt(rest, 0))) return null;
  const still = rest.findIndex((word) => word.key === 'to');
  if (rest.slice(0, Math.max(still, 0)).some((word) => word.key === 'and')) return null;
  const verb = keyAt(rest, still + 1);
  const behind = rest[still + 2];
  const more = behind !== undefined && isDeedOfTwo(verb, behind.key) ? 1 : 0;
  if (still > 0 && (isVerb(verb) || more > 0))
    return sayTask([
      ...rest.slice(still + 1, still + 2 + more).map(withoutMarks),
      ...rest.slice(0, still),
      ...rest.slice(still + 2 + more),
    ]);
  if (baseOfPast(keyAt(rest, 0)) !== null) return null;
  const title = sayTask(rest);
  return title.startsWith('Sort out ') && isOnlyOwned(rest) ? null : title;
}

function fromNeededNoun(marker: string, rest: readonly Word[]): string {
  const isVerbFirst = isVerb(keyAt(rest, 0));
  const isDeed = isVerbFirst && keyAt(rest, 1) !== '' && rest[0]?.comma !== true;
  const isThing = marker.endsWith('want') ? !isVerbFirst : marker.includes('need') && !isDeed;
  return sayTask(isThing ? [...wordsOf('Get'), ...rest] : rest);
}
