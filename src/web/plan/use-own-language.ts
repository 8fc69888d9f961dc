import { useSyncExternalStore } from 'react';
import { DEFAULT_SETTINGS, type Settings } from '#domain/profile/profile.ts';
import { usePlanStore } from './use-plan.ts';

/**
 * The language of the words that the person wrote, for `lang`: a screen reader reads them in the voice of it.
 * Undefined where it is English, as the page is: then nothing has to be said of them.
 *
 * Nobody has said it of each text. An empty `lang` says just that, but browsers give screen readers the
 * page's in its place (Chromium, WebKit), and of "und" a screen reader says each time that it has no voice for
 * it (NVDA). So it is the language that somebody speaks a brain dump in, once that is another than
 * everybody has at first, else the browser's.
 */
export function useOwnLanguage(): string | undefined {
  const { getView, subscribe } = usePlanStore();
  return useSyncExternalStore(subscribe, () => languageOf(getView().profile.settings));
}

function languageOf({ dictationLanguage }: Settings): string | undefined {
  const isSet = dictationLanguage !== DEFAULT_SETTINGS.dictationLanguage;
  const language = isSet ? dictationLanguage : navigator.language;
  return /^en\b/i.test(language) ? undefined : language;
}
