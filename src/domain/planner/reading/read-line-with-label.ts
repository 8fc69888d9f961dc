import { AMBIGUOUS_VERBS } from '../data/english-verbs.ts';
import { A_DAY } from '../data/dates.ts';
import { GERMAN_DAYS } from '../data/foreign/german-clauses.ts';
import { withoutEndMarks } from '../words/end-marks.ts';
import { keysOf } from '../words/phrase-text.ts';
import { keyAt, type Word, wordsOf } from '../words/words.ts';
import { WHAT_I_DID } from './told/finished-headings.ts';
import { headingName } from './page/heading-name.ts';
import { deedOverThings, errandOfName } from './page/list-errand.ts';
import { type OutlineLine } from './page/outline.ts';
import { withoutMarks } from './grammar/verb-places.ts';
import { isVerb, opensWithVerb } from './grammar/verbs.ts';
import {
  isDoneFor,
  isThingFinished,
  isToldFinished,
  tellsWhoDidIt,
} from './told/thing-finished.ts';
import { isTakenOff } from './told/taken-off.ts';
import { isOverByRemark } from './told/remark-over.ts';
import { deedsInARow } from './segmentation/deeds-in-a-row.ts';
import { hasFiniteVerb, isNounPhrase } from './grammar/sentence-shape.ts';
import { deedOnNamed, deedsOnThing } from './page/listed-lines.ts';
import { sayTask } from './titles/task-phrase.ts';
import { seeTo } from './implied/see-to.ts';
import { opensPronounClause } from './grammar/pronoun-clause.ts';
import {
  holdsDeeds,
  opensDeed,
  readSentence,
  type Said,
  type SentenceContext,
} from './read-sentence.ts';

