import { useState } from 'react';
import { emailProblem, passwordProblem, usernameProblem } from '#domain/account/validation.ts';
import { ApiError } from '../../api/api-error.ts';
import { useSessionActions } from '../../session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/message.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SpokenStatus } from '../../ui/spoken-status.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { signInProblem } from './sign-in-problem.ts';
import { createSignUp, type Account } from './sign-up.ts';
import styles from './sign-in.module.css';

export type Mode = 'sign-in' | 'sign-up';

function problemsOf(account: Account, mode: Mode) {
  return {
    email: emailProblem(account.email),
    username: mode === 'sign-up' ? usernameProblem(account.username) : null,
    password: passwordProblem(account.password),
  };
}

/** The fields of both modes. The values are the caller's, so that changing the mode keeps them. */
export function AccountForm(props: {
  mode: Mode;
  account: Account;
  onEdit: (account: Account) => void;
}) {
  const { mode, account } = props;
  const actions = useSessionActions();
  const [signUp] = useState(() => createSignUp(actions));
  const { form, problems, setProblems, failure, isBusy, submit } = useForm<keyof Account>({
    check: () => problemsOf(account, mode),
    async send() {
      const email = account.email.trim();
      if (mode === 'sign-up') await signUp({ ...account, email });
      else await actions.signIn({ email, password: account.password });
    },
    explain(cause) {
      const words = signInProblem(cause);
      if (!(cause instanceof ApiError)) return { words };
      const { code, fields } = cause;
      if (code === 'account.email_taken') return { fields: { email: words } };
      if (code === 'account.username_taken') return { fields: { username: words } };
      return code === 'account.invalid' ? { words, fields } : { words };
    },
  });

  const edit = (field: keyof Account) => (event: { target: { value: string } }) => {
    props.onEdit({ ...account, [field]: event.target.value });
    setProblems({ ...problems, [field]: null });
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      {failure && <Alert>{failure}</Alert>}
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        required
        value={account.email}
        problem={problems.email ?? null}
        onChange={edit('email')}
      />
      {mode === 'sign-up' && (
        <TextField
          label="Username"
          name="username"
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
          required
          hint="At least 3 letters, numbers, hyphens or underscores."
          value={account.username}
          problem={problems.username ?? null}
          onChange={edit('username')}
        />
      )}
      <PasswordField
        label="Password"
        name="password"
        autoComplete={mode === 'sign-up' ? 'new-password' : 'current-password'}
        required
        {...(mode === 'sign-up' && { hint: 'At least 6 characters.' })}
        value={account.password}
        problem={problems.password ?? null}
        onChange={edit('password')}
      />
      <Button look="primary" type="submit" aria-disabled={isBusy}>
        {mode === 'sign-up' ? 'Sign Up' : 'Sign In'}
      </Button>
      <SpokenStatus>{isBusy && 'One moment…'}</SpokenStatus>
    </form>
  );
}
