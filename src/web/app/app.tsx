import type { ComponentType, ReactNode } from 'react';
import { useRecovery, useSession } from '../session/session-context.tsx';
import type { SessionState } from '../session/session-state.ts';
import type { LazyPart } from '../ui/lazy-part.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { FailedView } from './failed-view.tsx';
import { LaterParts } from './later-parts.tsx';
import { LazyView } from './lazy-view.tsx';
import { LoadingView } from './loading-view.tsx';
import { signedOutPart } from './signed-out-part.ts';
import { useViewFocus, type Arriving } from './use-view-focus.ts';
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

function View() {
  const session = useSession();
  const { mode } = useRecovery();
  const isResetting = mode !== 'none' && mode !== 'refused';
  const { part, view } = isResetting ? RESETTING : shownFor(session);
  useViewFocus({ name: isResetting ? 'resetting' : session.status, part });
  return view;
}

/** `part`: whose code the view is made of, where it does not come with the page. */
type Shown = { readonly part: Arriving | null; readonly view: ReactNode };

const RESETTING = shownBy(resetViewPart, (ResetView) => <ResetView />);

function shownFor(session: SessionState): Shown {
  switch (session.status) {
    case 'loading':
      return { part: null, view: <LoadingView /> };
    case 'failed': {
      const { isRetryable, message } = session;
      return { part: null, view: <FailedView message={message} isRetryable={isRetryable} /> };
    }
    case 'signed-out':
      return shownBy(signedOutPart, (SignedOut) => (
        <SignedOut message={session.message} onTurnedTo={dashboardPart.load} />
      ));
    case 'signed-in':
      return shownBy(dashboardPart, (Dashboard) => <Dashboard key={session.userId} />);
  }
}

function shownBy<Props>(
  part: LazyPart<Props>,
  draw: (Part: ComponentType<Props>) => ReactNode,
): Shown {
  return { part, view: <LazyView part={part}>{draw}</LazyView> };
}
