import { SignInView } from '../features/sign-in/sign-in-view.tsx';
import { useSession } from '../session/session-context.tsx';
import { Dashboard } from './dashboard.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { FailedView } from './failed-view.tsx';
import { LoadingView } from './loading-view.tsx';

/** One page without routes: the state of the session decides what is shown. */
export function App() {
  return (
    <ErrorBoundary>
      <View />
    </ErrorBoundary>
  );
}

function View() {
  const session = useSession();
  switch (session.status) {
    case 'loading':
      return <LoadingView />;
    case 'failed':
      return <FailedView message={session.message} isRetryable={session.isRetryable} />;
    case 'signed-out':
      return <SignInView message={session.message} />;
    case 'signed-in':
      return <Dashboard key={session.userId} />;
  }
}
