import { useRecovery, useSession } from '../session/session-context.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { FailedView } from './failed-view.tsx';
import { LaterParts } from './later-parts.tsx';
import { LazyView } from './lazy-view.tsx';
import { LoadingView } from './loading-view.tsx';
import { signedOutPart } from './signed-out-part.ts';
import { useViewFocus } from './use-view-focus.ts';
import { dashboardPart, resetViewPart } from './views.ts';

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

const PARTS = {
  loading: null,
  failed: null,
  resetting: resetViewPart,
  'signed-in': dashboardPart,
  'signed-out': signedOutPart,
};

function View() {
  const session = useSession();
  const { mode } = useRecovery();
  const isResetting = mode !== 'none' && mode !== 'refused';
  const name = isResetting ? 'resetting' : session.status;
  useViewFocus({ name, part: PARTS[name] });
  if (isResetting) {
    return <LazyView part={resetViewPart}>{(ResetView) => <ResetView />}</LazyView>;
  }
  switch (session.status) {
    case 'loading':
      return <LoadingView />;
    case 'failed':
      return <FailedView message={session.message} isRetryable={session.isRetryable} />;
    case 'signed-out':
      return (
        <LazyView part={signedOutPart}>
          {(SignedOut) => <SignedOut message={session.message} onTurnedTo={dashboardPart.load} />}
        </LazyView>
      );
    case 'signed-in':
      return (
        <LazyView part={dashboardPart}>
          {(Dashboard) => <Dashboard key={session.userId} />}
        </LazyView>
      );
  }
}
