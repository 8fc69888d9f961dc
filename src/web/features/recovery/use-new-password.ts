import { useState } from 'react';
import { newPasswordProblems, NO_PASSWORD } from '../../account/new-password-fields.tsx';
import { isUnanswered } from '../../api/api-error.ts';
import { useSessionActions } from '../../session/session-context.tsx';
import { useForm } from '../../ui/use-form.ts';
import { resetProblem } from './reset-problem.ts';

/** What the form of a new password knows. It outlives the form, which the question whether to leave takes away. */
export function useNewPassword(onDone: () => void) {
  const { recovery } = useSessionActions();
  const [typed, setTyped] = useState(NO_PASSWORD);
  const [wasUnanswered, setWasUnanswered] = useState(false);
  const { setProblems, ...form } = useForm({
    check: () => newPasswordProblems(typed),
    async send() {
      await recovery.setPassword(typed.password);
      onDone();
    },
    explain(cause) {
      const { message, isAboutPassword, isLinkOver } = resetProblem(cause, wasUnanswered);
      if (isUnanswered(cause)) setWasUnanswered(true);
      if (isLinkOver) {
        recovery.refuse(message);
        return {};
      }
      return isAboutPassword ? { fields: { password: message } } : { words: message };
    },
  });

  return {
    ...form,
    typed,
    /** A try is on its way, or got no answer: nobody can say which password is the one that counts. */
    mayCount: form.isBusy || wasUnanswered,
    type(next: typeof typed) {
      setTyped(next);
      setProblems({});
    },
  };
}
