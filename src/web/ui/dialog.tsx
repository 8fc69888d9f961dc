import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import styles from './dialog.module.css';

/**
 * A modal dialog, open for as long as it is rendered. The browser keeps the focus inside, closes it
 * on Escape, and gives the focus back to what opened it.
 */
export function Dialog(props: {
  title: string;
  /** The id of a sentence that is read out with the title: the focus is past it by then. */
  describedBy?: string | undefined;
  onClose: () => void;
  children: ReactNode;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    leaveScroller(dialog);
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={titleId}
      aria-describedby={props.describedBy}
      onClose={() => {
        if (ref.current?.open === false) props.onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {props.title}
        </h2>
      </div>
      <div className={styles.body} data-dialog-body>
        {props.children}
      </div>
      {/* Last in order, so that the first control of the content takes the focus on opening. */}
      <div className={styles.close}>
        <IconButton quiet icon="close" name="Close" onClick={props.onClose} />
      </div>
    </dialog>
  );
}

/** A browser may give the focus to the part that scrolls: it has no name, and nothing can be done there. */
function leaveScroller(dialog: HTMLDialogElement | null): void {
  const body = document.activeElement;
  if (dialog === null || !body?.matches('[data-dialog-body]')) return;
  body.querySelector<HTMLElement>('button, input, select, textarea')?.focus();
}
