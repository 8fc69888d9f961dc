import { Button } from '../../ui/button.tsx';
import { Invitation } from '../../ui/invitation.tsx';
import { StoneCairn } from '../../ui/stone-cairn.tsx';
import styles from './get-unstuck.module.css';

const WORDS = [
  ['Mountain', 'a big goal'],
  ['Boulder', 'a large part of it'],
  ['Rock', 'one thing to finish'],
  ['Pebble', 'a step of 15 to 30 minutes'],
] as const;

/** The first thing a new person sees: what to do, and what the four words mean. */
export function GetUnstuck({ onStart }: { onStart: () => void }) {
  return (
    <Invitation
      drawing={<StoneCairn />}
      title="Ready to Get Unstuck?"
      text="Write down everything in your head, in any order. You get it back as one small step to begin with."
    >
      <Button look="primary" onClick={onStart}>
        Start Your Brain Dump
      </Button>
      <dl className={styles.words}>
        {WORDS.map(([word, meaning]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Invitation>
  );
}
