import { browserApi, type Api } from '../api/client.ts';
import { browserDevice, type Device } from '../device/device.ts';
import { openIdbStorage } from '../plan/outbox/idb-storage.ts';
import type { Session } from './session-state.ts';
import { createSession } from './session.ts';

/** The whole client side as the page uses it: `main.tsx` makes it once and gives it to `<ClientProvider>`. */
export function browserClient(): { session: Session; api: Api; device: Device } {
  const api = browserApi();
  const device = browserDevice();
  return { api, device, session: createSession({ api, device, openStorage: openIdbStorage }) };
}
