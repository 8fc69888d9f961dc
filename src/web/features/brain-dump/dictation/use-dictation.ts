import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useDevice } from '../../../session/session-context.tsx';
import { createDictation, type Dictation } from './dictation.ts';
import type { SpeechKit } from './speech-kit.ts';

/** Dictation for as long as the page shows it: out of sight, nobody is listened to. */
export function useDictation(ask: {
  kit: SpeechKit | null;
  onHeard: (pieces: readonly string[]) => void;
}): Dictation | null {
  const { kit, onHeard } = ask;
  const device = useDevice();
  const dictation = useMemo(() => kit && createDictation({ kit, device }), [kit, device]);
  // Before the next effect: its end still hands over what was heard.
  useEffect(() => {
    if (dictation === null) return;
    const whenHidden = (): void => {
      if (document.visibilityState === 'hidden') dictation.close();
    };
    document.addEventListener('visibilitychange', whenHidden);
    const forget = device.onLeave(dictation.close);
    return () => {
      document.removeEventListener('visibilitychange', whenHidden);
      forget();
      dictation.close();
    };
  }, [dictation, device]);
  useEffect(() => dictation?.onHeard(onHeard), [dictation, onHeard]);
  return dictation;
}

export function useDictationState(dictation: Dictation) {
  return useSyncExternalStore(dictation.subscribe, dictation.getState);
}

/** Whether the voice stays on the device. Until the browser has said so, it does not. */
export function useIsOnDevice({ isOnDevice }: SpeechKit, language: string): boolean {
  const [known, setKnown] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void isOnDevice?.(language).then((answer) => {
      if (isCurrent) setKnown(answer ? language : null);
    });
    return () => {
      isCurrent = false;
    };
  }, [isOnDevice, language]);
  return known === language;
}
