import { Stone } from '../../ui/stone.tsx';
import styles from './finished-drawing.module.css';

/** Three stones moved: the day's work as it lies there. */
export function MovedStones() {
  return (
    <div className={styles.stones}>
      <Stone shape={0} />
      <Stone shape={1} />
      <Stone shape={2} />
    </div>
  );
}

/** A peak with a flag on it. */
export function ConqueredPeak() {
  return (
    <svg className={styles.peak} viewBox="0 0 140 110" aria-hidden="true">
      <circle className={styles.sun} cx="98" cy="46" r="26" />
      <path className={styles.far} d="M70 106 106 58l32 48z" />
      <path className={styles.near} d="M2 106 58 34l26 40 10-12 30 44z" />
      <path className={styles.lit} d="M58 34l26 40 10-12 30 44H80l-8-20 5-14-15-12z" />
      <path className={styles.pole} d="M58 36V8" />
      <path className={styles.flag} d="M59 8c8-5 14 4 24-1l-4 9 4 8c-10 4-16-4-24 0z" />
    </svg>
  );
}
