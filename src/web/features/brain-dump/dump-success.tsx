import { useEffect, useRef, type ReactNode } from 'react';
import { useDevice } from '../../session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Notice } from '../../ui/message.tsx';
import { NameMark } from '../../ui/name-mark.tsx';
import styles from './dump-success.module.css';

const CLOSES_AFTER_MS = 2000;

/**
 * The end of a dialog. It leaves by itself, and the same words stay on the page behind it; with more to
 * read than those, it stays, with a button to go on.
 */
export function DumpSuccess(props: {
  message: string;
  onClose: () => void;
  onNews: (news: string) => void;
  children?: ReactNode;
}) {
  const { message, onClose, onNews } = props;
  const device = useDevice();
  const closesItself = !props.children;
  useEffect(
    () => (closesItself ? device.after(CLOSES_AFTER_MS, onClose) : undefined),
    [device, onClose, closesItself],
  );
  useEffect(() => () => onNews(message), [message, onNews]);
  return (
    <Ending title="Success!">
      <Notice>{message}</Notice>
      {props.children}
      {!closesItself && (
        <DialogActions>
          <Button look="primary" onClick={onClose}>
            Go to my pebbles
          </Button>
        </DialogActions>
      )}
    </Ending>
  );
}

/** What came of the words, in place of the form; a screen reader goes there and reads it. */
export function Ending({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.success}>
      <NameMark className={styles.mark} />
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {children}
    </div>
  );
}
