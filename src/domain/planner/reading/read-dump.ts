import { type Day } from '../../calendar/day.ts';
import { type LanguageCode } from '../data/languages.ts';
import { DISTRESS_PHRASES, LEADING_FILLERS } from '../data/english-phrases.ts';
import { type BrainDump } from '../plan-draft.ts';
import { withoutLeading } from '../words/phrase-match.ts';
import { textOf, type Word, wordsOf } from '../words/words.ts';
import { cleanText, linesOf } from './clean-text.ts';
import { obligationLengthAt, skipOpeners } from './action-start.ts';
import { withoutDoubles } from './dedupe.ts';
import { dueDays, isUrgent } from './due-date.ts';
import { type DumpReading, type Item } from './item.ts';
import { languageOf } from './language.ts';
import { type OutlineLine, outlineOf } from './outline.ts';
import { type Reading, readThought } from './read-thought.ts';
import { readForeign, splitForeign } from './read-foreign.ts';
import { repairSpeech } from './repair-speech.ts';
import { sentencesOf } from './sentences.ts';
import { splitActions } from './split-actions.ts';
import { capitalised } from './task-phrase.ts';

type ReadThought = {
  readonly words: readonly Word[];
  readonly reading: Reading;
  readonly language: LanguageCode;
  /** It is the consequence of the thought before. */
  readonly follows: boolean;
  readonly headings: readonly string[];
  readonly line: number;
};

type Context = { readonly main: LanguageCode; readonly manyLines: boolean };

function readSentence(
  sentence: string,
  line: OutlineLine,
  context: Context,
): Omit<ReadThought, 'line'>[] {
  const spoken = wordsOf(sentence);
  const language = languageOf(spoken, context.main);
  const { headings } = line;
  if (language !== 'en') {
    return splitForeign(spoken, language).map((words) => ({
      words,
      reading: readForeign(words, language),
      language,
      follows: false,
      headings,
    }));
  }
  const repaired = repairSpeech(spoken);
  const isShortLine =
    context.manyLines &&
    repaired.length <= 8 &&
    !repaired.some((word) => /^(?:i|and|then)$/u.test(word.key));
  const thoughts =
    isShortLine &&
    repaired.filter((word) => word.comma).length > 0 &&
    repaired.every((_, at) => at === 0 || repaired.length <= 6)
      ? [{ words: repaired, follows: false }]
      : splitActions(repaired);
  return thoughts.map(({ words, follows }) => ({
    words,
    reading: readThought(words),
    language,
    follows,
    headings,
  }));
}

function readThoughts(lines: readonly OutlineLine[], main: LanguageCode): ReadThought[] {
  const manyLines = lines.length >= 3;
  return lines.flatMap((line, number) =>
    sentencesOf(line.text)
      .flatMap((sentence) => readSentence(sentence, line, { main, manyLines }))
      .map((thought) => ({ ...thought, line: number })),
  );
}

function noteOf(thought: ReadThought): string {
  const said = withoutLeading(thought.words, LEADING_FILLERS);
  return capitalised(textOf(said.length > 0 ? said : thought.words).replace(/[\s,;.]+$/u, ''));
}

function isSameSentence(a: ReadThought | undefined, b: ReadThought): boolean {
  return a !== undefined && a.line === b.line;
}

/** Facts go to the task that follows from them, else to the task before on the same line. */
function withNotes(thoughts: readonly ReadThought[], today: Day): Item[] {
  const items: Item[] = [];
  let waiting: ReadThought[] = [];
  for (const [index, thought] of thoughts.entries()) {
    const { reading } = thought;
    const next = thoughts[index + 1];
    const leadsOn =
      next?.follows === true && next.line === thought.line && next.reading.kind === 'task';
    if (reading.kind === 'fact' || (leadsOn && reading.kind === 'task' && isStatement(thought))) {
      const last = items.at(-1);
      if (
        !leadsOn &&
        last !== undefined &&
        isSameSentence(thoughts[index - 1], thought) &&
        thoughts[index - 1]?.reading.kind === 'task'
      )
        items[items.length - 1] = { ...last, notes: [...last.notes, noteOf(thought)] };
      else waiting.push(thought);
      continue;
    }
    if (reading.kind !== 'task' && reading.kind !== 'wish') continue;
    const near = waiting.filter((fact) => fact.line === thought.line);
    items.push(itemOf({ thought, title: reading.title, near, today, order: items.length }));
    waiting = [];
  }
  return items;
}

function isStatement(thought: ReadThought): boolean {
  if (obligationLengthAt(thought.words, skipOpeners(thought.words, 0)) > 0) return false;
  return thought.words.some(
    (word) => /^(?:is|are|was|were|needs|has)$/u.test(word.key) || word.key.endsWith("'s"),
  );
}

type ItemParts = {
  readonly thought: ReadThought;
  readonly title: string;
  readonly near: readonly ReadThought[];
  readonly today: Day;
  readonly order: number;
};

function itemOf({ thought, title, near, today, order }: ItemParts): Item {
  const due =
    dueDays(thought.words, today) ??
    dueDays(
      near.flatMap((fact) => fact.words),
      today,
    );
  return {
    order,
    title,
    notes: near.slice(-2).map(noteOf),
    due,
    urgent: isUrgent(thought.words),
    wish: thought.reading.kind === 'wish',
    headings: thought.headings,
    language: thought.language,
  };
}

/** Every thought as it stands: for a dump in which no task was found. */
function verbatimItems(thoughts: readonly ReadThought[], today: Day): Item[] {
  return thoughts
    .filter(({ reading }) => reading.kind === 'fact' || reading.kind === 'nothing')
    .filter(({ words }) => textOf(words) !== '')
    .map((thought, order) => itemOf({ thought, title: noteOf(thought), near: [], today, order }));
}

function isDistressed(text: string): boolean {
  const lower = text.toLowerCase().replaceAll('’', "'");
  return DISTRESS_PHRASES.some((phrase) => lower.includes(phrase));
}

const UNWELL =
  /\b(?:i['’]?m|i am|feeling|feel) (?:so |really |very |properly )?(?:ill|sick|poorly|feverish|unwell)\b/iu;

/** Reads a dump: what there is to do, in the order of telling, without doubles, and how the person is. */
export function readDump(dump: BrainDump): DumpReading {
  const text = cleanText(dump.text);
  const lines = outlineOf(linesOf(text));
  const language = languageOf(wordsOf(text), 'en');
  const thoughts = readThoughts(lines, language);
  const found = withoutDoubles(withNotes(thoughts, dump.today));
  const hasFeelings = thoughts.some(({ reading }) => reading.kind === 'feeling');
  const inDistress = isDistressed(text);
  const items =
    found.length > 0 || hasFeelings ? found : withoutDoubles(verbatimItems(thoughts, dump.today));
  const isUnwell = UNWELL.test(text);
  return { items, language, hasFeelings, inDistress, isUnwell };
}
