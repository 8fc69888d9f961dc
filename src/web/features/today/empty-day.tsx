import { Button } from '../../ui/button.tsx';
import { Invitation } from '../../ui/invitation.tsx';
import { StoneCairn } from '../../ui/stone-cairn.tsx';
import { ConqueredPeak, MovedStones } from './finished-drawing.tsx';

type EmptyState = 'day-finished' | 'all-conquered' | 'no-pebbles';

const WORDS: Record<EmptyState, { title: string; text: string }> = {
  'day-finished': {
    title: "Awesome! You've crushed your daily pebbles!",
    text: 'You can stop here and rest. If you feel like it, there is more.',
  },
  'all-conquered': {
    title: 'All mountains conquered!',
    text: 'Every pebble of every mountain is moved. Take that in for a moment.',
  },
  'no-pebbles': {
    title: 'No pebbles loaded yet',
    text: 'A pebble is one step of 15 to 30 minutes. Today has none chosen so far.',
  },
};

/** Nowhere is one that could be chosen. */
const NONE_AT_ALL =
  'A pebble is one step of 15 to 30 minutes. There is none in your mountains yet.';

/** Stands where the current pebble would: nothing of today is left to do. */
export function EmptyDay(props: {
  state: EmptyState;
  /** Missing when no pebble waits anywhere. */
  onTakeNext: (() => void) | undefined;
  onCreate: () => void;
}) {
  const { title, text } = WORDS[props.state];
  const isBare = props.state === 'no-pebbles' && !props.onTakeNext;
  return (
    <Invitation
      drawing={<Drawing state={props.state} />}
      title={title}
      text={isBare ? NONE_AT_ALL : text}
    >
      {props.onTakeNext ? (
        <Button look="primary" onClick={props.onTakeNext}>
          Take on Next 3 Pebbles
        </Button>
      ) : (
        <Button look="primary" onClick={props.onCreate}>
          Create New Mountain
        </Button>
      )}
    </Invitation>
  );
}

function Drawing({ state }: { state: EmptyState }) {
  if (state === 'day-finished') return <MovedStones />;
  if (state === 'all-conquered') return <ConqueredPeak />;
  return <StoneCairn />;
}
