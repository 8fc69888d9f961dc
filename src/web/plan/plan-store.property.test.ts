import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { eventually } from '../../../tests/setup/eventually.ts';
import { anyOperation, anyLife } from '#domain/operations/test-arbitraries.ts';
import { replay } from '#domain/operations/replay.ts';
import type { Change } from '#domain/operations/operation.ts';
import { aProfile } from '#domain/plan/test-builders.ts';
import type { Profile } from '#domain/profile/profile.ts';
import type { Trouble } from '../api/test-network.ts';
import { aBrowser } from '../device/test-browser.ts';
import { aReducerServer } from './test-server.ts';
import { aTestPlan, type OpenPlan, type TestPlan } from './test-plan.ts';

type Step =
  | { readonly kind: 'change'; readonly tab: number; readonly change: Change }
  | { readonly kind: 'trouble'; readonly device: number; readonly troubles: readonly Trouble[] }
  | { readonly kind: 'restart'; readonly tab: number; readonly isCrash: boolean }
  | { readonly kind: 'wake'; readonly tab: number }
  | { readonly kind: 'later'; readonly device: number; readonly milliseconds: number }
  | { readonly kind: 'breathe'; readonly turns: number };

/** Tabs 0 and 1 share a browser; tab 2 is another device, whose clock is an hour ahead. */
const tab = fc.nat({ max: 2 });
const device = fc.nat({ max: 1 });
const trouble = fc.constantFrom<Trouble>('cut', 'reply-lost', 500, 429, 400);

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      tab,
      change: anyOperation.map(({ change }) => change),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('trouble' as const),
      device,
      troubles: fc.array(trouble, { maxLength: 4 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('restart' as const), tab, isCrash: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wake' as const), tab }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('later' as const),
      device,
      milliseconds: fc.nat({ max: 90_000 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('breathe' as const), turns: fc.nat({ max: 12 }) }),
  },
);

async function breathe(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((next) => setImmediate(next));
}

type Scene = {
  readonly devices: readonly TestPlan[];
  readonly tabs: OpenPlan[];
  readonly made: Set<string>;
};

const deviceOf = ({ devices }: Scene, tabIndex: number): TestPlan => {
  const found = devices[tabIndex === 2 ? 1 : 0];
  if (found === undefined) throw new Error('There are two devices.');
  return found;
};

async function setScene(
  profile: Profile,
): Promise<Scene & { server: ReturnType<typeof aReducerServer> }> {
  const first = aBrowser();
  const second = aBrowser({ aheadMs: 3_600_000 });
  const server = aReducerServer(profile, first.now);
  const devices = [first, second].map((browser) => aTestPlan({ profile, browser, server }));
  const scene: Scene = { devices, tabs: [], made: new Set() };
  for (const index of [0, 1, 2]) scene.tabs.push(await deviceOf(scene, index).open());
  return { ...scene, server };
}

async function take(scene: Scene, next: Step): Promise<void> {
  if (next.kind === 'breathe') return breathe(next.turns);
  if (next.kind === 'trouble') return scene.devices[next.device]?.network.next(...next.troubles);
  if (next.kind === 'later') return scene.devices[next.device]?.browser.advance(next.milliseconds);
  const open = scene.tabs[next.tab];
  if (open === undefined) return;
  if (next.kind === 'wake') return open.tab.wake();
  if (next.kind === 'change') {
    const before = open.store.getView().waiting;
    const opId = vi.spyOn(open.tab.device, 'newId');
    open.store.change(next.change);
    const made = String(opId.mock.results[0]?.value);
    opId.mockRestore();
    if (open.store.getView().waiting > before) scene.made.add(made);
    return;
  }
  if (next.isCrash) open.tab.crash();
  else open.store.stop();
  scene.tabs[next.tab] = await deviceOf(scene, next.tab).open();
}

async function calmDown({ devices, tabs }: Scene): Promise<void> {
  for (const { network } of devices) network.next();
  await eventually(async () => {
    for (const { store } of tabs) await store.flush();
    for (const { store } of tabs) expect(store.getView().waiting).toBe(0);
  });
  for (const { store } of tabs) await store.pull();
  await breathe(20);
}

test('however tabs, devices and troubles meet, all end with the server’s plan and nothing twice', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyLife,
      fc.array(step, { minLength: 5, maxLength: 30, size: 'max' }),
      async (life, steps) => {
        const scene = await setScene(replay(aProfile(), life.slice(0, 3)).profile);
        for (const next of steps) await take(scene, next);
        await calmDown(scene);
        const { profile, version } = scene.server.snapshot();
        for (const { store } of scene.tabs) {
          expect(store.getView().profile).toEqual(profile);
          expect(store.getView().version).toBe(version);
        }
        expect(new Set(scene.server.applied.values())).toEqual(
          scene.server.applied.size === 0 ? new Set() : new Set([1]),
        );
        // Whatever a network answers 400 to may have been done before; it is in one list or both.
        const refusals = scene.tabs.flatMap(({ store }) => store.getView().refusals);
        const givenUp = refusals.filter(({ code }) => code === 'request.refused');
        const known = [...scene.server.applied.keys(), ...givenUp.map(({ opId }) => opId)];
        expect(new Set(known)).toEqual(scene.made);
        for (const { store } of scene.tabs) store.stop();
      },
    ),
    { numRuns: 100 },
  );
});
