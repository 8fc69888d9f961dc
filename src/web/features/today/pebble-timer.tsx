import { useLayoutEffect, useRef } from 'react';
import { millisecondsOf } from '#domain/calendar/instant.ts';
import type { Pebble } from '#domain/plan/plan.ts';
import {
  elapsedMs,
  paceOf,
  pauseTimer,
  startTimer,
  timerStatus,
  timerText,
} from '#domain/timer/timer.ts';
import { LONGEST_UNSEEN_MS } from '#domain/timer/timer-gap.ts';
import type { TimerGap } from '../../plan/timer-watch.ts';
import { useNow } from '../../plan/use-today.ts';
import { useDevice } from '../../session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { GapQuestion } from './gap-question.tsx';
import styles from './pebble-timer.module.css';
import { TimerDial } from './timer-dial.tsx';

type Status = ReturnType<typeof timerStatus>;
type Time = { elapsedMs: number; estimatedMinutes: number };

const TOGGLE: Record<Status, string> = { idle: 'Start', running: 'Pause', paused: 'Continue' };

/** Time as a shape and as words, and the two things to do with a pebble. */
export function PebbleTimer(props: {
  pebble: Pebble;
  timing: TimerGap;
  /** Called when the timer was started, stopped, or a gap of it answered for. */
  onTimed: () => void;
  onPressComplete: () => void;
  onComplete: () => void;
}) {
  const { id, estimatedMinutes } = props.pebble;
  const device = useDevice();
  const toggleButton = useRef<HTMLButtonElement>(null);
  const { gap, look } = props.timing;
  const status = timerStatus(props.timing.timer, id);
  const timer = status === 'idle' ? null : props.timing.timer;
  const now = useNow({ isActive: status === 'running', everyMs: 1000 });
  const elapsed = elapsedMs(timer, now);
  // The clock leaps where a sleep is over: the night is left out before it is drawn.
  const drawn = useRef(now);
  useLayoutEffect(() => {
    if (millisecondsOf(now) - millisecondsOf(drawn.current) > LONGEST_UNSEEN_MS) look();
    drawn.current = now;
  }, [now, look]);
  const time: Time = { elapsedMs: elapsed, estimatedMinutes };
  const [pace, rest] = paceWords(status, time);

  const toggle = () => {
    const at = device.now();
    const current = props.timing.timerNow();
    const next =
      current !== null && status === 'running'
        ? pauseTimer({ timer: current, now: at })
        : startTimer({ timer: current, pebbleId: id, now: at });
    props.timing.set(next);
    props.onTimed();
  };

  return (
    <div className={styles.work}>
      <TimerDial
        fraction={elapsed / (estimatedMinutes * 60_000)}
        pace={paceOf(time)}
        text={timerText(time)}
      />
      <div className={styles.pace} data-status={status}>
        {/* Of this pebble alone: of the next one it says nothing new. */}
        <p key={id} role="status">
          {pace}
        </p>
        <p>{rest}</p>
      </div>
      <div className={styles.actions}>
        <Button
          ref={toggleButton}
          look={status === 'running' ? 'plain' : 'primary'}
          onClick={toggle}
        >
          <Icon name={status === 'running' ? 'pause' : 'start'} />
          {TOGGLE[status]}
        </Button>
        <Button
          look={status === 'running' ? 'primary' : 'plain'}
          onPointerDown={props.onPressComplete}
          onClick={props.onComplete}
        >
          <Icon name="tick" />
          Complete
        </Button>
      </div>
      <GapQuestion
        of={id + status}
        timing={props.timing}
        ms={gap && status !== 'idle' ? gap.ms : null}
        className={styles.question}
        onAnswered={() => {
          toggleButton.current?.focus();
          props.onTimed();
        }}
      />
    </div>
  );
}

/** Always two short lines, so that starting and pausing move nothing on the page. */
function paceWords(status: Status, time: Time): [string, string] {
  if (status === 'idle') {
    return ['Ready when you are.', 'Just this one step.'];
  }
  if (status === 'paused') return ['Paused.', 'Your time is kept.'];
  if (paceOf(time) === 'beyond') {
    return ["Taking your time - that's okay!", 'Take what it needs.'];
  }
  const left = Math.max(1, Math.ceil(time.estimatedMinutes - time.elapsedMs / 60_000));
  return ['Great pace! Keep it up!', `About ${left} min left.`];
}
