import type { TimerGap } from '../../plan/timer-watch.ts';
import { Button } from '../../ui/button.tsx';
import styles from './gap-question.module.css';

/** Time with the lid closed is left out unless somebody says that it was work. */
export function GapQuestion(props: { timing: TimerGap; ms: number; onAnswered: () => void }) {
  const { timing, ms, onAnswered } = props;
  const answer = (take: () => void) => () => {
    take();
    onAnswered();
  };
  return (
    <div className={styles.gap}>
      <p>Were you working while away? {Math.round(ms / 60_000)} min are not counted so far.</p>
      <div>
        <Button look="link" onClick={answer(timing.countIt)}>
          Yes, count them
        </Button>
        <Button look="link" onClick={answer(timing.leaveOut)}>
          No, leave them out
        </Button>
      </div>
    </div>
  );
}
