import { NameMark } from '../ui/name-mark.tsx';
import { SpokenWait } from '../ui/spoken-wait.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './whole-page.module.css';

export function LoadingView() {
  return (
    <main className={styles.page}>
      <NameMark className={styles.breathing} />
      <h1>
        <VisuallyHidden>Unstuck</VisuallyHidden>
      </h1>
      <SpokenWait>Loading your mountains...</SpokenWait>
    </main>
  );
}
