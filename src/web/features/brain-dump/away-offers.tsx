import { Button } from '../../ui/button.tsx';
import styles from './dump-form.module.css';

const AWAY = 'The server cannot be reached right now. You can go on without it:';

/** What can be done with words while the server cannot be reached, or asks to wait. */
export function AwayOffers(props: {
  plan: string;
  /** What comes of it. */
  outcome: string;
  canGoOn: boolean;
  onPlan: () => void;
  onKeep?: () => void;
  /** False: the server can be reached, and has no turn to give. */
  isAway: boolean;
}) {
  const { canGoOn, isAway } = props;
  return (
    <section
      className={styles.offers}
      aria-label={isAway ? 'Without the network' : 'Without waiting'}
    >
      <p>{isAway ? AWAY : 'You can go on without waiting:'}</p>
      <div>
        <Button
          look="plain"
          disabled={!canGoOn}
          aria-description={props.outcome}
          onClick={props.onPlan}
        >
          {props.plan}
        </Button>
        {isAway && props.onKeep && (
          <Button look="plain" disabled={!canGoOn} onClick={props.onKeep}>
            Keep it until I am online
          </Button>
        )}
      </div>
    </section>
  );
}
