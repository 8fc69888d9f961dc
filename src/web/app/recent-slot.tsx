import { createElement, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Day } from '#domain/calendar/day.ts';
import type { Pebble } from '#domain/plan/plan.ts';
import type { Profile } from '#domain/profile/profile.ts';
import { recentlyTossed } from '#domain/progress/recent.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import type { Expansion } from '../ui/expansion.ts';
import { useAfterPaint } from '../ui/use-after-paint.ts';
import { recentPart } from './parts.ts';

/** The last thing that a tap brings: the first time of day that is told takes the browser long. */
export function RecentSlot(props: {
  profile: Profile;
  today: Day;
  expansion: Expansion;
  onTogglePebble: (pebble: Pebble, isMoved: boolean) => boolean;
}) {
  const { today, expansion, onTogglePebble } = props;
  const profile = useAfterPaint(props.profile);
  const recent = useMemo(() => recentlyTossed({ profile, today }), [profile, today]);
  const part = useSyncExternalStore(recentPart.subscribe, recentPart.get);
  const isOpen = expansion.isOpen('recent');
  useEffect(() => {
    if (isOpen) recentPart.load();
  }, [isOpen]);
  const { mountains } = profile;
  const list = useMemo(
    () =>
      typeof part === 'function' &&
      createElement(part, { completions: recent, mountains, onTogglePebble }),
    [part, recent, mountains, onTogglePebble],
  );
  if (recent.length === 0) return null;
  return (
    <Disclosure
      title={`Recently Tossed Pebbles (${recent.length})`}
      isOpen={isOpen}
      onToggle={() => expansion.toggle('recent')}
    >
      {list}
    </Disclosure>
  );
}
