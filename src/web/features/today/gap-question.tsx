import type { TimerGap } from '../../plan/timer-watch.ts';
import { Button } from '../../ui/button.tsx';
import styles from './gap-question.module.css';

/** Time with the lid closed is left out unless somebody says that it was work. */
export function GapQuestion({ timing, ms }: { timing: TimerGap; ms: number }) {
  return (
    <div className={styles.gap} role="status">
      <p>This page slept for {Math.round(ms / 60_000)} min. That time is not counted.</p>
      <div>
        <Button look="link" onClick={timing.countIt}>
          Count it
        </Button>
        <Button look="link" onClick={timing.leaveOut}>
          Leave it out
        </Button>
      </div>
    </div>
  );
}
