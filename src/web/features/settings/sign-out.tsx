import { SignOutButton } from './sign-out-button.tsx';
import part from './part.module.css';

export function SignOut() {
  return (
    <section className={part.part}>
      <SignOutButton>Sign Out</SignOutButton>
    </section>
  );
}
