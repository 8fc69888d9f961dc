import styles from './stone-checkbox.module.css';

const SHAPES = [styles.first, styles.second, styles.third];

/**
 * A native checkbox that looks like a stone. It takes its name from the element `labelledBy`. There can
 * be thousands, so it is one element, which the browser fills as it fills any box: a drawing would be
 * four more, and a group of its own in every frame.
 */
export function StoneCheckbox(props: {
  id: string;
  checked: boolean;
  shape: number;
  labelledBy: string;
  describedBy?: string;
  onChange: () => void;
}) {
  return (
    <input
      className={`${styles.stone} ${SHAPES[props.shape % SHAPES.length]}`}
      id={props.id}
      type="checkbox"
      checked={props.checked}
      aria-labelledby={props.labelledBy}
      aria-describedby={props.describedBy}
      onChange={props.onChange}
    />
  );
}
