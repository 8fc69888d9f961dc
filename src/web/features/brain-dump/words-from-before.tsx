import { useState } from 'react';
import { useDraftStore, useDraftText } from '../../drafts/use-draft.ts';
import { Button } from '../../ui/button.tsx';
import styles from './dump-notices.module.css';

/** On the page: that the box still holds what was written on an earlier visit, until somebody goes on with it. */
export function WordsFromBefore({ onOpenDump }: { onOpenDump: () => void }) {
  const text = useDraftText(useDraftStore());
  const [before] = useState(text);
  if (text.trim() === '' || text !== before) return null;
  return (
    <section className={styles.before} aria-label="Words from before">
      <p>Your words from before are kept.</p>
      <Button look="link" onClick={onOpenDump}>
        Open them
      </Button>
    </section>
  );
}
