import { type Day } from '../../../calendar/day.ts';
import { A_DAY, DAY_WORDS, MONTHS, SHORT_WEEKDAYS, WEEKDAYS } from '../../data/dates.ts';
import { wordSet } from '../../words/word-set.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';
import { contentKeys } from '../grammar/title-words.ts';
import { dueDays } from '../dates/due-date.ts';
import { type Item } from '../item.ts';
import { breathsOf, isSameBreath } from '../breaths.ts';
import { type Page, type Told } from './telling.ts';
import { isVerb } from '../grammar/verbs.ts';

const NAMES_NOTHING = wordSet(`
done sorted finished fixed it that this them those these there here one me myself back up off out down over on in at to by before till until for the a an
and so then first thing right straight away soon later again properly really just also week weekend month morning afternoon
evening night noon midday lunchtime lunch eod am pm next coming latest is of
also dann luego entonces então pois donc alors por la de el em na à ao am im en le
`);
const LONGEST_LINE = 14;
const LEAST_LINES = 3;
const MOST_BACK = 3;

function isWhen(key: string): boolean {
  return (
    DAY_WORDS.has(key) ||
    WEEKDAYS.has(key) ||
    SHORT_WEEKDAYS.has(key) ||
    MONTHS.has(key) ||
    /^\d{1,2}(?:[:.]\d{2})?(?:st|nd|rd|th|am|pm|h)?$/u.test(key)
  );
}

/** "Send today", "do it by Friday", "also Montag abholen": a deed and a day, and nothing that it is done to. */
function pointsAtDay(told: Told, today: Day): boolean {
  if (told.item.due === null || !isBareDeed(told)) return false;
  const isThere = wordsOf(told.item.title).some(({ key }) => key === 'there');
  return isThere || !told.thought.follows || dueDays(told.thought.words, today) !== null;
}

/** "Nail down before it rains": what is said behind the deed names nothing that it is done to. */
function withoutClause(title: string): readonly Word[] {
  const words = wordsOf(title);
  if (title.startsWith('Sort out ')) return words;
  const end = words.findIndex(
    ({ key }, at) => at > 0 && /^(?:because|before|if|when|since|or|otherwise|as)$/u.test(key),
  );
  return end < 0 ? words : words.slice(0, end);
}

/** "Ring them (my phone contract)". */
const NAMES_ITS_THING = /\([^)]*\p{L}{3}[^)]*\)$/u;
const POINTS_BACK = /^(?:it|that|them|those|these|this)$/u;
const OPENS_MORE = new RegExp(
  String.raw`^(?:|up|down|off|out|back|in|on|by|before|to|for|at|and|all|now|over|away|with|first|round|until|it's|they're|i|we|${A_DAY})$`,
  'u',
);

function sharesName(one: string, other: string): boolean {
  const named = contentKeys(other);
  return [...contentKeys(one)].slice(1).some((key) => named.has(key));
}

/** "Write it up, it's just the report, and send it by Monday": one word for what was named before. */
function isNamedBetween(title: string, before: Told): boolean {
  const notes = before.item.notes.join(' ');
  return notes !== '' && sharesName(title, notes);
}

/** "Fix that before I roll tomorrow": the deed is done to what was named before it. */
function pointsBack({ item, thought }: Told, before: Told): boolean {
  const verb = keyAt(wordsOf(item.title), 0);
  const at = thought.words.findIndex(({ key }) => key === verb);
  if (NAMES_ITS_THING.test(item.title)) return false;
  const isOpen = POINTS_BACK.test(keyAt(wordsOf(item.title), 1));
  const isSame = isOpen
    ? before.thought.sentence === thought.sentence
    : sharesName(item.title, before.item.title) || isNamedBetween(item.title, before);
  return (
    isSame &&
    at >= 0 &&
    item.language === 'en' &&
    POINTS_BACK.test(keyAt(thought.words, at + 1)) &&
    OPENS_MORE.test(keyAt(thought.words, at + 2))
  );
}

function isBareDeed({ item, thought }: Told): boolean {
  if (NAMES_ITS_THING.test(item.title)) return false;
  const [deed, ...others] = namesIn(withoutClause(item.title));
  const isDeed = deed === undefined || item.language !== 'en' || isVerb(deed);
  return (isDeed && others.length === 0) || namesIn(thought.words).join(' ') === 'do';
}

