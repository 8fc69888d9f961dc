import { useId } from 'react';
import type { Settings, Theme } from '#domain/profile/profile.ts';
import { useChange } from '../../plan/use-plan.ts';
import { SelectField } from '../../ui/select-field.tsx';
import styles from './preferences.module.css';
import { DictationLanguage } from './dictation-language.tsx';
import part from './part.module.css';

const THEMES: readonly (readonly [Theme, string])[] = [
  ['system', 'System'],
  ['light', 'Light'],
  ['dark', 'Dark'],
  ['calm', 'Calm'],
];

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const CLOCK = new Intl.DateTimeFormat(undefined, { timeStyle: 'short', timeZone: 'UTC' });

/** How the page looks, when a day begins, and what language is spoken to it. */
export function Preferences({ settings }: { settings: Settings }) {
  const change = useChange();
  const id = useId();
  return (
    <section className={part.part} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>Preferences</h3>
      <fieldset className={styles.themes}>
        <legend>Theme</legend>
        {THEMES.map(([theme, name]) => (
          <label key={theme} className={styles.theme}>
            <input
              type="radio"
              name={`${id}-theme`}
              checked={settings.theme === theme}
              onChange={() => change({ kind: 'settings.set', settings: { theme } })}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <SelectField
        label="My day starts at"
        hint="Until then it is still yesterday, so a late evening counts for the day it belongs to."
        value={settings.dayStartHour}
        onChange={({ target }) =>
          change({ kind: 'settings.set', settings: { dayStartHour: Number(target.value) } })
        }
      >
        {HOURS.map((hour) => (
          <option key={hour} value={hour}>
            {CLOCK.format(new Date(Date.UTC(2026, 0, 1, hour)))}
          </option>
        ))}
      </SelectField>
      <DictationLanguage language={settings.dictationLanguage} />
    </section>
  );
}
