import { useEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { emailProblem } from '#domain/account/validation.ts';
import { ApiError } from '../../api/api-error.ts';
import { requestPasswordReset } from '../../api/recovery-request.ts';
import { useApi, useSessionActions } from '../../session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { focusLate } from '../../ui/late-focus.ts';
import { Alert, Notice } from '../../ui/message.tsx';
import { SpokenStatus } from '../../ui/spoken-status.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './sign-in.module.css';

const SENT =
  'If an account with that email exists, a password reset link has been sent to your inbox.';
const FAILED = 'Failed to send reset email. Please try again.';

/** Asks for a link; the email is the one typed on the sign-in form already. */
export function ResetRequestForm(props: {
  email: string;
  onEdit: (email: string) => void;
  onBack: () => void;
}) {
  const api = useApi();
  const { recovery } = useSessionActions();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<'sending' | 'sent' | 'failed' | null>(null);
  useEffect(() => input.current?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (outcome === 'sending') return;
    const found = emailProblem(props.email);
    setOutcome(null);
    flushSync(() => setProblem(found));
    if (found) return input.current?.focus();
    setOutcome('sending');
    try {
      await requestPasswordReset(api, props.email.trim());
      setOutcome('sent');
      // What was wrong with an earlier link is over: another one is on its way.
      recovery.close();
    } catch (cause) {
      const refused = cause instanceof ApiError ? cause.fields['email'] : undefined;
      if (refused === undefined) return setOutcome('failed');
      setOutcome(null);
      flushSync(() => setProblem(refused));
      focusLate(input.current, input.current?.form);
    }
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {outcome === 'failed' && <Alert>{FAILED}</Alert>}
      <div role="status">{outcome === 'sent' && <Notice>{SENT}</Notice>}</div>
      <TextField
        ref={input}
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        required
        value={props.email}
        problem={problem}
        onChange={({ target }) => {
          props.onEdit(target.value);
          setProblem(null);
        }}
      />
      <Button look="primary" type="submit" aria-disabled={outcome === 'sending'}>
        Send Reset Link
      </Button>
      <SpokenStatus>{outcome === 'sending' && 'One moment…'}</SpokenStatus>
      <Button look="link" onClick={props.onBack}>
        Back to Sign In
      </Button>
    </form>
  );
}
