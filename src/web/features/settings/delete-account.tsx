import { useId, useState } from 'react';
import { passwordProblem } from '#domain/account/validation.ts';
import { ApiError } from '../../api/api-error.ts';
import { useSessionActions } from '../../session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldProblem } from '../../ui/text-field.tsx';
import { Alert } from '../../ui/message.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { inSentences } from '../../ui/sentences.tsx';
import { SpokenStatus } from '../../ui/spoken-status.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useIsShown } from '../../ui/use-is-shown.ts';
import { accountProblem } from './account-problem.ts';
import type { LateEnd } from './late-end.ts';
import part from './part.module.css';

const FAILED = 'Your account could not be deleted. Nothing was removed. Please try again.';
/** Where the form is gone, and with it what the answer is about. */
const NOT_DELETED = 'Your account was not deleted.';
const NOT_TICKED = 'Please tick the box if this is what you want';

/** The one thing here that cannot be taken back: it takes the password and a plain yes. */
export function DeleteAccount({ onLate }: { onLate: (end: LateEnd) => void }) {
  const session = useSessionActions();
  const id = useId();
  const [password, setPassword] = useState('');
  const [isSure, setIsSure] = useState(false);
  const isShown = useIsShown();
  const { form, problems, setProblems, failure, isBusy, submit } = useForm({
    check: () => ({ password: passwordProblem(password), sure: isSure ? null : NOT_TICKED }),
    send: () => session.deleteAccount(password),
    explain(cause) {
      const words = accountProblem(cause, FAILED);
      const isPassword = cause instanceof ApiError && cause.code === 'account.credentials_wrong';
      if (!isShown.current)
        onLate({ trouble: isPassword ? inSentences(NOT_DELETED, words) : words });
      return isPassword ? { fields: { password: words } } : { words };
    },
  });

  return (
    <form ref={form} className={part.form} noValidate onSubmit={submit}>
      <p id={`${id}-warning`}>
        This deletes your mountains, everything you moved, your brain dumps and your sign-in, on the
        server and on this device. It cannot be undone. You may want to export first.
      </p>
      {failure && <Alert>{failure}</Alert>}
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        problem={problems.password ?? null}
        onChange={({ target }) => {
          setPassword(target.value);
          setProblems({ ...problems, password: null });
        }}
      />
      <label className={part.tick}>
        <input
          id={id}
          type="checkbox"
          name="sure"
          checked={isSure}
          aria-invalid={Boolean(problems.sure)}
          aria-describedby={problems.sure ? `${id}-problem` : undefined}
          onChange={({ target }) => {
            setIsSure(target.checked);
            setProblems({ ...problems, sure: null });
          }}
        />
        Delete my account and everything in it
      </label>
      {problems.sure && <FieldProblem of={id}>{problems.sure}</FieldProblem>}
      <Button look="danger" type="submit" aria-describedby={`${id}-warning`} aria-disabled={isBusy}>
        Delete Account
      </Button>
      <SpokenStatus>{isBusy && 'One moment…'}</SpokenStatus>
    </form>
  );
}
