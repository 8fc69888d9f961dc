import { type LanguageCode } from '../data/languages.ts';
import { type Word } from '../words/words.ts';

/** No rule knew it; it was named like a task; it is told like one. */
type FactGuess = 'open' | 'named' | 'asks';

/** What a thought is, and the task in it, verb first, in the person's own words. */
export type Reading =
  /** What to do; `isImplied`: a rule knows what its state asks for. */
  | {
      readonly kind: 'task' | 'wish';
      readonly title: string;
      readonly isEvent?: boolean;
      readonly isImplied?: boolean;
    }
  /** `saysWhen`: when the task before it is due, and no more. `guess`: what it may be, where no rule is sure. */
  | { readonly kind: 'fact'; readonly saysWhen?: boolean; readonly guess?: FactGuess }
  | { readonly kind: 'feeling' | 'done' | 'nothing' };

/** What is known of a task: it was said to be owed; its verb was said, implied by its state, fitted to its noun or none; it says when; or hardly anything was said. */
export type Known = 'owed' | 'said' | 'implied' | 'fitting' | 'unknown' | 'dated' | 'few';

/** How likely a thought asks for something and how likely it is felt or finished, in tenths of the logarithm of the odds. */
export type HeardOdds = { readonly asks: number; readonly isFelt: number; readonly known: Known };

/** One thought of the dump, read, with its place. */
export type ReadThought = {
  readonly words: readonly Word[];
  /** What was said, where the words hold a verb that goes with it. */
  readonly said?: readonly Word[];
  readonly reading: Reading;
  readonly language: LanguageCode;
  /** It is the consequence of the thought before. */
  readonly follows: boolean;
  /** It tells why the next thing is to be done. */
  readonly leadsOn?: boolean;
  /** It was only likely that it begins here. */
  readonly isDoubtful?: boolean;
  /** What was learned has heard it; `isAlone`: nothing else stands on its line. */
  readonly heard?: HeardOdds & { readonly isAlone: boolean };
  readonly headings: readonly string[];
  readonly line: number;
  readonly sentence: number;
};

/** Whether it is something to do, now or one day. */
export function isToDo(thought: { readonly reading: Reading } | undefined): boolean {
  return thought?.reading.kind === 'task' || thought?.reading.kind === 'wish';
}
