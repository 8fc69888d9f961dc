import { useSessionActions } from '../session/session-context.tsx';
import { LazyDialog } from '../ui/lazy-dialog.tsx';
import { MountainRange } from '../ui/mountain-range.tsx';
import { NameMark } from '../ui/name-mark.tsx';
import { resetPart } from './parts.ts';
import styles from './reset-view.module.css';

/** A mailed link has been followed: there is nothing to do here but choose a new password. */
export function ResetView() {
  const { recovery } = useSessionActions();
  return (
    <div className={styles.view}>
      <MountainRange className={styles.range} rise={1} />
      <main className={styles.brand}>
        <NameMark className={styles.mark} />
        <h1>Unstuck</h1>
      </main>
      <LazyDialog part={resetPart} title="Reset Password" onClose={recovery.close}>
        {(ResetPassword) => <ResetPassword />}
      </LazyDialog>
    </div>
  );
}
