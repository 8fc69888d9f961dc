import type { PlanView } from '../plan/plan-view.ts';
import { usePlanStore } from '../plan/use-plan.ts';
import { useRecovery, useSessionActions } from '../session/session-context.tsx';
import { Alert } from '../ui/message.tsx';
import styles from './banners.module.css';

/** What the person should know about their changes: refused ones loudly, waiting ones quietly. */
export function Banners(props: {
  plan: PlanView;
  trouble: string | null;
  onDismissTrouble: () => void;
}) {
  const { plan, trouble } = props;
  const store = usePlanStore();
  const link = useRecovery();
  const { recovery } = useSessionActions();
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
        {waitingLine(plan)}
      </p>
    </div>
  );
}

function waitingLine({ waiting, sync, storage }: PlanView): string {
  if (waiting === 0 || (sync !== 'unreachable' && sync !== 'stopped')) return '';
  const isOne = waiting === 1;
  const changes = isOne ? '1 change waiting' : `${waiting} changes waiting`;
  if (storage === 'memory')
    return `${changes}. This browser cannot keep ${isOne ? 'it' : 'them'}: leave this tab open.`;
  const kept = isOne ? 'It is kept' : 'They are kept';
  if (sync === 'stopped') return `${changes}. ${kept} until you sign in again.`;
  return `${changes}. ${kept} on this device and sent as soon as the server can be reached.`;
}
