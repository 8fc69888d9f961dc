import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { browserClient } from './session/browser-client.ts';
import { watchRecoveryLinks } from './session/recovery-link.ts';
import { ClientProvider } from './session/session-context.tsx';
import './ui/tokens.css';
import './ui/base.css';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');

const client = browserClient();
watchRecoveryLinks(client.session.recovery.follow);
void client.session.start();
createRoot(root).render(
  <StrictMode>
    <ClientProvider client={client}>
      <App />
    </ClientProvider>
  </StrictMode>,
);
