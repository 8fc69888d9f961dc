import { useId, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './disclosure.module.css';

/**
 * A section that opens and closes under its own heading. One within another part is no landmark:
 * a dialog full of them would be a list of places to go to, most of them closed.
 */
export function Disclosure(props: {
  title: string;
  /** Where its heading stands among those around it. */
  level?: 2 | 4;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}) {
  const id = useId();
  const isOwnPart = props.level !== 4;
  const Section = isOwnPart ? 'section' : 'div';
  const Heading = `h${props.level ?? 2}` as const;
  return (
    <Section className={styles.section} aria-labelledby={isOwnPart ? `${id}-title` : undefined}>
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
    </Section>
  );
}
