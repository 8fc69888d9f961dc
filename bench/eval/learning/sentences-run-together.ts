import { SEEN_DUMPS } from '#domain/planner/dumps/test-dump.ts';
import { languageOf } from '#domain/planner/reading/language.ts';
import { repairSpeech } from '#domain/planner/reading/speech/repair-speech.ts';
import { type Word, wordsOf } from '#domain/planner/words/words.ts';
import { labelledDumps } from './labelled-dumps.ts';
import { type BrokenWords, isSpoken, ruleBreaks } from './marked-speech.ts';

const NO_SPEECH = /https?:|^\s*(?:from|to|subject|cc)\s*:|\||@/iu;
const BULLET = /^[\s\-*•#>\d.)[\]x]+/u;
const SENTENCE_END = /(?<=[.!?;:])\s+|\s+[-–—]+\s+|\s*\((?=\w)|\)\s*/u;
const GOES_ON = /^(?:and|but|so|then|because|or|plus|also)$/u;

function sentencesOf(text: string): (readonly Word[])[] {
  return text
    .split('\n')
    .filter((line) => !NO_SPEECH.test(line))
    .flatMap((line) => line.replace(BULLET, '').split(SENTENCE_END))
    .map((sentence) => wordsOf(sentence))
    .filter((words) => words.length > 0 && languageOf(words, 'en') === 'en')
    .map((words) => repairSpeech(words).filter((word) => word.key !== ''))
    .filter((words) => words.length > 0);
}

/** Behind a comma, before "and" and where a rule cuts, a sentence may hold two thoughts. */
function unknownIn(words: readonly Word[]): number[] {
  const cut = new Set(ruleBreaks(words));
  return words.flatMap((word, at) =>
    at > 0 && (words[at - 1]?.comma === true || GOES_ON.test(word.key) || cut.has(at)) ? [at] : [],
  );
}

function runTogether(texts: readonly string[]): BrokenWords {
  const words: Word[] = [];
  const breaks = new Set<number>();
  const unknown = new Set<number>();
  for (const sentence of texts.flatMap(sentencesOf)) {
    if (words.length > 0) breaks.add(words.length);
    for (const at of unknownIn(sentence)) unknown.add(words.length + at);
    words.push(...sentence.map(({ raw, key }) => ({ raw, key, comma: false })));
  }
  return { words, breaks, unknown };
}

/**
 * What people wrote, as if it had been said in one breath: the end of a sentence, a line or a marked thought is a sure
 * break. Of the labelled dumps all that are no speech, but for one author's.
 */
export function sentencesRunTogether(without?: string): BrokenWords[] {
  const seen = SEEN_DUMPS.filter((dump) => !/^(?:dictation|language)$/u.test(dump.family));
  const labelled = labelledDumps().filter(
    ({ author, text }) => author !== without && !isSpoken(text),
  );
  return [
    ...seen.map(({ text }) => runTogether([text])),
    ...labelled.map(({ thoughts }) => runTogether(thoughts.map(({ text }) => text))),
  ];
}
