import { wordKind } from '../../reading/grammar/word-kind.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { lengthOf, type MarkedTitle, withFate } from './marked-title.ts';

/** "The same", "the one", "the first", "a few": nothing is said without the article. */
const NEEDS_ARTICLE =
  /^(?:ones?|same|others?|first|second|third|last|next|best|worst|whole|most|least|rest|only|right|wrong|latter|former|thing|things|few|lot|bit|couple|day|week|month|year|hour|while|time|hundred|thousand|dozen|more|way|end|moment|weekend|morning|afternoon|evening|night|\d.*|end)$/u;
/** "Two of the terms", "all the boxes". */
const HOLDS_ARTICLE =
  /^(?:all|both|half|quite|such|what|as|per|than|like|not|is|are|was|were|am|be|been|twice|once)$/u;
/** Words that go on with a name, by their kinds: further names, adjectives, deeds as names. */
const NAMES = /^[nVURDGPAFS']$/u;

/** What an article may stand behind: a verb, a place, "if", "and"; behind a name it parts two things. */
const STANDS_BEHIND = /^[VURGpw&oagmth]$/u;
const A_PLACE = /^(?:to|into|onto|off|out|up|down|over)$/u;

function isBehindVerb(words: readonly Word[], at: number): boolean {
  return at === 1 || /^[cti]$/u.test(wordKind(keyAt(words, at - 2)));
}

/** How a title reads without the article at a place: 1 is best; 0 where it has to stay. */
function costOf(words: readonly Word[], at: number): number {
  const key = keyAt(words, at);
  const isOwn = /^(?:my|our)$/u.test(key) && at === 1;
  if (at === 0 || !(isOwn || /^(?:the|an?)$/u.test(key))) return 0;
  const before = keyAt(words, at - 1);
  const [, name = words[at], second] = words.slice(at, at + 3);
  if (name === undefined || NEEDS_ARTICLE.test(name.key) || HOLDS_ARTICLE.test(before)) return 0;
  if (!NAMES.test(wordKind(name.key)) || /^\p{Lu}\p{Ll}|['’]s$/u.test(name.raw)) return 0;
  if (!STANDS_BEHIND.test(wordKind(before)) && !isBehindVerb(words, at)) return 0;
  if (isOwn) return second !== undefined && wordKind(second.key) === 'd' ? 0 : 4;
  if (at === 1) return 1;
  const isLong = !name.comma && second !== undefined && NAMES.test(wordKind(second.key));
  const isBehindPlace = wordKind(before) === 'p' || A_PLACE.test(before);
  if (!isBehindPlace) return isLong ? 2 : 3;
  if (isLong) return before === 'of' ? 5 : 3;
  return before !== 'of' && /[^su]s$/u.test(name.key) ? 5 : 0;
}

/** Leaves out the articles without which the title reads best, the latest first; none where that is not enough. */
export function leaveOutArticles(title: MarkedTitle, limit: number): MarkedTitle {
  const places = title.words
    .map((_, at) => ({ at, cost: title.fates[at] === 'stays' ? costOf(title.words, at) : 0 }))
    .filter(({ cost }) => cost > 0)
    .toSorted((a, b) => a.cost - b.cost || b.at - a.at);
  let marked = title;
  for (const { at } of places) {
    if (lengthOf(marked) <= limit) break;
    marked = withFate(marked, { from: at, to: at + 1, fate: 'left out' });
  }
  return lengthOf(marked) <= limit ? marked : title;
}
