import { useState } from 'react';
import type { Day } from '#domain/calendar/day.ts';
import { fetchExport } from '../../api/account.ts';
import { usePlanStore } from '../../plan/use-plan.ts';
import { useApi } from '../../session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Alert, Notice } from '../../ui/message.tsx';
import { useIsShown } from '../../ui/use-is-shown.ts';
import { accountProblem } from './account-problem.ts';
import type { LateEnd } from './late-end.ts';
import { saveFile } from './save-file.ts';
import part from './part.module.css';

const FAILED = 'The export could not be made. Please try again.';

type Outcome = { readonly fileName: string; readonly notInIt: number };

/** The whole account as a file: one to import again, one to read. */
export function ExportData({ today, onLate }: { today: Day; onLate: (end: LateEnd) => void }) {
  const api = useApi();
  const store = usePlanStore();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isShown = useIsShown();

  const download = async (kind: 'json' | 'markdown') => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    setOutcome(null);
    try {
      // The server writes the file: what was done here a moment ago has to be there first.
      const notInIt = await store.flush();
      const file = await fetchExport(api, { kind, today });
      const fileName = `unstuck-${today}.${kind === 'json' ? 'json' : 'md'}`;
      saveFile({ file, fileName });
      const outcome = { fileName, notInIt };
      if (!isShown.current) return onLate({ news: wordsOf(outcome) });
      setOutcome(outcome);
    } catch (cause) {
      if (!isShown.current) return onLate({ trouble: accountProblem(cause, FAILED) });
      setFailure(accountProblem(cause, FAILED));
    }
    setIsBusy(false);
  };

  return (
    <div className={part.form}>
      <p>
        Everything in your account: mountains, moved pebbles, brain dumps and settings. JSON can be
        imported again; Markdown is for reading.
      </p>
      {failure && <Alert>{failure}</Alert>}
      <div className={part.row}>
        <Button look="plain" aria-disabled={isBusy} onClick={() => void download('json')}>
          Download JSON
        </Button>
        <Button look="plain" aria-disabled={isBusy} onClick={() => void download('markdown')}>
          Download Markdown
        </Button>
      </div>
      <div role="status">
        {isBusy && 'Your changes are sent first, then the file is made…'}
        {outcome && <Notice>{wordsOf(outcome)}</Notice>}
      </div>
    </div>
  );
}

function wordsOf({ fileName, notInIt }: Outcome): string {
  const saved = `${fileName} is in your downloads.`;
  if (notInIt === 0) return saved;
  const changes =
    notInIt === 1 ? '1 change that waits to be sent' : `${notInIt} changes that wait to be sent`;
  return `${saved} Not in it: ${changes}.`;
}
