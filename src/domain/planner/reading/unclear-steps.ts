import { STEP_WEIGHTS } from '../data/step-weights.ts';
import { type Item } from './item.ts';
import { withoutEndMarks } from '../words/end-marks.ts';
import { oddsOf, weightsIn } from './learned-weights.ts';
import { stepHeard, stepSigns } from './step-signs.ts';

const GOOD = weightsIn(STEP_WEIGHTS);
/** Below these odds of being good a step comes behind the clear ones; in tenths of their logarithm. */
const LEAST_CLEAR = -5;
/** Below these it is none, where it also rather asks for nothing: what was only named or owed has to be surer. */
const LEAST_STEP = -10;
const LEAST_ASKING = { namedOrOwed: -10, told: -3 } as const;

/** The thoughts of steps that are taken back, by their words, and what is quoted instead. */
export type TakenBack = ReadonlyMap<string, readonly string[]>;

/** What is left of the steps, and what is not. */
type Heard = { readonly items: readonly Item[]; readonly takenBack: TakenBack };

type Judged = { readonly item: Item; readonly odds: number; readonly isStep: boolean };

/** What stands as a step whatever was learned: it has a day, its deed was said, or it stands alone on its line. */
function isSurelyStep({ due, urgent, said }: Item): boolean {
  return due !== null || urgent || said?.heard.known === 'said' || said?.heard.isAlone === true;
}

function judged(item: Item): Judged {
  const heard = stepHeard(item);
  const isGiven = heard?.known === 'few' || item.headings.length > 0;
  if (heard === null || isGiven) return { item, odds: LEAST_CLEAR, isStep: true };
  const odds = oddsOf(stepSigns(heard), GOOD);
  const isNamed = item.thing !== undefined || heard.known === 'owed';
  const least = isNamed ? LEAST_ASKING.namedOrOwed : LEAST_ASKING.told;
  return { item, odds, isStep: isSurelyStep(item) || odds >= LEAST_STEP || heard.asks >= least };
}

/**
 * Its words and what was told beneath it; with what was said in front of it, where a doubtful break may have cut
 * that off ("the back door | lock's stiff").
 */
function quotesOf(text: string, notes: readonly string[]): readonly string[] {
  const said = withoutEndMarks(text);
  const quotes = notes.map((note) => note.replace(/^… /u, ''));
  const isInNote = quotes.some((quote) => quote.toLowerCase().endsWith(said.toLowerCase()));
  return isInNote ? quotes : [said, ...quotes];
}

/**
 * Whether a finished step is a good one tell many weak signs that agree, as readers judged the steps of other
 * pages: what is doubtful comes last among what is as urgent, and what hardly asks for anything either is taken
 * back, its words kept beside the plan: nothing that is surely a step. What stands under a heading, or among few, is as it was said.
 */
export function withUnclearHeard(made: readonly Item[]): Heard {
  const all = made.map(judged);
  const kept = all.some(({ isStep }) => isStep) ? all.filter(({ isStep }) => isStep) : all;
  const items = kept.map(({ item, odds }) =>
    odds < LEAST_CLEAR && item.due === null ? { ...item, isUnclear: true } : item,
  );
  const back = all.flatMap(({ item, isStep }) =>
    isStep || item.said === undefined
      ? []
      : [[item.said.text, quotesOf(item.said.text, item.notes)] as const],
  );
  return { items, takenBack: new Map(back) };
}
