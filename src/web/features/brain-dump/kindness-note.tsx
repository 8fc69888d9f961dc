import styles from './kindness-note.module.css';

/** For words that sound like despair: where people are who help. It asks for nothing. */
export function KindnessNote() {
  return (
    <p role="note" className={styles.note}>
      That sounds very heavy. You do not have to carry it alone:{' '}
      <a href="https://findahelpline.com" target="_blank" rel="noreferrer">
        findahelpline.com
      </a>{' '}
      lists people you can talk to where you live. In danger, call your local emergency number.
    </p>
  );
}
