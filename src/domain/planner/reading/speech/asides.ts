import { DETERMINERS } from '../../data/english-phrases.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { wordSet } from '../../words/word-set.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { isVerb } from '../grammar/verbs.ts';

const MAX_NAMED_WORDS = 5;
const MAX_ASIDE_WORDS = 8;
const PREDICATE = wordSet(`
is are was were isn't aren't has have had hasn't needs need wants want keeps said says told asked asks will won't can can't
does doesn't did didn't would should must sent called wrote rang broke expects owes lost left turns starts ends runs
closes comes came made makes got gets
`);
const OPENS_ASIDE = wordSet('who whose which a an the my our his her their your');

/** A comma within brackets parts nothing. */
function withoutCommasInBrackets(words: readonly Word[]): readonly Word[] {
  if (!words.some((word) => word.raw.includes('('))) return words;
  let depth = 0;
  return words.map((word) => {
    depth += word.raw.split('(').length - word.raw.split(')').length;
    return depth > 0 && word.comma ? { ...word, comma: false } : word;
  });
}

function isNamed(words: readonly Word[]): boolean {
  const [first] = words;
  if (first === undefined || words.length > MAX_NAMED_WORDS) return false;
  const opens =
    DETERMINERS.has(first.key) ||
    first.key.endsWith("'s") ||
    (/^\p{Lu}/u.test(first.raw) && !isVerb(first.key));
  return opens && !words.some((word) => PREDICATE.has(word.key));
}

function isAside(words: readonly Word[]): boolean {
  const [first] = words;
  if (first === undefined || words.length > MAX_ASIDE_WORDS) return false;
  return (
    OPENS_ASIDE.has(first.key) ||
    /^\d/u.test(first.key) ||
    (/^\p{Lu}/u.test(first.raw) && !isVerb(first.key))
  );
}

/** What one says between two commas and means nothing by. */
const SAID_BETWEEN =
  /^(?:god help me|god knows|heaven help me|bless (?:him|her|them)|believe it or not|to be fair|as usual|of course|obviously|apparently|however|frankly|ideally|naturally|sadly|once|i think|i suppose|i guess|i know|i hope|in theory|for once|if i'm honest|to be honest|honestly|you know|one day)$/u;
const GOES_ON = /^(?:to|have|has|is|are|was|were|will|need|needs|must|should|want|wants)$/u;

/** "I agreed, God help me, to write to the council": the deed goes on behind it. */
function withoutSighBetween(words: readonly Word[]): readonly Word[] {
  const first = nextComma(words, 0);
  const second = nextComma(words, first + 1);
  const said = keysOf(words.slice(first + 1, second + 1));
  if (first < 0 || second < 0 || !SAID_BETWEEN.test(said)) return words;
  if (!GOES_ON.test(keyAt(words, second + 1))) return words;
  return [
    ...words.slice(0, first),
    ...words.slice(first, first + 1).map(withoutComma),
    ...words.slice(second + 1),
  ];
}

function withoutComma(word: Word): Word {
  return { ...word, raw: word.raw.replace(/,$/u, ''), comma: false };
}

function nextComma(words: readonly Word[], from: number): number {
  return words.findIndex((word, at) => at >= from && word.comma);
}

/**
 * "The landlord, Mr Hale, needs the meter reading": the commas around what only says more about
 * someone part no thoughts. They stay in what is shown.
 */
export function withoutAsideCommas(said: readonly Word[]): readonly Word[] {
  const words = [...withoutSighBetween(withoutCommasInBrackets(said))];
  const first = nextComma(words, 0);
  const second = nextComma(words, first + 1);
  if (first < 0 || second < 0 || !PREDICATE.has(keyAt(words, second + 1))) return words;
  let from = first;
  while (from > 0 && first - from < MAX_NAMED_WORDS && !DETERMINERS.has(keyAt(words, from))) from--;
  const named = words.slice(DETERMINERS.has(keyAt(words, from)) ? from : 0, first + 1);
  if (!isNamed(named) || !isAside(words.slice(first + 1, second + 1))) return words;
  return words.map((word, at) =>
    at === first || at === second ? { ...word, comma: false } : word,
  );
}
