import type { Page } from '@playwright/test';

type Said = { words: string; isFinal: boolean } | 'silence';

/** Runs in the page: a recogniser that hears what the test says, and ends in silence as the browsers' own do. */
export function playSpeech(): void {
  const root = (): HTMLElement => document.documentElement;
  class PlayedRecognition {
    onstart: (() => void) | null = null;
    onresult: ((event: unknown) => void) | null = null;
    onend: (() => void) | null = null;
    private heard: unknown[] = [];
    start(): void {
      document.addEventListener('played-speech', this.hear);
      root().toggleAttribute('data-somebody-listens', true);
      queueMicrotask(() => this.onstart?.());
    }
    stop(): void {
      this.abort();
      queueMicrotask(() => this.onend?.());
    }
    abort(): void {
      document.removeEventListener('played-speech', this.hear);
      root().removeAttribute('data-somebody-listens');
    }
    private hear = (event: Event): void => {
      const said = (event as CustomEvent<Said>).detail;
      if (said === 'silence') return this.stop();
      const results = [
        ...this.heard,
        { isFinal: said.isFinal, length: 1, 0: { transcript: said.words, confidence: 0.9 } },
      ];
      if (said.isFinal) this.heard = results;
      this.onresult?.({ results });
    };
  }
  for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) {
    Object.defineProperty(window, name, { value: PlayedRecognition });
  }
}

/** Says it as soon as somebody listens. */
export async function say(page: Page, said: Said): Promise<void> {
  await page.locator('html[data-somebody-listens]').waitFor();
  await page.evaluate(
    (detail) => document.dispatchEvent(new CustomEvent('played-speech', { detail })),
    said,
  );
}
