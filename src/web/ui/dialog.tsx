import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import styles from './dialog.module.css';

/**
 * A modal dialog, open for as long as it is rendered. The browser keeps the focus inside, closes it
 * on Escape, and gives the focus back to what opened it.
 */
export function Dialog(props: {
  title: string;
  /** `alertdialog` for a question that has to be answered. */
  role?: 'alertdialog';
  onClose: () => void;
  children: ReactNode;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      role={props.role}
      aria-labelledby={titleId}
      onClose={() => {
        if (ref.current?.open === false) props.onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {props.title}
        </h2>
        {props.role !== 'alertdialog' && (
          <IconButton quiet icon="close" name="Close" onClick={props.onClose} />
        )}
      </div>
      <div className={styles.body}>{props.children}</div>
    </dialog>
  );
}
