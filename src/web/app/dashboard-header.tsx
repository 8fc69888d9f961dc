import type { ReactNode } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import styles from './dashboard-header.module.css';

const TAGLINE = 'Together, we can move mountains';

export function DashboardHeader(props: {
  username: string | null;
  onAdd: () => void;
  onSettings: () => void;
  children: ReactNode;
}) {
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        <h1 className={styles.welcome}>
          {props.username === null ? (
            TAGLINE
          ) : (
            <>
              Welcome back, <span className={styles.name}>{`${props.username}!`}</span>
            </>
          )}
        </h1>
        <IconButton
          icon="add"
          name="Add"
          aria-description="Opens the brain dump"
          onClick={props.onAdd}
        />
        <IconButton icon="settings" name="Settings" onClick={props.onSettings} />
      </div>
      {props.children}
    </header>
  );
}
