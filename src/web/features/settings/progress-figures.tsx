import type { Day } from '#domain/calendar/day.ts';
import type { Profile } from '#domain/profile/profile.ts';
import { standingFor } from '#domain/progress/level.ts';
import { streakOf } from '#domain/progress/streak.ts';
import styles from './progress-figures.module.css';
import part from './part.module.css';

/** Figures that only grow stand beside the streak. */
export function ProgressFigures({ profile, today }: { profile: Profile; today: Day }) {
  const streak = streakOf({ activity: profile.activity, today });
  const figures = [
    ['Level', standingFor(profile.xp).level],
    ['Day streak', streak.current],
    ['Best streak', streak.best],
    ['Active days', streak.activeDays],
  ] as const;
  return (
    <section className={part.part} aria-labelledby="settings-progress">
      <h3 id="settings-progress">Progress</h3>
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name} className={styles.figure}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={part.hint}>
        Two days of rest in any seven are part of the streak. Rest is not counted against you.
      </p>
    </section>
  );
}
