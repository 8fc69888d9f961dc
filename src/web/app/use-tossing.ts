import { useMemo } from 'react';
import type { Day } from '#domain/calendar/day.ts';
import { encouragementFor, nextTurn } from '#domain/encouragement/encouragement.ts';
import { puttingBack } from '#domain/operations/as-shown.ts';
import { findPebble } from '#domain/plan/find.ts';
import type { Pebble, PlacedPebble } from '#domain/plan/plan.ts';
import type { Profile } from '#domain/profile/profile.ts';
import { standingFor } from '#domain/progress/level.ts';
import { isFirstOfDay } from '#domain/progress/recent.ts';
import { trackedMinutes, type Timer } from '#domain/timer/timer.ts';
import type { Device, Notes } from '../device/device.ts';
import { keyOf } from '../device/person-notes.ts';
import type { PlanStore } from '../plan/plan-view.ts';
import { usePlanStore } from '../plan/use-plan.ts';
import { useDevice } from '../session/session-context.tsx';
import { afterPaint } from '../ui/after-paint.ts';

/** What the last action did; with a level when it was reached by it. */
export type News = string | { readonly words: string; readonly level: number };

type Tossing = {
  complete: (placed: PlacedPebble) => void;
  /** False when nothing came of it. */
  toggle: (pebble: Pebble, isMoved: boolean) => boolean;
};

/**
 * Moving pebbles, from the card, the list of the day and the tree alike, and the words that follow.
 * The same functions for as long as it is today, so that nothing is drawn anew for them.
 */
export function useTossing({
  today,
  timerNow,
  onNews,
}: {
  today: Day;
  /** As it counts: without a gap that nobody has counted in. */
  timerNow: () => Timer | null;
  /** Null when nothing came of it. */
  onNews: (news: News | null) => void;
}): Tossing {
  const store = usePlanStore();
  const device = useDevice();
  return useMemo(
    () => tossingOf({ store, device, today, timerNow, onNews }),
    [store, device, today, timerNow, onNews],
  );
}

function tossingOf(ask: {
  store: PlanStore;
  device: Device;
  today: Day;
  timerNow: () => Timer | null;
  /** Null when nothing came of it. */
  onNews: (news: News | null) => void;
}): Tossing {
  const { store, device, today, timerNow, onNews } = ask;
  /** The words cost more than the change: they are asked for when they are to be shown. */
  const move = ({ id, title, estimatedMinutes }: Pebble): (() => News) | null => {
    const { profile } = store.getView();
    const { mountainTitle = '' } = findPebble(profile.mountains, id) ?? {};
    const minutes = trackedMinutes(timerNow(), id, device.now());
    const isMoved = store.change({
      kind: 'pebble.setStatus',
      pebbleId: id,
      status: 'moved',
      trackedMinutes: minutes,
      known: { title, mountainTitle, estimatedMinutes },
    });
    if (!isMoved) return null;
    const after = store.getView().profile;
    return () => {
      const words = encouragementFor({
        firstOfDay: isFirstOfDay(profile, today),
        estimatedMinutes,
        actualMinutes: minutes ?? estimatedMinutes,
        timeTracked: minutes !== null,
        turn: takeTurn(after, device.notes),
      });
      const { level } = standingFor(after.xp);
      return level > standingFor(profile.xp).level ? { words, level } : words;
    };
  };

  const putBack = ({ id, title }: Pebble): (() => News) | null => {
    const isBack = store.change(puttingBack(store.getView().profile, id));
    return isBack ? () => `"${title}" is waiting again.` : null;
  };

  /** They stand far above a row that was ticked, and move all that is below them. */
  const tell = (news: (() => News) | null): boolean => {
    afterPaint(() => onNews(news?.() ?? null));
    return news !== null;
  };

  return {
    complete: ({ pebble }) => void tell(move(pebble)),
    toggle: (pebble, isMoved) => tell(isMoved ? move(pebble) : putBack(pebble)),
  };
}

/** Whose turn it is of the lines, remembered for the next time. */
function takeTurn({ userId, activity }: Profile, notes: Notes): number {
  const key = keyOf('encouragement', userId);
  const completions = Object.values(activity).reduce((sum, moved) => sum + moved, 0);
  const turn = nextTurn({ completions, last: Number(notes.read(key) ?? -1) });
  notes.write(key, String(turn));
  return turn;
}
