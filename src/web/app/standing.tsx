import { useState } from 'react';
import { usePlan } from '../plan/use-plan.ts';
import styles from './standing.module.css';
import { isAway, standingLine } from './standing-line.ts';

/** How the changes of this device stand: comes and goes with the network, and so moves nothing. */
export function Standing() {
  const plan = usePlan();
  const [wasAway, setWasAway] = useState(false);
  const away = isAway({ sync: plan.sync, wasAway });
  if (away !== wasAway) setWasAway(away);
  return (
    <p role="status" className={styles.standing}>
      {standingLine({ ...plan, isAway: away })}
    </p>
  );
}
