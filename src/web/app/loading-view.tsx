import { NameMark } from '../ui/name-mark.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './whole-page.module.css';

export function LoadingView() {
  return (
    <main className={styles.page}>
      <NameMark className={styles.breathing} />
      <h1>
        <VisuallyHidden>Unstuck</VisuallyHidden>
      </h1>
      <p role="status">Loading your mountains...</p>
    </main>
  );
}
