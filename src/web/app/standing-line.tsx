import { useEffect, useState } from 'react';
import { usePlan } from '../plan/use-plan.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { SpokenStatus } from '../ui/spoken-status.tsx';
import { spokenStanding, standingWords } from './standing-words.ts';
import styles from './standing.module.css';

const BACK = 'Everything is sent.';

/** Seen with its figures, in a place that can be gone to; heard when something else is the matter, not with every tap. */
export function StandingLine() {
  const plan = usePlan();
  const [said, setSaid] = useState('');
  const seen = standingWords(plan);
  const spoken = spokenStanding(plan);
  const isSent = plan.sync === 'idle' && plan.waiting === 0;
  useEffect(() => {
    // An attempt says nothing: only what comes of it does.
    afterPaint(() => setSaid((before) => spoken || (isSent && before ? BACK : before)));
  }, [spoken, isSent]);
  return (
    <>
      {seen && (
        <section className={styles.standing} aria-label="Changes of this device">
          <p>{seen}</p>
        </section>
      )}
      <SpokenStatus>{said}</SpokenStatus>
    </>
  );
}
