import { Fragment, type ReactNode } from 'react';
import styles from './sentences.module.css';

/** What is said in several sentences, each an element of its own that can be looked for by its words. */
export function Sentences({ of }: { of: readonly string[] }) {
  return of.map((sentence) => (
    <Fragment key={sentence}>
      {/* Read as one text, they are still apart. */}
      <span className={styles.sentence}>{sentence}</span>{' '}
    </Fragment>
  ));
}

/** For what is drawn later. */
export function inSentences(...of: readonly string[]): ReactNode {
  return <Sentences of={of} />;
}
