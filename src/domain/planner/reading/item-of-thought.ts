import { occasionIn } from './titles/presents.ts';
import { type Day } from '../../calendar/day.ts';
import { keyAt, textOf, wordsOf } from '../words/words.ts';
import { dueDays } from './dates/due-date.ts';
import { skipOpeners } from './grammar/action-start.ts';
import { isRoutine, isUrgent, saysUntilWhen } from './dates/urgency.ts';
import { dueInFact } from './due/due-in-fact.ts';
import { isOnlyDay } from './due/foreign-when.ts';
import { noteOf } from './titles/note-of.ts';
import { saysDeedOf } from './deed-said.ts';
import { type Item } from './item.ts';
import { withoutLooseEnd } from './titles/loose-ends.ts';
import { withOneVerb } from './titles/one-verb.ts';
import { withoutRemark } from './titles/remarks.ts';
import { capitalised } from './titles/task-phrase.ts';
import { wordKind } from './grammar/word-kind.ts';
import { isSameBreath } from './breaths.ts';
import { type ReadThought } from './reading.ts';
import { thingNamed } from './titles/things-with-verbs.ts';
import { holdsMost, stemsOf } from './grammar/word-stems.ts';

/** "Mom's package: the form was wrong. Resend": a note from under another label keeps its own. */
function noteBeside(fact: ReadThought, thought: ReadThought): string {
  const label = fact.headings.at(-1);
  const isOther = label !== undefined && !thought.headings.includes(label);
  const isShort = fact.words.length <= 12;
  return isShort && isOther && fact.line === thought.line
    ? `${label}: ${noteOf(fact)}`
    : noteOf(fact);
}

/** "Mum's birthday is on the 28th, haven't got anything" is to get something for mum's birthday. */
export function forOccasion(title: string, near: readonly ReadThought[]): string {
  if (!/^(?:get|buy|find|order) something$/iu.test(title)) return title;
  const occasion = near.map(occasionIn).find((found) => found !== null);
  return occasion === undefined ? title : `${title} for ${occasion}`;
}

const IT = /^(?:it|them|this|that)$/u;
const POINTS_BACK = /^(?:it|it's|its|they're|that|that's|which)$/u;

/** "The show is great. It ends on Friday. Call mum": a day of what was spoken of before. */
function tellsOfBefore({ words }: ReadThought): boolean {
  return POINTS_BACK.test(keyAt(words, skipOpeners(words, 0)));
}

/**
 * Whether the day of a fact may be that of a step behind it. "El viernes es el cumple de Ana. Hay que regar":
 * in other languages it is that of its own sentence.
 */
function lendsDay(fact: ReadThought, thought: ReadThought): boolean {
  if (isSameBreath(fact, thought)) return true;
  if (thought.language !== 'en') return isOnlyDay(fact);
  return thought.follows || !tellsOfBefore(fact) || thought.words.some(({ key }) => IT.test(key));
}

type ItemParts = {
  readonly thought: ReadThought;
  readonly title: string;
  readonly near: readonly ReadThought[];
  readonly today: Day;
  readonly order: number;
};

/** The soonest of some days. */
function soonest(days: readonly (number | null)[]): number | null {
  const known = days.filter((day) => day !== null);
  return known.length === 0 ? null : Math.min(...known);
}

/** "I've got two weeks to repaint the hall" is said as "within two weeks". */
function dueWithin(title: string, today: Day): number | null {
  return / within \S+ \S+$/u.test(title) ? dueDays(wordsOf(title), today) : null;
}

/** The item that a thought becomes, with what was told near it. */
export function itemOf({ thought, title: whole, near, today, order }: ItemParts): Item {
  const isEnglish = thought.language === 'en';
  const one = isEnglish ? withOneVerb(whole, thought.words) : { title: whole, told: null };
  const said = isEnglish ? withoutLooseEnd(one.title) : whole;
  const isNamed = thingNamed(said, thought.words) !== null;
  const { title, remark } =
    thought.language === 'en'
      ? withoutRemark(said, { today, isNamed })
      : { title: said, remark: null };
  const aside = remark ?? one.told;
  const due =
    dueDays(thought.words, today) ??
    dueWithin(title, today) ??
    soonest(
      near
        .filter((fact) => lendsDay(fact, thought))
        .map((fact) => dueInFact(fact, today, thought.follows)),
    );
  const isLate = due !== null && due < 0;
  const thing = thought.language === 'en' ? thingNamed(title, thought.words) : null;
  return {
    order,
    title,
    ...(thing !== null && { thing }),
    isNamed: !saysDeedOf(title, thought),
    ...(thought.heard !== undefined && {
      said: {
        text: textOf(thought.words),
        heard: thought.heard,
        isDoubtful: thought.isDoubtful === true,
      },
    }),
    notes: [
      ...(aside === null ? wordsNotIn(title, thought) : [capitalised(aside)]),
      ...near.slice(-2).map((fact) => noteBeside(fact, thought)),
    ],
    due: isLate && isRoutine(title) ? null : due,
    isDeadline: [thought, ...near].some(({ words }) => saysUntilWhen(words)),
    urgent: isLate || isUrgent(thought.words),
    wish: thought.reading.kind === 'wish',
    isEvent: thought.reading.kind === 'task' && thought.reading.isEvent === true,
    headings: thought.headings,
    language: thought.language,
  };
}

/** A title that says it in other words has the person's own beneath it. */
function wordsNotIn(title: string, thought: ReadThought): string[] {
  const { reading, language } = thought;
  if (/^(?:es|fr|pt)$/u.test(language))
    return reading.kind === 'task' && reading.isImplied === true ? [noteOf(thought)] : [];
  const note = wordsOf(noteOf(thought)).filter(({ key }) => !/^[mg]$/u.test(wordKind(key)));
  const isKept = holdsMost(stemsOf(title), stemsOf(textOf(note)));
  return isKept ? [] : [noteOf(thought)];
}
