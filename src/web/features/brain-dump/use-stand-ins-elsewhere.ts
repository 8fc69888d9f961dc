import { useEffect, useRef } from 'react';
import { isUntouchedFallback } from '#domain/planner/untouched-fallback.ts';
import { fetchStandIns } from '../../api/planner.ts';
import { useUnsettled, useUnsettledStore, useWay } from '../../drafts/use-draft.ts';
import type { PlanView } from '../../plan/plan-view.ts';

/** "Your Mountain" may have been planted by another device: the server knows for which dump it stands in. */
export function useStandInsElsewhere({ profile, sync }: PlanView): void {
  const { api } = useWay();
  const store = useUnsettledStore();
  const { standIns } = useUnsettled(store);
  const unknown = profile.mountains
    .filter((mountain) => isUntouchedFallback(mountain, profile.timer))
    .filter(({ id }) => standIns.every(({ mountainId }) => mountainId !== id))
    .map(({ id }) => id)
    .join(' ');
  // One that was known and is forgotten cannot be replaced any more; one that the server was asked about
  // and does not know, such as one of an import, is never told.
  const settled = useRef(new Set<string>());
  useEffect(() => {
    for (const { mountainId } of standIns) settled.current.add(mountainId);
  }, [standIns]);
  const canAsk = sync === 'idle' && unknown !== '';
  useEffect(() => {
    const untold = unknown.split(' ').filter((id) => !settled.current.has(id));
    if (!canAsk || untold.length === 0) return;
    const note = (found: Awaited<ReturnType<typeof fetchStandIns>>): void => {
      const known = new Set(store.read().standIns.map(({ dumpId }) => dumpId));
      for (const standIn of found)
        if (untold.includes(standIn.mountainId) && !known.has(standIn.dumpId))
          store.standIn({ ...standIn, retryId: null });
      for (const id of untold) settled.current.add(id);
    };
    // Without an answer the next time is when the server has been reached again.
    fetchStandIns(api).then(note, () => undefined);
  }, [canAsk, unknown, api, store]);
}
