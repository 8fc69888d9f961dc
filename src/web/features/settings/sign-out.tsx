import { SignOutButton } from './sign-out-button.tsx';
import styles from './settings-dialog.module.css';

export function SignOut() {
  return (
    <section className={styles.part}>
      <SignOutButton>Sign Out</SignOutButton>
    </section>
  );
}
