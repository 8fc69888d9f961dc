import { useEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { newPasswordProblem } from '#domain/account/validation.ts';
import {
  fieldOfProblem,
  NewPasswordFields,
  type NewPassword,
} from '../../account/new-password-fields.tsx';
import { isUnanswered } from '../../api/api-error.ts';
import { useSessionActions } from '../../session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { focusField } from '../../ui/late-focus.ts';
import { Alert } from '../../ui/message.tsx';
import { SpokenStatus } from '../../ui/spoken-status.tsx';
import { resetProblem } from './reset-problem.ts';
import styles from './new-password-form.module.css';

/** What is typed is the caller's: the question whether to leave takes nothing away. */
export function NewPasswordForm(props: {
  typed: NewPassword;
  onType: (typed: NewPassword) => void;
  onDone: () => void;
}) {
  const { typed } = props;
  const { recovery } = useSessionActions();
  const form = useRef<HTMLFormElement>(null);
  const isAgain = useRef(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  // The dialog may have been open for the look at the link: then this is where it goes on.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const found = newPasswordProblem(typed);
    setFailure(null);
    flushSync(() => setProblem(found));
    if (found) return focusField(form.current, fieldOfProblem(typed));
    setIsBusy(true);
    try {
      await recovery.setPassword(typed.password);
      props.onDone();
    } catch (cause) {
      const { message, isAboutPassword, isLinkOver } = resetProblem(cause, isAgain.current);
      isAgain.current ||= isUnanswered(cause);
      if (isLinkOver) return recovery.refuse(message);
      setIsBusy(false);
      if (!isAboutPassword) return setFailure(message);
      flushSync(() => setProblem(message));
      focusField(form.current, 'password');
    }
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      {failure && <Alert>{failure}</Alert>}
      <NewPasswordFields
        typed={typed}
        problem={problem}
        onType={(next) => {
          props.onType(next);
          setProblem(null);
        }}
      />
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
