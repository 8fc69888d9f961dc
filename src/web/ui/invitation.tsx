import type { ReactNode } from 'react';
import styles from './invitation.module.css';

/** Stands where there is nothing to work on: a drawing, what is so, and what can be done next. */
export function Invitation(props: {
  drawing: ReactNode;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <section className={styles.card}>
      {props.drawing}
      <h2 className={styles.title} tabIndex={-1}>
        {props.title}
      </h2>
      <p className={styles.text}>{props.text}</p>
      {props.children}
    </section>
  );
}
