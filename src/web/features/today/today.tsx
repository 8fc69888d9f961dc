import { memo, startTransition, useMemo, useRef, useState, type ReactNode } from 'react';
import {
  dashboardState,
  dayListInHand,
  nextDayListChange,
  listedPebbles,
} from '#domain/day-list/day-list.ts';
import type { Day } from '#domain/calendar/day.ts';
import type { PlacedPebble } from '#domain/plan/plan.ts';
import type { Profile } from '#domain/profile/profile.ts';
import { isFirstOfDay } from '#domain/progress/recent.ts';
import type { TimerGap } from '../../plan/timer-watch.ts';
import { useChange } from '../../plan/use-plan.ts';
import { afterPaint, focusAfterPaint } from '../../ui/after-paint.ts';
import { skipSecondTap } from '../../ui/double-tap.ts';
import { whenLetGo } from '../../ui/when-let-go.ts';
import { CurrentPebble, TossedPebble, type Tossed } from './current-pebble.tsx';
import { EmptyDay } from './empty-day.tsx';
import { GetUnstuck } from './get-unstuck.tsx';
import { MorePebbles } from './more-pebbles.tsx';
import styles from './today.module.css';

/** What to do now: the current pebble or what stands in its place, the news, and the rest of the day. */
export const Today = memo(function Today(props: {
  profile: Profile;
  today: Day;
  timing: TimerGap;
  /** What the last action did; stays until the next one. */
  news: ReactNode;
  onComplete: (placed: PlacedPebble) => void;
  /** Called with everything else that is done here. Always the same function. */
  onAct: () => void;
  onStartDump: () => void;
}) {
  const { profile, today } = props;
  const change = useChange();
  const stage = useRef<HTMLDivElement>(null);
  const [tossed, setTossed] = useState<Tossed | null>(null);
  const { mountains } = profile;
  const dayList = dayListInHand(profile, today);
  // The same ones for as long as the timer alone changes.
  const pebbles = useMemo(() => listedPebbles(dayList, mountains), [dayList, mountains]);
  const rest = useMemo(() => pebbles.slice(1), [pebbles]);
  const [held, setHeld] = useState<readonly PlacedPebble[] | null>(null);
  const more = held ?? rest;
  const [current] = pebbles;
  const isFirst = isFirstOfDay(profile, today);
  const state = dashboardState(profile, today);

  // The button that was pressed is the next pebble's then, whose title takes the focus.
  const title = () => stage.current?.querySelector<HTMLElement>('h2');
  const toss = (placed: PlacedPebble) => {
    props.onComplete(placed);
    // The hand is on the card: its frame draws no list anew.
    setHeld(more);
    afterPaint(() => startTransition(() => setHeld(null)));
    setTossed({ placed, isFirstOfDay: isFirst });
    // Whoever hears the page is told a frame later; a new focus in this one would style it twice.
    focusAfterPaint(title);
  };
  const ready = (placed: PlacedPebble) => {
    // The one that is still leaving is seen to its end.
    setTossed((one) => one ?? { placed, isFirstOfDay: isFirst, isReady: true });
    whenLetGo(() => setTossed((one) => (one?.isReady ? null : one)));
  };
  const takeOnNext = () => {
    const next = nextDayListChange({ profile, today, reason: 'next' });
    if (next) change(next);
    props.onAct();
    requestAnimationFrame(() => title()?.focus());
  };

  return (
    <>
      <div ref={stage} className={styles.stage} onClickCapture={skipSecondTap}>
        {current && (
          <CurrentPebble
            placed={current}
            timing={props.timing}
            isFirstOfDay={isFirst}
            onTimed={props.onAct}
            onPressComplete={() => ready(current)}
            onComplete={() => toss(current)}
          />
        )}
        {state === 'empty' && <GetUnstuck onStart={props.onStartDump} />}
        {state !== 'empty' && state !== 'working' && (
          <EmptyDay
            state={state}
            onTakeNext={
              nextDayListChange({ profile, today, reason: 'next' }) ? takeOnNext : undefined
            }
            onCreate={props.onStartDump}
          />
        )}
        {tossed && (
          <TossedPebble
            key={`${tossed.placed.pebble.id} tossed`}
            tossed={tossed}
            onLeft={() => setTossed(null)}
          />
        )}
      </div>
      <div role="status" className={styles.news}>
        {props.news}
      </div>
      {more.length > 0 && <MorePebbles pebbles={more} onComplete={props.onComplete} />}
    </>
  );
});
