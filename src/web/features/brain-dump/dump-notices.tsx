import {
  useEffect,
  useMemo,
  useSyncExternalStore,
  type ComponentProps,
  type ReactNode,
} from 'react';
import type { Change } from '#domain/operations/operation.ts';
import { createDraft } from '../../drafts/draft.ts';
import { createEditDrafts } from '../../drafts/edit-drafts.ts';
import { pourInto, pourSentInto } from '../../drafts/into-box.ts';
import type { KeptDump, StandIn } from '../../drafts/unsettled.ts';
import { useUnsettled, useUnsettledStore, useWay } from '../../drafts/use-draft.ts';
import type { PlanView } from '../../plan/plan-view.ts';
import { usePlan } from '../../plan/use-plan.ts';
import { useOwnLanguage } from '../../plan/use-own-language.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { keepFocus } from '../../ui/keep-focus.ts';
import { Notice } from '../../ui/message.tsx';
import { useUntilPress } from '../../ui/use-until-press.ts';
import styles from './dump-notices.module.css';
import { KeptDumps } from './kept-dumps.tsx';
import { mayBeSentAgain } from './dump-problem.ts';
import { KindnessNote } from './kindness-note.tsx';
import { usePlanner } from './planner-line.tsx';
import { StandInCard } from './stand-in-card.tsx';
import { CREATED } from './success-texts.ts';
import { useKeptDumps } from './use-kept-dumps.ts';
import { useStandIns, type ShownStandIn } from './use-stand-ins.ts';

/** On the page: the dumps that are not settled, and what can be done with each. */
export function DumpNotices(props: {
  onNews: (news: string) => void;
  onTrouble: (trouble: ReactNode) => void;
  onOpenDump: () => void;
}) {
  const { onNews, onTrouble } = props;
  const plan = usePlan();
  const way = useWay();
  const store = useUnsettledStore();
  const { kept, isKind } = useUnsettled(store);
  const standIns = useStandIns(plan);
  const settled = useUntilPress();
  const planted = () => {
    onNews(CREATED);
    settled.show();
  };
  const waiting = kept.filter(({ problem }) => problem === null).length;
  const { send, line } = useKeptDumps({ sync: plan.sync, waiting, onPlanted: planted });
  const edits = useEditsLeftOver(plan);
  const dumps = [...kept, ...edits.leftOver];
  useRefusedPlans(plan);

  const box = () => createDraft({ notes: way.device.notes, userId: plan.userId });
  const openLeft = (standIn: StandIn) => {
    pourInto(box(), standIn.text ?? '');
    store.standIn({ ...standIn, isOpened: true });
    props.onOpenDump();
  };
  const open = (dump: KeptDump) => {
    if (mayBeSentAgain(dump.problem)) pourSentInto(box(), dump);
    else pourInto(box(), dump.text);
    edits.forget(dump.id);
    store.forgetKept(dump.id);
    props.onOpenDump();
  };
  const putAway = () => {
    store.setKind(false);
    keepFocus();
  };
  const isEmpty = dumps.length === 0 && standIns.length === 0;
  if (!isKind && isEmpty && !settled.isShown) return null;

  return (
    <div className={styles.notices}>
      {isKind && (
        <div className={styles.kindness}>
          <KindnessNote />
          <IconButton quiet icon="close" name="Dismiss" onClick={putAway} />
        </div>
      )}
      {/* In the room of what was there, and heard as the news. */}
      {settled.isShown && <Notice>Your brain dump is in your plan now.</Notice>}
      {!isEmpty && (
        <WithoutPlan
          standIns={standIns}
          onOpenLeft={openLeft}
          onReplaced={planted}
          onOver={onTrouble}
          dumps={dumps}
          line={line}
          onOpen={open}
          onDiscard={({ id }) => {
            edits.forget(id);
            store.forgetKept(id);
            keepFocus();
          }}
          onSend={(dump, planner) => void send(dump, planner)}
        />
      )}
    </div>
  );
}

type Kept = Omit<ComponentProps<typeof KeptDumps>, 'planner' | 'language'>;
type Replacing = Pick<ComponentProps<typeof StandInCard>, 'onReplaced' | 'onOver'>;

/** Who plans is asked once for all of them, and not before there is one. */
function WithoutPlan({
  standIns,
  onOpenLeft,
  onReplaced,
  onOver,
  ...kept
}: Kept &
  Replacing & {
    standIns: readonly ShownStandIn[];
    onOpenLeft: (standIn: StandIn) => void;
  }) {
  const planner = usePlanner();
  const language = useOwnLanguage();
  return (
    <>
      {standIns.map(({ standIn, isLeft }) => (
        <StandInCard
          key={standIn.dumpId}
          standIn={standIn}
          isLeft={isLeft}
          {...(isLeft && standIn.text !== undefined && { onOpen: () => onOpenLeft(standIn) })}
          planner={planner}
          onReplaced={onReplaced}
          onOver={onOver}
        />
      ))}
      {kept.dumps.length > 0 && <KeptDumps {...kept} planner={planner} language={language} />}
    </>
  );
}

/**
 * What was written to change a mountain that is gone; the plan may have it back. Also where it was deleted
 * here: it may still be written in another tab.
 */
function useEditsLeftOver({ userId, profile }: PlanView) {
  const { notes } = useWay().device;
  const edits = useMemo(() => createEditDrafts({ notes, userId }), [notes, userId]);
  const leftOver = useSyncExternalStore(edits.subscribe, edits.read)
    .filter(({ text }) => text.trim() !== '')
    .filter(({ mountainId }) => !profile.mountains.some(({ id }) => id === mountainId))
    .map(({ mountainId: id, text }): KeptDump => {
      return { id, text, at: '', problem: 'without-mountain' };
    });
  return { leftOver, forget: edits.forget };
}

/** A plan or change of this device that the server will not have is gone from the screen; its words are not. */
function useRefusedPlans({ refusals }: PlanView): void {
  const store = useUnsettledStore();
  const { device } = useWay();
  useEffect(() => {
    for (const { opId, change, code } of refusals) {
      const text = wordsOf(change);
      if (text === undefined) continue;
      // Words for a change are no dump, and what else was refused would be again.
      const isFull = code === 'plan.full' && change.kind === 'mountains.add';
      const problem = isFull ? code : 'refused';
      store.takeBack({ opId, dump: { id: device.newId(), text, at: device.now(), problem } });
    }
  }, [refusals, store, device]);
}

function wordsOf(change: Change): string | undefined {
  if (change.kind === 'mountain.revise') return change.changeText;
  return change.kind === 'mountains.add' ? change.brainDump?.text : undefined;
}
