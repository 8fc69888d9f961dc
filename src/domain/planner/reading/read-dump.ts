import { type Day } from '../../calendar/day.ts';
import { type LanguageCode } from '../data/languages.ts';
import { type BrainDump } from '../plan-draft.ts';
import { wordsOf } from '../words/words.ts';
import { cleanText, linesOf } from './page/clean-text.ts';
import { withDatedFacts, withToldArrivals } from './due/told-to-come.ts';
import { withoutFelt } from './told/felt-tasks.ts';
import { withoutPeopleSeenTo } from './told/people-seen-to.ts';
import { withoutToldFurther } from './told/told-further.ts';
import { withoutCalledOff } from './told/called-off.ts';
import { withoutGivenUp } from './told/given-up.ts';
import { withoutFragments } from './page/fragments.ts';
import { withoutIdleNames } from './told/idle-names.ts';
import { withoutNamesOfNothing } from './told/names-nothing.ts';
import { withoutDoubles } from './dedupe.ts';
import { type DumpReading } from './item.ts';
import { verbatimItems, withNotes } from './items-from-thoughts.ts';
import { needsKindness } from '../needs-kindness.ts';
import { withAnswers } from './foreign/foreign-answers.ts';
import { languageOfPage } from './language.ts';
import { withForeignToldHeard } from './foreign/learned-foreign-told.ts';
import { withGermanDeeds } from './foreign/german-things.ts';
import { withFactsThatAsk, withToldHeard } from './told/learned-told.ts';
import { type OutlineLine, outlineOf } from './page/outline.ts';
import { withDeedsOfThings } from './titles/thing-and-deed.ts';
import { withRemedies } from './titles/remedies.ts';
import { withNothingTwice } from './titles/nothing-twice.ts';
import { withoutDeedsOfClauses } from './titles/clause-behind.ts';
import { withSameErrand } from './titles/same-errand.ts';
import { type ReadThought } from './reading.ts';
import { withoutSaidMinutes, withSaidMinutes } from './titles/said-minutes.ts';
import { withThingsSought } from './titles/thing-sought.ts';
import { withThings } from './titles/things-named.ts';
import { withPeople } from './titles/people-meant.ts';
import { withPresents } from './titles/presents.ts';
import { withVerbsForThings } from './titles/things-with-verbs.ts';
import { type TakenBack, withUnclearHeard } from './unclear-steps.ts';
import { looseWords } from './told/loose-words.ts';
import { withWhenTold } from './due/foreign-when.ts';
import { withWhenRemarks } from './due/when-remarks.ts';
import { isCommaList, sentencesIn } from './page/listed-lines.ts';
import { withThingsToldDue } from './due/thing-told-due.ts';
import { withTornDeadlines } from './due/torn-deadlines.ts';
import { verbatimPage } from './page/verbatim-page.ts';
import { saysUnwell } from './told/unwell.ts';
import { withoutTakenOff } from './told/taken-off.ts';
import { withWhichOnes } from './titles/which-one.ts';
import { readLineWithLabel } from './read-line-with-label.ts';

const MOSTLY = 0.6;
const NONE: TakenBack = new Map();

function readThoughts(lines: readonly OutlineLine[], main: LanguageCode): ReadThought[] {
  const manyLines = lines.length >= 3;
  const short = lines.filter((line) => wordsOf(line.text).length <= 9).length;
  const isList = manyLines && short >= lines.length * MOSTLY;
  const readLine = eachOnce((line) =>
    withAnswers(sentencesIn(line, { isList, code: main }), main).flatMap((sentence, place) =>
      readLineWithLabel(sentence, line, {
        main,
        manyLines,
        isList,
        commas: !line.bulleted && isCommaList(sentence),
      }).map((thought) => ({ ...thought, sentence: place })),
    ),
  );
  return lines.flatMap((line, number) =>
    readLine(line).map((thought) => ({ ...thought, line: number })),
  );
}

