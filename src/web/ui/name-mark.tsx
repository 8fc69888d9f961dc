import styles from './name-mark.module.css';

/** The sign of the product: a peak, and the one stone in front of it that a hand can lift. */
export function NameMark({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 48 44" aria-hidden="true">
      <path className={styles.peak} d="M1 40 19 6l9.5 15 4.5-6L47 40z" />
      <path className={styles.lit} d="M19 6l9.5 15 4.5-6L47 40H31l-6-9 2-7-6-5z" />
      <path className={styles.snow} d="M19 6l6.6 10.4-3.6 3.4-3-3-3.6 3-1.8-4.2z" />
      <path
        className={styles.pebble}
        d="M24 38.5c-.3-5 4.2-8 9-8s8.6 2.6 8.8 6.2-4 6.3-9 6.3-8.5-1-8.8-4.5z"
      />
    </svg>
  );
}
