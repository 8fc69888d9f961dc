import { memo, type CSSProperties } from 'react';
import styles from './mountain-range.module.css';

const FAR =
  'M0 260l0-110 36-17 42-19 42-22 39 11 27 21 44 14 51-27 74-32 45-21 55 25 44 16 46 25 51-15 46-18 48-21 39 15 38 27 33 16 40-33 53-30 37-25 53 34 48 27 44 19 37-10 39-12 39-20 54 16 32 14 54 24 52-29 37-21 41-20 47 20 43 22 50 22 0 134z';
const FAR_LIT =
  'M120 92l39 11 27 21 44 14-69-2-21-11 5-12-22-5zM400 58l55 25 44 16 46 25-91-4-24-16 4-12-26-16zM690 70l39 15 38 27 33 16-67 0-22-16 5-14-19-10zM930 40l53 34 48 27 44 19-90-6-26-18 5-12-26-17zM1190 78l54 16 32 14 54 24-87 0-27-14 8-14-29-11zM1460 62l47 20 43 22 50 22-83-3-30-17 4-11-25-13z';
const MID =
  'M0 260l0-74 27 0 28-9 35-9 44-21 74-30 42-13 49 23 43 21 48 22 49-13 55-26 66-19 43 15 62 33 55 18 41-20 41-6 48-24 41 16 56 20 53 16 47-24 53-30 50-30 62 31 37 11 61 34 47-16 28-4 45-20 59 22 63 16 48 18 0 72z';
const MID_LIT =
  'M250 104l49 23 43 21 48 22-88 0-28-19 5-14-19-15zM560 112l43 15 62 33 55 18-98-3-33-17 5-10-29-18zM850 128l41 16 56 20 53 16-95-3-28-10 6-14-27-6zM1150 96l62 31 37 11 61 34-101-2-30-20 6-13-27-17zM1430 132l59 22 63 16 48 18-102-2-39-17 12-8-34-10z';
const NEAR =
  'M0 260l0-64 56-14 57-15 47-17 66 26 42 11 72 25 63-16 53-19 44-9 53 14 55 19 52 15 29-11 41-7 40-16 70 12 65 13 55 15 56-23 40-9 64-26 50 12 75 28 45 10 39-9 48-18 43-15 53 13 72 14 55 7 0 54z';
const NEAR_LIT =
  'M160 150l66 26 42 11 72 25-110-1-35-15 7-11-36-17zM500 168l53 14 55 19 52 15-96-1-32-16 4-8-28-8zM770 182l70 12 65 13 55 15-120-3-36-7 10-11-33-9zM1120 164l50 12 75 28 45 10-104-4-37-9 7-13-25-7zM1420 172l53 13 72 14 55 7-112 1-34-10 4-5-28-7z';
const FRONT =
  'M0 260l0-20 69-11 83-14 58-9 74 12 63 9 83 13 67-7 49-10 74-9 66 10 100 8 74 12 72-10 52-11 56-11 57 5 77 11 66 12 46-11 50-10 64-13 65 12 69 10 66 10 0 22z';
const GROUND = 'M0 246V234C210 222 430 243 720 237S1260 220 1600 236V246z';
/** Where the sun stands at the start and at the end of its climb. */
const SUN = { x: 1075, low: 128, high: 62 };

/** Wide rather than whole, and standing on the ground. */
const FRAME = { viewBox: '0 30 1600 214', preserveAspectRatio: 'xMidYMax slice' };

/** A range at dawn. The sun climbs with `rise`, from 0 (behind the ridge) to 1 (clear of it). */
export const MountainRange = memo(function MountainRange({
  rise,
  className,
}: {
  rise: number;
  className: string | undefined;
}) {
  const climb: CSSProperties & { '--climb': number } = {
    '--climb': SUN.low - (SUN.low - SUN.high) * Math.min(1, Math.max(0, rise)),
  };
  return (
    <div className={`${styles.range} ${className}`} aria-hidden="true">
      {/* A picture of its own: within one, the browser would move it by drawing all of it anew. */}
      <svg className={styles.rising} style={climb} {...FRAME}>
        <circle className={styles.glow} cx={SUN.x} r="72" />
        <circle className={styles.sun} cx={SUN.x} r="34" />
      </svg>
      <svg {...FRAME}>
        <path className={styles.far} d={FAR} />
        <path className={styles.farLit} d={FAR_LIT} />
        <path className={styles.mid} d={MID} />
        <path className={styles.midLit} d={MID_LIT} />
        <path className={styles.near} d={NEAR} />
        <path className={styles.nearLit} d={NEAR_LIT} />
        <path className={styles.front} d={FRONT} />
        <path className={styles.ground} d={GROUND} />
      </svg>
    </div>
  );
});
