import { useEffect } from 'react';
import { NewPasswordFields } from '../../account/new-password-fields.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Alert } from '../../ui/message.tsx';
import { SpokenStatus } from '../../ui/spoken-status.tsx';
import styles from './new-password-form.module.css';
import type { useNewPassword } from './use-new-password.ts';

/** What it knows is the caller's: the question whether to leave takes nothing away. */
export function NewPasswordForm({ of }: { of: ReturnType<typeof useNewPassword> }) {
  const { form, typed, isBusy } = of;

  // The dialog may have been open for the look at the link: then this is where it goes on.
  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={of.submit}>
      {of.failure && <Alert>{of.failure}</Alert>}
      <NewPasswordFields typed={typed} problems={of.problems} onType={of.type} />
      <DialogActions>
        <Button
          look="primary"
          type="submit"
          disabled={typed.password === '' || typed.confirmation === ''}
          aria-disabled={isBusy}
        >
          Update Password
        </Button>
      </DialogActions>
      <SpokenStatus>{isBusy && 'One moment…'}</SpokenStatus>
    </form>
  );
}
