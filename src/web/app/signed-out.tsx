import { useState } from 'react';
import { SignInView } from '../features/sign-in/sign-in-view.tsx';
import { useRecovery } from '../session/session-context.tsx';
import { LazyDialog } from '../ui/lazy-dialog.tsx';
import { lazyPart } from '../ui/lazy-part.ts';

const privacyPart = lazyPart(() =>
  import('../features/privacy/privacy-dialog.tsx').then((file) => file.PrivacyDialog),
);

/** `onTurnedTo`: one of the controls has the focus, so the next view may soon be wanted. */
export function SignedOut(props: { message: string | undefined; onTurnedTo: () => void }) {
  const link = useRecovery();
  const [isPrivacyOpen, setIsPrivacyOpen] = useState(false);
  const closePrivacy = () => setIsPrivacyOpen(false);
  return (
    <div onFocus={props.onTurnedTo}>
      <SignInView
        message={props.message}
        problem={link.mode === 'refused' ? link.message : undefined}
        onPrivacy={() => setIsPrivacyOpen(true)}
      />
      {isPrivacyOpen && (
        <LazyDialog part={privacyPart} title="Privacy" onClose={closePrivacy}>
          {(PrivacyDialog) => <PrivacyDialog onClose={closePrivacy} />}
        </LazyDialog>
      )}
    </div>
  );
}
