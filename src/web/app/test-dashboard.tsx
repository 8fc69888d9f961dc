/** The dashboard of somebody, on a real store, against the reducer's server and a planner that a test plays. */

import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { BrainDumpReply, PlannerReply, StandInsReply } from '#domain/contract.ts';
import { plantPlan } from '#domain/planner/plant-plan.ts';
import { aProfile } from '#domain/plan/test-builders.ts';
import type { PlanDraft } from '#domain/planner/plan-draft.ts';
import type { Profile } from '#domain/profile/profile.ts';
import { expect } from 'vitest';
import type { TestBrowser } from '../device/test-browser.ts';
import { aTestPlan, type TestPlan } from '../plan/test-plan.ts';
import { aReducerServer, type ReducerServer } from '../plan/test-server.ts';
import type { OpenStorage } from '../session/open-plan.ts';
import { ClientProvider } from '../session/session-context.tsx';
import { signedInTo } from '../session/test-signed-in.ts';
import { Dashboard } from './dashboard.tsx';

export type Asked = {
  readonly path: string;
  readonly body: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
};

/** What the server says to a request for a planner. */
export type PlannerPart = (asked: Asked) => Response | Promise<Response>;

export type TestDashboard = {
  readonly plan: TestPlan;
  /** Every request for a planner so far. */
  readonly asked: Asked[];
  /** What the server says it planted as a stand-in; a second device of the person is given the same. */
  readonly standIns: StandInsReply['standIns'][number][];
  /** The dumps that the server knows; given to a second device as well. */
  readonly dumpIds: string[];
  answers(part: PlannerPart): void;
  /** Plants a plan on the server, as its planner would. */
  plants(draft: PlanDraft, plannedBy: BrainDumpReply['plannedBy']): PlannerPart;
  /** Opens the page, in a new tab once it was open. */
  open(): Promise<void>;
  /** Opens it in another tab; the first lives on until it is told to crash. */
  openBeside(): Promise<{ firstCrashes: () => void }>;
  readonly user: ReturnType<typeof userEvent.setup>;
  passes(milliseconds: number): void;
  /** The dialog says that all went well. Its time begins when it has the focus. */
  succeeds(): Promise<void>;
  /** The network is there again, and the browser says so. */
  comesBack(): void;
  box(): HTMLTextAreaElement;
  click(name: string | RegExp): Promise<void>;
  /** Does something until a planner is asked: it answers as it was told by then. */
  isAsked(by: () => Promise<void>): Promise<void>;
};

export function aDashboard({
  profile = aProfile({ mountains: [] }),
  planner = { plannedBy: 'ai', host: 'ai.example.org' },
  standIns = [],
  dumpIds = [],
  ...other
}: {
  standIns?: TestDashboard['standIns'];
  dumpIds?: string[];
  profile?: Profile;
  planner?: PlannerReply;
  /** Of another dashboard, with a browser of its own: it is that person's second device. */
  server?: ReducerServer;
  browser?: TestBrowser;
  openStorage?: OpenStorage;
} = {}): TestDashboard {
  const inner = other.server ?? aReducerServer(profile);
  const asked: Asked[] = [];
  let part: PlannerPart = () => refused(500, 'server.failed');
  const server: ReducerServer = {
    ...inner,
    fetch(path, init) {
      if (path === '/api/planner') return json(planner);
      if (path === '/api/brain-dumps/stand-ins') return json({ standIns });
      if (path === '/api/brain-dumps' && init.method === 'GET') return json({ dumpIds });
      const [, opened] = /^\/api\/brain-dumps\/(.*)\/opened$/.exec(path) ?? [];
      if (opened !== undefined) {
        settle(standIns, opened);
        return json({});
      }
      if (!/^\/api\/(brain-dumps|mountains)/.test(path)) return inner.fetch(path, init);
      const { signal } = init;
      if (!signal) throw new Error('Every request can be ended.');
      const one = { path, signal, body: JSON.parse(String(init.body)) as Asked['body'] };
      asked.push(one);
      return Promise.resolve(part(one));
    },
  };
  const plan = aTestPlan({ ...other, profile, server });
  let tab: Awaited<ReturnType<TestPlan['open']>>['tab'] | null = null;
  const user = userEvent.setup();
  const openTab = async (): Promise<void> => {
    cleanup();
    const opened = await plan.open();
    ({ tab } = opened);
    render(
      <ClientProvider client={signedInTo(opened)}>
        <Dashboard />
      </ClientProvider>,
    );
    // The parts that come a little later are here.
    act(() => plan.browser.advance(1000));
  };
  return {
    plan,
    asked,
    standIns,
    dumpIds,
    user,
    answers: (next) => void (part = next),
    plants:
      (draft, plannedBy) =>
      ({ path, body }) => {
        const { dumpId, retryId, at = '', text = '', zone = '' } = body;
        const opId = retryId ?? dumpId ?? '';
        const mountains = plantPlan(draft, (prefix) => `${prefix}-${crypto.randomUUID()}`);
        const change = { kind: 'mountains.add', mountains } as const;
        server.apply({ opId, schema: 1, at, zone, change });
        const mountainIds = mountains.map(({ id }) => id);
        if (dumpId !== undefined) dumpIds.push(dumpId);
        const [, again] = /^\/api\/brain-dumps\/(.*)\/retry$/.exec(path) ?? [];
        if (again !== undefined) settle(standIns, again);
        if (plannedBy === 'fallback' && dumpId !== undefined)
          standIns.push(...mountainIds.map((mountainId) => ({ dumpId, mountainId, text })));
        return json({ version: server.snapshot().version, mountainIds, plannedBy });
      },
    async open() {
      cleanup();
      tab?.crash();
      await openTab();
    },
    async openBeside() {
      const first = tab;
      await openTab();
      return { firstCrashes: () => act(() => first?.crash()) };
    },
    // Handed on, what this `act` returns would be waited for outside of it, and a change of the page meanwhile be an error.
    passes: (milliseconds) => void act(() => plan.browser.advance(milliseconds)),
    succeeds: () => waitFor(() => expect(document.activeElement?.textContent).toBe('Success!')),
    comesBack() {
      plan.network.always(null);
      act(() => tab?.wake());
    },
    box: () => screen.getByRole<HTMLTextAreaElement>('textbox'),
    async click(name) {
      await user.click(await screen.findByRole('button', { name }));
    },
    async isAsked(by) {
      const before = asked.length;
      await by();
      await waitFor(() => expect(asked.length).toBeGreaterThan(before));
    },
  };
}

/** It is no stand-in's any more. */
function settle(standIns: TestDashboard['standIns'], dumpId: string): void {
  const at = standIns.findIndex((one) => one.dumpId === dumpId);
  if (at !== -1) standIns.splice(at, 1);
}

/** A planner that works until the test says what it answers, or until it is called off. */
export function aSlowAnswer(page: TestDashboard): (response: Response | Promise<Response>) => void {
  let reply: (response: Response | Promise<Response>) => void = () => undefined;
  page.answers(({ signal }) => {
    return new Promise((resolve, reject) => {
      reply = resolve;
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  });
  return (response) => reply(response);
}

export function json(body: object): Promise<Response> {
  return Promise.resolve(Response.json(body));
}

export function refused(status: number, code: string, fields: object = {}): Response {
  return Response.json({ error: { code, message: code, fields } }, { status });
}
