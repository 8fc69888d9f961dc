import { useState } from 'react';
import { useDraftStore, useDraftText } from '../../drafts/use-draft.ts';
import { Button } from '../../ui/button.tsx';
import styles from './dump-notices.module.css';

/** On the page: that the box still holds what was written on an earlier visit, until somebody opens it. */
export function WordsFromBefore(props: { isDumpOpen: boolean; onOpenDump: () => void }) {
  const text = useDraftText(useDraftStore());
  const [before] = useState(text);
  const [isSeen, setIsSeen] = useState(false);
  // What is said when the box is closed again is enough.
  if (props.isDumpOpen && !isSeen) setIsSeen(true);
  if (isSeen || text.trim() === '' || text !== before) return null;
  return (
    <section className={styles.before} aria-label="Words from before">
      <p>Your words from before are kept.</p>
      <Button look="link" onClick={props.onOpenDump}>
        Open them
      </Button>
    </section>
  );
}
