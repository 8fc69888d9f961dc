import { bare, keysOf } from '../../words/phrase-text.ts';
import { DETERMINERS } from '../../data/english-phrases.ts';
import { A_DAY, DAY_NAMES } from '../../data/dates.ts';
import { SEVERAL } from '../../data/numbers.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { saysClosingHour } from '../dates/hours.ts';
import { isOfAnother, payOrRenew } from './late-things.ts';
import { seeTo, withinSentence } from './see-to.ts';

const NO_EVENT =
  /\b(?:deadline|date|birthday|anniversary|weather|today|tomorrow|rent|train|flight|money|time|he|she|it|that|this|they|we|i|life|everything|work|school|house|flat|room|kitchen)$/u;
const WHEN = new RegExp(
  String.raw`^(?:on|next|this|at|in (?:a|${SEVERAL}|\d+) (?:days?|weeks?)|${A_DAY})\b`,
  'u',
);

/** "The inspection is next Thursday" asks to be ready for it. */
function fromEvent(words: readonly Word[]): string | null {
  const at = words.findIndex((word) => word.key === 'is');
  if (at < 2 || at > 6 || !DETERMINERS.has(keyAt(words, 0))) return null;
  const subject = words.slice(0, at);
  const keys = keysOf(subject);
  const rest = words.slice(at + 1);
  const when = keysOf(rest);
  const isDated =
    /\d|day\b|week|month|tomorrow|tonight/u.test(when) && WHEN.test(when) && rest.length <= 5;
  return isDated && !NO_EVENT.test(keys) ? `Get ready for ${bare(subject)} ${bare(rest)}` : null;
}

