import { Stone } from './stone.tsx';
import styles from './stone-checkbox.module.css';

/** A native checkbox drawn as a stone. It takes its name from the element `labelledBy`. */
export function StoneCheckbox(props: {
  id: string;
  checked: boolean;
  shape: number;
  labelledBy: string;
  describedBy?: string;
  onChange: () => void;
}) {
  return (
    <span className={styles.box}>
      <input
        className={styles.input}
        id={props.id}
        type="checkbox"
        checked={props.checked}
        aria-labelledby={props.labelledBy}
        aria-describedby={props.describedBy}
        onChange={props.onChange}
      />
      <Stone shape={props.shape} moved={props.checked} />
    </span>
  );
}
