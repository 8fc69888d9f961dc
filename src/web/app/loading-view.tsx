import { NameMark } from '../ui/name-mark.tsx';
import styles from './whole-page.module.css';

export function LoadingView() {
  return (
    <main className={styles.page}>
      <NameMark className={styles.breathing} />
      <p role="status">Loading your mountains...</p>
    </main>
  );
}
