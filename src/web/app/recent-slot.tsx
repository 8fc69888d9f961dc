import { useMemo, type MouseEvent } from 'react';
import type { Day } from '#domain/calendar/day.ts';
import type { Pebble } from '#domain/plan/plan.ts';
import type { Profile } from '#domain/profile/profile.ts';
import { recentlyTossed } from '#domain/progress/recent.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { useExpansion, type ExpansionStore } from '../ui/expansion.ts';
import { keepFocus } from '../ui/keep-focus.ts';
import { usePart } from '../ui/lazy-part.ts';
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
  const isOpen = expansion.isOpen('recent');
  const { Part: RecentlyTossed, hasFailed } = usePart(code, { isWanted: isOpen });
  const { mountains } = profile;
  const list = useMemo(
    () =>
      RecentlyTossed && <RecentlyTossed completions={recent} {...{ mountains, onTogglePebble }} />,
    [RecentlyTossed, recent, mountains, onTogglePebble],
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
      {hasFailed ? <NotArrived onRetry={retry} /> : list}
    </Disclosure>
  );
}