function namesIn(words: readonly Word[]): string[] {
  return words
    .map((word) => word.key)
    .filter((key) => key !== '' && !isWhen(key) && !NAMES_NOTHING.has(key));
}

/** The day of another thing to do is that of this one as well, unless it has a sooner one. */
function withDueOf(told: Told, { due, isDeadline = false }: Item): Told {
  const known = told.item.due;
  const isKnown = due === null || (known !== null && known <= due);
  return isKnown ? told : { ...told, item: { ...told.item, due, isDeadline } };
}

/** "The meter reading, photo and send today": a short line of a list has one day for all on it. */
function withDayOfLine(all: readonly Told[], { thoughts, today }: Page): Told[] {
  if (new Set(thoughts.map(({ line }) => line)).size < LEAST_LINES) return [...all];
  const soonestOf = new Map<number, Item>();
  const lengthOf = new Map<number, number>();
  for (const told of all) {
    const { line, words } = told.thought;
    lengthOf.set(line, (lengthOf.get(line) ?? 0) + words.length);
    const { item } = told;
    if (item.due === null || !pointsAtDay(told, today)) continue;
    const known = soonestOf.get(line)?.due ?? item.due;
    if (item.due <= known) soonestOf.set(line, item);
  }
  return all.map((told) => {
    const { line } = told.thought;
    const soonest = soonestOf.get(line);
    const isShort = (lengthOf.get(line) ?? 0) <= LONGEST_LINE;
    return soonest === undefined || !isShort || told.item.due !== null
      ? told
      : withDueOf(told, soonest);
  });
}

function isNear({ thought: before }: Told, { thought }: Told): boolean {
  if (before.line !== thought.line) return thought.line - before.line <= 1;
  return thought.sentence - before.sentence <= 1;
}

/** The items with the days that were said a word later: "The form is half done. Send it on Monday." */
export function withSharedDates(all: readonly Told[], page: Page): Told[] {
  const shared = [...all];
  for (const [index, told] of all.entries()) {
    if (told.item.due === null) continue;
    if (!pointsAtDay(told, page.today)) {
      const before = shared[index - 1];
      const isSame = before !== undefined && pointsBack(told, before) && isNear(before, told);
      if (isSame && before.item.due === null) shared[index - 1] = withDueOf(before, told.item);
      continue;
    }
    for (let at = index - 1; at >= Math.max(0, index - MOST_BACK); at--) {
      const before = shared[at];
      if (before === undefined || !isNear(before, told)) break;
      shared[at] = withDueOf(before, told.item);
      if (!isBareDeed(before)) break;
    }
  }
  return withNearDates(withDayOfLine(shared, page), page.today);
}

/** A day that is only likely comes right behind those that were said. */
const ONLY_LIKELY = 0.5;
const ONE_SENTENCE = 26;

/** "Email Jill | the booker in Ottawa back, she gave me till Wednesday": a name without a deed, dated by what is told. */
function isTornOff({ item, thought }: Told, today: Day): boolean {
  const isName = item.title.startsWith('Sort out ') && item.language === 'en';
  return isName && item.due !== null && dueDays(thought.words, today) === null;
}

/** Whether its own words say on which day from today on it is due. */
function isDated({ item, thought }: Told, today: Day): boolean {
  return item.due !== null && item.due >= 0 && dueDays(thought.words, today) !== null;
}

/**
 * "The permit still shows pending, call the city Monday and see what holds it up": what is said in one
 * sentence with a day comes right behind what has it. Speech without full stops is no such sentence.
 */
function withNearDates(all: readonly Told[], today: Day): Told[] {
  const breathOf = breathsOf(all.map(({ thought }) => thought));
  const dated = all.filter((told) => isDated(told, today));
  return all.map((told, at) => {
    const { item, thought } = told;
    if (item.due !== null) return told;
    const next = all[at + 1];
    const isNextTorn =
      next !== undefined && isTornOff(next, today) && isSameBreath(next.thought, thought);
    const isShort = !item.wish && breathOf(thought) <= ONE_SENTENCE;
    const near = isShort ? dated.filter((other) => isSameBreath(other.thought, thought)) : [];
    const days = (isNextTorn ? [next] : near).map((other) => other.item.due ?? 0);
    if (days.length === 0) return told;
    return { ...told, item: { ...item, due: Math.min(...days) + ONLY_LIKELY } };
  });
}
