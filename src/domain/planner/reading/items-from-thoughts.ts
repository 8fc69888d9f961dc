import { type Day } from '../../calendar/day.ts';
import { LEADING_FILLERS } from '../data/english-phrases.ts';
import { withoutEndMarks } from '../words/end-marks.ts';
import { withoutLeading } from '../words/phrase-match.ts';
import { textOf, type Word, wordsOf } from '../words/words.ts';
import { obligationLengthAt, skipOpeners } from './action-start.ts';
import { dueDays, isUrgent } from './due-date.ts';
import { type Item } from './item.ts';
import { capitalised } from './task-phrase.ts';
import { type ReadThought } from './things-named.ts';
import { holdsMost, stemsOf } from './word-stems.ts';

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

function isTask(thought: ReadThought | undefined): boolean {
  return thought?.reading.kind === 'task' || thought?.reading.kind === 'wish';
}

/**
 * A fact goes to the task that follows from it, else to the task before it in the same breath or
 * that it speaks of, else to the next task when that one points back or the fact names a date.
 */
export function withNotes(thoughts: readonly ReadThought[], today: Day): Item[] {
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
        items[items.length - 1] = withFact(last, thought, today);
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
    const kept = near.length > 0 ? near : waiting.filter((fact) => isLooseFact(fact, thought));
    items.push(itemOf({ thought, title, near: kept, today, order: items.length }));
    waiting = [];
  }
  const last = items.at(-1);
  const line = thoughts.findLast(isTask)?.line;
  const rest = waiting.filter((fact) => fact.line === line && saysEnough(fact)).slice(0, 1);
  return last === undefined || last.notes.length > 0 || rest.length === 0
    ? items
    : [...items.slice(0, -1), { ...last, notes: rest.map(noteOf) }];
}

/** "Finish the deck, they need it by Friday": the fact behind a task may say when. */
function withFact(item: Item, fact: ReadThought, today: Day): Item {
  const due = fact.words.some(isUntil) ? null : dueDays(fact.words, today);
  return { ...item, due: item.due ?? due, notes: [...item.notes, noteOf(fact)] };
}

/** A fact that no rule could place stays beside what was said next, so that it is not lost. */
function isLooseFact(fact: ReadThought, next: ReadThought): boolean {
  return fact.line === next.line && next.sentence - fact.sentence <= 2 && saysEnough(fact);
}

function saysEnough({ words }: ReadThought): boolean {
  return words.length >= 4 && !/^(?:i|i'm|we|you|it's|that's|nobody)$/u.test(words[0]?.key ?? '');
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

/** "Away until Sunday" names a day on which nothing is due. */
function isUntil(word: Word): boolean {
  return word.key === 'until' || word.key === 'till' || word.key === 'since';
}

/** A day as a heading is the nearest such day: today, when it is that day. */
function dueOfHeadings(headings: readonly string[], today: Day): number | null {
  const words = wordsOf(headings.join(' '));
  const due = dueDays(words, today);
  return due === 7 && words.length === 1 ? 0 : due;
}

function itemOf({ thought, title, near, today, order }: ItemParts): Item {
  const due =
    dueDays(thought.words, today) ??
    dueDays(
      near.filter((fact) => !fact.words.some(isUntil)).flatMap((fact) => fact.words),
      today,
    ) ??
    dueOfHeadings(thought.headings, today);
  return {
    order,
    title,
    notes: [...wordsNotIn(title, thought), ...near.slice(-2).map(noteOf)],
    due,
    urgent: isUrgent(thought.words),
    wish: thought.reading.kind === 'wish',
    headings: thought.headings,
    language: thought.language,
  };
}

/** A title that says it in other words has the person's own beneath it. */
function wordsNotIn(title: string, thought: ReadThought): string[] {
  const isKept = holdsMost(stemsOf(title), stemsOf(noteOf(thought)));
  return isKept ? [] : [noteOf(thought)];
}

/** Every thought as it stands: for a dump in which no task was found. */
export function verbatimItems(thoughts: readonly ReadThought[], today: Day): Item[] {
  return thoughts
    .filter(({ reading }) => reading.kind === 'fact' || reading.kind === 'nothing')
    .filter(({ words }) => words.some((word) => /[\p{L}\p{N}]/u.test(word.key)))
    .map((thought, order) => itemOf({ thought, title: noteOf(thought), near: [], today, order }));
}
