import { memo } from 'react';
import type { Completion } from '#domain/profile/profile.ts';
import { wasUnderTime } from '#domain/progress/recent.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Stone } from '../../ui/stone.tsx';
import styles from './recently-tossed.module.css';

let clock: Intl.DateTimeFormat | null = null;

/** Making a clock takes longer than drawing the whole page; there is one when a time is first shown. */
function timeOf(instant: string): string {
  clock ??= new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });
  return clock.format(new Date(instant));
}

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
      <ul role="list" className={styles.list}>
        {props.completions.map((completion, position) => (
          <li key={completion.pebbleId} className={styles.row}>
            <Stone shape={position} />
            <div className={styles.words}>
              <p className={styles.title}>{completion.title}</p>
              <p className={styles.more}>{completion.mountainTitle}</p>
            </div>
            <p className={styles.time}>
              <time dateTime={completion.completedAt}>{timeOf(completion.completedAt)}</time>
              {wasUnderTime(completion) && <span className={styles.under}>⚡ Under time!</span>}
            </p>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
});
