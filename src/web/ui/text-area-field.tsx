import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldProblem } from './text-field.tsx';
import styles from './text-area-field.module.css';

type TextAreaFieldProps = {
  label: ReactNode;
  /** What is wrong and how to mend it; null when nothing is. */
  problem: ReactNode;
  /** Lines under the text, such as a count. */
  footer?: ReactNode;
  /** Room for a page of text rather than a few lines. */
  isTall?: boolean;
} & Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

/** A labelled text of several lines; it grows with what is written. */
export function TextAreaField({ label, problem, footer, isTall, ...rest }: TextAreaFieldProps) {
  const id = useId();
  const described = [problem !== null && `${id}-problem`, footer && `${id}-footer`].filter(Boolean);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        {...rest}
        id={id}
        className={`${styles.area} ${isTall ? styles.tall : ''}`}
        aria-invalid={problem !== null}
        aria-describedby={described.join(' ') || undefined}
      />
      {footer && (
        <div id={`${id}-footer`} className={styles.footer}>
          {footer}
        </div>
      )}
      {problem !== null && <FieldProblem of={id}>{problem}</FieldProblem>}
    </div>
  );
}
