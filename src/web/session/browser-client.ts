import { browserApi, type Api } from '../api/client.ts';
import { browserDevice, type Device } from '../device/device.ts';
import type { EarlyWork } from '../early/early-work.ts';
import { loadPlanCode } from './load-plan-code.ts';
import type { Session } from './session-state.ts';
import { createSession } from './session.ts';

/** The whole client side as the page uses it: `main.tsx` makes it once and gives it to `<ClientProvider>`. */
export function browserClient(early: EarlyWork): { session: Session; api: Api; device: Device } {
  const api = browserApi(early.profile);
  const device = browserDevice();
  const openStorage = async (userId: string) => (await loadPlanCode()).openIdbStorage(userId);
  return { api, device, session: createSession({ api, device, openStorage }) };
}
