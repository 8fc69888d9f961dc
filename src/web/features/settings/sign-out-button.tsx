import { useEffect, useRef, useState, type ReactNode } from 'react';
import { usePlan } from '../../plan/use-plan.ts';
import { useSessionActions } from '../../session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { keepFocus } from '../../ui/keep-focus.ts';
import { focusLate } from '../../ui/late-focus.ts';
import { Alert, Notice } from '../../ui/message.tsx';
import { SpokenStatus } from '../../ui/spoken-status.tsx';
import part from './part.module.css';

/** Signing out removes what the device keeps, so it asks first when something was not sent yet. */
export function SignOutButton(props: { everywhere?: boolean; children: ReactNode }) {
  const { everywhere = false } = props;
  const session = useSessionActions();
  const [isAsking, setIsAsking] = useState(false);
  const [isUnreachable, setIsUnreachable] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  const plan = usePlan();
  const waiting = plan.waiting + plan.newer;
  // While it was asked about, the server was there again.
  const isSent = isAsking && waiting === 0;

  const leave = useRef<HTMLButtonElement>(null);
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => focusLate(stay.current), [isAsking]);
  useEffect(() => (isSent ? keepFocus(() => leave.current) : undefined), [isSent]);

  const signOut = async (discard: boolean) => {
    if (isBusy) return;
    setIsBusy(true);
    setIsUnreachable(false);
    if (isSent) setIsAsking(false);
    const result = await session.signOut({ discard, everywhere });
    setIsBusy(false);
    if (result.outcome === 'changes-waiting') setIsAsking(true);
    if (result.outcome === 'unreachable') setIsUnreachable(true);
  };

  const dismiss = () => {
    setIsAsking(false);
    keepFocus(() => leave.current);
  };

  return (
    <>
      {isUnreachable && (
        <Alert>The server cannot be reached right now. You are still signed in.</Alert>
      )}
      {!isAsking || isSent ? (
        <Button look="plain" ref={leave} aria-disabled={isBusy} onClick={() => void signOut(false)}>
          {props.children}
        </Button>
      ) : (
        <>
          <Alert>
            {waiting === 1 ? '1 change has' : `${waiting} changes have`} not reached the server yet.
            Signing out now removes {waiting === 1 ? 'it' : 'them'} from this device.
          </Alert>
          <div className={part.row}>
            <Button look="plain" ref={stay} onClick={dismiss}>
              Stay signed in
            </Button>
            <Button look="danger" aria-disabled={isBusy} onClick={() => void signOut(true)}>
              Sign out anyway
            </Button>
          </div>
        </>
      )}
      <div role="status">
        {isSent && <Notice>Everything is sent. You can sign out now.</Notice>}
      </div>
      <SpokenStatus>{isBusy && 'One moment…'}</SpokenStatus>
    </>
  );
}
