import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/message.tsx';
import { MountainRange } from '../../ui/mountain-range.tsx';
import { NameMark } from '../../ui/name-mark.tsx';
import { AccountForm, type Mode } from './account-form.tsx';
import styles from './sign-in.module.css';

const GREETING: Record<Mode, string> = {
  'sign-in': 'Welcome back! Sign in to continue your journey',
  'sign-up': 'Create your account to start moving mountains',
};

/** What somebody sees who is not signed in. `message` is news from before, such as a new password. */
export function SignInView({ message }: { message: string | undefined }) {
  const [mode, setMode] = useState<Mode>('sign-in');
  const [account, setAccount] = useState({ email: '', username: '', password: '' });
  const isNew = mode === 'sign-up';
  return (
    <div className={styles.view}>
      <MountainRange className={styles.range} rise={1} />
      <main className={styles.panel}>
        <div className={styles.brand}>
          <NameMark className={styles.mark} />
          <h1 className={styles.name}>Unstuck</h1>
        </div>
        <p className={styles.greeting}>{GREETING[mode]}</p>
        {message && (
          <div role="status" className={styles.message}>
            <Notice>{message}</Notice>
          </div>
        )}
        <AccountForm key={mode} mode={mode} account={account} onEdit={setAccount} />
        <p className={styles.other}>
          {isNew ? 'Already have an account?' : 'New here?'}
          <Button look="link" onClick={() => setMode(isNew ? 'sign-in' : 'sign-up')}>
            {isNew ? 'Sign In' : 'Sign Up'}
          </Button>
        </p>
      </main>
      <footer className={styles.footer}>Together, we can move mountains</footer>
    </div>
  );
}
