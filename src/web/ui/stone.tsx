import styles from './stone.module.css';

const OUTLINES = [
  'M4 17.5C3 9.5 9 4 16.5 4S28 9 28.5 15.5 24 28 16 28 5 25 4 17.5z',
  'M3.5 15C4 8 10.5 4.5 17 4.5S28.5 10 28.5 17 23 27.5 15.5 27.5 3 22 3.5 15z',
  'M4.5 18.5C2.5 11 8 4.5 15 4s13 3.5 13.5 11S25 28 17.5 28 6.5 26 4.5 18.5z',
] as const;

/** A stone that was moved, each one a little different. */
export function Stone({ shape }: { shape: number }) {
  return (
    <svg className={styles.stone} viewBox="0 0 32 32" aria-hidden="true">
      <path d={OUTLINES[shape % OUTLINES.length]} />
      <path className={styles.tick} d="m10 16.5 4.5 4.5 8-9" />
    </svg>
  );
}
