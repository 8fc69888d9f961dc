import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PlannerReply } from '#domain/contract.ts';
import { createApi } from '../../api/client.ts';
import { openIdbStorage } from '../../plan/outbox/idb-storage.ts';
import { aTestPlan } from '../../plan/test-plan.ts';
import { ClientProvider } from '../../session/session-context.tsx';
import { createSession } from '../../session/session.ts';
import { PlannerLine, usePlanner } from './planner-line.tsx';

function Line() {
  return <PlannerLine planner={usePlanner()} />;
}

async function show(...replies: (PlannerReply | null)[]) {
  const plan = aTestPlan();
  const { tab } = await plan.open();
  const { device } = tab;
  let answered = 0;
  const api = createApi(async () => {
    const reply = replies[answered] ?? null;
    answered += 1;
    if (reply === null) throw new TypeError('no network');
    return Response.json(reply);
  });
  const session = createSession({ api, device, openStorage: openIdbStorage });
  render(
    <ClientProvider client={{ session, api, device }}>
      <Line />
    </ClientProvider>,
  );
  await waitFor(() => expect(answered).toBe(1));
  const turn = async (deed: () => void) => {
    await act(async () => {
      deed();
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
  };
  return {
    asked: () => answered,
    wakes: () => turn(() => tab.wake()),
    passes: (milliseconds: number) => turn(() => plan.browser.advance(milliseconds)),
  };
}

test('words that stay on the server are said to stay there', async () => {
  await show({ plannedBy: 'built-in', host: null });
  const words = 'Planned on this server, without AI. Your words stay here.';
  expect(await screen.findByText(words)).toBeTruthy();
});

test('words that go to an AI service are said to go there, and where that is', async () => {
  await show({ plannedBy: 'ai', host: 'api.example.org' });
  const words = 'Planned by the AI service at api.example.org. Your words are sent there.';
  expect(await screen.findByText(words)).toBeTruthy();
});

const EITHER = 'Your server makes the plan. If it uses an AI service, your words are sent there.';

test('while nobody knows who reads the words, it is said that it may be an AI service', async () => {
  await show(null);
  expect(await screen.findByText(EITHER)).toBeTruthy();
});

test('a server that could not be asked who reads the words is asked again until it answers', async () => {
  const { passes } = await show(null, null, { plannedBy: 'ai', host: 'api.example.org' });
  expect(await screen.findByText(EITHER)).toBeTruthy();
  for (let seconds = 0; seconds < 6; seconds += 1) await passes(1000);
  expect(await screen.findByText(/^Planned by the AI service at api\.example\.org/)).toBeTruthy();
});

test('a server that stays away is asked ever less often, and once when somebody comes back to the page', async () => {
  const { asked, passes, wakes } = await show();
  for (let second = 0; second < 120; second += 1) await passes(1000);
  expect(asked()).toBeLessThan(15);
  const before = asked();
  await wakes();
  expect(asked()).toBe(before + 1);
});
