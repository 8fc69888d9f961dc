import { useSessionActions } from '../session/session-context.tsx';
import { Brand } from '../ui/brand.tsx';
import { Landscape } from '../ui/landscape.tsx';
import { LazyDialog } from '../ui/lazy-dialog.tsx';
import { lazyPart } from '../ui/lazy-part.ts';

const resetPart = lazyPart(() =>
  import('../features/recovery/reset-password.tsx').then((file) => file.ResetPassword),
);

/** A mailed link has been followed: there is nothing to do here but choose a new password. */
export function ResetView() {
  const { recovery } = useSessionActions();
  return (
    <Landscape>
      <main>
        <Brand name="Unstuck" />
      </main>
      <LazyDialog part={resetPart} title="Reset Password" onClose={recovery.close}>
        {(ResetPassword) => <ResetPassword />}
      </LazyDialog>
    </Landscape>
  );
}
