import { useCallback, useMemo } from 'react';
import type { Day } from '#domain/calendar/day.ts';
import type { Profile } from '#domain/profile/profile.ts';
import { recentlyTossed } from '#domain/progress/recent.ts';
import { RecentlyTossed } from '../features/today/recently-tossed.tsx';
import type { Expansion } from '../ui/expansion.ts';
import { useAfterPaint } from '../ui/use-after-paint.ts';

/** The last thing that a tap brings: the first time of day that is told takes the browser long. */
export function RecentSlot(props: { profile: Profile; today: Day; expansion: Expansion }) {
  const { today, expansion } = props;
  const profile = useAfterPaint(props.profile);
  const recent = useMemo(() => recentlyTossed({ profile, today }), [profile, today]);
  const { toggle } = expansion;
  const toggleRecent = useCallback(() => toggle('recent'), [toggle]);
  if (recent.length === 0) return null;
  return (
    <RecentlyTossed
      completions={recent}
      isOpen={expansion.isOpen('recent')}
      onToggle={toggleRecent}
    />
  );
}
