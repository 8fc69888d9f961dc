import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './select-field.module.css';
import { FieldProblem } from './text-field.tsx';

type SelectFieldProps = {
  label: string;
  /** What is wrong and how to mend it; null when nothing is. */
  problem?: ReactNode;
  hint?: string;
} & Omit<ComponentProps<'select'>, 'id' | 'className'>;

/** A labelled choice of one of many. */
export function SelectField({ label, problem = null, hint, ...rest }: SelectFieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, problem !== null && `${id}-problem`].filter(Boolean);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        {...rest}
        id={id}
        className={styles.select}
        aria-invalid={problem !== null}
        aria-describedby={described.join(' ') || undefined}
      />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {problem !== null && <FieldProblem of={id}>{problem}</FieldProblem>}
    </div>
  );
}
