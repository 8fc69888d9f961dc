import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useCallback, useState } from 'react';
import { expect, test } from 'vitest';
import { instantOf, millisecondsOf } from '#domain/calendar/instant.ts';
import { aPebble } from '#domain/plan/test-builders.ts';
import type { Timer } from '#domain/timer/timer.ts';
import type { Device } from '../../device/device.ts';
import { aTestPlan } from '../../plan/test-plan.ts';
import type { TimerGap } from '../../plan/timer-watch.ts';
import { ClientProvider } from '../../session/session-context.tsx';
import { signedInTo } from '../../session/test-signed-in.ts';
import { PebbleTimer } from './pebble-timer.tsx';

const MINUTE_MS = 60_000;

/** The card's timer, on a page that says how it counts. */
async function aTimer(timingOf: (device: Device) => () => TimerGap) {
  const plan = aTestPlan();
  plan.network.always('cut');
  const open = await plan.open();
  const useTiming = timingOf(open.tab.device);
  function Page() {
    return (
      <PebbleTimer
        pebble={aPebble({ id: 'p1' })}
        timing={useTiming()}
        onTimed={nothing}
        onPressComplete={nothing}
        onComplete={nothing}
      />
    );
  }
  render(
    <ClientProvider client={signedInTo(open)}>
      <Page />
    </ClientProvider>,
  );
  return { plan };
}

const nothing = () => undefined;

const runningFor = (device: Device, minutes: number) => ({
  pebbleId: 'p1',
  startedAt: instantOf(millisecondsOf(device.now()) - minutes * MINUTE_MS),
  accumulatedMs: 0,
});

const ANSWERS = { gap: null, set: nothing, look: nothing, countIt: nothing, leaveOut: nothing };

test('a pause keeps the time as it is at the tap, not the time that was drawn before a sleep was seen', async () => {
  const kept: Timer[] = [];
  await aTimer((device) => () => ({
    ...ANSWERS,
    set: (timer) => void kept.push(timer),
    timer: runningFor(device, 670),
    timerNow: () => runningFor(device, 10),
  }));
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(kept).toEqual([{ pebbleId: 'p1', startedAt: null, accumulatedMs: 10 * MINUTE_MS }]);
});

test('a night of sleep is left out of the dial with the first tick after it', async () => {
  let looks = 0;
  const { plan } = await aTimer((device) => {
    const timer = runningFor(device, 10);
    const timerNow = () => timer;
    return () => {
      const [isSeen, setIsSeen] = useState(false);
      const look = useCallback(() => {
        looks += 1;
        setIsSeen(true);
      }, []);
      return { ...ANSWERS, timer: isSeen ? runningFor(device, 10) : timer, timerNow, look };
    };
  });
  for (let second = 0; second < 5; second += 1) act(() => plan.browser.advance(1000));
  expect(looks).toBe(0);
  plan.browser.sleep(661 * MINUTE_MS);
  act(() => plan.browser.advance(1));
  expect(screen.getByRole('timer').textContent).toBe('10/20 min');
  act(() => plan.browser.advance(1000));
  expect(looks).toBe(1);
});
