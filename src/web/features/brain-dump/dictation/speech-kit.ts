/** The browser's speech recognition, as little of it as dictation needs, so that a test can play it. */

type Alternative = { readonly transcript: string; readonly confidence?: number };

export type SpeechResult = {
  readonly isFinal: boolean;
  readonly length: number;
  readonly [index: number]: Alternative;
};

export type SpeechResults = { readonly length: number; readonly [index: number]: SpeechResult };

export type Recogniser = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally?: boolean;
  unspokenPunctuation?: boolean;
  onstart: (() => void) | null;
  onaudiostart: (() => void) | null;
  onresult: ((event: { readonly results: SpeechResults }) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  /** Throws when it is running already. */
  start(): void;
  /** Ends after what was heard is worked out. */
  stop(): void;
  /** Ends at once; what was heard and is not final yet is thrown away. */
  abort(): void;
};

export type SpeechKit = {
  create(): Recogniser;
  /** Whether this language is recognised without a network; null where the browser cannot tell. */
  readonly isOnDevice: ((language: string) => Promise<boolean>) | null;
  /** An app on the home screen of an iPhone has the interface, but often nothing behind it. */
  readonly isHomeScreenApp: boolean;
  /** The language that the browser itself speaks. */
  readonly browserLanguage: string;
};

type RecogniserClass = {
  new (): Recogniser;
  available?: (ask: { langs: string[]; processLocally: boolean }) => Promise<string>;
};

/** Null where the browser has no speech recognition at all. */
export function browserSpeech(): SpeechKit | null {
  const found = findClass();
  if (found === null) return null;
  return {
    create: () => new found(),
    isOnDevice:
      typeof found.available === 'function' ? (language) => isAvailable(found, language) : null,
    isHomeScreenApp: 'standalone' in navigator && navigator.standalone === true,
    browserLanguage: navigator.language,
  };
}

function findClass(): RecogniserClass | null {
  // No TypeScript library describes the prefixed name.
  const { SpeechRecognition, webkitSpeechRecognition } = window as {
    SpeechRecognition?: RecogniserClass;
    webkitSpeechRecognition?: RecogniserClass;
  };
  return SpeechRecognition ?? webkitSpeechRecognition ?? null;
}

async function isAvailable(found: RecogniserClass, language: string): Promise<boolean> {
  try {
    const answer = await found.available?.({ langs: [language], processLocally: true });
    return answer === 'available';
  } catch {
    return false;
  }
}
