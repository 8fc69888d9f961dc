import { memo } from 'react';
import type { Completion } from '#domain/profile/profile.ts';
import { wasUnderTime } from '#domain/progress/recent.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Stone } from '../../ui/stone.tsx';
import styles from './recently-tossed.module.css';

const CLOCK = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

/** Today's moved pebbles, newest first. */
export const RecentlyTossed = memo(function RecentlyTossed(props: {
  completions: readonly Completion[];
  isOpen: boolean;
  onToggle: () => void;
}) {
  return (
    <Disclosure
      title={`Recently Tossed Pebbles (${props.completions.length})`}
      isOpen={props.isOpen}
      onToggle={props.onToggle}
    >
      <ul className={styles.list}>
        {props.completions.map((completion, position) => (
          <li key={completion.pebbleId} className={styles.row}>
            <Stone shape={position} moved />
            <div className={styles.words}>
              <p className={styles.title}>{completion.title}</p>
              <p className={styles.more}>{completion.mountainTitle}</p>
            </div>
            <p className={styles.time}>
              <time dateTime={completion.completedAt}>
                {CLOCK.format(new Date(completion.completedAt))}
              </time>
              {wasUnderTime(completion) && <span className={styles.under}>⚡ Under time!</span>}
            </p>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
});
