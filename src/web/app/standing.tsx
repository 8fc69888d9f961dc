import { createElement, useEffect, useSyncExternalStore } from 'react';
import { goesWell } from '../plan/plan-view.ts';
import { usePlan } from '../plan/use-plan.ts';
import { standingPart } from './parts.ts';
import styles from './standing.module.css';

/** How the changes of this device stand: comes and goes with the network, and so moves nothing. */
export function Standing({ line = standingPart }: { line?: typeof standingPart }) {
  const { sync, newer } = usePlan();
  const part = useSyncExternalStore(line.subscribe, line.get);
  const isSaid = newer > 0 || !goesWell(sync);
  useEffect(() => {
    if (isSaid) line.load();
  }, [isSaid, line]);
  if (typeof part === 'function') return createElement(part);
  return (
    <p role="status" className={styles.standing}>
      {sync === 'unreachable' && 'The server cannot be reached right now.'}
    </p>
  );
}
