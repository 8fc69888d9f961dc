import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { logicalDay, nextDayStart, type Day, type Instant } from '#domain/calendar/day.ts';
import { millisecondsOf } from '#domain/calendar/instant.ts';
import { nextDayListChange } from '#domain/day-list/day-list.ts';
import type { Device } from '../device/device.ts';
import { useDevice } from '../session/session-context.tsx';
import { usePlanStore, useProfile } from './use-plan.ts';

/** A long timer is cut by the browser, and sleep stops it: look again at least this often. */
const LONGEST_WAIT_MS = 3_600_000;

/** The person's logical day; changes by itself at the day's start and after a sleep across it. */
export function useToday(): Day {
  const device = useDevice();
  const { dayStartHour } = useProfile().settings;
  const today = (): Day => logicalDay({ at: device.now(), zone: device.zone(), dayStartHour });
  const subscribe = useCallback(
    (changed: () => void) => watchDay({ device, dayStartHour, changed }),
    [device, dayStartHour],
  );
  return useSyncExternalStore(subscribe, today);
}

function watchDay(watch: {
  device: Device;
  dayStartHour: number;
  changed: () => void;
}): () => void {
  const { device, dayStartHour, changed } = watch;
  let cancel = (): void => undefined;
  const look = (): void => {
    cancel();
    const now = device.now();
    const boundary = nextDayStart({ at: now, zone: device.zone(), dayStartHour });
    const waitMs = millisecondsOf(boundary) - millisecondsOf(now);
    cancel = device.after(Math.min(Math.max(waitMs, 1_000), LONGEST_WAIT_MS), look);
    changed();
  };
  const forget = device.onWake(look);
  look();
  return () => {
    cancel();
    forget();
  };
}

/** The wall clock, read again every `everyMs` while `isActive`, and whenever somebody comes back. */
export function useNow({ isActive, everyMs }: { isActive: boolean; everyMs: number }): Instant {
  const device = useDevice();
  const [now, setNow] = useState(() => device.now());
  // Apart from the rest: a tap that starts the clock or stops it takes no listener away and adds none.
  useEffect(() => device.onWake(() => setNow(device.now())), [device]);
  useEffect(() => {
    if (!isActive) return undefined;
    let cancel = (): void => undefined;
    const look = (): void => {
      setNow(device.now());
      cancel = device.after(everyMs, look);
    };
    // Not in the frame of the tap that starts it: all would be drawn twice there, the second time the same.
    cancel = device.whenIdle(look);
    return () => cancel();
  }, [device, isActive, everyMs]);
  return now;
}

/** Loads the day's list when a new logical day, or a first mountain, asks for one. */
export function useDayListUpkeep(): void {
  const store = usePlanStore();
  const device = useDevice();
  const today = useToday();
  const profile = useProfile();
  const lastSeen = useNow({ isActive: false, everyMs: 0 });
  useEffect(() => {
    // A hidden tab leaves it to the tab that somebody looks at.
    if (!device.isVisible()) return;
    const latest = store.getView().profile;
    const change = nextDayListChange({ profile: latest, today, reason: 'new-day' });
    if (change !== null) store.change(change);
  }, [store, device, profile, today, lastSeen]);
}
