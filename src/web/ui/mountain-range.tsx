import { memo, type CSSProperties } from 'react';
import styles from './mountain-range.module.css';

const FAR =
  'M0 260 0 150 36 133 78 114 120 92 159 103 186 124 230 138 281 111 355 79 400 58 455 83 499 99 545 124 596 109 642 91 690 70 729 85 767 112 800 128 840 95 893 65 930 40 983 74 1031 101 1075 120 1112 110 1151 98 1190 78 1244 94 1276 108 1330 132 1382 103 1419 82 1460 62 1507 82 1550 104 1600 126V260z';
const FAR_LIT =
  'M120 92 159 103 186 124 230 138 161 136 140 125 145 113 123 108zM400 58 455 83 499 99 545 124 454 120 430 104 434 92 408 76zM690 70 729 85 767 112 800 128 733 128 711 112 716 98 697 88zM930 40 983 74 1031 101 1075 120 985 114 959 96 964 84 938 67zM1190 78 1244 94 1276 108 1330 132 1243 132 1216 118 1224 104 1195 93zM1460 62 1507 82 1550 104 1600 126 1517 123 1487 106 1491 95 1466 82z';
const MID =
  'M0 260 0 186 27 186 55 177 90 168 134 147 208 117 250 104 299 127 342 148 390 170 439 157 494 131 560 112 603 127 665 160 720 178 761 158 802 152 850 128 891 144 947 164 1000 180 1047 156 1100 126 1150 96 1212 127 1249 138 1310 172 1357 156 1385 152 1430 132 1489 154 1552 170 1600 188V260z';
const MID_LIT =
  'M250 104 299 127 342 148 390 170 302 170 274 151 279 137 260 122zM560 112 603 127 665 160 720 178 622 175 589 158 594 148 565 130zM850 128 891 144 947 164 1000 180 905 177 877 167 883 153 856 147zM1150 96 1212 127 1249 138 1310 172 1209 170 1179 150 1185 137 1158 120zM1430 132 1489 154 1552 170 1600 188 1498 186 1459 169 1471 161 1437 151z';
const NEAR =
  'M0 260 0 196 56 182 113 167 160 150 226 176 268 187 340 212 403 196 456 177 500 168 553 182 608 201 660 216 689 205 730 198 770 182 840 194 905 207 960 222 1016 199 1056 190 1120 164 1170 176 1245 204 1290 214 1329 205 1377 187 1420 172 1473 185 1545 199 1600 206V260z';
const NEAR_LIT =
  'M160 150 226 176 268 187 340 212 230 211 195 196 202 185 166 168zM500 168 553 182 608 201 660 216 564 215 532 199 536 191 508 183zM770 182 840 194 905 207 960 222 840 219 804 212 814 201 781 192zM1120 164 1170 176 1245 204 1290 214 1186 210 1149 201 1156 188 1131 181zM1420 172 1473 185 1545 199 1600 206 1488 207 1454 197 1458 192 1430 185z';
const FRONT =
  'M0 260 0 240 69 229 152 215 210 206 284 218 347 227 430 240 497 233 546 223 620 214 686 224 786 232 860 244 932 234 984 223 1040 212 1097 217 1174 228 1240 240 1286 229 1336 219 1400 206 1465 218 1534 228 1600 238V260z';
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
