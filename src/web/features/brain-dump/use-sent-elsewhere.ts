import { useEffect, useState } from 'react';
import type { DraftStore } from '../../drafts/draft.ts';
import { callOffOwn } from '../../drafts/in-hand.ts';
import { useDraft } from '../../drafts/use-draft.ts';
import { useIsInOtherHands } from '../../drafts/use-in-hand.ts';
import { useDevice } from '../../session/session-context.tsx';
import type { Unfinished } from './use-sending.ts';

/** What another tab noted may be known here so much later than that it is through. */
const LATE_NOTE_MS = 1000;

type Sent = { readonly id: string; readonly isCalledOff: boolean; readonly isPast: boolean };

/**
 * What becomes of words in a box that were sent from elsewhere: from the same dialog before it was closed, or
 * from another tab. Sent from here as well, or changed meanwhile, they could be done twice.
 */
export function useSentElsewhere(
  draft: DraftStore,
  { isSendingHere }: { isSendingHere: boolean },
): {
  readonly end: 'none' | 'under-way' | 'called-off' | 'done' | 'not-done';
  /** As the form shows it, where that is not what is sent from here. */
  readonly shown: Unfinished | null;
  /** Null: another tab sends them. */
  readonly callOff: (() => void) | null;
} {
  const device = useDevice();
  const { attempt, text } = useDraft(draft);
  const [sent, setSent] = useState<Sent | null>(null);
  const id = isSendingHere ? null : (attempt?.id ?? null);
  const isUnderWay = useIsInOtherHands(id);
  if (isUnderWay && id !== null && sent?.id !== id)
    setSent({ id, isCalledOff: false, isPast: false });
  const end = isUnderWay ? 'under-way' : endOf(sent, { id: attempt?.id, isEmpty: !text.trim() });
  if ((isSendingHere || end === 'none') && sent !== null) setSent(null);
  const isUndone = end === 'not-done' || end === 'called-off';
  useEffect(() => {
    if (!isUndone) return;
    return device.after(LATE_NOTE_MS, () => setSent((one) => one && { ...one, isPast: true }));
  }, [device, isUndone]);
  const callOffOwnWork = id === null ? null : callOffOwn(id);
  return {
    end,
    shown: SHOWN[end] ?? null,
    callOff:
      callOffOwnWork &&
      (() => {
        setSent((one) => one && { ...one, isCalledOff: true });
        callOffOwnWork();
      }),
  };
}

/** Words that leave the box later than that were taken out of it by something else. */
function endOf(sent: Sent | null, now: { id: string | undefined; isEmpty: boolean }) {
  if (sent === null) return 'none';
  if (now.id === sent.id) return sent.isCalledOff ? 'called-off' : 'not-done';
  return now.isEmpty && !sent.isPast ? 'done' : 'none';
}

const SHOWN: Partial<Record<string, Unfinished>> = {
  'under-way': { phase: 'sending', planner: undefined },
  'called-off': { phase: 'writing', cause: null, isCancelled: true },
};
