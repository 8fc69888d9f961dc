import { useEffect, useMemo, useRef } from 'react';
import { isFallback } from '#domain/planner/untouched-fallback.ts';
import { fetchStandIns } from '../../api/planner.ts';
import type { StandIn } from '../../drafts/unsettled.ts';
import { useUnsettled, useUnsettledStore, useWay } from '../../drafts/use-draft.ts';
import { goesWell, type PlanView } from '../../plan/plan-view.ts';
import { keepWords, stands, type Keeping } from './stand-in.ts';

/**
 * The stand-ins in whose place a plan can still be put; another device may have planted them. The
 * words of one that somebody went on with or deleted stay on the page as words without a plan: while
 * the server answers it is asked first, for another device may have made the plan.
 */
export function useStandIns({ profile, sync }: PlanView): readonly StandIn[] {
  const way = useWay();
  const unsettled = useUnsettledStore();
  const keeping = useMemo(() => ({ ...way, unsettled }), [way, unsettled]);
  const { standIns } = useUnsettled(unsettled);
  const standing = standIns.filter((one) => stands(one, profile));
  const unsure = standIns
    .filter((one) => one.text === undefined || !standing.includes(one))
    .map(({ dumpId }) => dumpId)
    .join(' ');
  const unknown = profile.mountains
    .filter(isFallback)
    .filter(({ id }) => standIns.every(({ mountainId }) => mountainId !== id))
    .map(({ id }) => id)
    .join(' ');
  // One that the server was asked about and does not know, such as one of an import, is never told.
  const settled = useRef(new Set<string>());
  const isAway = !goesWell(sync);
  useEffect(() => {
    if (isAway) giveUp(keeping, idsIn(unsure));
  }, [isAway, unsure, keeping]);
  const canAsk = sync === 'idle';
  useEffect(() => {
    const untold = idsIn(unknown).filter((id) => !settled.current.has(id));
    if (!canAsk || (untold.length === 0 && unsure === '')) return;
    for (const id of untold) settled.current.add(id);
    fetchStandIns(keeping.api).then(
      async (found) => {
        // The page may not have seen yet what it is told of.
        await keeping.store.pull();
        takeUp(keeping, { found, untold, unsure: idsIn(unsure) });
      },
      // Without an answer the next time is when the server has been reached again.
      () => untold.forEach((id) => settled.current.delete(id)),
    );
  }, [canAsk, unknown, unsure, keeping]);
  return standing;
}

type Found = Awaited<ReturnType<typeof fetchStandIns>>[number];

function idsIn(list: string): readonly string[] {
  return list === '' ? [] : list.split(' ');
}

/** Without the server: what no longer stands was worked on or deleted here. */
function giveUp(keeping: Keeping, unsure: readonly string[]): void {
  for (const one of keeping.unsettled.read().standIns)
    if (unsure.includes(one.dumpId) && one.text !== undefined && !standsNow(keeping, one))
      keepWords(keeping, one);
}

function takeUp(
  keeping: Keeping,
  told: { found: readonly Found[]; untold: readonly string[]; unsure: readonly string[] },
): void {
  const { unsettled } = keeping;
  for (const dumpId of told.unsure)
    if (!told.found.some((one) => one.dumpId === dumpId)) unsettled.forgetStandIn(dumpId);
  for (const one of told.found) {
    const { standIns, takenBack } = unsettled.read();
    const known = standIns.find(({ dumpId }) => dumpId === one.dumpId);
    const isAskedFor = known
      ? told.unsure.includes(one.dumpId)
      : told.untold.includes(one.mountainId) && !takenBack.includes(one.dumpId);
    if (!isAskedFor) continue;
    const standIn = { retryId: null, ...known, ...one };
    if (standsNow(keeping, standIn)) unsettled.standIn(standIn);
    else keepWords(keeping, standIn);
  }
}

function standsNow({ store }: Keeping, standIn: StandIn): boolean {
  return stands(standIn, store.getView().profile);
}
