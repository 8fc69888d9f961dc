import { browserApi, type Api } from '../api/client.ts';
import { browserDevice, type Device } from '../device/device.ts';
import type { EarlyWork } from '../early/early-work.ts';
import { loadPlanCode } from './load-plan-code.ts';
import type { OpenStorage } from './open-plan.ts';
import type { Session } from './session-state.ts';
import { createSession } from './session.ts';

/** The whole client side as the page uses it: `main.tsx` makes it once and gives it to `<ClientProvider>`. */
export function browserClient(early: EarlyWork): { session: Session; api: Api; device: Device } {
  const api = browserApi(early.profile);
  const device = browserDevice();
  let { kept } = early;
  const openStorage: OpenStorage = async (userId) => {
    const first = kept;
    // What was true when the page came need not be true any more.
    kept = null;
    return (await loadPlanCode()).openIdbStorage(userId, first);
  };
  return { api, device, session: createSession({ api, device, openStorage }) };
}
