import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { emailProblem, passwordProblem, usernameProblem } from '#domain/account/validation.ts';
import { ApiError } from '../../api/api-error.ts';
import { useSessionActions } from '../../session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { focusField } from '../../ui/late-focus.ts';
import { Alert } from '../../ui/message.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SpokenStatus } from '../../ui/spoken-status.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { signInProblem } from './sign-in-problem.ts';
import { createSignUp, type Account } from './sign-up.ts';
import styles from './sign-in.module.css';

export type Mode = 'sign-in' | 'sign-up';

type Problems = { readonly [field in keyof Account]: string | null };

const FIELDS = ['email', 'username', 'password'] as const;

const NO_PROBLEMS: Problems = { email: null, username: null, password: null };

function problemsOf(account: Account, mode: Mode): Problems {
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
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const edit = (field: keyof Account) => (event: { target: { value: string } }) => {
    props.onEdit({ ...account, [field]: event.target.value });
    setProblems({ ...problems, [field]: null });
  };

  /** What is wrong, at its field, where the focus goes; false when nothing is. */
  const isNamed = (found: Problems): boolean => {
    flushSync(() => setProblems(found));
    const firstBad = FIELDS.find((name) => found[name] !== null);
    if (firstBad !== undefined) focusField(form.current, firstBad);
    return firstBad !== undefined;
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setFailure(null);
    const found = problemsOf(account, mode);
    if (isNamed(found)) return;
    setIsBusy(true);
    try {
      if (mode === 'sign-up') await signUp({ ...account, email: account.email.trim() });
      else await actions.signIn({ email: account.email.trim(), password: account.password });
    } catch (cause) {
      const fields = cause instanceof ApiError && cause.code === 'account.invalid' && cause.fields;
      if (!fields || !isNamed({ ...NO_PROBLEMS, ...fields })) setFailure(signInProblem(cause));
    } finally {
      setIsBusy(false);
    }
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
        problem={problems.email}
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
          problem={problems.username}
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
        problem={problems.password}
        onChange={edit('password')}
      />
      <Button look="primary" type="submit" aria-disabled={isBusy}>
        {mode === 'sign-up' ? 'Sign Up' : 'Sign In'}
      </Button>
      <SpokenStatus>{isBusy && 'One moment…'}</SpokenStatus>
    </form>
  );
}
