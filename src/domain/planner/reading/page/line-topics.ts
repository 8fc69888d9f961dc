import { FILLERS, SUBJECT_PRONOUNS } from '../../data/english-phrases.ts';
import { wordsOf } from '../../words/words.ts';
import { obligationLengthAt } from '../grammar/action-start.ts';
import { hasFiniteVerb } from '../grammar/sentence-shape.ts';
import { opensWithCommand } from '../grammar/verbs.ts';
import { namesBullets, namesListOf } from './page-name.ts';
import { type PageLine } from './page-lines.ts';
import { sentencesOf } from './sentences.ts';

/** The sentences of a line that say more than "ok so". */
export function saidOf(text: string): string[] {
  return sentencesOf(text).filter((sentence) =>
    wordsOf(sentence).some((word) => word.key !== '' && !SAYS_NOTHING.has(word.key)),
  );
}

const SAYS_NOTHING = new Set([...FILLERS, 'so', 'now', 'first', 'then', 'and', 'alrighty']);

/** Whether a text may name what stands below it: it is short, tells nothing and asks for nothing. */
export function isTopic(text: string): boolean {
  const words = wordsOf(text);
  if (words.length > 6 || /[!?,]$|[£$€]\d/u.test(text) || hasFiniteVerb(words)) return false;
  return (
    !opensWithCommand(words) &&
    !SUBJECT_PRONOUNS.has(words[0]?.key ?? '') &&
    obligationLengthAt(words, 0) === 0
  );
}

/** The name of what follows at the end of a line above a list ("ok so. the zine."); null when there is none. */
export function topicOf(line: PageLine, next: PageLine | undefined): string | null {
  if (next === undefined || next.level > 0) return null;
  if (/^[^:]{1,60}:$/u.test(line.text))
    return wordsOf(line.text.replace(/\([^)]*\)/u, '')).length <= 8 ? line.text : null;
  if (line.blankAfter && !(next.bulleted && !line.bulleted)) return null;
  if (line.opensBlock && line.level === 0) return line.text;
  if (line.opensPart || isShoutedOver(line, next)) return line.text;
  if (!line.bulleted && next.bulleted && namesBullets(line.text, isTopic)) return line.text;
  const isOver = next.indent > line.indent || (!line.bulleted && next.bulleted);
  if (isOver && namesListOf(line.text)) return line.text;
  const topic = saidOf(line.text).at(-1) ?? line.text;
  if (!isTopic(topic)) return null;
  const capitals = /\p{Lu}/u.test(line.text) && line.text === line.text.toUpperCase();
  const opens = (capitals && line.blankBefore) || isOver;
  return opens ? topic : null;
}

/** "MON SITE - HALDANE RD" over a list is one name. */
function isShoutedOver(line: PageLine, next: PageLine): boolean {
  const isShouted = /\p{Lu}{2}/u.test(line.text) && !/\p{Ll}/u.test(line.text);
  return isShouted && !line.bulleted && next.bulleted && isTopic(line.text);
}
