import { useCallback, useRef, type ReactNode } from 'react';
import { needsKindness } from '#domain/planner/needs-kindness.ts';
import { attemptOf, type Attempt, type DraftStore } from '../../drafts/draft.ts';
import { plantOnDevice } from '../../drafts/draft-on-device.ts';
import { onItsWay } from '../../drafts/on-its-way.ts';
import { createFromDraft, type How, type Way } from '../../drafts/send-draft.ts';
import type { KeptDump, StandIn, UnsettledStore } from '../../drafts/unsettled.ts';
import { useUnsettledStore, useWay } from '../../drafts/use-draft.ts';
import { dumpTrouble } from './dump-trouble.tsx';
import { standInOf } from './stand-in.ts';
import { CREATED, GOES_ON } from './success-texts.ts';
import { useSending } from './use-sending.ts';

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
  const creating = { ...way, draft, unsettled };
  const sent = useRef<KeptDump>(null);
  const { state, start, cancel } = useSending<Outcome>({
    onStart: endWriting,
    // The box is there for other words, and what becomes of these is seen on the page.
    onLeft: useCallback(() => {
      const dump = sent.current;
      // They may have left the box in another tab: put aside there, or with the account.
      if (dump !== null && draft.read().attempt?.id === dump.id)
        putAside({ unsettled, draft }, dump);
      onNews(GOES_ON);
    }, [draft, unsettled, onNews]),
    // What comes of it takes the place of the line that it goes on; a failure stands with the words put aside.
    onLate(end) {
      onNews('cause' in end ? '' : newsOf(end.reply));
      if ('cause' in end && sent.current === null) onTrouble(dumpTrouble(end.cause, 'page'));
    },
  });
  return {
    state,
    cancel,
    send: (planner?: 'built-in') =>
      start((work) => {
        const dump = attemptOf(draft, way.device);
        sent.current = { ...dump, problem: null, planner };
        const how = { work, ...(planner && { planner }) };
        return createOnServer(creating, { dump, how });
      }, planner),
    planOnDevice: () =>
      start(() => {
        // Done in a moment: nothing to put aside.
        sent.current = null;
        return createHere(creating);
      }, 'device'),
    keep() {
      endWriting();
      putAside(creating, { ...attemptOf(draft, way.device), problem: null });
    },
  };
}

type Creating = Way & { readonly draft: DraftStore; readonly unsettled: UnsettledStore };

function putAside(
  { unsettled, draft }: Pick<Creating, 'unsettled' | 'draft'>,
  dump: KeptDump,
): void {
  unsettled.keep(dump);
  draft.finish(dump);
}

function newsOf({ standIn }: Outcome): string {
  return standIn === null ? CREATED : KEPT_WORDS;
}

async function createHere(creating: Creating): Promise<Outcome> {
  const outcome = { isKind: needsKindness(creating.draft.read().text), standIn: null };
  await plantOnDevice(creating);
  noteOutcome(creating.unsettled, outcome);
  return outcome;
}

async function createOnServer(
  creating: Creating,
  { dump, how }: { dump: Attempt; how: How & { readonly work: AbortController } },
): Promise<Outcome> {
  const { unsettled } = creating;
  const isKind = needsKindness(dump.text);
  let standIn: StandIn | null = null;
  await onItsWay(creating, { dump, work: how.work }, async () => {
    standIn = standInOf(await createFromDraft(creating, { ...how, dump }));
    noteOutcome(unsettled, { isKind, standIn });
    unsettled.forgetKept(dump.id);
  });
  return { isKind, standIn };
}

function noteOutcome(unsettled: UnsettledStore, { isKind, standIn }: Outcome): void {
  if (isKind) unsettled.setKind(true);
  if (standIn) unsettled.standIn(standIn);
}
