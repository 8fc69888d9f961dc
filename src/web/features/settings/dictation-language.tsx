import { useId } from 'react';
import { useChange } from '../../plan/use-plan.ts';
import part from './part.module.css';
import styles from './preferences.module.css';
import { spokenLanguages, type SpokenLanguage } from './spoken-languages.ts';

/** The language in which somebody speaks their brain dumps. */
export function DictationLanguage({ language }: { language: string }) {
  const change = useChange();
  const id = useId();
  const { near, others } = spokenLanguages({ current: language, ofBrowser: navigator.languages });
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        Dictation language
      </label>
      <select
        id={id}
        className={styles.select}
        value={language}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) =>
          change({ kind: 'settings.set', settings: { dictationLanguage: target.value } })
        }
      >
        <optgroup label="Near at hand">{near.map(toOption)}</optgroup>
        <optgroup label="More languages">{others.map(toOption)}</optgroup>
      </select>
      <p id={`${id}-hint`} className={part.hint}>
        What you speak when you say a brain dump instead of typing it.
      </p>
    </div>
  );
}

function toOption({ tag, name }: SpokenLanguage) {
  return (
    <option key={tag} value={tag}>
      {name}
    </option>
  );
}
