import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { newPasswordProblem } from '#domain/account/validation.ts';
import { fieldOfProblem, NO_PASSWORD } from '../../account/new-password-fields.tsx';
import { isUnanswered } from '../../api/api-error.ts';
import { useSessionActions } from '../../session/session-context.tsx';
import { focusField } from '../../ui/late-focus.ts';
import { resetProblem } from './reset-problem.ts';

/** What the form of a new password knows. It outlives the form, which the question whether to leave takes away. */
export function useNewPassword(onDone: () => void) {
  const { recovery } = useSessionActions();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(NO_PASSWORD);
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [wasUnanswered, setWasUnanswered] = useState(false);

  const submit = async () => {
    if (isBusy) return;
    const found = newPasswordProblem(typed);
    setFailure(null);
    flushSync(() => setProblem(found));
    if (found) return focusField(form.current, fieldOfProblem(typed));
    setIsBusy(true);
    try {
      await recovery.setPassword(typed.password);
      onDone();
    } catch (cause) {
      const { message, isAboutPassword, isLinkOver } = resetProblem(cause, wasUnanswered);
      if (isUnanswered(cause)) setWasUnanswered(true);
      if (isLinkOver) return recovery.refuse(message);
      setIsBusy(false);
      if (!isAboutPassword) return setFailure(message);
      flushSync(() => setProblem(message));
      focusField(form.current, 'password');
    }
  };

  return {
    form,
    typed,
    problem,
    failure,
    isBusy,
    /** A try is on its way, or got no answer: nobody can say which password is the one that counts. */
    mayCount: isBusy || wasUnanswered,
    type(next: typeof typed) {
      setTyped(next);
      setProblem(null);
    },
    submit,
  };
}
