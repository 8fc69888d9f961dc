import { useId, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './disclosure.module.css';

/** A section that opens and closes under its own heading. */
export function Disclosure(props: {
  title: string;
  /** Where its heading stands among those around it. */
  level?: 2 | 4;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}) {
  const id = useId();
  const Heading = `h${props.level ?? 2}` as const;
  return (
    <section className={styles.section} aria-labelledby={`${id}-title`}>
      <Heading className={styles.heading}>
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
      </Heading>
      {props.isOpen && (
        <div id={`${id}-body`} className={styles.body}>
          {props.children}
        </div>
      )}
    </section>
  );
}
