import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lazyPart } from '../ui/lazy-part.ts';
import { LazyView } from './lazy-view.tsx';
import { useViewFocus } from './use-view-focus.ts';

const signedOutPart = lazyPart(() => new Promise<() => React.ReactNode>(() => undefined));

function Page({ isSignedIn }: { isSignedIn: boolean }) {
  useViewFocus({
    name: isSignedIn ? 'signed-in' : 'signed-out',
    part: isSignedIn ? null : signedOutPart,
  });
  if (!isSignedIn) return <LazyView part={signedOutPart}>{(SignedOut) => <SignedOut />}</LazyView>;
  return (
    <main>
      <h1>Welcome back</h1>
      <button>Sign Out</button>
    </main>
  );
}

test('the heading of a view whose code comes late has the focus once it is there', async () => {
  const page = render(<Page isSignedIn />);
  screen.getByRole('button', { name: 'Sign Out' }).focus();
  page.rerender(<Page isSignedIn={false} />);
  // What comes together with its region is seldom read aloud.
  const status = screen.getByRole('status');
  expect(status.textContent?.trim()).toBe('');
  await waitFor(() => expect(status.textContent).toBe('Loading your mountains...'));
  act(() =>
    signedOutPart.arrive(() => (
      <main>
        <h1>Sign in</h1>
      </main>
    )),
  );
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Sign in' }));
});

function Failing({ isLoading }: { isLoading: boolean }) {
  useViewFocus({ name: isLoading ? 'loading' : 'failed', part: null });
  return isLoading ? <p>Loading…</p> : <FailedPage />;
}

const FailedPage = () => (
  <main>
    <h1>It failed</h1>
    <button>Try again</button>
  </main>
);

test('a view that fails a second time has the focus on its heading once more', () => {
  const page = render(<Failing isLoading />);
  page.rerender(<Failing isLoading={false} />);
  expect(document.activeElement, 'nobody has touched anything yet').toBe(document.body);
  screen.getByRole('button', { name: 'Try again' }).focus();
  page.rerender(<Failing isLoading />);
  page.rerender(<Failing isLoading={false} />);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'It failed' }));
});
