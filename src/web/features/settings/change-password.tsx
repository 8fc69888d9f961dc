import { useEffect, useRef, useState } from 'react';
import { passwordProblem } from '#domain/account/validation.ts';
import {
  NewPasswordFields,
  newPasswordProblems,
  NO_PASSWORD,
} from '../../account/new-password-fields.tsx';
import { useSessionActions } from '../../session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { focusLate } from '../../ui/late-focus.ts';
import { Alert, Notice } from '../../ui/message.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { inSentences } from '../../ui/sentences.tsx';
import { SpokenStatus } from '../../ui/spoken-status.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useIsShown } from '../../ui/use-is-shown.ts';
import { changeProblem, WRONG } from './account-problem.ts';
import type { LateEnd } from './late-end.ts';
import part from './part.module.css';

const DONE = 'Password updated successfully!';
/** Where the form is gone, and with it what the answer is about. */
const NOT_CHANGED = 'Your password was not changed.';
const AS_BEFORE =
  'So far your password is the old one. If you are asked to sign in, try the new one too.';
const UNKNOWN =
  'No answer came, so your password may have changed already. If you are asked to sign in, try the new one first.';

/** Whoever knows the password can choose another; the other devices have to sign in again. */
export function ChangePassword({ onLate }: { onLate: (end: LateEnd) => void }) {
  const session = useSessionActions();
  const [current, setCurrent] = useState('');
  const [typed, setTyped] = useState(NO_PASSWORD);
  const [isDone, setIsDone] = useState(false);
  const isShown = useIsShown();
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isDone) focusLate(outcome.current);
  }, [isDone]);
  const isIncomplete = current === '' || typed.password === '' || typed.confirmation === '';

  const { form, problems, setProblems, failure, setFailure, isBusy, submit } = useForm<
    'current' | keyof typeof typed
  >({
    check: () => ({ current: passwordProblem(current), ...newPasswordProblems(typed) }),
    async send() {
      const change = { currentPassword: current, newPassword: typed.password };
      const outcome = await session.changePassword(change);
      if (outcome === 'done') {
        setIsDone(true);
        if (!isShown.current) onLate({ news: DONE });
        return;
      }
      const words = inSentences(WRONG, outcome === 'as-before' ? AS_BEFORE : UNKNOWN);
      setFailure(words);
      if (!isShown.current) onLate({ trouble: words });
    },
    explain(cause) {
      const { field, message } = changeProblem(cause);
      if (!isShown.current) onLate({ trouble: inSentences(NOT_CHANGED, message) });
      return field === null ? { words: message } : { fields: { [field]: message } };
    },
  });

  if (isDone) {
    return (
      <div ref={outcome} className={part.form} role="status" tabIndex={-1}>
        <Notice>{DONE}</Notice>
      </div>
    );
  }
  return (
    <form ref={form} className={part.form} noValidate onSubmit={submit}>
      {failure && <Alert>{failure}</Alert>}
      <PasswordField
        label="Current Password"
        name="current"
        autoComplete="current-password"
        required
        value={current}
        problem={problems.current ?? null}
        onChange={({ target }) => {
          setCurrent(target.value);
          setProblems({});
        }}
      />
      <NewPasswordFields
        typed={typed}
        problems={problems}
        onType={(next) => {
          setTyped(next);
          setProblems({});
        }}
      />
      <p className={part.hint}>Your other devices will have to sign in again.</p>
      <Button look="plain" type="submit" disabled={isIncomplete} aria-disabled={isBusy}>
        Update Password
      </Button>
      <SpokenStatus>{isBusy && 'One moment…'}</SpokenStatus>
    </form>
  );
}
