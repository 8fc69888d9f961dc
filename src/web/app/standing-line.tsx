import { useEffect, useState } from 'react';
import { usePlan } from '../plan/use-plan.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { SpokenStatus } from '../ui/spoken-status.tsx';
import { isAway, spokenStanding, standingWords } from './standing-words.ts';
import styles from './standing.module.css';

const BACK = 'The server can be reached again. Everything is sent.';

/** Seen with its figures; heard when something else is the matter, not with every tap. */
export function StandingLine() {
  const plan = usePlan();
  const [wasAway, setWasAway] = useState(false);
  const [said, setSaid] = useState('');
  const away = isAway({ sync: plan.sync, wasAway });
  if (away !== wasAway) setWasAway(away);
  const standing = { ...plan, isAway: away };
  const spoken = spokenStanding(standing);
  useEffect(() => {
    afterPaint(() => setSaid((before) => spoken || (before && BACK)));
  }, [spoken]);
  return (
    <>
      <p className={styles.standing}>{standingWords(standing)}</p>
      <SpokenStatus>{said}</SpokenStatus>
    </>
  );
}
