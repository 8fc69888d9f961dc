import { useCallback, type ReactNode } from 'react';
import { needsKindness } from '#domain/planner/needs-kindness.ts';
import { attemptOf, type DraftStore } from '../../drafts/draft.ts';
import { plantOnDevice } from '../../drafts/draft-on-device.ts';
import { createFromDraft } from '../../drafts/send-draft.ts';
import type { StandIn } from '../../drafts/unsettled.ts';
import { useUnsettledStore, useWay } from '../../drafts/use-draft.ts';
import { dumpTrouble } from './dump-trouble.tsx';
import { standInOf } from './stand-in.ts';
import { CREATED } from './success-texts.ts';
import { useSending } from './use-sending.ts';

const GOES_ON = 'Your pebbles are being made. You can go on.';

/** With a stand-in, whose card says the rest. */
const KEPT_WORDS = 'Your words are kept.';

/** What became of a dump: a plan, or "Your Mountain" in its place. */
type Outcome = { readonly standIn: StandIn | null; readonly isKind: boolean };

/** The ways of a brain dump out of its box: to the server, to this device's planner, or aside. */
export function useCreating(ask: {
  draft: DraftStore;
  /** Ends what still writes into the draft. */
  endWriting: () => void;
  onNews: (news: string) => void;
  onTrouble: (trouble: ReactNode) => void;
}) {
  const { draft, endWriting, onNews, onTrouble } = ask;
  const way = useWay();
  const unsettled = useUnsettledStore();
  const { state, start, cancel } = useSending<Outcome>({
    onStart: endWriting,
    onLeft: useCallback(() => onNews(GOES_ON), [onNews]),
    onLate(end) {
      // What comes of it takes the place of the line that it goes on.
      if (!('cause' in end)) return onNews(end.reply.standIn === null ? CREATED : KEPT_WORDS);
      onNews('');
      onTrouble(dumpTrouble(end.cause, 'page'));
    },
  });
  const outcomeOf = (isKind: boolean, standIn: StandIn | null): Outcome => {
    if (isKind) unsettled.setKind(true);
    if (standIn) unsettled.standIn(standIn);
    return { isKind, standIn };
  };
  const isKind = () => needsKindness(draft.read().text);
  return {
    state,
    cancel,
    send: (planner?: 'built-in') =>
      start(async (signal) => {
        const wasKind = isKind();
        const how = { signal, ...(planner && { planner }) };
        const reply = await createFromDraft({ ...way, draft }, how);
        return outcomeOf(wasKind, standInOf(reply));
      }, planner),
    planOnDevice: () =>
      start(async () => {
        const wasKind = isKind();
        await plantOnDevice({ ...way, draft });
        return outcomeOf(wasKind, null);
      }, 'device'),
    keep() {
      endWriting();
      const attempt = attemptOf(draft, way.device);
      unsettled.keep({ ...attempt, problem: null });
      draft.finish(attempt);
    },
  };
}
