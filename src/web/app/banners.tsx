import { useEffect, type ReactNode } from 'react';
import { usePlan, usePlanStore } from '../plan/use-plan.ts';
import { useRecovery, useSessionActions } from '../session/session-context.tsx';
import { Alert } from '../ui/message.tsx';
import styles from './banners.module.css';
import { useClosingWarning } from './use-closing-warning.ts';

/** What the person should know about loudly: changes that were refused, and what else went wrong. */
export function Banners(props: {
  trouble: ReactNode;
  /** Always the same function. */
  onRefused: () => void;
  onDismissTrouble: () => void;
}) {
  const { trouble, onRefused } = props;
  const plan = usePlan();
  const store = usePlanStore();
  const link = useRecovery();
  const { recovery } = useSessionActions();
  useClosingWarning(plan);
  const last = plan.refusals.at(-1)?.opId;
  // What was said of it when it was done is not so.
  useEffect(() => (last === undefined ? undefined : onRefused()), [last, onRefused]);
  return (
    <div className={styles.banners}>
      {link.mode === 'refused' && <Alert onDismiss={recovery.close}>{link.message}</Alert>}
      {trouble && <Alert onDismiss={props.onDismissTrouble}>{trouble}</Alert>}
      {plan.refusals.map((refusal) => (
        <Alert key={refusal.opId} onDismiss={() => store.dismissRefusal(refusal.opId)}>
          {refusal.message}
        </Alert>
      ))}
    </div>
  );
}
