import type { SpeechResult, SpeechResults } from './speech-kit.ts';

/** What one session of the recogniser has said so far. */
export type Transcript = {
  /** Finals that were handed over already, as they were heard. */
  readonly taken: readonly string[];
  /** Heard, but not settled: shown apart until it is. */
  readonly interim: string;
};

export const NOTHING_HEARD: Transcript = { taken: [], interim: '' };

/**
 * Reads the whole list of results again, because browsers differ in what they say has changed:
 * Android delivers finals a second time, and calls something final that it is not sure of at all
 * (confidence 0). Answers the new transcript and the finals that were not taken before. Pure.
 */
export function readResults(
  before: Transcript,
  results: SpeechResults,
): { transcript: Transcript; finals: string[] } {
  const heard = Array.from({ length: results.length }, (_, index) => results[index]).filter(
    (result) => result !== undefined,
  );
  const settled = heard.filter(isSettled).map(textOf).filter(Boolean);
  const taken = continues(before.taken, settled) ? before.taken : [];
  const interim = latest(heard.filter((result) => !isSettled(result)).map(textOf));
  return {
    transcript: { taken: settled, interim },
    finals: settled.slice(taken.length).map((text, index) => {
      const revised = index === 0 && taken.length === 0 ? before.taken.at(-1) : undefined;
      return revised !== undefined && text.startsWith(`${revised} `)
        ? text.slice(revised.length + 1)
        : text;
    }),
  };
}

function isSettled(result: SpeechResult): boolean {
  return result.isFinal && result[0]?.confidence !== 0;
}

function textOf(result: SpeechResult): string {
  return result[0]?.transcript.trim() ?? '';
}

/** The same session goes on; otherwise the browser has begun its list anew. */
function continues(taken: readonly string[], settled: readonly string[]): boolean {
  return taken.length <= settled.length && taken.every((text, index) => settled[index] === text);
}

/** Unsettled pieces in a row; one that the next repeats and carries on is left out. */
function latest(pieces: readonly string[]): string {
  return pieces
    .filter((piece, index) => piece !== '' && !(pieces[index + 1] ?? '').startsWith(piece))
    .join(' ');
}
