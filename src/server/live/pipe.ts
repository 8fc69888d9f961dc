/** Bytes on their way to a reader, at most one chunk of which waits to be taken. */
export function createPipe({
  now,
  onTaken,
  onGone,
}: {
  readonly now: () => number;
  /** Everything was taken. */
  readonly onTaken: () => void;
  /** The reader went away. */
  readonly onGone: () => void;
}) {
  // Set at once: `start` runs while the stream is made.
  let out: ReadableStreamDefaultController<Uint8Array> | undefined;
  let waitingSince: number | null = null;
  let isOver = false;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => void (out = controller),
    pull: () => {
      waitingSince = null;
      onTaken();
    },
    cancel: () => {
      isOver = true;
      onGone();
    },
  });
  const over = (finish: () => void) => {
    if (isOver) return;
    isOver = true;
    finish();
  };
  return {
    body,
    write: (chunk: Uint8Array) => {
      if (isOver) return;
      out?.enqueue(chunk);
      if ((out?.desiredSize ?? 1) <= 0) waitingSince ??= now();
    },
    /** Since when something waits to be taken; null when nothing does. */
    waitingSince: () => waitingSince,
    close: () => over(() => out?.close()),
    /** Ends without delivering what waits: nobody reads. */
    drop: () => over(() => out?.error(new Error('The reader of a stream does not read.'))),
  };
}
