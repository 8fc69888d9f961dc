import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { instantOf, millisecondsOf } from '#domain/calendar/instant.ts';
import { aPebble } from '#domain/plan/test-builders.ts';
import { openIdbStorage } from '../../plan/outbox/idb-storage.ts';
import { aTestPlan } from '../../plan/test-plan.ts';
import { ClientProvider } from '../../session/session-context.tsx';
import { createSession } from '../../session/session.ts';
import { PebbleTimer } from './pebble-timer.tsx';

const MINUTE_MS = 60_000;

test('a pause keeps the time as it is at the tap, not the time that was drawn before a sleep was seen', async () => {
  const plan = aTestPlan();
  plan.network.always('cut');
  const { api, store, tab } = await plan.open();
  const { device } = tab;
  const state = { status: 'signed-in', userId: store.getView().userId, store } as const;
  const outer = createSession({ api, device, openStorage: openIdbStorage });
  const session = { ...outer, getState: () => state, subscribe: () => () => undefined };
  const runningFor = (minutes: number) => ({
    pebbleId: 'p1',
    startedAt: instantOf(millisecondsOf(device.now()) - minutes * MINUTE_MS),
    accumulatedMs: 0,
  });
  const timing = {
    timer: runningFor(670),
    timerNow: () => runningFor(10),
    gap: null,
    countIt: () => undefined,
    leaveOut: () => undefined,
  };
  render(
    <ClientProvider client={{ session, api, device }}>
      <PebbleTimer
        pebble={aPebble({ id: 'p1' })}
        timing={timing}
        onTimed={() => undefined}
        onPressComplete={() => undefined}
        onComplete={() => undefined}
      />
    </ClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(store.getView().profile.timer).toEqual({
    pebbleId: 'p1',
    startedAt: null,
    accumulatedMs: 10 * MINUTE_MS,
  });
});
