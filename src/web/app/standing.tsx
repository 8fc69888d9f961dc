import { goesWell } from '../plan/plan-view.ts';
import { usePlan } from '../plan/use-plan.ts';
import { usePart } from '../ui/lazy-part.ts';
import { standingPart } from './parts.ts';
import styles from './standing.module.css';

/** How the changes of this device stand: comes and goes with the network, and so moves nothing. */
export function Standing({ line = standingPart }: { line?: typeof standingPart }) {
  const { sync, newer } = usePlan();
  const { Part: StandingLine } = usePart(line, { isWanted: newer > 0 || !goesWell(sync) });
  if (StandingLine) return <StandingLine />;
  return (
    <p role="status" className={styles.standing}>
      {sync === 'unreachable' && 'The server cannot be reached right now.'}
    </p>
  );
}
