import { useState } from 'react';
import type { PlanView } from '../plan/plan-view.ts';
import { usePlan, usePlanStore } from '../plan/use-plan.ts';
import { useRecovery, useSessionActions } from '../session/session-context.tsx';
import { Alert } from '../ui/message.tsx';
import styles from './banners.module.css';
import { isAway, standingLine } from './standing-line.ts';
import { useClosingWarning } from './use-closing-warning.ts';

/** What the person should know about their changes: refused ones loudly, waiting ones quietly. */
export function Banners(props: { trouble: string | null; onDismissTrouble: () => void }) {
  const { trouble } = props;
  const plan = usePlan();
  const store = usePlanStore();
  const link = useRecovery();
  const { recovery } = useSessionActions();
  const standing = useStandingLine(plan);
  useClosingWarning(plan);
  return (
    <div className={styles.banners}>
      {link.mode === 'refused' && <Alert onDismiss={recovery.close}>{link.message}</Alert>}
      {trouble && <Alert onDismiss={props.onDismissTrouble}>{trouble}</Alert>}
      {plan.refusals.map((refusal) => (
        <Alert key={refusal.opId} onDismiss={() => store.dismissRefusal(refusal.opId)}>
          {refusal.message}
        </Alert>
      ))}
      <p role="status" className={styles.waiting}>
        {standing}
      </p>
    </div>
  );
}

function useStandingLine(plan: PlanView): string {
  const [wasAway, setWasAway] = useState(false);
  const away = isAway({ sync: plan.sync, wasAway });
  if (away !== wasAway) setWasAway(away);
  return standingLine({ ...plan, isAway: away });
}
