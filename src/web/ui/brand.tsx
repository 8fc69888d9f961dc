import styles from './brand.module.css';
import { NameMark } from './name-mark.tsx';

/** The mark and a name beside it, as the heading of a page. */
export function Brand({ name }: { name: string }) {
  return (
    <div className={styles.brand}>
      <NameMark className={styles.mark} />
      <h1 className={styles.name}>{name}</h1>
    </div>
  );
}
