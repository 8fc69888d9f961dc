import { timing } from '#domain/operations/as-shown.ts';
import { countGapIn, leaveOutGap, MAX_TRACKED_MS, type Timer } from '#domain/timer/timer.ts';
import {
  answeredFor,
  gapOf,
  lookAtTimer,
  withoutGap,
  type Sighting,
} from '#domain/timer/timer-gap.ts';
import type { Device } from '../device/device.ts';
import { keyOf } from '../device/person-notes.ts';
import type { PlanStore } from './plan-view.ts';
import { parseSighting } from './timer-sighting.ts';

/** A hidden tab wakes once a minute at best; five missed looks make a gap. */
const LOOK_EVERY_MS = 30_000;

export type TimerGap = {
  /** To be asked about once; null when there is nothing to ask. */
  readonly gap: { readonly ms: number } | null;
  /** The timer to show and to complete with: without the gap until somebody counts it in. */
  readonly timer: Timer | null;
  /** The same timer, at the moment of a tap. Always the same function. */
  readonly timerNow: () => Timer | null;
  /** Puts another in its place. Always the same function. */
  readonly set: (timer: Timer) => void;
  /** Looks whether there is a gap, before it is time to. Always the same function. */
  readonly look: () => void;
  readonly countIt: () => void;
  readonly leaveOut: () => void;
};

export type TimerWatch = {
  read(): TimerGap;
  subscribe(listener: () => void): () => void;
  /** Looks at the timer again and again; the answer ends it. */
  start(): () => void;
};

export function createTimerWatch(deps: { device: Device; store: PlanStore }): TimerWatch {
  const { device, store } = deps;
  const key = keyOf('timerSighting', store.getView().userId);
  const storedTimer = (): Timer | null => store.getView().profile.timer;
  const { keep, kept } = sightingIn(device, key);
  const seen = (): Sighting | null =>
    lookAtTimer({ sighting: kept(), timer: storedTimer(), now: device.now() });
  const set = (timer: Timer) => void store.change(timing(store.getView().profile, timer));
  const answer = (settle: typeof leaveOutGap): void => {
    const sighting = kept();
    const timer = storedTimer();
    const gapMs = gapOf(sighting, timer);
    if (sighting === null || timer === null || gapMs <= 0) return;
    keep(answeredFor(sighting));
    // Told to every device, so that none of them asks again.
    set(settle({ timer, gapMs }));
  };
  const answers = {
    set,
    // Whoever taps right after a sleep is here before the next look.
    timerNow: () => withoutGap(storedTimer() && seen(), storedTimer()),
    look: () => keep(seen()),
    countIt: () => answer(countGapIn),
    leaveOut: () => answer(leaveOutGap),
  };
  let last: { raw: string | null; timer: Timer | null; ms: number; gap: TimerGap } | null = null;
  return {
    read() {
      const timer = storedTimer();
      // Asking the device takes long, and every change asks; without a timer there is no gap.
      const raw = timer && device.notes.read(key);
      if (last?.raw === raw && last.timer === timer) return last.gap;
      const sighting = parseSighting(raw);
      const ms = Math.min(MAX_TRACKED_MS, gapOf(sighting, timer));
      // Only seen once more: nobody has to draw that.
      if (last?.timer === timer && last.ms === ms) {
        last.raw = raw;
        return last.gap;
      }
      const gap = { ...answers, gap: ms > 0 ? { ms } : null, timer: withoutGap(sighting, timer) };
      last = { raw, timer, ms, gap };
      return gap;
    },
    subscribe(listener) {
      const forgets = [store.subscribe(listener), device.notes.onChange(listener)];
      return () => {
        for (const forget of forgets) forget();
      };
    },
    start: () => startLooking({ device, store, ...answers, close: () => keep(closed(kept())) }),
  };
}

function sightingIn({ notes }: Device, key: string) {
  return {
    kept: (): Sighting | null => parseSighting(notes.read(key)),
    keep(sighting: Sighting | null): void {
      const raw = sighting && JSON.stringify(sighting);
      if (raw !== notes.read(key)) notes.write(key, raw);
    },
  };
}

function closed(sighting: Sighting | null): Sighting | null {
  return sighting === null ? null : { ...sighting, isClosed: true };
}

function startLooking(ask: {
  device: Device;
  store: PlanStore;
  look: () => void;
  close: () => void;
}): () => void {
  const { close, device, look, store } = ask;
  let cancel = (): void => undefined;
  const again = (): void => {
    look();
    cancel = device.after(LOOK_EVERY_MS, again);
  };
  again();
  let cancelLook = (): void => undefined;
  // A tap is painted first: looking writes down what it saw.
  const lookSoon = (): void => {
    cancelLook();
    cancelLook = device.whenIdle(look);
  };
  const forgets = [store.subscribe(lookSoon), device.onWake(look), device.onLeave(close)];
  return () => {
    cancel();
    cancelLook();
    for (const forget of forgets) forget();
  };
}
