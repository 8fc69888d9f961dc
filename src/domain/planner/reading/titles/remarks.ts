import { type Day } from '../../../calendar/day.ts';
import { keyAt, textOf, type Word, wordsOf } from '../../words/words.ts';
import { dueDays } from '../dates/due-date.ts';
import { obligationLengthAt } from '../grammar/action-start.ts';
import { readThought } from '../read-thought.ts';
import { toldFrom } from './clause-behind.ts';
import { hasFiniteVerb } from '../grammar/sentence-shape.ts';
import { opensWithVerb } from '../grammar/verbs.ts';

const IN_BRACKETS = /^(?!See to )(.{8,}?)\s*\(([^()]{6,})\)[.!]*$/u;
const BEHIND_COMMA = /^(?!See to )([^(]{8,}),\s+([^,()]{6,})$/u;
const MIN_REMARK = 3;
/** So many words in brackets are a remark, whatever they are. */
const LONG_REMARK = 4;

/** A title, and the remark that stood behind it. */
type Titled = { readonly title: string; readonly remark: string | null };

function onlyTells(words: readonly Word[], today: Day): boolean {
  const isOld = /^(?:mine|ours)$/u.test(keyAt(words, 0)) && words.length > 1;
  if ((words.length < MIN_REMARK && !isOld) || words.some(({ raw }) => /[\d"“/+&]/u.test(raw)))
    return false;
  const { kind } = readThought(words);
  const isTold = isOld || kind === 'feeling' || kind === 'fact' || kind === 'done';
  return isTold && dueDays(words, today) === null;
}

/** "Dentist (tooth hurts when cold)": so long an aside behind a thing names it no longer, unless it says what else to do, or when. */
function isAside(words: readonly Word[], today: Day): boolean {
  const isLong = words.length >= LONG_REMARK && words.every(({ raw }) => !/["“/+&]/u.test(raw));
  const owes = opensWithVerb(words, 0, 'front') || obligationLengthAt(words, 0) > 0;
  return isLong && !owes && dueDays(words, today) === null;
}

const CLAUSE =
  /^(?<bare>.*\S) (?<remark>which (?:i|we|he|she|they|it|you|(?:i|we|he|she|they|it)['’]\p{L}+|is|are|was|were|isn['’]t|aren['’]t|has|have|had|needs?|won['’]t|doesn['’]t|don['’]t|can['’]t|keeps?|my|the)(?!\p{L}).*)$/iu;
const OF_SOMEONE =
  /^(?<bare>.*\p{Lu}\p{Ll}+) (?<remark>who (?:always|never|usually|is|was|has|had|said|lives|works|keeps|knows|might|will|would|can)(?!\p{L}).*)$/u;
const CAUSE = /^(?<bare>.*\S) (?<remark>(?:because|cos) \S.*)$/iu;
/** "Ask which is cheaper", "the box in which it came": what is asked, and what belongs to the name. */
const ASKS = /^(?:ask|tell|show|remind|text|message)\b/iu;
const LEADS_ON =
  /(?:^|\s)(?:of|for|with|in|on|at|from|to|by|about|and|or|know|decide|out|see|sure|check|choose|find|say|learn|remember|show|failing)$/iu;
/** "Cards which are written": which ones. */
const SAYS_WHICH = /^which (?:is|are) \p{L}+(?:ed|en)$/iu;
/** "Get the strap fixed": a rule put the end there. */
const IS_WRAPPED = /^Get .* (?:fixed|sorted|ready)$/u;
const LEAST_WORDS = 2;

/** "Decide on prices which I hate": what is told behind the thing, if no deed is told there. */
function clauseBehind(title: string): RegExpExecArray | null {
  if (/[()"“]/u.test(title) || IS_WRAPPED.test(title)) return null;
  const cause = CAUSE.exec(title);
  if (cause !== null && !hasFiniteVerb(wordsOf(cause.groups?.['remark'] ?? ''))) return cause;
  const found = CLAUSE.exec(title) ?? OF_SOMEONE.exec(title);
  const bare = found?.groups?.['bare'] ?? '';
  const remark = wordsOf(found?.groups?.['remark'] ?? '');
  const owes = remark.some((_, at) => obligationLengthAt(remark, at) > 1);
  const isBare = wordsOf(bare).length >= LEAST_WORDS && !LEADS_ON.test(bare) && !ASKS.test(title);
  const isName = SAYS_WHICH.test(textOf(remark));
  return !isName && isBare && !owes ? found : null;
}

/** "…, and now", "… and of course": leads on to what is told. */
const LED_ON = /(?:\s+and(?: so| now| of course| then)?|,\s+now)?[\s,;:–—-]*$/iu;

function partedAt(title: string, at: number): Titled {
  const words = wordsOf(title);
  const bare = textOf(words.slice(0, at)).replace(LED_ON, '');
  return { title: bare, remark: textOf(words.slice(at)) };
}

/** "Ring mum back, terrible daughter award goes to me": what only tells is a note, and no part of the title. */
export function withoutRemark(
  title: string,
  { today, isNamed }: { readonly today: Day; readonly isNamed: boolean },
): Titled {
  const clause = clauseBehind(title)?.groups;
  if (clause !== undefined)
    return {
      title: (clause['bare'] ?? title).replace(/[\s,;:–—-]+$/u, ''),
      remark: clause['remark'] ?? null,
    };
  const behind = toldFrom(wordsOf(title));
  if (behind > 0) return partedAt(title, behind);
  const found = IN_BRACKETS.exec(title) ?? BEHIND_COMMA.exec(title);
  const [, bare = '', remark = ''] = found ?? [];
  const words = wordsOf(remark);
  const isRemark =
    isNamed && bare !== 'Sort out' && IN_BRACKETS.test(title) && isAside(words, today);
  return found !== null && (isRemark || onlyTells(words, today))
    ? { title: bare, remark }
    : { title, remark: null };
}
