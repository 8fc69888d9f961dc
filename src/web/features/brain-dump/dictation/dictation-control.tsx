import { useId } from 'react';
import { useChange, usePlan } from '../../../plan/use-plan.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Alert } from '../../../ui/message.tsx';
import type { Dictation } from './dictation.ts';
import { PROBLEM_LINES } from './dictation-problem.ts';
import styles from './dictation-control.module.css';
import type { SpeechKit } from './speech-kit.ts';
import { useDictationState, useIsOnDevice, useScreenLight } from './use-dictation.ts';

/** Starts and stops the recording, and says what is heard and where the voice goes. */
export function DictationControl(props: { kit: SpeechKit; dictation: Dictation; isBusy: boolean }) {
  const { dictation, kit } = props;
  const { isOn, isWaiting, interim, problem } = useDictationState(dictation);
  const language = usePlan().profile.settings.dictationLanguage;
  const isOnDevice = useIsOnDevice(kit, language);
  const id = useId();
  useScreenLight(isOn);
  const toggle = () => {
    if (isOn) dictation.stop();
    else if (!props.isBusy) dictation.start({ language, isOnDevice });
  };
  return (
    <div className={styles.dictation}>
      <div className={styles.row}>
        <Button
          look="plain"
          onClick={toggle}
          aria-disabled={props.isBusy && !isOn}
          aria-describedby={`${id}-place`}
        >
          <Icon name={isOn ? 'stop' : 'microphone'} />
          {isOn ? 'Stop Recording' : 'Start Recording'}
        </Button>
        {!isOn && <SpokenLanguage language={language} browserLanguage={kit.browserLanguage} />}
        <p role="status" className={styles.status} data-on={isOn && !isWaiting}>
          {isOn && (isWaiting ? 'Waiting for the microphone. Please allow it.' : 'Listening...')}
        </p>
      </div>
      {interim && (
        <p className={styles.interim} lang={language}>
          {interim}
        </p>
      )}
      {problem && <Alert>{PROBLEM_LINES[problem]}</Alert>}
      <p id={`${id}-place`} className={styles.place}>
        {isOnDevice
          ? 'Your voice stays on this device.'
          : 'Your browser may send your voice to its maker to turn it into text. Only text comes here.'}
      </p>
    </div>
  );
}

/** English as the product speaks it, or what the browser speaks. */
function SpokenLanguage(props: { language: string; browserLanguage: string }) {
  const change = useChange();
  const languages = [...new Set(['en-US', props.language, props.browserLanguage])];
  if (languages.length === 1) return null;
  return (
    <select
      className={styles.language}
      aria-label="Language you speak"
      value={props.language}
      onChange={({ target }) =>
        change({ kind: 'settings.set', settings: { dictationLanguage: target.value } })
      }
    >
      {languages.map((language) => (
        <option key={language} value={language}>
          {nameOf(language)}
        </option>
      ))}
    </select>
  );
}

function nameOf(language: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
  } catch {
    return language;
  }
}
