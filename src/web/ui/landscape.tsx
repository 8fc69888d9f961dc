import type { ReactNode } from 'react';
import styles from './landscape.module.css';
import { MountainRange } from './mountain-range.tsx';

/** A whole page under the sky, with the mountains at its foot; a footer stands before them. */
export function Landscape(props: { children: ReactNode; footer?: ReactNode }) {
  return (
    <div className={styles.view} data-footer={props.footer !== undefined}>
      <MountainRange className={styles.range} rise={1} />
      {props.children}
      {props.footer !== undefined && <footer className={styles.footer}>{props.footer}</footer>}
    </div>
  );
}
