import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { signedOutPart } from './app/signed-out-part.ts';
import { dashboardPart } from './app/views.ts';
import { whenWorthDrawing } from './app/worth-drawing.ts';
import { takeEarlyWork } from './early/early-work.ts';
import { browserClient } from './session/browser-client.ts';
import { watchRecoveryLinks } from './session/recovery-link.ts';
import { ClientProvider } from './session/session-context.tsx';
import './ui/tokens.css';
import './ui/base.css';

// Once all files have run that come with this one: the view may be among them, and is then here already.
queueMicrotask(() => void begin());

async function begin(): Promise<void> {
  const early = takeEarlyWork();
  const view = early.view === 'signed-in' ? dashboardPart : signedOutPart;
  view.load();
  const client = browserClient(early);
  watchRecoveryLinks(client.session.recovery.follow);
  void client.session.start({ withoutSession: early.isWithoutSession });
  await whenWorthDrawing({ session: client.session, view });
  if (document.readyState === 'loading') await pageIsRead();
  const place = document.getElementById('root');
  if (place === null) throw new Error('The page has no #root.');
  // At once: left to itself React draws after what the browser does with scripts that have just run.
  flushSync(() =>
    createRoot(place).render(
      <StrictMode>
        <ClientProvider client={client}>
          <App />
        </ClientProvider>
      </StrictMode>,
    ),
  );
}

/** Its scripts may be there before its end is. */
function pageIsRead(): Promise<void> {
  return new Promise((resolve) =>
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }),
  );
}
