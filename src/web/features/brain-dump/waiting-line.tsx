import { useEffect, useState } from 'react';
import { useDevice } from '../../session/session-context.tsx';
import { SpokenWait } from '../../ui/spoken-wait.tsx';
import styles from './waiting-line.module.css';

type Worker = 'ai' | 'built-in' | 'device' | 'unknown';

/** After so many seconds of waiting the next line is true. */
const LATER_LINES: Record<Worker, readonly { after: number; line: string }[]> = {
  ai: [
    { after: 2, line: 'Your words are sent. The AI service is reading them…' },
    { after: 15, line: 'The AI service is still at work. Long texts can take a minute.' },
    { after: 45, line: 'This takes longer than usual. You can wait, or cancel: your words stay.' },
  ],
  'built-in': [
    { after: 2, line: 'Your words are sent. The server is sorting them…' },
    { after: 10, line: 'This takes longer than usual. You can wait, or cancel: your words stay.' },
  ],
  device: [],
  unknown: [
    { after: 2, line: 'Your words are sent. The plan is being made…' },
    { after: 45, line: 'This takes longer than usual. You can wait, or cancel: your words stay.' },
  ],
};

/** What is going on while a planner works. It is read out when it changes. */
export function WaitingLine({ planner = 'unknown' }: { planner?: Worker | undefined }) {
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
      <SpokenWait>{line}</SpokenWait>
      <div className={styles.track} aria-hidden="true" />
    </div>
  );
}
