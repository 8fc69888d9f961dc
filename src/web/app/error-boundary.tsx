import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { NameMark } from '../ui/name-mark.tsx';
import styles from './whole-page.module.css';

/** The last net under a view: says that nothing is lost, and how to go on. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main className={styles.page}>
        <NameMark className={styles.mark} />
        <div role="alert" className={styles.words}>
          <h1>Something went wrong. Please try again.</h1>
          <p>Your plan and everything you typed are kept.</p>
        </div>
        <Button look="primary" onClick={() => location.reload()}>
          Reload the page
        </Button>
      </main>
    );
  }
}
