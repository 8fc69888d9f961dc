import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { newPasswordProblem, passwordProblem } from '#domain/account/validation.ts';
import {
  fieldOfProblem,
  NewPasswordFields,
  NO_PASSWORD,
} from '../../account/new-password-fields.tsx';
import { useSessionActions } from '../../session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { focusField, focusLate } from '../../ui/late-focus.ts';
import { Alert, Notice } from '../../ui/message.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Sentences } from '../../ui/sentences.tsx';
import { SpokenStatus } from '../../ui/spoken-status.tsx';
import { changeProblem, WRONG } from './account-problem.ts';
import { useIsShown, type LateEnd } from './late-end.ts';
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
  const form = useRef<HTMLFormElement>(null);
  const [current, setCurrent] = useState('');
  const [typed, setTyped] = useState(NO_PASSWORD);
  const [problems, setProblems] = useState<Problems>(NO_PROBLEMS);
  const [failure, setFailure] = useState<ReactNode>(null);
  const [phase, setPhase] = useState<'typing' | 'sending' | 'done'>('typing');
  const isShown = useIsShown();
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (phase === 'done') focusLate(outcome.current);
  }, [phase]);
  const isIncomplete = current === '' || typed.password === '' || typed.confirmation === '';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (phase === 'sending') return;
    setFailure(null);
    const found = { current: passwordProblem(current), typed: newPasswordProblem(typed) };
    flushSync(() => setProblems(found));
    const firstBad = found.current ? 'current' : found.typed && fieldOfProblem(typed);
    if (firstBad) return focusField(form.current, firstBad);
    setPhase('sending');
    try {
      const change = { currentPassword: current, newPassword: typed.password };
      const outcome = await session.changePassword(change);
      if (outcome === 'done') {
        if (!isShown.current) onLate({ news: DONE });
        return setPhase('done');
      }
      const words = <Sentences of={[WRONG, outcome === 'as-before' ? AS_BEFORE : UNKNOWN]} />;
      if (!isShown.current) return onLate({ trouble: words });
      setPhase('typing');
      setFailure(words);
    } catch (cause) {
      const { field, message } = changeProblem(cause);
      if (!isShown.current) return onLate({ trouble: <Sentences of={[NOT_CHANGED, message]} /> });
      setPhase('typing');
      if (field === null) return setFailure(message);
      flushSync(() => setProblems({ ...NO_PROBLEMS, [field]: message }));
      focusField(form.current, field === 'typed' ? 'password' : 'current');
    }
  };

  if (phase === 'done') {
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
        problem={problems.current}
        onChange={({ target }) => {
          setCurrent(target.value);
          setProblems(NO_PROBLEMS);
        }}
      />
      <NewPasswordFields
        typed={typed}
        problem={problems.typed}
        onType={(next) => {
          setTyped(next);
          setProblems(NO_PROBLEMS);
        }}
      />
      <p className={part.hint}>Your other devices will have to sign in again.</p>
      <Button
        look="plain"
        type="submit"
        disabled={isIncomplete}
        aria-disabled={phase === 'sending'}
      >
        Update Password
      </Button>
      <SpokenStatus>{phase === 'sending' && 'One moment…'}</SpokenStatus>
    </form>
  );
}

type Problems = { readonly current: string | null; readonly typed: string | null };

const NO_PROBLEMS: Problems = { current: null, typed: null };