const ABOUT = /^(?:so |ok |okay |now )?(?:for|about|regarding|as for) (?=the |my |our )/iu;
const LABELLED = /^((?:[^:\d]|\d(?=\d{0,2}(?:st|nd|rd|th)\b)){2,30}):\s+(\S.*)$/u;
const SAID_OF = /^(?:needs?|wants?|won't|still needs?|keeps) \p{L}/iu;
const SHOPPING = /^(?:i |we )?(?:need|buy|get|shopping|shopping list|shops?|groceries|to buy)$/iu;
const TO_BUY = /^(?:(?:stuff|things|bits) )?to (?:buy|get)$/iu;
const NO_LABEL =
  /^(?:me|all|everyone|(?:(?:ok|okay|right|hey|hi|hello|dear),? )?(?:brain|self|planner|diary|future me)(?:,? (?:listen|here goes|go))?|(?:(?:ok|okay|right|hey),? )?listen(?: up)?|(?:my )?brain ?dump|(?:also|plus)\b.{0,30}|(?:plus |and |also )?my (?:own )?(?:stuff|things|jobs|bits|list|tasks)|(?:(?:one|two|three|four|five|six|\d+|a few|some|several|other) )?things?(?: .{2,30})?|to[ -]?do|todos?|tasks?|lists?|things?|notes?|ps|p\.s|nb|remember|reminder|urgent|important|also|question|idea|re|update|deadline|next|first|then|(?:i )?(?:also )?(?:need|have|want) to|please|please plan(?: this| these)?|nicht vergessen|dringend|no olvidar|importante|tengo (?:mil|muchas) cosas|ma liste|ne pas oublier|à faire|.{2,40} (?:panic|stress|chaos|rant|thoughts|nightmare|madness|brain ?dump)|não esquecer|tengo que|ich muss|noch zu tun|(?:es |was )?(?:noch )?fehlt(?: noch)?|noch offen|(?:noch )?zu erledigen|was (?:noch )?ansteht|bitte|hallo|note to self|still to do|left to do|to finish|remaining|next up|(?:number )?(?:one|two|three|four|five|six|seven|eight|nine|ten)|(?:first|second|third)(?:ly)?|reminders?|so|ok(?:ay)?|right|danach|später|außerdem|luego|después|depois|ensuite|après|plus tard|später|.{0,20}\b(?:choses|trucs|cosas|coisas|dinge|sachen|tareas|tarefas|tâches|aufgaben|liste|lista)\b.{0,12})$/iu;

/** "Excerpts: the waltz, the march" stays one thing of the list. */
function wholeThing(sentence: string, { headings }: OutlineLine): Said {
  const words = wordsOf(sentence);
  const reading = { kind: 'task' as const, title: sayTask(words) };
  return { words, reading, language: 'en', follows: false, headings };
}

/** "Unfinished: the page, the logo" says of each what is to be done. */
const STATE_LABELS = new Map([
  ['unfinished', 'Finish'],
  ['half done', 'Finish'],
  ['half finished', 'Finish'],
  ['unpaid', 'Pay'],
  ['unanswered', 'Answer'],
  ['overdue', 'Finish'],
]);
/** "Farm jobs: …" names what follows. */
const NAMES_LIST =
  /^(?:\p{L}+ ){1,2}(?:jobs|tasks|things|stuff|errands|chores|admin|to-?dos?|list|bits)$/iu;

/** "My own flat: …", "our stall: …". */
function isOwned(label: readonly Word[]): boolean {
  return /^(?:my|our)$/u.test(keyAt(label, 0)) && label.length <= 3 && !hasFiniteVerb(label);
}

const NAMES_DAY = new RegExp(String.raw`^(?:later|now|this week|next week|${A_DAY})$`, 'iu');

/** "The car: blue, needs a service": what is said of the label's thing, and what else it needs. */
function readTold(said: {
  readonly label: string;
  readonly rest: string;
  readonly line: OutlineLine;
  readonly context: SentenceContext;
}): Said[] | null {
  const { label, rest, line, context } = said;
  const words = wordsOf(label);
  if (words.length > 4 || opensWithVerb(words, 0, 'front')) return null;
  const parts = rest.split(BETWEEN_THINGS);
  const [last = '', ...others] = [...parts].reverse();
  if (SAID_OF.test(last) && others.length <= 1)
    return readSentence(
      [label, ...others.map((part) => `(${part})`), last].join(' '),
      line,
      context,
    );
  if (!parts.some((part) => SAID_OF.test(part))) return null;
  const below = under(line, label);
  return readSentence(rest, below, { ...context, manyLines: false });
}

/** "Déjà fait : …", "schon erledigt: …". */
const DONE_ELSEWHERE =
  /^(?:ya (?:está|hecho)|hechos?|déjà fait|fait|c'est fait|já (?:está|feito)|feitos?|(?:schon )?erledigt|fertig)$/iu;

const IS_OPEN =
  /\b(?:not|but|except|still|until|till|unless|again|needs?|wants?|half)\b|n['’]t\b/iu;
const MOST_NAMED = 4;

/** "Kiln: fired, 1240, no cracks", "hose bib: drained"; "electric: paid lol no it isn't, pay it" is open. */
function isDoneAsNamed(label: string, rest: string): boolean {
  const named = wordsOf(label);
  if (named.length > MOST_NAMED || opensWithVerb(named, 0, 'front')) return false;
  if (!isThingFinished([...named, ...wordsOf(rest).slice(0, 1)].map(withoutMarks))) return false;
  return !IS_OPEN.test(rest) && !holdsDeeds(rest);
}

/** "Things I did today: …", "passport: applied on the 3rd, arrived today". */
function isOverAsNamed(label: string, rest: string): boolean {
  const last = rest.split(/,\s+/u).at(-1) ?? '';
  return (
    WHAT_I_DID.test(label) ||
    DONE_ELSEWHERE.test(label) ||
    isToldFinished(wordsOf(`${label} ${last}`)) ||
    isDoneAsNamed(label, rest) ||
    tellsWhoDidIt(wordsOf(rest))
  );
}

/** "Di: Müll, Zahnarzt 8:30": each thing with its day, in German. */
function thingsOfDay(label: string, rest: string): readonly string[] | null {
  const day = GERMAN_DAYS.get(label.toLowerCase());
  if (day === undefined) return null;
  return rest.split(BETWEEN_THINGS).map((part) => `${withoutEndMarks(part)} ${day}`);
}

/** "Shopping: milk, eggs" is one thing to get; "Monday: ship the fix" stands under Monday. */
export function readLineWithLabel(
  sentence: string,
  line: OutlineLine,
  context: SentenceContext,
): Said[] {
  const [, named = '', rest = ''] = LABELLED.exec(sentence) ?? [];
  const ofDay = context.main === 'de' ? thingsOfDay(named, rest) : null;
  if (ofDay !== null) return ofDay.flatMap((part) => readSentence(part, line, context));
  const label = named.replace(ABOUT, '').trim();
  const words = wordsOf(label);
  const isDone = (isTakenOff(rest) && words.length <= 4) || isOverAsNamed(label, rest);
  if (isDone && !isDoneFor(keysOf(words), keysOf(wordsOf(rest)))) return [];
  if (context.main === 'en' && isOverByRemark(sentence)) return [];
  return readBehind({ named, label, words, rest, sentence, line, context });
}

/** "Dentist: new address": they are to have it. */
const NEW_DETAIL =
  /^new (?:address|phone number|number|e-?mail(?: address)?|name|bank details|card)\b/iu;

/** "Mr Hall: wants his projector back", "MOT: due 2nd Dec", "passports: mine's run out": said of what is in front. */
function toldOfLabel(label: string, rest: string): string | null {
  if (/^(?:mine|ours|hers|theirs)\b/iu.test(rest)) return `${label} (${rest})`;
  if (SAID_OF.test(rest) || /^due (?!to\b)/iu.test(rest)) return `${label} ${rest}`;
  return NEW_DETAIL.test(rest) ? `Give ${label} my ${rest}` : null;
}

type Labelled = {
  /** What stands in front of the colon, as it was written. */
  readonly named: string;
  readonly label: string;
  readonly words: readonly Word[];
  readonly rest: string;
  readonly sentence: string;
  readonly line: OutlineLine;
  readonly context: SentenceContext;
};

function under(line: OutlineLine, label: string): OutlineLine {
  return { ...line, headings: [...line.headings, headingName(label)] };
}

/** "Stuff to buy: stamps, foil" is one errand, and "stuff to book: haircut, MOT" the same deed for each. */
function doneOver(label: string, rest: string): readonly string[] | null {
  if (TO_BUY.test(label) && !holdsDeeds(rest)) return [`Get ${rest}`];
  const over = deedOverThings(label);
  if (over === null || !isVerb(over.split(' ')[0] ?? '') || partsOf(rest).every(opensDeed))
    return null;
  return partsOf(rest).map((part) => `${over} ${part}`);
}

/** What stands behind a label, each by what the label is: a list, a day, a verb, an area or a thing. */
function readBehind({ named, label, words, rest, sentence, line, context }: Labelled): Said[] {
  const readBelow = (said = rest): Said[] =>
    readSentence(said, under(line, label), { ...context, manyLines: false });
  const deeds = deedsOnThing(label, rest);
  if (deeds !== null) return deeds.flatMap((deed) => readSentence(deed, line, context));
  const done = doneOver(label, rest);
  if (done !== null) return done.flatMap((part) => readSentence(part, line, context));
  if (isListOf(label, rest)) return partsOf(rest).flatMap((part) => readBelow(part));
  if (NAMES_LIST.test(label) || isOwned(words)) return readBelow();
  const needed = line.bulleted ? null : readTold({ label, rest, line, context });
  if (needed !== null) return needed;
  if (/^(?:someday|one day|some day)$/iu.test(label))
    return readSentence(`someday ${rest}`, line, context);
  if (SHOPPING.test(label) && NAMES_AREA.test(label) && holdsDeeds(rest)) return readBelow();
  if (NO_LABEL.test(label) || (SHOPPING.test(label) && holdsDeeds(rest)))
    return readSentence(rest, line, context);
  if (!line.bulleted && namesMany(label, rest)) return readBelow();
  if (!line.bulleted && context.main === 'en' && deedsInARow(wordsOf(sentence)) !== null)
    return readSentence(sentence, line, context);
  const steps = line.bulleted ? null : stepsBehind(label, rest);
  if (steps !== null) return steps.flatMap((part) => readSentence(part, line, context));
  if (label === '' || words.length > 3) return readSentence(sentence, line, context);
  if (SHOPPING.test(label)) return readSentence(`Get ${rest}`, line, context);
  if (line.bulleted && IS_STILL.test(rest)) return [wholeThing(seeTo(words, wordsOf(rest)), line)];
  const verb = verbOfLabel(label);
  // "Skip: ring to collect" names the thing.
  if (verb !== null && !(AMBIGUOUS_VERBS.has(verb) && partsOf(rest).every(opensDeed)))
    return partsOf(rest).flatMap((part) =>
      readSentence(opensDeed(part) ? part : `${verb} ${part}`, line, context),
    );
  const deed = words.length <= 4 && !NAMES_AREA.test(label) ? deedOnNamed(label, rest) : null;
  if (deed !== null) return readSentence(deed, line, context);
  if (NAMES_DAY.test(label) || (label !== named && words.length <= 4)) return readBelow();
  if (!/^\p{Lu}/u.test(label) && words.length <= 2 && opensWithVerb(wordsOf(rest), 0, 'front')) {
    return rest.split(/,\s+/u).length > 2
      ? readSentence(rest, under(line, label), context)
      : readSentence(`${withoutEndMarks(rest)} (${label})`, line, context);
  }
  if (!opensWithVerb(words, 0, 'front') && /,\s/u.test(rest) && words.length <= 3)
    return line.bulleted && words.length === 1 && context.main === 'en' && !holdsDeeds(rest)
      ? [wholeThing(sentence, line)]
      : readBelow();
  const told = line.bulleted ? toldOfLabel(label, rest) : null;
  if (told !== null) return readSentence(told, line, context);
  if (line.bulleted && !opensWithVerb(words, 0, 'front') && rest.length < 60)
    return readSentence(`${rest} (${label})`, line, context);
  const isSaid = opensPronounClause(wordsOf(rest), 0) && words.length === 1;
  return (opensWithVerb(words, 0, 'front') && !isSaid) || !/^\p{Lu}/u.test(label)
    ? readSentence(sentence, line, context)
    : readSentence(rest, under(line, label), context);
}

/** "The orders pile up: 14 mugs by the 5th, two bowls for the café": behind what is told, a deed or a row of things. */
function stepsBehind(label: string, rest: string): readonly string[] | null {
  const words = wordsOf(label);
  if (words.length <= 3) return null;
  if (opensWithVerb(wordsOf(rest), 0, 'front')) return [label, rest];
  const parts = rest.split(BETWEEN_THINGS);
  const isThing = (part: string): boolean => {
    const named = wordsOf(part.replaceAll(/\([^)]*\)/gu, ''));
    return named.length <= 9 && !hasFiniteVerb(named);
  };
  return parts.length > 1 && hasFiniteVerb(words) && parts.every(isThing)
    ? [label, ...parts]
    : null;
}

/** "Packing list for Lisbon: adapters, swimsuits": each is a thing of its own; what is bought in one shop is not. */
function isListOf(label: string, rest: string): boolean {
  const errand = verbOfLabel(label) === null ? errandOfName(label) : null;
  return errand !== null && !/^(?:Buy|Get)$/u.test(errand) && !holdsDeeds(rest);
}

/** So many things behind a colon are a list, whatever the name over it is. */
const MANY_PARTS = 4;

const OVER_MANY =
  /^(?:must|need to|have to|has to|to|still to) (?:do|finish|fix)\b|^(?:things|jobs|ideas|bugs|goals|plans|tasks|steps|errands)\b|\b(?:check ?list|to-?do list|to-?dos)\b/iu;

/** "Must do before Friday's playtest: fix the bug, invite six" and "write album: mix, …" stand over what follows. */
function namesMany(label: string, rest: string): boolean {
  const parts = rest.split(/,\s+/u).length;
  const words = wordsOf(label);
  if (words.length > 6 || parts < 2) return false;
  const isName = !opensWithVerb(words, 0, 'front') || /^(?:start|end) of\b/iu.test(label);
  if (parts >= MANY_PARTS && isName && isNounPhrase(words)) return true;
  const isDeed = words.length <= 4 && words.length > 1 && opensWithVerb(words, 0, 'front');
  return OVER_MANY.test(label) || (isDeed && parts > 2 && holdsDeeds(rest));
}

/** "Work: …" stands over what belongs there; "Call: …" says what to do. */
const NAMES_AREA =
  /^(?:work|study|studies|school|garden|house|music|finance|travel|exercise|shop|studio|health)$/iu;

/** A comma outside brackets: one within them parts nothing. */
const BETWEEN_THINGS = /,\s+(?![^(]*\))/u;
/** "Crib: still in its box" says how it is. */
const IS_STILL = /^(?:still|not|in|under|behind|half|no) (?!to\b)\p{L}/iu;

/** "Call: …" and "unfinished: …" say what to do with what follows. */
function verbOfLabel(label: string): string | null {
  const undone = STATE_LABELS.get(label.toLowerCase().replace('-', ' '));
  if (undone !== undefined) return undone;
  const [verb, ...more] = wordsOf(label);
  const isVerbAlone = verb !== undefined && more.length === 0 && isVerb(verb.key);
  return isVerbAlone && !NAMES_AREA.test(label) ? verb.raw : null;
}

/** What stands behind "Call:" is one thing, or several between commas. */
function partsOf(rest: string): readonly string[] {
  const parts = rest.split(BETWEEN_THINGS);
  return parts.every((part) => wordsOf(part.replace(/\(.*$/u, '')).length <= 6) ? parts : [rest];
}
