import { Button } from '../ui/button.tsx';
import { Alert } from '../ui/message.tsx';
import { NameMark } from '../ui/name-mark.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './whole-page.module.css';

/** The code of the view that should be here did not come. */
export function NotArrivedView({ onRetry }: { onRetry: () => void }) {
  return (
    <main className={styles.page}>
      <NameMark className={styles.mark} />
      <h1>
        <VisuallyHidden>Unstuck</VisuallyHidden>
      </h1>
      <Alert>This part of the page did not arrive. It may be the network.</Alert>
      <div className={styles.actions}>
        <Button look="primary" onClick={onRetry}>
          Try again
        </Button>
        <Button look="plain" onClick={() => location.reload()}>
          Reload the page
        </Button>
      </div>
    </main>
  );
}
