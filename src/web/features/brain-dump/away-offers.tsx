import { Button } from '../../ui/button.tsx';
import styles from './dump-form.module.css';

/** What can be done with words while the server cannot be reached. */
export function AwayOffers(props: {
  plan: string;
  /** What comes of it. */
  outcome: string;
  canGoOn: boolean;
  onPlan: () => void;
  onKeep?: () => void;
}) {
  const { canGoOn } = props;
  return (
    <section className={styles.offers} aria-label="Without the network">
      <p>The server cannot be reached right now. You can go on without it:</p>
      <div>
        <Button
          look="plain"
          disabled={!canGoOn}
          aria-description={props.outcome}
          onClick={props.onPlan}
        >
          {props.plan}
        </Button>
        {props.onKeep && (
          <Button look="plain" disabled={!canGoOn} onClick={props.onKeep}>
            Keep it until I am online
          </Button>
        )}
      </div>
    </section>
  );
}
