import { useEffect, useState } from 'react';
import { usePlan, usePlanStore } from '../plan/use-plan.ts';
import { useRecovery, useSessionActions } from '../session/session-context.tsx';
import { Alert } from '../ui/message.tsx';
import styles from './banners.module.css';
import { noticesPart } from './parts.ts';
import { useClosingWarning } from './use-closing-warning.ts';
import type { Trouble } from './use-trouble.ts';

/** What the person should know about loudly: changes that were refused, and what else went wrong. */
export function Banners(props: {
  trouble: Trouble;
  /** Always the same function. */
  onRefused: () => void;
  onDismissTrouble: () => void;
  code?: typeof noticesPart;
}) {
  const { trouble, onRefused, code = noticesPart } = props;
  const plan = usePlan();
  const store = usePlanStore();
  const link = useRecovery();
  const { recovery } = useSessionActions();
  const [hidden, setHidden] = useState<readonly string[]>([]);
  useClosingWarning(plan);
  const last = plan.refusals.at(-1)?.opId;
  // What was said of it when it was done is not so.
  useEffect(() => (last === undefined ? undefined : onRefused()), [last, onRefused]);
  const dismiss = (opId: string) => {
    // The notices take the words of what was refused. Until their code has come, these stand nowhere else.
    if (typeof code.get() !== 'string') store.dismissRefusal(opId);
    else setHidden([...hidden, opId]);
  };
  return (
    <div className={styles.banners}>
      {link.mode === 'refused' && <Alert onDismiss={recovery.close}>{link.message}</Alert>}
      {trouble.words && (
        <Alert key={trouble.id} onDismiss={props.onDismissTrouble}>
          {trouble.words}
        </Alert>
      )}
      {plan.refusals
        .filter(({ opId }) => !hidden.includes(opId))
        .map(({ opId, message }) => (
          <Alert key={opId} onDismiss={() => dismiss(opId)}>
            {message}
          </Alert>
        ))}
    </div>
  );
}
