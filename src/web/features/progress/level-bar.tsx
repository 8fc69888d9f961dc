import type { CSSProperties } from 'react';
import { levelProgress } from '#domain/progress/level-progress.ts';
import { standingFor } from '#domain/progress/level.ts';
import { streakOf } from '#domain/progress/streak.ts';
import type { Day } from '#domain/calendar/day.ts';
import type { Profile } from '#domain/profile/profile.ts';
import styles from './level-bar.module.css';

/** Level, XP and day streak in two lines and a bar. */
export function LevelBar({ profile, today }: { profile: Profile; today: Day }) {
  const { xp } = profile;
  const { level, xpToNext } = standingFor(xp);
  const { current } = streakOf({ activity: profile.activity, today });
  const { gained, span } = levelProgress(xp);
  const filled: CSSProperties & { '--gained': number } = { '--gained': gained / span };
  return (
    <section className={styles.panel} aria-label="Your progress">
      <p className={styles.level}>Level {level}</p>
      <p className={styles.streak}>
        <svg viewBox="0 0 18 22" aria-hidden="true">
          <path d="M9 1c1 4.5 7 7 7 12.5A7 7 0 0 1 2 13.5c0-3.5 2.2-4.7 3.3-7C6.5 7.5 7 8.5 7 9.7 8.5 8 9.3 4.5 9 1z" />
        </svg>
        <span>
          <b>{current}</b> day streak
        </span>
      </p>
      {/* A new one for each level: emptying before one's eyes would look like a loss. */}
      <progress
        key={level}
        className={styles.bar}
        max={span}
        value={gained}
        style={filled}
        aria-label={`Progress to Level ${level + 1}`}
        aria-valuetext={`${xp}/${xpToNext} XP`}
      />
      <p className={styles.xp}>
        {xp}/{xpToNext} XP
      </p>
      <p className={styles.rest}>
        {xpToNext - xp} XP to Level {level + 1}
      </p>
    </section>
  );
}
