import { useEffect, useMemo, useRef } from 'react';
import { isFallback } from '#domain/planner/untouched-fallback.ts';
import { fetchDumpIds } from '../../api/account.ts';
import { ApiError } from '../../api/api-error.ts';
import { fetchStandIns, tellOpened } from '../../api/planner.ts';
import type { StandIn } from '../../drafts/unsettled.ts';
import { useUnsettled, useUnsettledStore, useWay } from '../../drafts/use-draft.ts';
import { goesWell, type PlanView } from '../../plan/plan-view.ts';
import { keepWords, stands, type Keeping } from './stand-in.ts';

/** `isLeft`: somebody went on with it or deleted it, and its words have no plan. */
export type ShownStandIn = { readonly standIn: StandIn; readonly isLeft: boolean };

/**
 * The stand-ins whose words have no plan yet; another device may have planted them. Of one that is not
 * as it was any more, another device may have made the plan: only the server knows, and it is asked
 * while it answers. Without it only what was done here is left.
 */
export function useStandIns(view: PlanView): readonly ShownStandIn[] {
  const { profile, sync } = view;
  const way = useWay();
  const unsettled = useUnsettledStore();
  const keeping = useMemo(() => ({ ...way, unsettled }), [way, unsettled]);
  const { standIns } = useUnsettled(unsettled);
  const open = standIns.filter(({ isOpened }) => !isOpened);
  const standing = open.filter((one) => stands(one, profile));
  const unsure = open.filter((one) => one.text === undefined || !standing.includes(one));
  const unknown = profile.mountains
    .filter(isFallback)
    .filter(({ id }) => standIns.every(({ mountainId }) => mountainId !== id));
  useLeftHere(keeping, { view, standing: idsOf(standing), unsure: idsOf(unsure) });
  useServersWord(keeping, {
    canAsk: sync === 'idle',
    unsure: idsOf(unsure),
    untold: unknown.map(({ id }) => id).join(' '),
    // A plan that another device makes is a mountain more.
    mountains: profile.mountains.map(({ id }) => id).join(' '),
  });
  useTellOpened(keeping, {
    canTell: sync === 'idle',
    opened: idsOf(standIns.filter(({ isOpened }) => isOpened)),
  });
  return open.flatMap((standIn) => {
    const isLeft = !standing.includes(standIn);
    return !isLeft || standIn.isLeft ? [{ standIn, isLeft }] : [];
  });
}

function idsOf(standIns: readonly StandIn[]): string {
  return standIns.map(({ dumpId }) => dumpId).join(' ');
}

function idsIn(list: string): readonly string[] {
  return list === '' ? [] : list.split(' ');
}

/** While the server is away: what was worked on or deleted here. */
function useLeftHere(
  keeping: Keeping,
  { view, standing, unsure }: { view: PlanView; standing: string; unsure: string },
): void {
  const { version, sync } = view;
  const before = useRef({ version, standing });
  const leftHere = useRef<readonly string[]>([]);
  const isAway = !goesWell(sync);
  useEffect(() => {
    // Within one version of the server's only this device changes anything.
    const isSame = before.current.version === version;
    const stood = isSame ? [...leftHere.current, ...idsIn(before.current.standing)] : [];
    leftHere.current = stood.filter((id) => idsIn(unsure).includes(id));
    before.current = { version, standing };
    const { unsettled } = keeping;
    for (const one of unsettled.read().standIns) {
      const { dumpId } = one;
      if (isAway && !one.isLeft && leftHere.current.includes(dumpId))
        unsettled.standIn({ ...one, isLeft: true });
      // Such as after a change that the server refused.
      if (one.isLeft && idsIn(standing).includes(dumpId))
        unsettled.standIn({ ...one, isLeft: false });
    }
  }, [keeping, version, isAway, standing, unsure]);
}

type Question = { readonly unsure: string; readonly untold: string; readonly mountains: string };

function useServersWord(
  keeping: Keeping,
  { canAsk, unsure, untold, mountains }: Question & { readonly canAsk: boolean },
): void {
  const answered = useRef('');
  useEffect(() => {
    const question = [unsure, untold, unsure && mountains].join('\n');
    if (!canAsk || (unsure === '' && untold === '') || answered.current === question) return;
    askServer(keeping, { unsure: idsIn(unsure), untold: idsIn(untold) }).then(
      () => (answered.current = question),
      // Without an answer the next time is when the server has been reached again.
      () => undefined,
    );
  }, [canAsk, unsure, untold, mountains, keeping]);
}

async function askServer(
  keeping: Keeping,
  { unsure, untold }: { unsure: readonly string[]; untold: readonly string[] },
): Promise<void> {
  const { api, unsettled } = keeping;
  const found = await fetchStandIns(api);
  const isFound = (id: string): boolean => found.some(({ dumpId }) => dumpId === id);
  // That it names no stand-in means a plan only where it knows the dump: its data may be older.
  const known = unsure.every(isFound) ? [] : await fetchDumpIds(api);
  const { standIns, takenBack } = unsettled.read();
  for (const one of standIns) {
    const { dumpId } = one;
    const told = found.find((other) => other.dumpId === dumpId);
    if (!unsure.includes(dumpId) || one.isOpened) continue;
    if (told) unsettled.standIn({ ...one, ...told, isLeft: !standsNow(keeping, one) });
    else if (known.includes(dumpId)) unsettled.forgetStandIn(dumpId);
    else keepWords(keeping, one);
  }
  for (const one of found) {
    const isNoted = standIns.some(({ dumpId }) => dumpId === one.dumpId);
    if (isNoted || takenBack.includes(one.dumpId) || !untold.includes(one.mountainId)) continue;
    const standIn = { ...one, retryId: null };
    unsettled.standIn({ ...standIn, isLeft: !standsNow(keeping, standIn) });
  }
}

function standsNow({ store }: Keeping, standIn: StandIn): boolean {
  return stands(standIn, store.getView().profile);
}

function useTellOpened(
  keeping: Keeping,
  { canTell, opened }: { canTell: boolean; opened: string },
): void {
  useEffect(() => {
    if (!canTell) return;
    const { api, store, unsettled } = keeping;
    const { userId } = store.getView();
    for (const dumpId of idsIn(opened))
      tellOpened(api, { dumpId, userId }).then(
        () => unsettled.forgetStandIn(dumpId),
        (cause: unknown) => {
          const isUnknown = cause instanceof ApiError && cause.code === 'brain_dump.not_found';
          if (isUnknown) unsettled.forgetStandIn(dumpId);
        },
      );
  }, [canTell, opened, keeping]);
}
