import { useEffect, useState } from 'react';
import type { TimerGap } from '../../plan/timer-watch.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { Button } from '../../ui/button.tsx';
import styles from './gap-question.module.css';

/**
 * Time with the lid closed is left out unless somebody says that it was work. Here all the time: what
 * comes into a new status is seldom read aloud. So a question that comes with the page has its room first.
 */
export function GapQuestion(props: {
  timing: TimerGap;
  /** What the time is of. An answer is shown until that is something else. */
  of: string;
  /** Null while there is nothing to ask. */
  ms: number | null;
  className: string | undefined;
  onAnswered: () => void;
}) {
  const { timing, of, ms } = props;
  const [said, setSaid] = useState({ of, words: '' });
  if (said.of !== of) setSaid({ of, words: '' });
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => afterPaint(() => setIsAsked(true)), []);
  const minutes = `${Math.round((ms ?? 0) / 60_000)} min`;
  const answer = (take: () => void, words: string) => () => {
    take();
    setSaid({ of, words: `${minutes} ${words}.` });
    props.onAnswered();
  };
  return (
    <div role="status" className={props.className}>
      {ms === null ? (
        said.words
      ) : (
        <div className={styles.gap} data-asked={isAsked}>
          <p>Were you working while away? {minutes} are not counted so far.</p>
          <div>
            <Button look="link" onClick={answer(timing.countIt, 'counted')}>
              Yes, count them
            </Button>
            <Button look="link" onClick={answer(timing.leaveOut, 'left out')}>
              No, leave them out
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
