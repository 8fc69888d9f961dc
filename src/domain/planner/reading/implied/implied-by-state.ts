import { bare, keysOf } from '../../words/phrase-text.ts';
import { DETERMINERS } from '../../data/english-phrases.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { asksNothing } from '../grammar/asks-nothing.ts';
import { isPerson } from '../grammar/living.ts';
import { opensThing } from '../grammar/phrase-ends.ts';
import { baseOfPast } from '../grammar/verbs.ts';
import { seeTo, withoutShortVerb } from './see-to.ts';

const MALFUNCTIONS =
  /^(?:jams|chirps|beeps|leaks|squeaks|drips|sticks|rattles|wobbles|overheats|freezes|crashes|creaks|flickers)$/u;

const GOES_WRONG =
  /^(?:taking|charging|costing|running|crashing|freezing|leaking|dripping|dropping|falling|jamming|overheating|flickering|beeping|chirping|cutting|shutting|turning|squeaking|sticking|tripping|rattling|losing|disconnecting|restarting|coming|going|slipping|breaking)$/u;

/** "My laptop keeps running out of space". */
export function impliedByKeeping(words: readonly Word[]): string | null {
  const at = words.findIndex((word) => /^keeps?$/u.test(word.key));
  const isThing = DETERMINERS.has(keyAt(words, 0)) && at >= 2 && at <= 5;
  return isThing && GOES_WRONG.test(keyAt(words, at + 1)) && words.length <= at + 9
    ? seeTo(words.slice(0, at), words.slice(at))
    : null;
}

const DOES_NOT = /^(?:won't|wont|doesn't|doesnt)$/u;
const WORKS =
  /^(?:pair|turn|start|work|connect|load|charge|open|close|shut|print|fit|lock|latch|sync|flush|drain|boot|update|install)$/u;
const NO_MACHINE = /^(?:i|you|it|he|she|they|we|who|people|mum|mom|dad|nobody|everyone|kids)$/u;

/** "The card reader won't pair with the new phone". */
export function impliedByRefusal(words: readonly Word[]): string | null {
  const at = words.findIndex(({ key }) => DOES_NOT.test(key));
  const isThing = at > 0 && at <= 5 && !NO_MACHINE.test(keyAt(words, at - 1));
  const isLong = words.length > at + 2 && words.length <= at + 9;
  return isThing && isLong && WORKS.test(keyAt(words, at + 1))
    ? seeTo(words.slice(0, at), words.slice(at))
    : null;
}

/** "The kettle that leaks" names the kettle. */
export function withoutWhich(thing: readonly Word[]): readonly Word[] {
  const isWhich = thing.length > 1 && /^(?:that|which)$/u.test(keyAt(thing, thing.length - 1));
  return isWhich ? thing.slice(0, -1) : thing;
}

/** "The printer jams", "the kettle that leaks": a thing and what is wrong with it. */
export function impliedByMalfunction(words: readonly Word[]): string | null {
  const at = words.findIndex((word) => MALFUNCTIONS.test(word.key));
  if (at < 1 || at > 5 || words.length > at + 7) return null;
  const thing = withoutWhich(words.slice(0, at));
  const isNamed = DETERMINERS.has(keyAt(words, 0))
    ? thing.length > 1
    : thing.every((_, place) => opensThing(words, place));
  return isNamed && !asksNothing(thing) ? `Get ${withoutShortVerb(bare(thing))} fixed` : null;
}

/** "The fridge stinks". */
export function impliedBySmell(words: readonly Word[]): string | null {
  const at = words.findIndex((word) => /^(?:stinks|smells|reeks)$/u.test(word.key));
  if (at < 2 || at > 4 || words.length > at + 3) return null;
  return DETERMINERS.has(keyAt(words, 0)) ? `Clean ${bare(words.slice(0, at))}` : null;
}

/** "Hasn't mended the tap", "hasn't sent it": what somebody has not done it to. */
export function isOfSomething(denied: readonly Word[], at: number): boolean {
  return DETERMINERS.has(keyAt(denied, at)) || /^(?:it|them|that|those)$/u.test(keyAt(denied, at));
}

const ANSWERED =
  /^(?:answering|replying|responding|answer|reply|respond|called|replied|answered|responded|written|texted|emailed|rung|rang|phoned)$/u;

const SENT = /^(?:sent|given|returned|signed|confirmed|paid|shared|delivered|uploaded|forwarded)$/u;

/** "Hasn't paid me for the electricity", "hasn't sent me the keys". */
const FOR_ME = /^(?:me|us) (?:back )?(?:for )?(?:the|my|our|his|her|their)(?= )/u;

