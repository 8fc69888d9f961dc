import { useEffect, useRef, useState } from 'react';
import type { ImportPreview } from '#domain/export/import-changes.ts';
import type { Settings } from '#domain/profile/profile.ts';
import { useOwnLanguage } from '../../plan/use-own-language.ts';
import { Button } from '../../ui/button.tsx';
import { focusLate } from '../../ui/late-focus.ts';
import styles from './import-data.module.css';
import part from './part.module.css';
import { LIST } from './read-import.ts';

const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' });
const MOST_NAMED = 8;

/** What an import would add, said before it is done. */
export function ImportSummary(props: {
  preview: ImportPreview;
  /** A sentence about what cannot be added. */
  leftOut: string | null;
  from: { username: string | null; exportedAt: string };
  onAdd: (takesSettings: boolean) => void;
  onCancel: () => void;
}) {
  const { preview, from, leftOut } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusLate(heading.current), []);
  // Settings that somebody chose in this account are not replaced unless they say so.
  const [takesSettings, setTakesSettings] = useState(preview.hasDefaultSettings);
  const hasSettings = Object.keys(preview.settings).length > 0;
  const isEmpty =
    preview.mountains.length === 0 &&
    preview.completions === 0 &&
    preview.brainDumps === 0 &&
    !hasSettings;
  return (
    <div className={part.form}>
      <h5 ref={heading} tabIndex={-1} className={styles.subheading}>
        {isEmpty ? 'Nothing to add' : 'This will be added'}
      </h5>
      <p className={part.hint}>
        Export of {from.username ?? 'somebody'}, {DAY.format(new Date(from.exportedAt))}
      </p>
      {isEmpty ? (
        <p>
          {leftOut === null ? 'Everything' : 'Everything else'} in this file is in your account
          already.
        </p>
      ) : (
        <dl className={styles.counts}>
          <Count name="Mountains" value={preview.mountains.length} />
          <Count name="Pebbles" value={preview.pebbles} />
          <Count name="Moved pebbles" value={preview.completions} />
          <Count name="XP" value={preview.xp} />
          <Count name="Brain dumps" value={preview.brainDumps} />
        </dl>
      )}
      {leftOut !== null && <p>{leftOut}</p>}
      {preview.mountains.length > 0 && <MountainNames titles={preview.mountains} />}
      {!isEmpty && preview.mountainsPresent.length > 0 && (
        <p className={part.hint}>
          Already in your account, and left alone: {preview.mountainsPresent.length}
          {preview.mountainsPresent.length === 1 ? ' mountain.' : ' mountains.'}
        </p>
      )}
      {hasSettings && (
        <label className={part.tick}>
          <input
            type="checkbox"
            checked={takesSettings}
            onChange={({ target }) => setTakesSettings(target.checked)}
          />
          Use its settings too: {settingNames(preview.settings)}
        </label>
      )}
      <div className={part.row}>
        <Button look="plain" onClick={props.onCancel}>
          {isEmpty ? 'Back' : 'Cancel'}
        </Button>
        {!isEmpty && (
          <Button look="primary" onClick={() => props.onAdd(hasSettings && takesSettings)}>
            Add to my account
          </Button>
        )}
      </div>
    </div>
  );
}

const SETTING_NAMES: Readonly<Record<keyof Settings, string>> = {
  theme: 'theme',
  dayStartHour: 'start of the day',
  dictationLanguage: 'dictation language',
};

function settingNames(settings: Partial<Settings>): string {
  const names = Object.entries(SETTING_NAMES).filter(([setting]) => setting in settings);
  return LIST.format(names.map(([, name]) => name));
}

function Count({ name, value }: { name: string; value: number }) {
  if (value === 0) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value.toLocaleString('en')}</dd>
    </div>
  );
}

function MountainNames({ titles }: { titles: readonly string[] }) {
  const more = titles.length - MOST_NAMED;
  const lang = useOwnLanguage();
  return (
    <ul className={styles.names}>
      {titles.slice(0, MOST_NAMED).map((title, place) => (
        <li key={`${place}-${title}`} lang={lang}>
          {title}
        </li>
      ))}
      {more > 0 && <li>and {more} more</li>}
    </ul>
  );
}
