import styles from './level-up.module.css';

/** The moment in which a level is reached: the sun clears the peak. It says so, and holds nobody up. */
export function LevelUp({ level, words }: { level: number; words: string }) {
  return (
    <div className={styles.moment}>
      <svg className={styles.drawing} viewBox="0 0 96 72" aria-hidden="true">
        <g className={styles.sun}>
          <path d="M48 3v7M26 10l4 6M70 10l-4 6M11 26l7 4M85 26l-7 4" />
          <circle cx="48" cy="32" r="17" />
        </g>
        <path className={styles.peak} d="M2 70 36 30l13 15 9-9 36 34z" />
        <path className={styles.snow} d="m36 30 13 15-6 3-5-4-6 5-6-7z" />
      </svg>
      <p>
        <b>You reached Level {level}!</b> {words}
      </p>
    </div>
  );
}
