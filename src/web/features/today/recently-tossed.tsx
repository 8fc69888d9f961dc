import { useId, useLayoutEffect, useRef } from 'react';
import { findPebble } from '#domain/plan/find.ts';
import type { Mountain, Pebble } from '#domain/plan/plan.ts';
import type { Completion } from '#domain/profile/profile.ts';
import { wasUnderTime } from '#domain/progress/recent.ts';
import { useOwnLanguage } from '../../plan/use-own-language.ts';
import { Button } from '../../ui/button.tsx';
import { skipSecondTap } from '../../ui/double-tap.ts';
import { skipHeldEnter } from '../../ui/held-key.ts';
import { keepFocus } from '../../ui/keep-focus.ts';
import { Stone } from '../../ui/stone.tsx';
import styles from './recently-tossed.module.css';

let clock: Intl.DateTimeFormat | null = null;

/** Making a clock takes longer than drawing the whole page; there is one when a time is first shown. */
function timeOf(instant: string): string {
  clock ??= new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });
  return clock.format(new Date(instant));
}

/** Today's moved pebbles, newest first, each with the way back of a slip. */
export function RecentlyTossed(props: {
  completions: readonly Completion[];
  mountains: readonly Mountain[];
  onTogglePebble: (pebble: Pebble, isMoved: boolean) => boolean;
}) {
  const { completions, mountains, onTogglePebble } = props;
  const list = useRef<HTMLUListElement>(null);
  const backFrom = useRef<number | null>(null);
  const putBack = (pebble: Pebble, position: number) => {
    if (onTogglePebble(pebble, false)) backFrom.current = position;
  };
  useLayoutEffect(() => {
    const position = backFrom.current;
    backFrom.current = null;
    if (position !== null) keepFocus(() => near(list.current, position));
  }, [completions]);
  return (
    <ul
      ref={list}
      role="list"
      className={styles.list}
      onClickCapture={skipSecondTap}
      onKeyDownCapture={skipHeldEnter}
    >
      {completions.map((completion, position) => {
        const pebble = findPebble(mountains, completion.pebbleId)?.pebble;
        return (
          <Row
            key={completion.pebbleId}
            completion={completion}
            shape={position}
            // What was done stays done when its pebble is deleted.
            onPutBack={pebble?.status === 'moved' ? () => putBack(pebble, position) : null}
          />
        );
      })}
    </ul>
  );
}

function Row(props: { completion: Completion; shape: number; onPutBack: (() => void) | null }) {
  const { completion, onPutBack } = props;
  const lang = useOwnLanguage();
  const id = useId();
  return (
    <li className={styles.row}>
      <Stone shape={props.shape} />
      <div className={styles.words} lang={lang}>
        <p id={`${id}-title`} className={styles.title}>
          {completion.title}
        </p>
        <p className={styles.more}>{completion.mountainTitle}</p>
      </div>
      <p className={styles.time}>
        <time dateTime={completion.completedAt}>{timeOf(completion.completedAt)}</time>
        {wasUnderTime(completion) && <span className={styles.under}>⚡ Under time!</span>}
      </p>
      {onPutBack && (
        <Button
          id={`${id}-back`}
          look="quiet"
          aria-labelledby={`${id}-back ${id}-title`}
          onClick={onPutBack}
        >
          Put it back
        </Button>
      )}
    </li>
  );
}

/** The row has gone: the way back of the one in its place, else of the one before it, takes the focus. */
function near(list: HTMLElement | null, position: number) {
  const buttons = list?.querySelectorAll<HTMLElement>('button');
  return buttons?.[Math.min(position, buttons.length - 1)];
}
