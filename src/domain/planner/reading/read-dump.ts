import { withoutEndMarks } from '../words/end-marks.ts';
import { type Day } from '../../calendar/day.ts';
import { type LanguageCode } from '../data/languages.ts';
import { LEADING_FILLERS } from '../data/english-phrases.ts';
import { type BrainDump } from '../plan-draft.ts';
import { withoutLeading } from '../words/phrase-match.ts';
import { keyAt, textOf, type Word, wordsOf } from '../words/words.ts';
import { cleanText, linesOf } from './clean-text.ts';
import { obligationLengthAt, skipOpeners } from './action-start.ts';
import { withoutDoubles } from './dedupe.ts';
import { dueDays, isUrgent } from './due-date.ts';
import { type DumpReading, type Item } from './item.ts';
import { needsKindness } from '../needs-kindness.ts';
import { languageOf } from './language.ts';
import { type OutlineLine, outlineOf } from './outline.ts';
import { pointsBack, withThingNamed } from './pronouns.ts';
import { type Reading, readThought } from './read-thought.ts';
import { readForeign, splitForeign } from './read-foreign.ts';
import { repairSpeech } from './repair-speech.ts';
import { sentencesOf } from './sentences.ts';
import { opensWithVerb } from './verbs.ts';
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
  readonly sentence: number;
};

type Context = { readonly main: LanguageCode; readonly manyLines: boolean };

