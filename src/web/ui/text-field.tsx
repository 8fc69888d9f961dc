import { useEffect, useId, useState, type ComponentProps, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './text-field.module.css';

type TextFieldProps = {
  label: string;
  /** What is wrong and how to mend it; null when nothing is. */
  problem: ReactNode;
  hint?: string;
  /** A control inside the right end of the field. */
  trailing?: ReactNode;
} & Omit<ComponentProps<'input'>, 'id' | 'className'>;

/** A labelled input that says next to itself what is wrong with it. */
export function TextField({ label, problem, hint, trailing, ...rest }: TextFieldProps) {
  const id = useId();
  const hintId = hint && problem === null ? `${id}-hint` : undefined;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.frame}>
        <input
          {...rest}
          id={id}
          className={styles.input}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? hintId : `${id}-problem`}
        />
        {trailing}
      </div>
      {hintId && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {problem !== null && <FieldProblem of={id}>{problem}</FieldProblem>}
    </div>
  );
}

/**
 * The line under a field that says what is wrong with it. It is read when the focus comes to the field, and
 * where that is already, at once; and once more when somebody tries again from there with the same fault.
 */
export function FieldProblem({ of, children }: { of: string; children: ReactNode }) {
  const tries = useTriesFrom(of);
  return (
    <ProblemLine key={tries} of={of}>
      {children}
    </ProblemLine>
  );
}

/** How often the form was sent from within the field since the line is there. */
function useTriesFrom(id: string): number {
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isFromHere = false;
    const begin = () => (isFromHere = hasFocus(id));
    // Behind the form's own handler: a line that this took away is not read.
    const end = () => isFromHere && setTries((before) => before + 1);
    document.addEventListener('submit', begin, true);
    document.addEventListener('submit', end);
    return () => {
      document.removeEventListener('submit', begin, true);
      document.removeEventListener('submit', end);
    };
  }, [id]);
  return tries;
}

function ProblemLine({ of, children }: { of: string; children: ReactNode }) {
  const [isThere] = useState(() => hasFocus(of));
  // Elements in it speak for themselves.
  const role = isThere && typeof children === 'string' ? 'alert' : undefined;
  return (
    <p id={`${of}-problem`} role={role} className={styles.problem}>
      <Icon name="alert" />
      <span>{children}</span>
    </p>
  );
}

function hasFocus(id: string): boolean {
  return document.activeElement?.id === id;
}
