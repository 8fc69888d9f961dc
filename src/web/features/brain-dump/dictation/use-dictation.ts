import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { keepScreenLit } from '../../../device/screen-light.ts';
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
    let wasOn = false;
    const whenSeenOrNot = (): void => {
      if (document.visibilityState === 'hidden') {
        wasOn = dictation.getState().isOn;
        dictation.close();
      } else if (wasOn) {
        wasOn = false;
        // Now, because nobody hears what is said out of sight.
        dictation.explain('out-of-sight');
      }
    };
    document.addEventListener('visibilitychange', whenSeenOrNot);
    const forget = device.onLeave(dictation.close);
    return () => {
      document.removeEventListener('visibilitychange', whenSeenOrNot);
      forget();
      dictation.close();
    };
  }, [dictation, device]);
  useEffect(() => dictation?.onHeard(onHeard), [dictation, onHeard]);
  return dictation;
}

/** A screen that turns off by itself would end the recording: whoever speaks touches nothing. */
export function useScreenLight(isWanted: boolean): void {
  useEffect(() => (isWanted ? keepScreenLit() : undefined), [isWanted]);
}

export function useDictationState(dictation: Dictation) {
  return useSyncExternalStore(dictation.subscribe, dictation.getState);
}

/** Whether somebody is listened to: what is read aloud then is heard, and written down, too. */
export function useIsListening(dictation: Dictation | null): boolean {
  return useSyncExternalStore(
    dictation?.subscribe ?? neverChanges,
    () => dictation?.getState().isOn ?? false,
  );
}

function neverChanges(): () => void {
  return () => undefined;
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