function readSentence(
  sentence: string,
  line: OutlineLine,
  context: Context,
): Omit<ReadThought, 'line' | 'sentence'>[] {
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

const LABELLED = /^([^:\d]{2,30}):\s+(\S.*)$/u;
const SHOPPING = /^(?:i |we )?(?:need|buy|get|shopping|shopping list|shops?|groceries|to buy)$/iu;
const NO_LABEL =
  /^(?:to[ -]?do|todos?|tasks?|lists?|things?|notes?|ps|p\.s|nb|remember|reminder|urgent|important|also|question|idea|re|update|deadline|next|first|then)$/iu;

/** "Shopping: milk, eggs" is one thing to get; "Monday: ship the fix" stands under Monday. */
function readLabelled(
  sentence: string,
  line: OutlineLine,
  context: Context,
): Omit<ReadThought, 'line' | 'sentence'>[] {
  const [, label = '', rest = ''] = LABELLED.exec(sentence) ?? [];
  const words = wordsOf(label);
  if (label === '' || words.length > 3) return readSentence(sentence, line, context);
  if (SHOPPING.test(label)) return readSentence(`Get ${rest}`, line, context);
  if (NO_LABEL.test(label)) return readSentence(rest, line, context);
  if (!/^\p{Lu}/u.test(label) && words.length <= 2 && opensWithVerb(wordsOf(rest), 0, 'front'))
    return readSentence(`${rest} (${label})`, line, context);
  if (opensWithVerb(words, 0, 'front') || !/^\p{Lu}/u.test(label))
    return readSentence(sentence, line, context);
  return readSentence(rest, { ...line, headings: [...line.headings, label] }, context);
}

function readThoughts(lines: readonly OutlineLine[], main: LanguageCode): ReadThought[] {
  const manyLines = lines.length >= 3;
  return lines.flatMap((line, number) =>
    sentencesOf(line.text).flatMap((sentence, place) =>
      readLabelled(sentence, line, { main, manyLines }).map((thought) => ({
        ...thought,
        line: number,
        sentence: place,
      })),
    ),
  );
}

function noteOf(thought: ReadThought): string {
  const said = withoutLeading(thought.words, LEADING_FILLERS);
  return capitalised(withoutEndMarks(textOf(said.length > 0 ? said : thought.words)));
}

const ANAPHOR = /^(?:it|it's|its|them|him|her|he|she|they|this|that|one)$/u;

function refersBack(thought: ReadThought): boolean {
  return thought.words.slice(0, 8).some((word) => ANAPHOR.test(word.key));
}

function isNextTo(a: ReadThought | undefined, b: ReadThought): boolean {
  return a !== undefined && a.line === b.line && (a.sentence === b.sentence || refersBack(b));
}

const LOOK_BACK = 2;

function saidIn({ reading, words }: ReadThought): readonly Word[] {
  return reading.kind === 'task' ? wordsOf(reading.title) : words;
}

/** The nearest words first; "and the stove" goes with the words before it. */
function titleWithThing(title: string, before: readonly ReadThought[]): string | null {
  for (let at = before.length - 1; at >= 0; at--) {
    const near = before[at];
    if (near === undefined) continue;
    const joins = keyAt(near.words, 0) === 'and';
    const earlier = joins ? before[at - 1] : undefined;
    const named = withThingNamed(title, [
      ...(earlier === undefined ? [] : saidIn(earlier)),
      ...saidIn(near),
    ]);
    if (named !== null || joins) return named;
  }
  return null;
}

/** "The lamp is back, I have to fix it": the task takes the thing from the words before it. */
function withThings(thoughts: readonly ReadThought[]): ReadThought[] {
  const named: ReadThought[] = [];
  for (const [index, thought] of thoughts.entries()) {
    const { reading, language } = thought;
    const isOpen = language === 'en' && reading.kind === 'task' && pointsBack(reading.title);
    if (!isOpen || reading.kind !== 'task') {
      named.push(thought);
      continue;
    }
    const before = named.slice(Math.max(0, index - LOOK_BACK), index);
    const title = titleWithThing(
      reading.title,
      before.filter(({ line }) => line === thought.line),
    );
    named.push(title === null ? thought : { ...thought, reading: { kind: 'task', title } });
  }
  return named;
}

function isTask(thought: ReadThought | undefined): boolean {
  return thought?.reading.kind === 'task' || thought?.reading.kind === 'wish';
}

/**
 * A fact goes to the task that follows from it, else to the task before it in the same breath or
 * that it speaks of, else to the next task when that one points back or the fact names a date.
 */
function withNotes(thoughts: readonly ReadThought[], today: Day): Item[] {
  const items: Item[] = [];
  let waiting: ReadThought[] = [];
  for (const [index, thought] of thoughts.entries()) {
    const before = thoughts[index - 1];
    const next = thoughts[index + 1];
    const leadsOn = next?.follows === true && next.line === thought.line && isTask(next);
    if (thought.reading.kind === 'fact' || (leadsOn && isTask(thought) && isStatement(thought))) {
      const last = items.at(-1);
      const belongsBefore = !leadsOn && isTask(before) && isNextTo(before, thought);
      if (belongsBefore && last !== undefined)
        items[items.length - 1] = { ...last, notes: [...last.notes, noteOf(thought)] };
      else waiting.push(thought);
      continue;
    }
    if (thought.reading.kind !== 'task' && thought.reading.kind !== 'wish') continue;
    const near = waiting.filter(
      (fact) =>
        (isNextTo(fact, thought) || thought.follows || dueDays(fact.words, today) !== null) &&
        fact.line === thought.line,
    );
    const { title } = thought.reading;
    items.push(itemOf({ thought, title, near, today, order: items.length }));
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
    ) ??
    dueDays(wordsOf(thought.headings.join(' ')), today);
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
    .filter(({ words }) => words.some((word) => /[\p{L}\p{N}]/u.test(word.key)))
    .map((thought, order) => itemOf({ thought, title: noteOf(thought), near: [], today, order }));
}

const UNWELL =
  /\b(?:i['’]?m|i am|feeling|feel) (?:so |really |very |properly )?(?:ill|sick|poorly|feverish|unwell)\b/iu;

/** Reads a dump: what there is to do, in the order of telling, without doubles, and how the person is. */
export function readDump(dump: BrainDump): DumpReading {
  const text = cleanText(dump.text);
  const lines = outlineOf(linesOf(text));
  const language = languageOf(wordsOf(text), 'en');
  const thoughts = withThings(readThoughts(lines, language));
  const found = withoutDoubles(withNotes(thoughts, dump.today));
  const hasFeelings = thoughts.some(({ reading }) => reading.kind === 'feeling');
  const inDistress = needsKindness(text);
  const items =
    found.length > 0 || hasFeelings ? found : withoutDoubles(verbatimItems(thoughts, dump.today));
  const isUnwell = UNWELL.test(text);
  return { items, language, hasFeelings, inDistress, isUnwell };
}
