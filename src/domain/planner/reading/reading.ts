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

/** Whether it is something to do, now or one day. */
export function isToDo(thought: { readonly reading: Reading } | undefined): boolean {
  return thought?.reading.kind === 'task' || thought?.reading.kind === 'wish';
}
