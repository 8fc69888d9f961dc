import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './icon-button.module.css';

/** A square button with a drawing; `name` is what it is called. Quiet ones have no frame. */
export function IconButton({
  icon,
  name,
  quiet = false,
  ...rest
}: { icon: IconName; name: string; quiet?: boolean } & Omit<ComponentProps<'button'>, 'name'>) {
  return (
    <button
      type="button"
      title={name}
      aria-label={name}
      {...rest}
      className={`${styles.button} ${quiet ? styles.quiet : styles.framed}`}
    >
      <Icon name={icon} />
    </button>
  );
}
