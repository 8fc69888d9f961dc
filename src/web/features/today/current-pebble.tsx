import { useLayoutEffect, useRef, useState } from 'react';
import type { PlacedPebble } from '#domain/plan/plan.ts';
import type { TimerGap } from '../../plan/timer-watch.ts';
import { focusAfterPaint } from '../../ui/after-paint.ts';
import { keepFocus } from '../../ui/keep-focus.ts';
import styles from './current-pebble.module.css';
import { PebbleTimer } from './pebble-timer.tsx';
import { PebbleWords } from './pebble-words.tsx';

/**
 * The one pebble to work on now, in gold while no pebble of the day is moved yet. The next one comes into
 * the same card: to make all of it anew would take the frame in which it is to be seen.
 */
export function CurrentPebble(props: {
  placed: PlacedPebble;
  timing: TimerGap;
  isFirstOfDay: boolean;
  onTimed: () => void;
  /** Called when the button is pressed that completes it once it is let go. */
  onPressComplete: () => void;
  onComplete: () => void;
}) {
  const { pebble } = props.placed;
  const card = useRef<HTMLElement>(null);
  const [landed, setLanded] = useState({ id: pebble.id, isOdd: false });
  if (landed.id !== pebble.id) setLanded({ id: pebble.id, isOdd: !landed.isOdd });
  // Where the focus is in it, it goes to the next one's title: after the tap, and when another tab or
  // device takes the pebble away.
  useLayoutEffect(() => {
    const here = card.current;
    return () => {
      if (here?.contains(document.activeElement) !== true) return;
      focusAfterPaint(() => here.querySelector<HTMLElement>('h2'));
      keepFocus();
    };
  }, [pebble.id]);
  return (
    <article
      ref={card}
      className={styles.card}
      data-gold={props.isFirstOfDay}
      data-odd={landed.isOdd}
      aria-labelledby={pebble.id}
    >
      <PebbleWords placed={props.placed} isFirstOfDay={props.isFirstOfDay} titleId={pebble.id} />
      <PebbleTimer
        pebble={pebble}
        timing={props.timing}
        onTimed={props.onTimed}
        onPressComplete={props.onPressComplete}
        onComplete={props.onComplete}
      />
    </article>
  );
}

export type Tossed = {
  readonly placed: PlacedPebble;
  readonly isFirstOfDay: boolean;
  /** Its button is pressed, and not let go yet. */
  readonly isReady?: boolean;
};

/**
 * The card that was just completed, seen leaving over the one that is there already. While its button is
 * pressed it is made ready, unseen.
 */
export function TossedPebble({ tossed, onLeft }: { tossed: Tossed; onLeft: () => void }) {
  return (
    <div
      className={`${styles.card} ${styles.tossed}`}
      data-gold={tossed.isFirstOfDay}
      data-ready={tossed.isReady}
      aria-hidden="true"
      onAnimationEnd={onLeft}
    >
      <PebbleWords placed={tossed.placed} isFirstOfDay={tossed.isFirstOfDay} />
    </div>
  );
}
