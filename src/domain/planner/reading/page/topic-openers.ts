import { AREAS, HEAPS, LEADS, NO_AREA } from '../../data/topics.ts';
import { anyOf } from '../../words/word-set.ts';
import { wordsOf } from '../../words/words.ts';
import { hasFiniteVerb } from '../grammar/sentence-shape.ts';
import { isVerb } from '../grammar/verbs.ts';
import { type PageLine } from './page-lines.ts';

const AREA = anyOf(AREAS);
const OWNED = '(?:(?:the|my|our|all the|all my|some) )?';
const NAME = String.raw`(?!${anyOf(NO_AREA)}\b)[\p{L}’'&]+`;
/** "House stuff", "wedding admin". */
const HEAP = `${NAME}(?: ${NAME})? ${anyOf(HEAPS)}`;
const PLACE = String.raw`${OWNED}(?:${AREA}|\p{L}+ stuff)`;
/** "Then there is real life." */
const LIFE = '(?:real|normal|everyday|daily) life|(?:day|real) job|real world|body';
const TOPIC = `${OWNED}(?:${HEAP}|${AREA}|${LIFE})`;
const LEAD = `(?:${anyOf(LEADS)}[,.]? )*`;
const SAYS_OWED = String.raw`(?:i|we)(?:['’]ve|['’]m| also| still| really| just)* (?:need|have|got|must|should|gotta|want|owe|supposed|haven['’]?t)\b`;

/** What opens a topic, where a sentence begins; what stands behind it is said of the topic. */
const OPENERS: readonly RegExp[] = [
  // "House stuff - …", "Kids. …", "Then work: …"
  new RegExp(String.raw`^${LEAD}(?<topic>${TOPIC})\s*(?:[.:…]+|[-–—]+>?|[→>=])(?:\s+|$)`, 'iu'),
  // "Then there's work. …", "and the kids need stuff too, …"
  new RegExp(
    String.raw`^${LEAD}(?:there(?:['’]s| is| are)(?: also)? (?<topic>${TOPIC})|(?<needing>${OWNED}${AREA}) needs? (?:stuff|things))(?: too| as well| to (?:do|sort|sort out|deal with))?\s*(?:[.:…,]+|[-–—]+)(?:\s+|$)`,
    'iu',
  ),
  // "As for the car, …", "on the work front …", "work-wise …"
  new RegExp(
    String.raw`^${LEAD}(?:(?:as for|regarding) (?<topic>${TOPIC}),? |on the (?<front>${AREA}) front,? |(?<wise>${AREA})[- ]?wise,? )(?=\S)`,
    'iu',
  ),
  // "Brain dump for the garden project I want to …"
  new RegExp(
    String.raw`^${LEAD}brain ?dump (?:for|about|on) (?<topic>(?:the|my|our) \p{L}+(?: \p{L}+){0,3}?)(?:[:.,]\s+| (?=(?:i|we|so)\b))`,
    'iu',
  ),
  // "For work I need to …", "at home I still have to …"
  new RegExp(
    String.raw`^${LEAD}(?:for|at|with|around) (?<topic>${PLACE}),? (?=${SAYS_OWED})`,
    'iu',
  ),
];

/** "The etsy shop has been on pause since June. …" */
const TOLD_OF = new RegExp(
  String.raw`^${LEAD}(?<tells>(?:the|my|our) (?:[\p{L}’']+ )?${AREA}) (?:is|are|was|has|have|needs|feels)\b`,
  'iu',
);

const OPENS_LINE: readonly RegExp[] = [...OPENERS, TOLD_OF];

const SENTENCE_END = /[.!?…]\s+/u;
/** Where a sentence ends, or in speech without marks what is owed for somewhere else begins. */
const NEXT_START = new RegExp(
  String.raw`(?<=${SENTENCE_END.source})|[\s,]+(?:(?:and|then|also|oh) )*(?=(?:for|at) ${PLACE},? ${SAYS_OWED})`,
  'iu',
);

type Opened = { readonly topic: string; readonly rest: string };

