import type { Writable } from 'node:stream';

/** What a stream is written to: a response whose head is sent. */
export type Out = Pick<Writable, 'write' | 'end' | 'destroy' | 'on'>;

/** Words on their way to a reader, at most one of which waits to be taken. */
export function createPipe({
  out,
  now,
  onTaken,
  onGone,
}: {
  readonly out: Out;
  readonly now: () => number;
  /** Everything was taken. */
  readonly onTaken: () => void;
  /** The reader went away. */
  readonly onGone: () => void;
}) {
  let waitingSince: number | null = null;
  let isOver = false;
  const over = (finish: () => void) => {
    if (isOver) return;
    isOver = true;
    finish();
  };

  out.on('close', () => over(onGone));
  // An error of a connection is followed by its end.
  out.on('error', () => undefined);
  function taken(error?: Error | null): void {
    if (error) return;
    waitingSince = null;
    onTaken();
  }
  return {
    write: (text: string) => {
      if (isOver) return;
      waitingSince ??= now();
      out.write(text, taken);
    },
    /** Since when something waits to be taken; null when nothing does. */
    waitingSince: () => waitingSince,
    close: (text: string) => over(() => out.end(text)),
    /** Ends without delivering what waits: nobody reads. */
    drop: () => over(() => out.destroy()),
  };
}
