import type { ComponentType, MouseEventHandler, ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { usePart, type LazyPart } from './lazy-part.ts';
import { Alert } from './message.tsx';
import { SpokenWait } from './spoken-wait.tsx';

/** A dialog whose code may not be here yet: it opens at once, and says so when the code does not come. */
export function LazyDialog<Props>(props: {
  part: LazyPart<Props>;
  title: string;
  onClose: () => void;
  children: (Part: ComponentType<Props>) => ReactNode;
}) {
  const { part, title, onClose, children } = props;
  const { Part, hasFailed } = usePart(part, { isWanted: true });
  if (Part) return children(Part);
  return (
    <Dialog title={title} onClose={onClose}>
      {hasFailed ? <NotArrived onRetry={part.load} /> : <SpokenWait>One moment…</SpokenWait>}
    </Dialog>
  );
}

/** In the place of what should be here, with the ways out. */
export function NotArrived({ onRetry }: { onRetry: MouseEventHandler<HTMLElement> }) {
  return (
    <>
      <Alert>This part of the page did not arrive. It may be the network.</Alert>
      <DialogActions>
        <Button look="plain" onClick={() => location.reload()}>
          Reload the page
        </Button>
        <Button look="primary" onClick={onRetry}>
          Try again
        </Button>
      </DialogActions>
    </>
  );
}
