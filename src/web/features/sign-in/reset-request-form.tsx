import { useEffect, useRef, useState } from 'react';
import { emailProblem } from '#domain/account/validation.ts';
import { ApiError } from '../../api/api-error.ts';
import { requestPasswordReset } from '../../api/recovery-request.ts';
import { useApi, useSessionActions } from '../../session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Alert, Notice } from '../../ui/message.tsx';
import { SpokenStatus } from '../../ui/spoken-status.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';
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
  const [isSent, setIsSent] = useState(false);
  useEffect(() => input.current?.focus(), []);
  const { form, problems, setProblems, failure, isBusy, submit } = useForm<'email'>({
    check() {
      setIsSent(false);
      return { email: emailProblem(props.email) };
    },
    async send() {
      await requestPasswordReset(api, props.email.trim());
      setIsSent(true);
      // What was wrong with an earlier link is over: another one is on its way.
      recovery.close();
    },
    explain: (cause) => ({
      words: FAILED,
      ...(cause instanceof ApiError && { fields: cause.fields }),
    }),
  });

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      {failure && <Alert>{failure}</Alert>}
      <div role="status">{isSent && <Notice>{SENT}</Notice>}</div>
      <TextField
        ref={input}
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        required
        value={props.email}
        problem={problems.email ?? null}
        onChange={({ target }) => {
          props.onEdit(target.value);
          setProblems({});
        }}
      />
      <Button look="primary" type="submit" aria-disabled={isBusy}>
        Send Reset Link
      </Button>
      <SpokenStatus>{isBusy && 'One moment…'}</SpokenStatus>
      <Button look="link" onClick={props.onBack}>
        Back to Sign In
      </Button>
    </form>
  );
}
