import type { AiFailure } from './ai-failure.ts';

/** Stops a work when the person cancels it, and when its time is up. */
export function stopSignal({
  deadlineMs,
  cancelled,
}: {
  readonly deadlineMs: number;
  readonly cancelled: AbortSignal | undefined;
}): AbortSignal {
  const deadline = AbortSignal.timeout(deadlineMs);
  return cancelled === undefined ? deadline : AbortSignal.any([cancelled, deadline]);
}

/** Whether a signal was stopped by the person or by the deadline. */
export function whyStopped({ reason }: AbortSignal): AiFailure {
  const isLate = reason instanceof DOMException && reason.name === 'TimeoutError';
  return { kind: isLate ? 'too-slow' : 'cancelled' };
}
