import { Button } from '../../ui/button.tsx';
import styles from './dump-form.module.css';

/** What can be done with a dump while the server cannot be reached. */
export function AwayOffers(props: { canGoOn: boolean; onPlan: () => void; onKeep: () => void }) {
  const { canGoOn } = props;
  return (
    <section className={styles.offers} aria-label="Without the network">
      <p>The server cannot be reached right now. You can go on without it:</p>
      <div>
        <Button
          look="plain"
          disabled={!canGoOn}
          aria-description="A simple plan, made without AI. It is sent to your other devices later."
          onClick={props.onPlan}
        >
          Plan it now on this device
        </Button>
        <Button look="plain" disabled={!canGoOn} onClick={props.onKeep}>
          Keep it until I am online
        </Button>
      </div>
    </section>
  );
}