/** `goesOn` where the line says more behind the sentence, `opensLine` where nothing stands before it in a paragraph. */
function openedBy(text: string, { goesOn = false, opensLine = false } = {}): Opened | null {
  for (const opener of opensLine ? OPENS_LINE : OPENERS) {
    const found = opener.exec(text);
    const { topic, needing, front, wise, tells } = found?.groups ?? {};
    const named = topic ?? needing ?? front ?? wise ?? tells;
    if (found === null || named === undefined || isDeed(named)) continue;
    const rest = tells === undefined ? text.slice(found[0].length) : text;
    if (goesOn || !isRemark(found[0], rest)) return { topic: named, rest };
  }
  return null;
}

/** "Car -> garage Thurs": what is behind the sign is said of one thing. */
function isRemark(opener: string, rest: string): boolean {
  if (!/[-–—→>=]\s*$/u.test(opener) || SENTENCE_END.test(rest) || IS_HEAP.test(opener))
    return false;
  return rest.split(/,\s/u).length < LEAST_SAID;
}

const IS_HEAP = new RegExp(HEAP, 'iu');
const IS_AREA = new RegExp(`^${AREA}\\b`, 'iu');

/** "Sort things - …" is one. */
function isDeed(named: string): boolean {
  const [first] = wordsOf(named);
  return first !== undefined && isVerb(first.key) && !IS_AREA.test(named);
}

const LEAST_SAID = 3;

/** Whether a line goes on to something else than the line above it. */
export function opensTopic(text: string): boolean {
  const opened = openedBy(text);
  return opened !== null && opened.rest !== '';
}

/** "Ok brain dump." */
const SAYS_NOTHING =
  /^(?:(?:ok|okay|so|right|well|hi|hello|hey|brain ?dump|here goes|here we go|anyway|um|uh|ugh|deep breath)\P{L}*)+$/iu;

type Part = { topic: string | null; text: string };

/** "People: call Ines" among sentences names something else. */
const OTHER_LABEL = /^\p{L}[^:.,\d]{1,24}:\s/u;

/** A line as its topics with what is said of each; alone where it opens none. */
function partsOf(text: string, isParagraph: boolean): readonly Part[] {
  const found: Part[] = [];
  const starts = text.split(NEXT_START).map((start) => start.trim());
  const first = starts.findIndex((sentence) => !SAYS_NOTHING.test(sentence));
  for (const [at, sentence] of starts.entries()) {
    const opened = openedBy(sentence, {
      goesOn: at < starts.length - 1,
      opensLine: isParagraph && at === first && starts.length - at >= LEAST_SAID,
    });
    const last = found.at(-1);
    if (opened !== null) found.push({ topic: opened.topic, text: opened.rest });
    else if (last === undefined || OTHER_LABEL.test(sentence))
      found.push({ topic: null, text: sentence });
    else last.text = `${last.text} ${sentence}`.trim();
  }
  return found;
}

/** "Wedding → guest list, dress": the name of a row of things. */
function isRow({ text }: Part): boolean {
  return /,\s/u.test(text) && !SENTENCE_END.test(text) && !hasFiniteVerb(wordsOf(text));
}

/** A part as a line: a row behind its name, else what is said, under its topic. */
function lineOf(line: PageLine, part: Part): PageLine {
  const { topic, text } = part;
  return topic !== null && isRow(part)
    ? { ...line, text: `${topic}: ${text}` }
    : { ...line, text, topic };
}

/**
 * What a sentence names as the topic of what is said next in its line stands over it as a heading: "House stuff -
 * fix the shower", "Then there's work. The deck is late", "for the kids I need to …". A name alone on its line is
 * left to what reads lists.
 */
export function withTopicOpeners(lines: readonly PageLine[]): PageLine[] {
  const hasParagraphs = lines.filter(({ blankBefore }) => blankBefore).length > 1;
  return lines.flatMap((line) => {
    if (line.bulleted || line.level > 0) return [line];
    const parts = partsOf(line.text, hasParagraphs).filter(({ text }) => text !== '');
    if (parts.every(({ topic }) => topic === null)) return [line];
    return parts.map((part, at) => ({
      ...lineOf(line, part),
      blankBefore: at === 0 && line.blankBefore,
      blankAfter: at === parts.length - 1 && line.blankAfter,
    }));
  });
}
