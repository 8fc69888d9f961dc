import { useState } from 'react';
import { useSessionActions } from '../session/session-context.tsx';
import { Button } from '../ui/button.tsx';
import { Alert } from '../ui/message.tsx';
import { NameMark } from '../ui/name-mark.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './whole-page.module.css';

/** Signed in, but the profile did not come and the device keeps none. */
export function FailedView({ message, isRetryable }: { message: string; isRetryable: boolean }) {
  const actions = useSessionActions();
  const [isBusy, setIsBusy] = useState(false);
  const [isUnreachable, setIsUnreachable] = useState(false);
  const ask = async (work: () => Promise<unknown>) => {
    if (isBusy) return;
    setIsBusy(true);
    setIsUnreachable(false);
    await work().finally(() => setIsBusy(false));
  };
  const signOut = async () => {
    const { outcome } = await actions.signOut();
    setIsUnreachable(outcome === 'unreachable');
  };
  return (
    <main className={styles.page}>
      <NameMark className={styles.mark} />
      <h1>
        <VisuallyHidden>Unstuck</VisuallyHidden>
      </h1>
      <Alert>{message}</Alert>
      {isUnreachable && (
        <Alert>The server cannot be reached right now. You are still signed in.</Alert>
      )}
      {isRetryable && <p>Everything you made is still there. It may be the network.</p>}
      <div className={styles.actions}>
        {isRetryable && (
          <Button look="primary" aria-disabled={isBusy} onClick={() => void ask(actions.retry)}>
            Try again
          </Button>
        )}
        <Button look="plain" aria-disabled={isBusy} onClick={() => void ask(signOut)}>
          Sign Out
        </Button>
      </div>
      <p role="status">{isBusy && 'One moment…'}</p>
    </main>
  );
}
