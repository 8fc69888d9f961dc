import styles from './stone-cairn.module.css';

/** Four stones of four sizes, one on the other. */
export function StoneCairn() {
  return (
    <svg className={styles.cairn} viewBox="0 0 140 128" aria-hidden="true">
      <ellipse className={styles.ground} cx="70" cy="120" rx="66" ry="6" />
      <path
        className={styles.low}
        d="M17 104c0-12 24-17 52-17s54 4 54 16-23 17-54 17-52-4-52-16z"
      />
      <path
        className={styles.middle}
        d="M31 76c1-10 18-14 40-14s39 5 38 14-17 13-39 13-40-3-39-13z"
      />
      <path className={styles.high} d="M44 52c1-9 12-13 27-13s25 5 24 12-11 12-26 12-26-3-25-11z" />
      <path className={styles.top} d="M56 28c1-8 8-11 16-11s14 5 13 12-7 11-15 11-15-4-14-12z" />
    </svg>
  );
}
