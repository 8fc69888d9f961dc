import { createElement, useEffect, useSyncExternalStore } from 'react';
import { usePlan } from '../plan/use-plan.ts';
import { standingPart } from './parts.ts';
import styles from './standing.module.css';

/** How the changes of this device stand: comes and goes with the network, and so moves nothing. */
export function Standing() {
  const { sync, newer } = usePlan();
  const part = useSyncExternalStore(standingPart.subscribe, standingPart.get);
  const isSaid = newer > 0 || sync === 'unreachable' || sync === 'stopped';
  useEffect(() => {
    if (isSaid) standingPart.load();
  }, [isSaid]);
  return (
    <p role="status" className={styles.standing}>
      {typeof part === 'function' && createElement(part)}
    </p>
  );
}