/** "My sister's visiting on the 30th". */
function fromVisit(words: readonly Word[]): string | null {
  const at = words.findIndex((word) => /^(?:visiting|coming|arriving|staying)$/u.test(word.key));
  if (at < 1 || at > 4 || words.length > at + 7) return null;
  const before = keyAt(words, at - 1);
  const isOwned = DETERMINERS.has(keyAt(words, 0)) || /^\p{Lu}\p{Ll}/u.test(words[0]?.raw ?? '');
  const ends = before.endsWith("'s") ? at : /^(?:is|are)$/u.test(before) ? at - 1 : 0;
  const rest = words.slice(at + 1).filter((word) => !/^(?:over|round|here)$/u.test(word.key));
  const isDated = rest.length > 0 && WHEN.test(keysOf(rest));
  if (!isOwned || ends === 0 || !isDated || keyAt(words, 0) === 'i') return null;
  const who = bare(words.slice(0, ends)).replace(/['’]s$/u, '');
  return `Get ready for ${who} ${bare(rest)}`;
}

/** "Ruby's got a costume day Wednesday", "Max has a test on Monday". */
function fromTheirEvent(words: readonly Word[]): string | null {
  const [who] = words;
  if (who === undefined || !/^\p{Lu}\p{Ll}+/u.test(who.raw)) return null;
  const got = /['’]s$/u.test(who.raw) ? 1 : 0;
  if (!/^(?:got|has)$/u.test(keyAt(words, 1))) return null;
  const from = keyAt(words, 2) === 'got' ? 3 : 2;
  if (!/^(?:a|an|his|her)$/u.test(keyAt(words, from)) || words.length > from + 8) return null;
  const isDated = words.slice(from + 1).some(({ key }) => DAY_NAMES.has(key));
  const name = got === 1 ? who.raw : `${who.raw}'s`;
  return isDated ? `Get ready for ${name} ${bare(words.slice(from + 1))}` : null;
}

export const TROUBLE =
  /\b(?:mould|mold|leak|hole|crack|stain|damp|spots|lice|nits|fleas|puncture|rust|mice|mouse|ants|moths|noise|smell|error|bug)\b/u;

/** "The ceiling has black spots". */
function fromTrouble(words: readonly Word[]): string | null {
  const at = words.findIndex((word) => /^(?:has|have)$/u.test(word.key));
  if (at < 2 || at > 5 || !DETERMINERS.has(keyAt(words, 0))) return null;
  const rest = bare(words.slice(at + 1));
  return TROUBLE.test(rest.toLowerCase())
    ? `Deal with ${bare(words.slice(0, at))}: ${rest.replace(/^got /u, '')}`
    : null;
}

const TURNED =
  /^(?:went up|went down|has gone up|went wrong|stopped working|stopped|disappeared|vanished|fell off|fell over|came off|got lost|broke|crashed)\b/u;

/** "Bus pass expired": what lapsed is to be renewed. */
function fromLapse(words: readonly Word[]): string | null {
  const last = words.at(-1)?.key ?? '';
  const thing = words
    .slice(0, -1)
    .filter(({ key }) => !/^(?:has|have|is|are|just|already|also)$/u.test(key));
  if (!/^(?:expired|lapsed)$/u.test(last) || thing.length === 0 || thing.length > 4) return null;
  return /^(?:it|this|that|they|which|everything)$/u.test(keyAt(thing, 0))
    ? null
    : `Renew ${bare(thing.map(withinSentence))}`;
}

/** "The prescription ran out", "my phone bill went up": a thing that something became of. */
function fromTurn(words: readonly Word[]): string | null {
  const lapsed = fromLapse(words);
  if (lapsed !== null) return lapsed;
  if (!DETERMINERS.has(keyAt(words, 0))) return null;
  for (
    let at = 1 + Number(DETERMINERS.has(keyAt(words, 0)));
    at <= Math.min(5, words.length - 1);
    at++
  ) {
    if (isOfAnother(words, at)) return null;
    const subject = bare(words.slice(0, at));
    const rest = keysOf(words.slice(at));
    if (/^(?:ran out|runs out|has run out|is run out|expired|lapsed)\b/u.test(rest))
      return `Renew ${subject} (${bare(words.slice(at))})`;
    if (TURNED.test(rest)) return seeTo(words.slice(0, at), words.slice(at));
  }
  return null;
}

/** "The parking ticket doubles on Wednesday": what is owed is paid before. */
function fromDoubling(words: readonly Word[]): string | null {
  const at = words.findIndex(({ key }) => key === 'doubles');
  const isLinked = /^(?:that|which)$/u.test(keyAt(words, at - 1));
  const isOwed = at >= 1 && !isLinked && at <= 5 && payOrRenew(words.slice(0, at)) === 'Pay';
  return isOwed && words.length > at + 1
    ? `Pay ${bare(words.slice(0, at))}, ${bare(words.slice(at))}`
    : null;
}

const MAX_THING = 5;

/** "The abstract deadline is next Friday", "the deadline for the bid is the 3rd": by then the thing is to be finished. */
function fromDeadline(words: readonly Word[]): string | null {
  const at = words.findIndex(({ key }) => key === 'deadline');
  const is = words.findIndex(({ key }, place) => place > at && key === 'is');
  if (at < 1 || is < 0 || is > at + 2 + MAX_THING || !DETERMINERS.has(keyAt(words, 0))) return null;
  const isFor = at === 1 && /^(?:for|of)$/u.test(keyAt(words, 2)) && is > 3;
  const thing = isFor ? words.slice(3, is) : is === at + 1 ? words.slice(0, at) : [];
  const named = thing.filter(({ key }) => !DETERMINERS.has(key));
  if (
    named.length === 0 ||
    /^(?:final|next|first|last|new|real|only|absolute|hard)$/u.test(keyAt(named, 0))
  )
    return null;
  const day = bare(words.slice(is + 1));
  return `${payOrRenew(thing)} ${bare(thing)}, due ${day}`;
}

/** "The abstract closes Monday", "the refresher expires on Friday". */
function fromEnd(words: readonly Word[]): string | null {
  const at = words.findIndex((word) => /^(?:closes|expires|lapses)$/u.test(word.key));
  if (at < 1 || at > 6 || words.length < at + 2) return null;
  if (/^(?:it|this|that|shop|bank|which)$/u.test(keyAt(words, at - 1))) return null;
  if (saysClosingHour(words)) return null;
  const verb = keyAt(words, at) === 'closes' ? 'Send in' : 'Renew';
  return `${verb} ${bare(words.slice(0, at))}, ${bare(words.slice(at))}`;
}

/** The task in something that is to come, is wrong, or went wrong; null when a rule knows none. */
export function impliedByEvent(words: readonly Word[]): string | null {
  return (
    fromVisit(words) ??
    fromTheirEvent(words) ??
    fromEnd(words) ??
    fromDoubling(words) ??
    fromDeadline(words) ??
    fromEvent(words) ??
    fromTrouble(words) ??
    fromTurn(words)
  );
}
