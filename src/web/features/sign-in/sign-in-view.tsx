import { useEffect, useRef, useState } from 'react';
import { Brand } from '../../ui/brand.tsx';
import { Button } from '../../ui/button.tsx';
import { Landscape } from '../../ui/landscape.tsx';
import { Alert, Notice } from '../../ui/message.tsx';
import { AccountForm } from './account-form.tsx';
import { ResetRequestForm } from './reset-request-form.tsx';
import type { Account } from './sign-up.ts';
import styles from './sign-in.module.css';

type Face = 'sign-in' | 'sign-up' | 'reset-request';

const GREETING: Record<Face, string> = {
  'sign-in': 'Welcome back! Sign in to continue your journey',
  'sign-up': 'Create your account to start moving mountains',
  'reset-request': 'Enter your email to get a link for a new password.',
};

/**
 * What somebody sees who is not signed in. `message` is news from before, such as a new password;
 * `problem` is what was wrong with a link that led here.
 */
export function SignInView(props: {
  message: string | undefined;
  problem: string | undefined;
  onPrivacy: () => void;
}) {
  const { message, problem } = props;
  const [face, setFace] = useState<Face>('sign-in');
  const [account, setAccount] = useState<Account>({ email: '', username: '', password: '' });
  const greeting = useRef<HTMLParagraphElement>(null);
  const news = useRef<HTMLDivElement>(null);

  // It came with the view, in which case hardly any screen reader says it by itself.
  useEffect(() => news.current?.focus(), [message]);

  // The button that was pressed is gone. Not the first field: that would open a phone's keyboard.
  const turnTo = (next: Face) => {
    setFace(next);
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) greeting.current?.focus();
    });
  };
  return (
    <Landscape
      footer={
        <>
          <p>Together, we can move mountains</p>
          <Button look="link" onClick={props.onPrivacy}>
            Privacy
          </Button>
        </>
      }
    >
      <main className={styles.panel}>
        <Brand name="Unstuck" />
        <p ref={greeting} className={styles.greeting} tabIndex={-1}>
          {GREETING[face]}
        </p>
        {problem && (
          <div className={styles.message}>
            <Alert>{problem}</Alert>
          </div>
        )}
        {message && (
          <div ref={news} role="status" className={styles.message} tabIndex={-1}>
            <Notice>{message}</Notice>
          </div>
        )}
        {face === 'reset-request' ? (
          <ResetRequestForm
            email={account.email}
            onEdit={(email) => setAccount({ ...account, email })}
            onBack={() => turnTo('sign-in')}
          />
        ) : (
          <>
            <AccountForm key={face} mode={face} account={account} onEdit={setAccount} />
            <OtherWays face={face} onChoose={turnTo} />
          </>
        )}
      </main>
    </Landscape>
  );
}

function OtherWays(props: { face: 'sign-in' | 'sign-up'; onChoose: (face: Face) => void }) {
  if (props.face === 'sign-up') {
    return (
      <p className={styles.other}>
        Already have an account?
        <Button look="link" onClick={() => props.onChoose('sign-in')}>
          Sign In
        </Button>
      </p>
    );
  }
  return (
    <>
      <p className={styles.other}>
        <Button look="link" onClick={() => props.onChoose('reset-request')}>
          Forgot Password?
        </Button>
      </p>
      <p className={`${styles.other} ${styles.new}`}>
        <span>
          New here? Pour out everything in your head, and get one small step to begin with.
        </span>
        <Button look="link" onClick={() => props.onChoose('sign-up')}>
          Sign Up
        </Button>
      </p>
    </>
  );
}
