import styles from './timer-dial.module.css';

/** A stone's outline, begun at its top, so that the ring fills like a clock. */
const OUTLINE = 'M60 8C87 4 114 23 113 54S96 112 60 112 5 93 8 65 31 12 60 8z';

/** The timer as a shape that fills and as words; `fraction` is elapsed time over the estimate. */
export function TimerDial(props: { fraction: number; pace: 'within' | 'beyond'; text: string }) {
  const { fraction, pace, text } = props;
  const [figure, unit] = splitUnit(text);
  const filled = Math.round(Math.min(1, fraction) * 1000) / 10;
  return (
    <div className={styles.dial}>
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <path className={styles.track} d={OUTLINE} />
        {filled > 0 && (
          <path
            className={pace === 'beyond' ? styles.over : styles.fill}
            d={OUTLINE}
            pathLength={100}
            strokeDasharray={`${filled} 100`}
          />
        )}
      </svg>
      <p role="timer" className={styles.words} data-pace={pace}>
        <span className={styles.figure} data-signs={Math.min(figure.length, 6)}>
          {figure}
        </span>{' '}
        <span className={styles.unit}>{unit}</span>
      </p>
    </div>
  );
}

function splitUnit(text: string): [string, string] {
  const space = text.lastIndexOf(' ');
  return [text.slice(0, space), text.slice(space + 1)];
}
