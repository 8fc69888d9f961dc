import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { dashboardPart, signedOutPart } from './app/views.ts';
import { whenWorthDrawing } from './app/worth-drawing.ts';
import { takeEarlyWork } from './early/early-work.ts';
import { browserClient } from './session/browser-client.ts';
import { watchRecoveryLinks } from './session/recovery-link.ts';
import { ClientProvider } from './session/session-context.tsx';
import './ui/tokens.css';
import './ui/base.css';

const place = document.getElementById('root');
if (place === null) throw new Error('The page has no #root.');

const early = takeEarlyWork();
const view = early.view === 'signed-in' ? dashboardPart : signedOutPart;
view.load();
const client = browserClient(early);
watchRecoveryLinks(client.session.recovery.follow);
void client.session.start({ withoutSession: early.isWithoutSession });
const root = createRoot(place);
// Not awaited: the views are made of this file's neighbours, and would wait for it to end.
void whenWorthDrawing({ session: client.session, view }).then(() =>
  root.render(
    <StrictMode>
      <ClientProvider client={client}>
        <App />
      </ClientProvider>
    </StrictMode>,
  ),
);
