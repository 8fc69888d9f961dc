import { type LanguageCode } from '../data/languages.ts';
import { withoutEndMarks } from '../words/end-marks.ts';
import { textOf, type Word, wordsOf } from '../words/words.ts';
import { obligationLengthAt } from './grammar/action-start.ts';
import { withoutAsideCommas } from './speech/asides.ts';
import { withWordsMeant } from './speech/homophones.ts';
import { languageOf, languageOfLine } from './language.ts';
import { type OutlineLine } from './page/outline.ts';
import { readDeedRow } from './read-deed-row.ts';
import { readThought } from './read-thought.ts';
import { type Reading, type ReadThought } from './reading.ts';
import { foreignThoughts } from './foreign/foreign-thoughts.ts';
import { readForeign } from './foreign/read-foreign.ts';
import { repairSpeech } from './speech/repair-speech.ts';
import { opensWithVerb } from './grammar/verbs.ts';
import { listedThoughts } from './page/listed-lines.ts';
import { splitActions } from './segmentation/split-actions.ts';
import { type PartKind, thingAndTold } from './segmentation/thing-and-told.ts';

/** A thought that was read, before it is known where it stood. */
export type Said = Omit<ReadThought, 'line' | 'sentence'>;

/** What the page says of a sentence. */
export type SentenceContext = {
  /** Its things stand between commas. */
  readonly commas: boolean;
  readonly main: LanguageCode;
  readonly manyLines: boolean;
  /** Most of its lines are short: each is one thing, bullet or not. */
  readonly isList: boolean;
};

/** No other language that is read ends its words so. */
const ENGLISH = /\p{L}(?:'s|n't|'re|'ve|'ll)$/u;

function isShortLine(words: readonly Word[]): boolean {
  return words.length <= 8 && !words.some((word) => /^(?:i|and|then)$/u.test(word.key));
}

/** The thoughts of one sentence, each read. */
export function readSentence(
  sentence: string,
  line: OutlineLine,
  context: SentenceContext,
): Said[] {
  const spoken = wordsOf(sentence);
  const language = languageOfLine(spoken, context.main);
  const { headings } = line;
  if (language !== 'en') {
    return foreignThoughts(withoutAsideCommas(spoken), language).map((thought) => ({
      follows: false,
      ...thought,
      language,
      headings,
    }));
  }
  const repaired = withoutAsideCommas(repairSpeech(withWordsMeant(spoken)));
  const told =
    (line.bulleted || context.isList) && context.manyLines && !context.commas
      ? thingAndTold(repaired)
      : null;
  if (told !== null)
    return told.map(({ words, kind }) => ({
      words,
      reading: readPart(words, kind),
      language: 'en',
      follows: false,
      headings,
    }));
  const row = line.bulleted ? null : readDeedRow(repaired, headings);
  if (row !== null) return row;
  const thoughts = context.commas
    ? listedThoughts(repaired)
    : context.manyLines &&
        isShortLine(repaired) &&
        repaired.filter((word) => word.comma).length > 0 &&
        repaired.length <= 6 &&
        !holdsDeeds(sentence)
      ? [{ words: repaired, follows: false }]
      : splitActions(repaired, line.bulleted || (context.isList && isShortLine(repaired)));
  return thoughts.map(({ words, follows, isDoubtful = false }) => {
    const isOwed =
      obligationLengthAt(words, 0) > 0 ||
      words.some(({ key }) => key === 'the' || ENGLISH.test(key));
    const own = isOwed || opensWithVerb(words, 0, 'front') ? language : languageOf(words, language);
    const reading = own === 'en' ? readThought(words) : readForeign(words, own);
    return { words, reading, language: own, follows, isDoubtful, headings };
  });
}

function readPart(words: readonly Word[], kind: PartKind): Reading {
  if (kind === 'done') return { kind };
  if (kind === 'told') return { kind: 'fact', guess: 'named' };
  const whole = readThought(words);
  const comma = words.findIndex((word) => word.comma);
  if (kind !== 'thing' || whole.kind === 'task' || comma < 0) return whole;
  const thing = readThought(words.slice(0, comma + 1));
  const more = textOf(words.slice(comma + 1));
  return thing.kind === 'task'
    ? { ...thing, title: withoutEndMarks(`${withoutEndMarks(thing.title)}, ${more}`) }
    : whole;
}

/** "Need: controller support, fix the save bug" is no shopping list. */
export function holdsDeeds(rest: string): boolean {
  return rest.split(/,\s+/u).some(opensDeed);
}

/** Whether what stands between two commas begins with what to do. */
export function opensDeed(part: string): boolean {
  return opensWithVerb(wordsOf(part), 0, 'front');
}
