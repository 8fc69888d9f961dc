import { useEffect, useId, useRef, useState } from 'react';
import { useDevice, useRecovery, useSessionActions } from '../../session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { keepFocus } from '../../ui/keep-focus.ts';
import { Alert, Notice } from '../../ui/message.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { useNewPassword } from './use-new-password.ts';

const CLOSES_AFTER_MS = 2000;

const STAYS = 'Your password stays as it is. The link in the mail works until its hour is over.';
const MAY_COUNT =
  'Your new password was sent, and may count already. If you leave now, sign in with the new one first, then with the old one.';

/** Password-reset mode: the dialog, the question before leaving it, and its end. */
export function ResetPassword() {
  const { recovery } = useSessionActions();
  const { mode } = useRecovery();
  const device = useDevice();
  const [isAsking, setIsAsking] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const newPassword = useNewPassword(() => setIsDone(true));

  // The dialog leaves by itself; the sign-in screen behind it carries the news on.
  useEffect(() => {
    if (!isDone) return;
    return device.after(CLOSES_AFTER_MS, recovery.close);
  }, [device, isDone, recovery]);

  if (isAsking && !isDone) {
    return (
      <CancelQuestion
        outcome={newPassword.mayCount ? MAY_COUNT : STAYS}
        onContinue={() => setIsAsking(false)}
        onCancel={recovery.close}
      />
    );
  }
  const close = () => (mode === 'choosing' && !isDone ? setIsAsking(true) : recovery.close());
  return (
    <Dialog title="Reset Password" onClose={close}>
      {isDone ? (
        <Done />
      ) : mode === 'choosing' ? (
        <NewPasswordForm of={newPassword} />
      ) : (
        <LinkCheck />
      )}
    </Dialog>
  );
}

function LinkCheck() {
  const { recovery } = useSessionActions();
  const state = useRecovery();
  const checkAgain = () => {
    recovery.checkAgain();
    keepFocus(() => document.querySelector<HTMLElement>('dialog[open] button'));
  };
  return (
    <>
      {/* Here all the time: what comes into a new one is seldom read aloud. */}
      <p role="status">{state.mode !== 'unchecked' && 'Checking your link…'}</p>
      {state.mode === 'unchecked' && (
        <>
          <Alert>{state.message}</Alert>
          <DialogActions>
            <Button look="plain" onClick={recovery.close}>
              Cancel
            </Button>
            <Button look="primary" onClick={checkAgain}>
              Try again
            </Button>
          </DialogActions>
        </>
      )}
    </>
  );
}

function CancelQuestion(props: {
  /** What leaving means for the password. */
  outcome: string;
  onContinue: () => void;
  onCancel: () => void;
}) {
  const outcomeId = useId();
  return (
    <Dialog title="Cancel Password Reset?" describedBy={outcomeId} onClose={props.onContinue}>
      <p id={outcomeId}>{props.outcome}</p>
      <DialogActions>
        <Button look="plain" onClick={props.onContinue}>
          Continue Reset
        </Button>
        <Button look="danger" onClick={props.onCancel}>
          Yes, Cancel
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Done() {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <div ref={line} role="status" tabIndex={-1}>
      <Notice>Password updated successfully!</Notice>
    </div>
  );
}
