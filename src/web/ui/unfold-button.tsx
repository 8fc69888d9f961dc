import styles from './unfold-button.module.css';

/** Shows and hides a line or two below a row. There can be thousands, so it is one element. */
export function UnfoldButton(props: {
  name: string;
  isOpen: boolean;
  /** The id of what it shows. */
  controls: string;
  onToggle: () => void;
}) {
  const { name, isOpen } = props;
  return (
    <button
      type="button"
      className={styles.button}
      title={name}
      aria-label={name}
      aria-expanded={isOpen}
      aria-controls={isOpen ? props.controls : undefined}
      onClick={props.onToggle}
    />
  );
}
