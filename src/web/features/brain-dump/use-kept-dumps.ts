import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { needsKindness } from '#domain/planner/needs-kindness.ts';
import { takeInHand } from '../../drafts/in-hand.ts';
import { onItsWay } from '../../drafts/on-its-way.ts';
import { plantDump } from '../../drafts/send-draft.ts';
import type { KeptDump } from '../../drafts/unsettled.ts';
import { useUnsettledStore, useWay } from '../../drafts/use-draft.ts';
import { goesWell, type SyncState } from '../../plan/plan-view.ts';
import { standInOf, type Keeping } from './stand-in.ts';

/** `planner`: only where it is not the one that the server is set to. */
export type SendingKept = { readonly id: string; readonly planner: 'built-in' | undefined };

type SendKept = (dump: KeptDump, planner?: 'built-in') => Promise<void>;

/**
 * Sends kept dumps by themselves, one after the other, whenever the server has been reached. Each is
 * planted once, however often and from however many tabs it is sent. One that is refused waits for
 * the person.
 */
export function useKeptDumps(ask: {
  sync: SyncState;
  /** How many wait for nothing but the server. */
  waiting: number;
  onPlanted: () => void;
}): {
  /** Sends it when its turn comes. */
  send: SendKept;
  /** The first is being sent; the others are next. */
  line: readonly SendingKept[];
} {
  const { sync, waiting } = ask;
  const way = useWay();
  const unsettled = useUnsettledStore();
  const [line, setLine] = useState<readonly SendingKept[]>([]);
  const turns = useRef(new Map<string, Promise<void>>());
  const last = useRef(Promise.resolve());
  const onPlanted = useRef(ask.onPlanted);
  useEffect(() => {
    onPlanted.current = ask.onPlanted;
  });

  const send = useCallback<SendKept>(
    (dump, planner) => {
      const known = turns.current.get(dump.id);
      if (known !== undefined) return known;
      setLine((before) => [...before, { id: dump.id, planner }]);
      // Only another tab is waited for with patience: what this one sends comes to its end.
      const turn = last.current.then(async () => {
        const end = await sendKept({ ...way, unsettled }, { dump, planner });
        turns.current.delete(dump.id);
        setLine((before) => before.filter(({ id }) => id !== dump.id));
        if (end === 'planted') onPlanted.current();
      });
      last.current = turn;
      turns.current.set(dump.id, turn);
      return turn;
    },
    [way, unsettled],
  );

  // Before anything is drawn: what is sent at once is not said to wait.
  useLayoutEffect(() => {
    if (sync !== 'idle' || waiting === 0) return;
    for (const dump of unsettled.read().kept)
      if (dump.problem === null) void send(dump, dump.planner);
  }, [sync, waiting, send, unsettled]);

  return { send, line };
}

async function sendKept(
  keeping: Keeping,
  { dump, planner }: { dump: KeptDump; planner: 'built-in' | undefined },
): Promise<'planted' | 'not-planted'> {
  const { device, store, unsettled } = keeping;
  let isPlanted = false;
  const send = async (): Promise<void> => {
    // Whoever had it in hand while this tab waited for its turn may have settled it.
    const kept = unsettled.read().kept.find(({ id }) => id === dump.id);
    if (kept === undefined || kept.problem !== dump.problem) return;
    // The next try is when the server is reached again.
    if (kept.problem === null && !goesWell(store.getView().sync)) return;
    if (planner !== kept.planner) unsettled.keep({ ...kept, planner });
    const planted = await plantDump(keeping, { dump, ...(planner && { planner }) });
    const standIn = standInOf(planted);
    if (standIn) unsettled.standIn(standIn);
    if (needsKindness(dump.text)) unsettled.setKind(true);
    unsettled.forgetKept(dump.id);
    isPlanted = standIn === null;
  };
  // One after the other, from whichever tab: a planner has time for one. It is kept with what went wrong.
  const line = { id: `kept-${store.getView().userId}` };
  // Whoever sleeps with the line has the dump as well.
  await takeInHand(device, line, ({ isLate }) => onItsWay(keeping, { dump, isLate }, send)).catch(
    () => undefined,
  );
  return isPlanted ? 'planted' : 'not-planted';
}
