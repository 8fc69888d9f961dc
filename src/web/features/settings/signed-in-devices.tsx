import { useEffect, useRef, useState } from 'react';
import type { AccountSession } from '#domain/contract.ts';
import { fetchSessions } from '../../api/account.ts';
import { useApi } from '../../session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { keepFocus } from '../../ui/keep-focus.ts';
import { Alert } from '../../ui/message.tsx';
import { SpokenWait } from '../../ui/spoken-wait.tsx';
import { accountProblem } from './account-problem.ts';
import { deviceName } from './device-name.ts';
import styles from './signed-in-devices.module.css';
import part from './part.module.css';
import { SignOutButton } from './sign-out-button.tsx';

const FAILED = 'The list could not be loaded. Please try again.';
/** A session in use is noted once a day: to the minute it would be a day off. */
const SEEN = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** Every browser that is signed in to this account, and one button that ends them all. */
export function SignedInDevices() {
  const api = useApi();
  const [sessions, setSessions] = useState<readonly AccountSession[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const [tries, setTries] = useState(0);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let isShown = true;
    fetchSessions(api).then(
      (found) => isShown && setSessions(found),
      (cause: unknown) => isShown && setFailure(accountProblem(cause, FAILED)),
    );
    return () => {
      isShown = false;
    };
  }, [api, tries]);

  const tryAgain = () => {
    setFailure(null);
    setTries(tries + 1);
    keepFocus(() => place.current);
  };

  return (
    <div ref={place} className={part.form} tabIndex={-1}>
      {failure && (
        <>
          <Alert>{failure}</Alert>
          <Button look="plain" onClick={tryAgain}>
            Try again
          </Button>
        </>
      )}
      {sessions === null && !failure && <SpokenWait>Loading…</SpokenWait>}
      {sessions && (
        <ul role="list" className={styles.devices}>
          {sessions.map((session) => (
            <li key={session.id} className={styles.device}>
              <strong>{deviceName(session.userAgent)}</strong>
              <span className={part.hint}>
                {session.isCurrent
                  ? 'This browser, in use now'
                  : `Last used on ${SEEN.format(new Date(session.lastSeenAt))} or later`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {/* With the list above it: one that came later would move it from under the finger. */}
      {(sessions ?? failure) !== null && (
        <SignOutButton everywhere>Sign out everywhere</SignOutButton>
      )}
    </div>
  );
}
