import { useEffect, useState } from 'react';
import { useDevice } from '../../session/session-context.tsx';
import { SpokenWait } from '../../ui/spoken-wait.tsx';
import styles from './waiting-line.module.css';

type Worker = 'ai' | 'built-in' | 'device' | 'unknown';

const LONG = 'This takes longer than usual. You can wait, or cancel: your words stay.';
const LONG_WITHOUT_CANCEL = 'This takes longer than usual. You can go on: your words stay here.';

/** After so many seconds of waiting the next line is true. */
const LATER_LINES: Record<Worker, readonly { after: number; line: string }[]> = {
  ai: [
    { after: 2, line: 'Your words are sent. The AI service is reading them…' },
    { after: 15, line: 'The AI service is still at work. Long texts can take a minute.' },
    { after: 45, line: LONG },
  ],
  'built-in': [
    { after: 2, line: 'Your words are sent. The server is sorting them…' },
    { after: 10, line: LONG },
  ],
  device: [],
  unknown: [
    { after: 2, line: 'Your words are sent. The plan is being made…' },
    { after: 45, line: LONG },
  ],
};

/** What is going on while a planner works. It is read out when it changes. */
export function WaitingLine({
  planner = 'unknown',
  mayCancel = true,
}: {
  planner?: Worker | undefined;
  /** A button for it stands beside the line. */
  mayCancel?: boolean;
}) {
  const device = useDevice();
  const [line, setLine] = useState(
    planner === 'device' ? 'Making a plan on this device…' : 'Sending your words…',
  );
  useEffect(() => {
    const cancels = LATER_LINES[planner].map((later) =>
      device.after(later.after * 1000, () => setLine(later.line)),
    );
    return () => {
      for (const cancel of cancels) cancel();
    };
  }, [device, planner]);
  return (
    <div className={styles.waiting}>
      <SpokenWait>{line === LONG && !mayCancel ? LONG_WITHOUT_CANCEL : line}</SpokenWait>
      <div className={styles.track} aria-hidden="true" />
    </div>
  );
}
