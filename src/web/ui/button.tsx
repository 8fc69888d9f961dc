import type { ComponentProps } from 'react';
import styles from './button.module.css';

type Look = 'primary' | 'plain' | 'danger' | 'link' | 'quiet';

/** The looks a button can have. One primary button on a view, no more. */
export function Button({ look, ...rest }: { look: Look } & ComponentProps<'button'>) {
  return <button type="button" {...rest} className={`${styles.button} ${styles[look]}`} />;
}