/** Reads each line of a page once, however often it stands there: it knows nothing of the others. */
function eachOnce<Read>(read: (line: OutlineLine) => Read): (line: OutlineLine) => Read {
  const known = new Map<string, Read>();
  return (line) => {
    const place = [line.bulleted ? '-' : '', ...line.headings, line.text].join('\n');
    const found = known.get(place) ?? read(line);
    known.set(place, found);
    return found;
  };
}

const MAX_LISTED_WORDS = 9;

/** The numbers of the lines that name one thing each, as lists do. */
function writtenLines(lines: readonly OutlineLine[]): ReadonlySet<number> {
  return new Set(
    lines.flatMap((line, number) =>
      line.bulleted || (lines.length > 2 && wordsOf(line.text).length <= MAX_LISTED_WORDS)
        ? [number]
        : [],
    ),
  );
}

/** The thoughts of a dump in the order of telling, each read by itself. */
export function thoughtsIn(text: string, today: Day): ReadThought[] {
  const code = languageOfPage(text);
  const lines = outlineOf(linesOf(text), code);
  const thoughts = readThoughts(lines, code);
  return withoutFragments(thoughts, { today, written: writtenLines(lines) });
}

/** The thoughts of a dump as the rules read them, side by side. */
export function readThoughtsIn(text: string, today: Day): ReadThought[] {
  const named = withoutNamesOfNothing(withoutFelt(withoutToldFurther(thoughtsIn(text, today))));
  return withTornDeadlines(withoutIdleNames(named, today), today);
}

function readVerbatim(text: string): DumpReading {
  const items = withoutDoubles(verbatimPage(text));
  const inDistress = needsKindness(text);
  return {
    items,
    language: 'other',
    said: [],
    takenBack: new Set(),
    hasFeelings: false,
    inDistress,
    isUnwell: false,
  };
}

/** What a dump says as its items are made of it: what is to be done, and what is told around it. */
export function thoughtsForItems(text: string, today: Day): readonly ReadThought[] {
  const read = withForeignToldHeard(readThoughtsIn(text, today), today);
  const said = withToldHeard(read, today);
  const whole = withDeedsOfThings(
    withThingsSought(withWhichOnes(withoutGivenUp(withoutTakenOff(withoutCalledOff(said))))),
  );
  const errands = withSameErrand(withPeople(withThings(withNothingTwice(whole))));
  const meant = withRemedies(withPresents(errands));
  const told = withToldArrivals(meant);
  const named = withThingsToldDue(told, today);
  const timed = withWhenTold(withWhenRemarks(named, today), today);
  return withoutPeopleSeenTo(withoutDeedsOfClauses(withFactsThatAsk(withDatedFacts(timed, today))));
}

/** Reads a dump: what there is to do, in the order of telling, without doubles, and how the person is. */
export function readDump(dump: BrainDump): DumpReading {
  const text = cleanText(dump.text);
  const language = languageOfPage(text);
  if (language === 'other') return readVerbatim(text);
  const thoughts = thoughtsForItems(text, dump.today);
  const found = withoutDoubles(withNotes(thoughts, dump.today));
  const hasFeelings = thoughts.some(({ reading }) => reading.kind === 'feeling');
  const inDistress = needsKindness(text);
  const all =
    found.length > 0 || hasFeelings ? found : withoutDoubles(verbatimItems(thoughts, dump.today));
  const made = withSaidMinutes(withGermanDeeds(withVerbsForThings(all)));
  // The small plan of somebody in distress quotes nothing, so nothing is taken back.
  const { items, takenBack } = inDistress
    ? { items: made, takenBack: NONE }
    : withUnclearHeard(made);
  const isUnwell = saysUnwell(text);
  const loose = looseWords(thoughts, takenBack).map(withoutSaidMinutes);
  const quotes = new Set([...takenBack.values()].flat().map(withoutSaidMinutes));
  return { items, language, said: loose, takenBack: quotes, hasFeelings, inDistress, isUnwell };
}
