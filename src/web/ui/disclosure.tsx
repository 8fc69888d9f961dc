import { useId, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './disclosure.module.css';

/** A section that opens and closes under its own heading. */
export function Disclosure(props: {
  title: string;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 className={styles.heading}>
        <button
          type="button"
          id={`${id}-title`}
          className={styles.toggle}
          aria-expanded={props.isOpen}
          aria-controls={props.isOpen ? `${id}-body` : undefined}
          onClick={props.onToggle}
        >
          {props.title}
          <Icon name="chevron" />
        </button>
      </h2>
      {props.isOpen && (
        <div id={`${id}-body`} className={styles.body}>
          {props.children}
        </div>
      )}
    </section>
  );
}
