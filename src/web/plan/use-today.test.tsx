import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { dayPebbles } from '#domain/day-list/day-list.ts';
import { startTimer } from '#domain/timer/timer.ts';
import { ClientProvider } from '../session/session-context.tsx';
import { signedInTo } from '../session/test-signed-in.ts';
import { aTestPlan, type OpenPlan, type TestPlan } from './test-plan.ts';
import { useDayListUpkeep, useNow, useToday } from './use-today.ts';

const HOUR_MS = 3_600_000;

/** Around what is drawn with an open plan. */
function withClient(open: OpenPlan) {
  const client = signedInTo(open);
  return ({ children }: { children: ReactNode }) => (
    <ClientProvider client={client}>{children}</ClientProvider>
  );
}

async function anOpenPlan(): Promise<{ plan: TestPlan; open: OpenPlan }> {
  const plan = aTestPlan();
  plan.network.always('cut');
  return { plan, open: await plan.open() };
}

test('the day changes by itself at the hour at which the person’s day starts', async () => {
  const { open, plan } = await anOpenPlan();
  const { result } = renderHook(useToday, { wrapper: withClient(open) });
  expect(result.current).toBe('2026-11-20');
  // 10:00 in the morning; 03:59 of the next night is still the same day.
  for (let hour = 0; hour < 17; hour += 1) act(() => plan.browser.advance(HOUR_MS));
  act(() => plan.browser.advance(HOUR_MS - 60_000));
  expect(result.current).toBe('2026-11-20');
  act(() => plan.browser.advance(60_000));
  expect(result.current).toBe('2026-11-21');
});

test('a page that slept across the start of the day shows the new day when it is looked at', async () => {
  const { open, plan } = await anOpenPlan();
  const { result } = renderHook(useToday, { wrapper: withClient(open) });
  act(() => plan.browser.advance(48 * HOUR_MS));
  act(() => open.tab.wake());
  expect(result.current).toBe('2026-11-22');
});

test('the clock is read again at every beat while it is wanted, and not otherwise', async () => {
  const { open, plan } = await anOpenPlan();
  let beats = 0;
  const { rerender, result } = renderHook(
    ({ isActive }) => {
      beats += 1;
      return useNow({ isActive, everyMs: 1_000 });
    },
    { initialProps: { isActive: true }, wrapper: withClient(open) },
  );
  act(() => plan.browser.advance(1_000));
  expect(result.current).toBe('2026-11-20T10:00:01.000Z');
  rerender({ isActive: false });
  const before = beats;
  act(() => plan.browser.advance(5_000));
  expect(beats).toBe(before);
  act(() => open.tab.wake());
  expect(result.current).toBe('2026-11-20T10:00:06.000Z');
});

test('a new day gets its list once, and the next day another', async () => {
  const { open, plan } = await anOpenPlan();
  renderHook(useDayListUpkeep, { wrapper: withClient(open) });
  const { profile, waiting } = open.store.getView();
  expect(dayPebbles(profile, '2026-11-20')).toHaveLength(3);
  expect(waiting).toBe(1);
  act(() => plan.browser.advance(24 * HOUR_MS));
  expect(open.store.getView().profile.dayList?.day).toBe('2026-11-21');
  expect(open.store.getView().waiting).toBe(2);
});

test('the list is left alone while a timer runs, and renewed when it has stopped', async () => {
  const { open, plan } = await anOpenPlan();
  renderHook(useDayListUpkeep, { wrapper: withClient(open) });
  const timer = startTimer({ timer: null, pebbleId: 'p1', now: plan.browser.now() });
  act(() => open.store.change({ kind: 'timer.set', timer }));
  act(() => plan.browser.advance(24 * HOUR_MS));
  expect(open.store.getView().profile.dayList?.day).toBe('2026-11-20');
  act(() => open.store.change({ kind: 'timer.set', timer: { ...timer, startedAt: null } }));
  expect(open.store.getView().profile.dayList?.day).toBe('2026-11-21');
});

test('a hidden tab leaves the list to the one that is looked at', async () => {
  const { open, plan } = await anOpenPlan();
  open.tab.isVisible = false;
  renderHook(useDayListUpkeep, { wrapper: withClient(open) });
  expect(open.store.getView().profile.dayList).toBeNull();
  open.tab.isVisible = true;
  act(() => plan.browser.advance(1_000));
  act(() => open.tab.wake());
  expect(open.store.getView().profile.dayList?.day).toBe('2026-11-20');
});
