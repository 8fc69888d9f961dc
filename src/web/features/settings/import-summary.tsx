import { useEffect, useRef } from 'react';
import type { ImportPreview } from '#domain/export/import-changes.ts';
import { Button } from '../../ui/button.tsx';
import styles from './settings-dialog.module.css';

const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' });
const MOST_NAMED = 8;

/** What an import would add, said before it is done. */
export function ImportSummary(props: {
  preview: ImportPreview;
  from: { username: string | null; exportedAt: string };
  onAdd: () => void;
  onCancel: () => void;
}) {
  const { preview, from } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isEmpty = preview.mountains.length === 0 && preview.completions === 0;
  return (
    <div className={styles.form}>
      <h5 ref={heading} tabIndex={-1} className={styles.subheading}>
        {isEmpty ? 'Nothing to add' : 'This will be added'}
      </h5>
      <p className={styles.hint}>
        Export of {from.username ?? 'somebody'}, {DAY.format(new Date(from.exportedAt))}
      </p>
      {isEmpty ? (
        <p>Everything in this file is in your account already.</p>
      ) : (
        <dl className={styles.counts}>
          <Count name="Mountains" value={preview.mountains.length} />
          <Count name="Pebbles" value={preview.pebbles} />
          <Count name="Moved pebbles" value={preview.completions} />
          <Count name="XP" value={preview.xp} />
        </dl>
      )}
      {preview.mountains.length > 0 && <MountainNames titles={preview.mountains} />}
      {!isEmpty && preview.mountainsPresent.length > 0 && (
        <p className={styles.hint}>
          Already in your account, and left alone: {preview.mountainsPresent.length}
          {preview.mountainsPresent.length === 1 ? ' mountain.' : ' mountains.'}
        </p>
      )}
      <div className={styles.row}>
        <Button look="plain" onClick={props.onCancel}>
          {isEmpty ? 'Back' : 'Cancel'}
        </Button>
        {!isEmpty && (
          <Button look="primary" onClick={props.onAdd}>
            Add to my account
          </Button>
        )}
      </div>
    </div>
  );
}

function Count({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value.toLocaleString()}</dd>
    </div>
  );
}

function MountainNames({ titles }: { titles: readonly string[] }) {
  const more = titles.length - MOST_NAMED;
  return (
    <ul className={styles.names}>
      {titles.slice(0, MOST_NAMED).map((title, place) => (
        <li key={`${place}-${title}`}>{title}</li>
      ))}
      {more > 0 && <li>and {more} more</li>}
    </ul>
  );
}
