import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import styles from './privacy-dialog.module.css';

/** One plain page: what is stored, where words go, and how to take them along or away. */
export function PrivacyDialog({ onClose }: { onClose: () => void }) {
  // The first control stands at the end: the focus, and with it the view, begins at the beginning.
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => page.current?.querySelector('h3')?.focus(), []);
  return (
    <Dialog title="Privacy" onClose={onClose}>
      <div ref={page} className={styles.page}>
        <Part title="What is stored">
          <li>Your email, your username and a scrambled form of your password.</li>
          <li>Your brain dumps, your mountains, what you moved and when, and your settings.</li>
          <li>
            For each sign-in: when it was, when it was last used (to within a day) and the name of
            the browser. No network address.
          </li>
          <li>One cookie, which keeps you signed in. None to follow you.</li>
        </Part>
        <Part title="Where it is">
          <li>In the database of this server. Only you see your account in the app.</li>
          <li>Whoever runs the server could read its database.</li>
          <li>
            A copy of your plan, and words you have not sent yet, on this device. Signing out
            removes the plan and keeps the unsent words.
          </li>
        </Part>
        <Part title="Where your words go">
          <li>
            The Brain Dump says who plans. Without an AI service the plan is made on this server,
            and your words stay there.
          </li>
          <li>
            With an AI service, your brain dump goes to that service to be made into a plan, and so
            does a mountain that you ask to change. Your email and your username do not.
          </li>
          <li>
            When you dictate, your browser turns speech into words. Some browsers send the sound to
            their maker to do that. Unstuck never keeps the sound.
          </li>
          <li>Nothing else leaves: no advertising, no statistics, no fonts from elsewhere.</li>
        </Part>
        <Part title="How to take it along, or away">
          <li>Settings, Export: everything as one file, at any time.</li>
          <li>Settings, Delete account: everything goes from the server, at once and for good.</li>
          <li>Settings, Where you are signed in: end every session with one button.</li>
        </Part>
      </div>
      <DialogActions>
        <Button look="plain" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3 tabIndex={-1}>{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}
