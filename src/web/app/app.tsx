import { useState } from 'react';
import { SignInView } from '../features/sign-in/sign-in-view.tsx';
import { useRecovery, useSession } from '../session/session-context.tsx';
import { LazyDialog } from '../ui/lazy-dialog.tsx';
import { Dashboard } from './dashboard.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { FailedView } from './failed-view.tsx';
import { LaterParts } from './later-parts.tsx';
import { LoadingView } from './loading-view.tsx';
import { privacyPart } from './parts.ts';
import { ResetView } from './reset-view.tsx';
import { useViewFocus } from './use-view-focus.ts';

/** One page without routes: the state of the session decides what is shown. */
export function App() {
  return (
    <>
      <ErrorBoundary>
        <View />
      </ErrorBoundary>
      {/* Outside: a newer version is what a broken page needs most. */}
      {import.meta.env.PROD && <LaterParts />}
    </>
  );
}

function View() {
  const session = useSession();
  const { mode } = useRecovery();
  const isResetting = mode !== 'none' && mode !== 'refused';
  useViewFocus(isResetting ? 'resetting' : session.status);
  if (isResetting) return <ResetView />;
  switch (session.status) {
    case 'loading':
      return <LoadingView />;
    case 'failed':
      return <FailedView message={session.message} isRetryable={session.isRetryable} />;
    case 'signed-out':
      return <SignedOut message={session.message} />;
    case 'signed-in':
      return <Dashboard key={session.userId} />;
  }
}

function SignedOut({ message }: { message: string | undefined }) {
  const link = useRecovery();
  const [isPrivacyOpen, setIsPrivacyOpen] = useState(false);
  const closePrivacy = () => setIsPrivacyOpen(false);
  return (
    <>
      <SignInView
        message={message}
        problem={link.mode === 'refused' ? link.message : undefined}
        onPrivacy={() => setIsPrivacyOpen(true)}
      />
      {isPrivacyOpen && (
        <LazyDialog part={privacyPart} title="Privacy" onClose={closePrivacy}>
          {(PrivacyDialog) => <PrivacyDialog onClose={closePrivacy} />}
        </LazyDialog>
      )}
    </>
  );
}
