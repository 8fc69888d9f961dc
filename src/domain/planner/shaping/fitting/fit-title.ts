import { opensRelative, opensSpareClause } from '../../words/cut-place.ts';
import { fitText, isWithin, TEXT_LIMITS } from '../../words/word-limits.ts';
import { wordKind } from '../../reading/grammar/word-kind.ts';
import { keyAt, textOf, wordsOf } from '../../words/words.ts';
import { type Item } from '../../reading/item.ts';
import { capitalised } from '../../reading/titles/task-phrase.ts';
import { leaveOutArticles } from './articles.ts';
import { beneathOf, endOf, type MarkedTitle, titleOf, withFate } from './marked-title.ts';
import { endTimesBeneath, innerTimesBeneath } from './times-in-title.ts';
import { leaveOutWeightless } from './weightless-words.ts';

/** A title with room, and what of its words stands beneath it. */
export type FittedTitle = { readonly fitting: string; readonly rest: string };

type Way = (title: MarkedTitle, limit: number) => MarkedTitle;

const LIMIT = TEXT_LIMITS.pebbleTitle;

function fromBeneath(
  title: MarkedTitle,
  opens: (texts: string[], at: number) => boolean,
): MarkedTitle {
  const texts = title.words.map(({ raw }) => raw);
  const from = texts.findIndex((_, at) => at >= 3 && at < endOf(title) && opens(texts, at));
  if (from < 0) return title;
  const start = from - Number(/^(?:and|or)$/iu.test(texts[from - 1] ?? ''));
  return withFate(title, { from: start, to: texts.length, fate: 'beneath' });
}

/** "Buy a lamp | because it is dark". */
function spareClauseBeneath(title: MarkedTitle): MarkedTitle {
  return fromBeneath(title, (texts, at) =>
    opensSpareClause(texts, { at, limit: texts.length, isTitle: true }),
  );
}

/** "Fix the ditch | before the ewes find it". */
function timeClauseBeneath(title: MarkedTitle): MarkedTitle {
  const kindAt = (at: number): string => wordKind(keyAt(title.words, at));
  return fromBeneath(
    title,
    (texts, at) =>
      /^(?:before|until|till|unless)$/iu.test(texts[at] ?? '') &&
      !/^(?:that|then|it|this)$/u.test(keyAt(title.words, at + 1)) &&
      kindAt(at - 1) !== 'p' &&
      kindAt(at + 1) !== 'p',
  );
}

function isBalanced(text: string): boolean {
  return text.split('(').length === text.split(')').length;
}

/** "Renew my visa | (runs out in May)". */
function remarkBeneath(title: MarkedTitle): MarkedTitle {
  const { words } = title;
  const from = words.findLastIndex(
    ({ raw }, at) => at >= 2 && raw.startsWith('(') && isBalanced(textOf(words.slice(0, at))),
  );
  if (from < 0 || !/\)[.!?]*$/u.test(words.at(-1)?.raw ?? '')) return title;
  return withFate(title, { from, to: words.length, fate: 'beneath' });
}

function innerTimeBeneath(title: MarkedTitle): MarkedTitle {
  return innerTimesBeneath(title, (key) => key !== 'of' && /^[ptw]$/u.test(wordKind(key)));
}

function timeBeforeQuestionBeneath(title: MarkedTitle): MarkedTitle {
  return innerTimesBeneath(title, (key) => key === 'that' || wordKind(key) === 'w');
}

function relativeBeneath(title: MarkedTitle): MarkedTitle {
  return fromBeneath(title, opensRelative);
}

const ASKS =
  /\b(?:ask|tell|find out|check|decide|see|look up|work out|know|let \S+ know|say|remind)\b.* (?:if|whether|what|when|where|why|how|who|which|that)\b|\b(?:for|about|of) (?:what|who|how|where|when)\b/iu;

/** A way to make a title shorter, and the harm it does to one that tells and to one that asks. */
type Harm = { readonly told: number; readonly asked: number; readonly way: Way };

/** In the order in which they are gone together: what is cut off first needs no more to be left out. */
const WAYS: readonly Harm[] = [
  { told: 2, asked: 2, way: remarkBeneath },
  { told: 2, asked: 2, way: spareClauseBeneath },
  { told: 3, asked: 7, way: timeClauseBeneath },
  { told: 9, asked: 9, way: relativeBeneath },
  { told: 3, asked: 7, way: endTimesBeneath },
  { told: 99, asked: 3, way: timeBeforeQuestionBeneath },
  { told: 5, asked: 8, way: innerTimeBeneath },
  { told: 1, asked: 1, way: leaveOutWeightless },
  { told: 4, asked: 4, way: leaveOutArticles },
];

/** Every choice of ways, as the bits of a number, the least harm first. */
function choicesBy(kind: 'told' | 'asked'): readonly number[] {
  const harmOf = (choice: number): number =>
    WAYS.reduce((sum, harm, bit) => sum + (isChosen(choice, bit) ? harm[kind] : 0), 0);
  const all = Array.from({ length: 2 ** WAYS.length - 1 }, (_, at) => at + 1);
  return all.toSorted((a, b) => harmOf(a) - harmOf(b));
}

function isChosen(choice: number, bit: number): boolean {
  return (choice >> bit) % 2 === 1;
}

const CHOICES = { told: choicesBy('told'), asked: choicesBy('asked') };

/** The ways that take anything from a title, as bits; what is at its end may first have to be cut off. */
function waysOf(title: MarkedTitle): number {
  const limit = title.words.length - 1;
  return WAYS.reduce((bits, { way }, bit) => {
    const takes = way === endTimesBeneath || way(title, limit) !== title;
    return takes ? bits + 2 ** bit : bits;
  }, 0);
}

/** A title that was shortened does not end with them. */
const LEADS_ON =
  /\s(?:and|or|but|so|the|an?|my|our|his|her|their|your|to|of|for|with|from|by|that|if|whether|because)$/iu;

/** A longer title is no title, and is cut as any text is. */
const MOST_WORDS = 40;

function isFitting(fitting: string, text: string): boolean {
  const isWhole = isBalanced(fitting) || !isBalanced(text);
  return isWithin(fitting, LIMIT) && !LEADS_ON.test(fitting) && isWhole;
}

/**
 * An English title that is shown whole wherever that can be: what says nothing is left out, and what is not
 * needed stands beneath, in the person's words. Only where that is not enough it is cut.
 */
function fitTitle(text: string): FittedTitle {
  if (isWithin(text, LIMIT)) return { fitting: text, rest: '' };
  const words = wordsOf(text);
  if (words.length > MOST_WORDS) return fitText(text, LIMIT);
  const whole: MarkedTitle = { words, fates: words.map(() => 'stays' as const) };
  const ways = waysOf(whole);
  for (const choice of CHOICES[ASKS.test(text) ? 'asked' : 'told']) {
    if ((choice | ways) !== ways) continue;
    const marked = WAYS.reduce(
      (title, { way }, bit) => (isChosen(choice, bit) ? way(title, LIMIT.words) : title),
      whole,
    );
    const fitting = titleOf(marked);
    if (isFitting(fitting, text)) return { fitting: capitalised(fitting), rest: beneathOf(marked) };
  }
  return fitText(text, LIMIT);
}

/** The title of an item as it is shown, and what of it stands beneath. */
export function fittedTitleOf({ title, language }: Pick<Item, 'title' | 'language'>): FittedTitle {
  return language === 'en' ? fitTitle(title) : fitText(title, LIMIT);
}
