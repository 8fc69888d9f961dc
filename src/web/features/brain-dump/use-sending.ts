import { useEffect, useRef, useState } from 'react';

/** Who plans, where it is not the planner that the server is set to. */
export type OtherPlanner = 'built-in' | 'device';

export type Sending<Reply> =
  | { readonly phase: 'writing'; readonly cause: unknown; readonly isCancelled: boolean }
  | { readonly phase: 'sending'; readonly planner: OtherPlanner | undefined }
  | { readonly phase: 'done'; readonly reply: Reply };

const WRITING = { phase: 'writing', cause: null, isCancelled: false } as const;

/** One request at a time to a planner: begun, cancelled, failed or done, also after the dialog is gone. */
export function useSending<Reply>(ask: {
  /** Called before anything is sent, however it is. */
  onStart?: () => void;
  /** Called when it is closed before the end; always the same function. */
  onLeft?: () => void;
  onLate: (end: { reply: Reply } | { cause: unknown }) => void;
}) {
  const { onLeft } = ask;
  const [state, setState] = useState<Sending<Reply>>(WRITING);
  const running = useRef<AbortController | null>(null);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      if (running.current?.signal.aborted === false) onLeft?.();
    };
  }, [onLeft]);

  const start = async (send: (signal: AbortSignal) => Promise<Reply>, planner?: OtherPlanner) => {
    if (running.current !== null) return;
    ask.onStart?.();
    const controller = new AbortController();
    running.current = controller;
    setState({ phase: 'sending', planner });
    try {
      const reply = await send(controller.signal);
      if (isShown.current) setState({ phase: 'done', reply });
      else ask.onLate({ reply });
    } catch (cause) {
      const isCancelled = controller.signal.aborted;
      if (isCancelled) setState({ ...WRITING, isCancelled });
      else if (isShown.current) setState({ ...WRITING, cause });
      else ask.onLate({ cause });
    } finally {
      running.current = null;
    }
  };
  // What was done already is done: what comes of the work says which it is, at once.
  const cancel = () => running.current?.abort();
  return { state, start, cancel };
}
