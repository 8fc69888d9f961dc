import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { plantDump } from '../../drafts/send-draft.ts';
import type { KeptDump } from '../../drafts/unsettled.ts';
import { useUnsettledStore, useWay } from '../../drafts/use-draft.ts';
import type { SyncState } from '../../plan/plan-view.ts';
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
}): { send: SendKept; sending: SendingKept | null } {
  const { sync, waiting } = ask;
  const way = useWay();
  const unsettled = useUnsettledStore();
  const [sending, setSending] = useState<SendingKept | null>(null);
  const isBusy = useRef(false);
  const onPlanted = useRef(ask.onPlanted);
  useEffect(() => {
    onPlanted.current = ask.onPlanted;
  });

  const send = useCallback<SendKept>(
    async (dump, planner) => {
      if (isBusy.current) return;
      isBusy.current = true;
      setSending({ id: dump.id, planner });
      const end = await sendKept({ ...way, unsettled }, { dump, planner });
      isBusy.current = false;
      setSending(null);
      if (end === 'planted') onPlanted.current();
    },
    [way, unsettled],
  );

  useEffect(() => {
    if (sync === 'idle' && waiting > 0) void sendWaiting({ ...way, unsettled }, send);
  }, [sync, waiting, send, unsettled, way]);

  return { send, sending };
}

async function sendWaiting({ unsettled, store }: Keeping, send: SendKept): Promise<void> {
  const waiting = (): KeptDump | undefined =>
    unsettled.read().kept.find(({ problem }) => problem === null);
  for (let dump = waiting(); dump !== undefined; dump = waiting()) {
    await send(dump);
    // Still there: the next try is when the server is reached again.
    if (store.getView().sync !== 'idle' || waiting()?.id === dump.id) return;
  }
}

async function sendKept(
  keeping: Keeping,
  { dump, planner }: { dump: KeptDump; planner: 'built-in' | undefined },
): Promise<'planted' | 'not-planted'> {
  const { device, store, unsettled } = keeping;
  let isPlanted = false;
  const send = async (): Promise<void> => {
    // Another tab may have sent it while this one waited for its turn.
    if (!unsettled.read().kept.some(({ id }) => id === dump.id)) return;
    const reply = await plantDump(keeping, { dump, ...(planner && { planner }) });
    const standIn = standInOf({ ...reply, dump });
    if (standIn) unsettled.standIn(standIn);
    unsettled.forgetKept(dump.id);
    isPlanted = standIn === null;
  };
  try {
    await device.withLock(`unstuck-kept-${store.getView().userId}`, send);
  } catch (cause) {
    const code = cause instanceof ApiError ? cause.code : 'server.failed';
    const passesByItself = code === 'network' || code === 'session.missing';
    unsettled.keep({ ...dump, problem: passesByItself ? null : code });
  }
  return isPlanted ? 'planted' : 'not-planted';
}
