import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { keepFocus } from './keep-focus.ts';
import styles from './message.module.css';

/** Something went wrong: read out at once, and it stays until it is dismissed or mended. */
export function Alert({ children, onDismiss }: { children: ReactNode; onDismiss?: () => void }) {
  const dismiss = () => {
    onDismiss?.();
    keepFocus();
  };
  return (
    <div role="alert" className={`${styles.message} ${styles.alert}`}>
      <Icon name="alert" />
      <p>{children}</p>
      {onDismiss && <IconButton quiet icon="close" name="Dismiss" onClick={dismiss} />}
    </div>
  );
}

/** Good or neutral news. The caller keeps the live region; this is only its look. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <div className={`${styles.message} ${styles.notice}`}>
      <Icon name="tick" />
      <p>{children}</p>
    </div>
  );
}
