/** The promise as one property: whatever happens, the invariants hold. */

import * as fc from 'fast-check';
import type { Api } from '../../api/client.ts';
import { anyCommands, begin, firstPlan } from './test-commands.ts';
import { judge, settle } from './test-ending.ts';
import type { ModelServer } from './test-model-server.ts';
import { aWorld } from './test-world.ts';

const MOST_COMMANDS = 24;

export type Parts = {
  readonly server: (now: () => string) => ModelServer | Promise<ModelServer>;
  /** A client that somebody could have written instead. */
  readonly client?: (api: Api) => Api;
};

export function promiseHolds(parts: Parts) {
  return fc.asyncProperty(
    fc.scheduler(),
    firstPlan,
    anyCommands(MOST_COMMANDS),
    async (scheduler, plan, commands) => {
      const world = await aWorld({ scheduler, ...parts });
      try {
        await begin(world, plan);
        await fc.asyncModelRun(() => ({ model: {}, real: world }), commands);
        await settle(world);
        await judge(world);
      } finally {
        for (const { tabs } of world.devices) for (const tab of tabs) tab.crash();
      }
    },
  );
}
