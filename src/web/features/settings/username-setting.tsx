import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { changedUsernameProblem } from '#domain/account/validation.ts';
import { updateUsername } from '../../api/account.ts';
import { ApiError } from '../../api/api-error.ts';
import { tooManyTries } from '../../api/too-many.ts';
import { usePlanStore } from '../../plan/use-plan.ts';
import { useApi } from '../../session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { focusLate } from '../../ui/late-focus.ts';
import { Alert, Notice } from '../../ui/message.tsx';
import { inSentences } from '../../ui/sentences.tsx';
import { SpokenStatus } from '../../ui/spoken-status.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useIsShown } from '../../ui/use-is-shown.ts';
import part from './part.module.css';

const TAKEN = 'Failed to update username. It may already be taken.';
const AWAY = 'The server cannot be reached right now.';

/** The name that the welcome line uses; changing it asks the server, which knows whether it is free. */
export function UsernameSetting({ username }: { username: string | null }) {
  const [isEditing, setIsEditing] = useState(false);
  const [hasSaved, setHasSaved] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const finish = (saved: boolean) => {
    setIsEditing(false);
    setHasSaved(saved);
    requestAnimationFrame(() => focusLate(editButton.current));
  };
  return (
    <section className={part.part}>
      <h3>Username</h3>
      {isEditing ? (
        <UsernameForm
          username={username ?? ''}
          onFinish={finish}
          onSavedLate={() => setHasSaved(true)}
        />
      ) : (
        <div className={part.value}>
          <p>{username ?? 'None yet'}</p>
          <Button ref={editButton} look="plain" onClick={() => setIsEditing(true)}>
            Edit
          </Button>
        </div>
      )}
      <div role="status">{hasSaved && !isEditing && <Notice>Username saved.</Notice>}</div>
    </section>
  );
}

function failureWords(cause: unknown): readonly string[] {
  const code = cause instanceof ApiError ? cause.code : null;
  if (cause instanceof ApiError && code === 'request.too_many') return [tooManyTries(cause)];
  return code === 'network' ? [TAKEN, AWAY] : [TAKEN];
}

/** What is wrong with the name itself. One that is taken is none of this: the specification, section 8, has its words. */
function refusalOf(cause: unknown): string | null {
  if (!(cause instanceof ApiError) || cause.code !== 'account.invalid') return null;
  return cause.fields['username'] ?? null;
}

function UsernameForm(props: {
  username: string;
  onFinish: (saved: boolean) => void;
  /** The form was left before the answer came: where the focus is now, it stays. */
  onSavedLate: () => void;
}) {
  const api = useApi();
  const store = usePlanStore();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(props.username);
  const isShown = useIsShown();
  useEffect(() => input.current?.focus(), []);
  const { form, problems, failure, isBusy, submit } = useForm<'username'>({
    check: () => ({ username: changedUsernameProblem(name) }),
    async send() {
      if (name === props.username) return props.onFinish(false);
      await updateUsername(api, name);
      await store.pull({ fresh: true });
      if (isShown.current) props.onFinish(true);
      else props.onSavedLate();
    },
    explain: (cause) => ({
      fields: { username: refusalOf(cause) },
      words: inSentences(...failureWords(cause)),
    }),
  });

  // Puts away what was begun last, which is this and not the dialog around it.
  const leaveOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    props.onFinish(false);
  };

  return (
    <form ref={form} className={part.part} noValidate onSubmit={submit}>
      {failure && <Alert>{failure}</Alert>}
      <TextField
        label="Username"
        name="username"
        ref={input}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        value={name}
        problem={problems.username ?? null}
        readOnly={isBusy}
        onKeyDown={leaveOnEscape}
        onChange={({ target }) => setName(target.value)}
      />
      <div className={part.row}>
        <Button look="plain" onKeyDown={leaveOnEscape} onClick={() => props.onFinish(false)}>
          Cancel
        </Button>
        <Button look="primary" type="submit" onKeyDown={leaveOnEscape} aria-disabled={isBusy}>
          Save
        </Button>
      </div>
      <SpokenStatus>{isBusy && 'One moment…'}</SpokenStatus>
    </form>
  );
}
