import { type LanguageCode } from '../data/languages.ts';
import { type ReadThought } from './reading.ts';

/** One thing to do, found in the dump. */
export type Item = {
  /** The place in the dump, from 0. */
  readonly order: number;
  /** Verb first, in the person's own words. */
  readonly title: string;
  /** What the person only named, when a rule put the verb in front of it. */
  readonly thing?: string;
  /** Nobody said what to do: a rule put the deed to what was only named or told. */
  readonly isNamed?: boolean;
  /** What it was made of, as it was said, and how that was heard. */
  readonly said?: {
    readonly text: string;
    readonly heard: NonNullable<ReadThought['heard']>;
    readonly isDoubtful: boolean;
  };
  /** What was learned from judged steps doubts that it is a good one: what is clear comes before it. */
  readonly isUnclear?: boolean;
  /** What else they said about it. */
  readonly notes: readonly string[];
  /** How long it takes, where they said so: 15 to 30. */
  readonly minutes?: number;
  /** Days from today until its date; null without one. */
  readonly due: number | null;
  /** The date is the last on which it can be done. */
  readonly isDeadline?: boolean;
  readonly urgent: boolean;
  readonly wish: boolean;
  /** It was only told that it comes: nothing to take apart. */
  readonly isEvent: boolean;
  readonly headings: readonly string[];
  readonly language: LanguageCode;
};

/** What a dump says: things to do, and how the person is. */
export type DumpReading = {
  readonly items: readonly Item[];
  readonly language: LanguageCode;
  /** What may ask for something, each as it was said: the plan holds it or quotes it. */
  readonly said: readonly string[];
  /** Of these, what is quoted wherever else its words stand: it was a step before it was judged. */
  readonly takenBack: ReadonlySet<string>;
  /** Words of feeling, or none of a task. */
  readonly hasFeelings: boolean;
  readonly inDistress: boolean;
  /** The person says that they are ill. */
  readonly isUnwell: boolean;
};
