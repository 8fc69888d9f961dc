import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { Api } from '../api/client.ts';
import type { Device } from '../device/device.ts';
import type { RecoveryState } from './recovery.ts';
import type { Session, SessionState } from './session-state.ts';

export type Client = { readonly session: Session; readonly api: Api; readonly device: Device };

const ClientContext = createContext<Client | null>(null);

export function ClientProvider({ client, children }: { client: Client; children: ReactNode }) {
  return <ClientContext value={client}>{children}</ClientContext>;
}

function useClient(): Client {
  const client = useContext(ClientContext);
  if (client === null) throw new Error('This part of the page is outside <ClientProvider>.');
  return client;
}

export function useSession(): SessionState {
  const { session } = useClient();
  return useSyncExternalStore(session.subscribe, session.getState);
}

/** Whether a reset link has been followed, and what came of it. */
export function useRecovery(): RecoveryState {
  const { session } = useClient();
  return useSyncExternalStore(session.subscribe, session.recovery.getState);
}

/** Signing in, signing up, signing out, trying again; the identity never changes. */
export function useSessionActions(): Session {
  return useClient().session;
}

export function useApi(): Api {
  return useClient().api;
}

export function useDevice(): Device {
  return useClient().device;
}
