import { createElement, useEffect, useMemo, useSyncExternalStore, type MouseEvent } from 'react';
import type { Day } from '#domain/calendar/day.ts';
import type { Pebble } from '#domain/plan/plan.ts';
import type { Profile } from '#domain/profile/profile.ts';
import { recentlyTossed } from '#domain/progress/recent.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { useExpansion, type ExpansionStore } from '../ui/expansion.ts';
import { keepFocus } from '../ui/keep-focus.ts';
import { NotArrived } from '../ui/lazy-dialog.tsx';
import { useAfterPaint } from '../ui/use-after-paint.ts';
import { recentPart } from './parts.ts';

/** The last thing that a tap brings: the first time of day that is told takes the browser long. */
export function RecentSlot(props: {
  profile: Profile;
  today: Day;
  unfolded: ExpansionStore;
  onTogglePebble: (pebble: Pebble, isMoved: boolean) => boolean;
  code?: typeof recentPart;
}) {
  const { today, onTogglePebble, code = recentPart } = props;
  const expansion = useExpansion(props.unfolded);
  const profile = useAfterPaint(props.profile);
  const recent = useMemo(() => recentlyTossed({ profile, today }), [profile, today]);
  const part = useSyncExternalStore(code.subscribe, code.get);
  const isOpen = expansion.isOpen('recent');
  useEffect(() => {
    if (isOpen) code.load();
  }, [isOpen, code]);
  const { mountains } = profile;
  const list = useMemo(
    () =>
      typeof part === 'function' &&
      createElement(part, { completions: recent, mountains, onTogglePebble }),
    [part, recent, mountains, onTogglePebble],
  );
  if (recent.length === 0) return null;
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const section = currentTarget.closest('section');
    code.load();
    keepFocus(() => section?.querySelector('button'));
  };
  return (
    <Disclosure
      title={`Recently Tossed Pebbles (${recent.length})`}
      isOpen={isOpen}
      onToggle={() => expansion.toggle('recent')}
    >
      {part === 'failed' ? <NotArrived onRetry={retry} /> : list}
    </Disclosure>
  );
}
