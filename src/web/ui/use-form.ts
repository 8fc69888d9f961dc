import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { focusField } from './late-focus.ts';

/** What is wrong with each field, by its name, in the order of the form. */
export type Problems<Field extends string> = { readonly [name in Field]?: string | null };

/**
 * A form that is looked through before it is sent. What is wrong with a field is said there, and the first of
 * those has the focus; what is wrong with the whole is its failure.
 */
export function useForm<Field extends string>(ask: {
  check: () => Problems<Field>;
  send: () => Promise<void>;
  /** What is wrong where it was not done; `words` where that is no field. */
  explain: (cause: unknown) => { readonly fields?: Problems<Field>; readonly words?: ReactNode };
}) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems<Field>>({});
  const [failure, setFailure] = useState<ReactNode>(null);
  const [isBusy, setIsBusy] = useState(false);

  const isNamed = (found: Problems<Field>): boolean => {
    flushSync(() => setProblems(found));
    const firstBad = Object.entries(found).find(([, problem]) => problem);
    if (firstBad) focusField(form.current, firstBad[0]);
    return firstBad !== undefined;
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setFailure(null);
    if (isNamed(ask.check())) return;
    setIsBusy(true);
    try {
      await ask.send();
    } catch (cause) {
      const { fields = {}, words } = ask.explain(cause);
      if (!isNamed(fields)) setFailure(words);
    } finally {
      setIsBusy(false);
    }
  };

  return { form, problems, setProblems, failure, setFailure, isBusy, submit };
}
