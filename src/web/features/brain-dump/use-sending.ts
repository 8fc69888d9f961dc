import { useEffect, useRef, useState } from 'react';
import { useIsShown } from '../../ui/use-is-shown.ts';

/** Who plans, where it is not the planner that the server is set to. */
export type OtherPlanner = 'built-in' | 'device';

export type Sending<Reply> =
  | { readonly phase: 'writing'; readonly cause: unknown; readonly isCancelled: boolean }
  | { readonly phase: 'sending'; readonly planner: OtherPlanner | undefined }
  | { readonly phase: 'done'; readonly reply: Reply };

/** What is not at its end. */
export type Unfinished = Exclude<Sending<unknown>, { phase: 'done' }>;

const WRITING = { phase: 'writing', cause: null, isCancelled: false } as const;

/** What came of it after it was closed. `cause`: null where it was called off from elsewhere. */
export type EndOfSending<Reply> = { readonly reply: Reply } | { readonly cause: unknown };

/** One request at a time to a planner: begun, cancelled, failed or done, also after the dialog is gone. */
export function useSending<Reply>(ask: {
  /** Called before anything is sent, however it is. */
  onStart?: () => void;
  /** Called when it is closed before the end; always the same function. */
  onLeft?: () => void;
  onLate: (end: EndOfSending<Reply>) => void;
}) {
  const { onLeft } = ask;
  const [state, setState] = useState<Sending<Reply>>(WRITING);
  const running = useRef<AbortController | null>(null);
  const isShown = useIsShown();
  useEffect(
    () => () => {
      if (running.current?.signal.aborted === false) onLeft?.();
    },
    [onLeft],
  );

  const start = async (send: (work: AbortController) => Promise<Reply>, planner?: OtherPlanner) => {
    if (running.current !== null) return;
    ask.onStart?.();
    const work = new AbortController();
    running.current = work;
    setState({ phase: 'sending', planner });
    try {
      const reply = await send(work);
      if (isShown.current) setState({ phase: 'done', reply });
      else ask.onLate({ reply });
    } catch (cause) {
      const isCancelled = work.signal.aborted;
      const end = { cause: isCancelled ? null : cause };
      if (isShown.current) setState({ phase: 'writing', ...end, isCancelled });
      else ask.onLate(end);
    } finally {
      running.current = null;
    }
  };
  // What was done already is done: what comes of the work says which it is, at once.
  const cancel = () => running.current?.abort();
  return { state, start, cancel };
}
