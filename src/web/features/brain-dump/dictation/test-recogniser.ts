/** A recogniser that a test plays, as strict as the browsers' own: `start` before `end` throws. */

import type { Recogniser, SpeechKit, SpeechResults } from './speech-kit.ts';

export type PlayedRecogniser = Recogniser & {
  readonly calls: string[];
  begin(): void;
  /** `!` after the words makes them final, `?` final with confidence 0. */
  hear(...results: string[]): void;
  fail(error: string): void;
  end(): void;
};

export type PlayedKit = SpeechKit & {
  readonly made: PlayedRecogniser[];
  /** The one that was made last. */
  latest(): PlayedRecogniser;
};

export function aSpeechKit(
  options: Partial<Omit<SpeechKit, 'create'>> & {
    refusesToStart?: boolean;
    hasPunctuation?: boolean;
  } = {},
): PlayedKit {
  const made: PlayedRecogniser[] = [];
  return {
    isOnDevice: null,
    isHomeScreenApp: false,
    browserLanguage: 'en-US',
    ...options,
    made,
    create() {
      const recogniser = aRecogniser(options);
      made.push(recogniser);
      return recogniser;
    },
    latest() {
      const last = made.at(-1);
      if (last === undefined) throw new Error('No recogniser was made.');
      return last;
    },
  };
}

function aRecogniser(options: {
  refusesToStart?: boolean;
  hasPunctuation?: boolean;
}): PlayedRecogniser {
  let isRunning = false;
  const recogniser: PlayedRecogniser = {
    lang: '',
    continuous: false,
    interimResults: false,
    processLocally: false,
    ...(options.hasPunctuation && { unspokenPunctuation: false }),
    onstart: null,
    onaudiostart: null,
    onresult: null,
    onerror: null,
    onend: null,
    calls: [],
    start() {
      recogniser.calls.push('start');
      if (isRunning || options.refusesToStart) throw new DOMException('', 'InvalidStateError');
      isRunning = true;
    },
    stop: () => void recogniser.calls.push('stop'),
    abort: () => void recogniser.calls.push('abort'),
    begin() {
      recogniser.onstart?.();
      recogniser.onaudiostart?.();
    },
    hear: (...results) => recogniser.onresult?.({ results: results.map(resultOf) }),
    fail: (error) => recogniser.onerror?.({ error }),
    end() {
      isRunning = false;
      recogniser.onend?.();
    },
  };
  return recogniser;
}

function resultOf(words: string): SpeechResults[number] {
  const transcript = words.replace(/[!?]$/, '');
  const isFinal = transcript !== words;
  return {
    isFinal,
    length: 1,
    0: { transcript, confidence: words.endsWith('!') ? 0.9 : 0 },
  };
}