/** "The plumber never called back", "the nurse hasn't sent the form" asks to chase the plumber. */
export function impliedBySilence(words: readonly Word[]): string | null {
  const at = words.findIndex((word) =>
    /^(?:never|hasn't|haven't|didn't|isn't|won't)$/u.test(word.key),
  );
  const isPassive = keyAt(words, at) === "isn't" && baseOfPast(keyAt(words, at + 1)) !== null;
  if (isPassive) return null;
  const isSent = SENT.test(keyAt(words, at + 1));
  const isOwed =
    isSent ||
    ((isPerson(keyAt(words, at - 1)) || isPerson(keyAt(words, at - 2))) &&
      baseOfPast(keyAt(words, at + 1)) !== null);
  const behind = isOwed ? words.slice(at + 2).filter(({ key }) => key !== 'yet') : [];
  const toMe = FOR_ME.exec(keysOf(behind))?.[0].split(' ').length ?? 1;
  const awaited = behind.slice(toMe - 1);
  const isAwaited = DETERMINERS.has(keyAt(awaited, 0)) && awaited.length > 1;
  const isSilent = words.slice(at + 1, at + 4).some((word) => ANSWERED.test(word.key));
  if (at < 1 || at > 4 || !(isAwaited || isSilent)) return null;
  const isSomeone = DETERMINERS.has(keyAt(words, 0)) || /^\p{Lu}\p{Ll}/u.test(words[0]?.raw ?? '');
  const isOther = !/^(?:i|we|i've)$/u.test(keyAt(words, 0));
  const who = words.slice(0, at).filter((word) => !/^(?:still|has|have)$/u.test(word.key));
  const what = isAwaited ? ` ${isSent ? 'for' : 'about'} ${bare(awaited)}` : '';
  return isSomeone && isOther ? `Chase ${bare(who)}${what}` : null;
}

/** "Still in the hallway and has to go to the dump". */
const HAS_TO_GO = / and (?:has|have|needs?) to go ((?:back )?(?:to|into) .+)$/u;

/** "The wifi contract is still on my ex's name": still so, and not wanted so. */
export function impliedByStill(subject: readonly Word[], rest: readonly Word[]): string | null {
  const isThing = DETERMINERS.has(keyAt(subject, 0)) && subject.length >= 2;
  if (!isThing || keyAt(rest, 0) !== 'still' || rest.length < 2) return null;
  const [, where = ''] = HAS_TO_GO.exec(bare(rest)) ?? [];
  if (where !== '') return `Take ${bare(subject)} ${where}`;
  return seeTo(subject, rest);
}

/** "The shelf has been leaning against the wall since August": so for long, and not wanted so. */
export function impliedByTime(words: readonly Word[]): string | null {
  const at = words.findIndex((word) => /^(?:has|have)$/u.test(word.key));
  const isThing = DETERMINERS.has(keyAt(words, 0)) && at >= 2 && at <= 6;
  const isSo = keyAt(words, at + 1) === 'been' && keyAt(words, at + 2).endsWith('ing');
  const isLong = words.slice(at + 3).some((word) => /^(?:since|for)$/u.test(word.key));
  return isThing && isSo && isLong ? seeTo(words.slice(0, at), words.slice(at + 2)) : null;
}

const MOVED = /^(?:moved|changed|brought|pushed|shifted)(?: forward| up| back)?$/u;

/** "Work moved the deadline for the deck to Wednesday": what is due, and when. */
export function impliedByMovedDeadline(words: readonly Word[]): string | null {
  const at = words.findIndex((word) => /^deadlines?$/u.test(word.key));
  const moved = words.findIndex((word) => MOVED.test(word.key));
  if (at < 1 || moved < 1 || moved > at || at > moved + 4) return null;
  if (!/^(?:for|of|on)$/u.test(keyAt(words, at + 1))) return null;
  const to = words.findIndex((word, place) => place > at + 2 && word.key === 'to');
  const because = words.findIndex(
    (word, place) => place > at && /^(?:because|so|and)$/u.test(word.key),
  );
  const rest = words.slice(0, because > 0 ? because : undefined);
  const thing = rest.slice(at + 2, to > 0 ? to : undefined);
  if (thing.length === 0 || thing.length > 7) return null;
  const when = to > 0 ? ` by ${bare(rest.slice(to + 1))}` : '';
  return `Finish ${bare(thing)}${when}`;
}

/** What is said of now is said without it. */
export function withoutNow(words: readonly Word[]): readonly Word[] {
  return /^(?:again|now|honestly|anymore)$/u.test(words.at(-1)?.key ?? '')
    ? words.slice(0, -1)
    : words;
}
