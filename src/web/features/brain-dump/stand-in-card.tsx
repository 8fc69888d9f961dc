import { useRef, type ReactNode } from 'react';
import type { PlannerReply } from '#domain/contract.ts';
import type { StandIn } from '../../drafts/unsettled.ts';
import { useUnsettledStore, useWay } from '../../drafts/use-draft.ts';
import { callOffOwn } from '../../drafts/in-hand.ts';
import { useIsInOtherHands } from '../../drafts/use-in-hand.ts';
import { useOwnLanguage } from '../../plan/use-own-language.ts';
import { Button } from '../../ui/button.tsx';
import { keepFocus } from '../../ui/keep-focus.ts';
import { Alert } from '../../ui/message.tsx';
import { Sentences } from '../../ui/sentences.tsx';
import { codeOf, isAboutService, problemOf } from './dump-problem.ts';
import { dumpTrouble } from './dump-trouble.tsx';
import actions from './notice-actions.module.css';
import { PlanHereButton } from './plan-here-button.tsx';
import { PlannerLine } from './planner-line.tsx';
import styles from './stand-in-card.module.css';
import { isOver, replaceStandIn } from './stand-in.ts';
import { useSending, type EndOfSending } from './use-sending.ts';
import { WaitingLine } from './waiting-line.tsx';

/** Says that "Your Mountain" is no plan, or has the words of one that was worked on or deleted: makes the plan. */
export function StandInCard(props: {
  standIn: StandIn;
  /** No plan can take its place any more: one is planted beside. */
  isLeft?: boolean;
  planner: PlannerReply | null;
  onReplaced: () => void;
  /** It cannot be replaced any more. */
  onOver: (trouble: ReactNode) => void;
  onOpen?: () => void;
  /** Where it goes away before the end of a try: called then, always the same function, and at the end. */
  onLeft?: () => void;
  onLate?: (end: EndOfSending<void>) => void;
}) {
  const { standIn, isLeft = false, planner, onReplaced, onOver, onLeft, onLate = ignore } = props;
  const way = useWay();
  const unsettled = useUnsettledStore();
  const { state, start, cancel } = useSending<void>({ ...(onLeft && { onLeft }), onLate });
  const card = useRef<HTMLElement>(null);
  const lang = useOwnLanguage();
  const keepFocusHere = () => keepFocus(() => card.current?.querySelector('button'));
  const retry = (wanted?: 'built-in') => {
    keepFocusHere();
    return start(async (work) => {
      const how = { work, ...(wanted && { planner: wanted }) };
      try {
        await replaceStandIn({ ...way, unsettled }, { standIn, how, beside: isLeft });
      } catch (cause) {
        if (isOver(cause)) onOver(dumpTrouble(cause, 'page'));
        throw cause;
      }
      onReplaced();
    }, wanted);
  };
  const isSending = state.phase === 'sending';
  // Such as those of the dialog that somebody closed meanwhile.
  const isTriedElsewhere = useIsInOtherHands(isSending ? null : standIn.dumpId, standIn.tries);
  const callOff = isSending ? cancel : callOffOwn(standIn.dumpId);
  const cause = state.phase === 'writing' && !isTriedElsewhere ? state.cause : null;
  const isWithAi = planner?.plannedBy === 'ai';

  return (
    <section
      ref={card}
      className={styles.card}
      aria-label={isLeft ? 'Words without a plan' : 'A stand-in for your plan'}
    >
      {isLeft ? (
        <p>
          <Sentences of={problemOf('unplanned', 'page')} />
        </p>
      ) : (
        <WhatStandsIn isWithAi={isWithAi} />
      )}
      {standIn.text !== undefined && (
        <details className={styles.words}>
          <summary>Read your words</summary>
          <p lang={lang}>{standIn.text}</p>
        </details>
      )}
      {cause !== null && <Alert>{dumpTrouble(cause, 'page')}</Alert>}
      {isSending || isTriedElsewhere ? (
        <WaitingLine
          planner={(isSending && state.planner) || planner?.plannedBy}
          mayCancel={callOff !== null}
        />
      ) : (
        <PlannerLine planner={planner} />
      )}
      <p role="status" className={styles.status}>
        {state.phase === 'writing' && state.isCancelled && 'Cancelled. Your words are still here.'}
      </p>
      <div className={actions.actions}>
        {isSending || isTriedElsewhere ? (
          callOff && (
            <Button look="plain" onClick={callOff}>
              Cancel
            </Button>
          )
        ) : (
          <>
            <Button look="plain" onClick={() => void retry()}>
              Try again
            </Button>
            {isWithAi && (cause === null || isAboutService(codeOf(cause))) && (
              <PlanHereButton onClick={() => void retry('built-in')} />
            )}
            {props.onOpen && (
              <Button look="plain" onClick={props.onOpen}>
                Open it
              </Button>
            )}
          </>
        )}
      </div>
    </section>
  );
}

function ignore(): void {
  // The page it stands on says what becomes of it.
}

function WhatStandsIn({ isWithAi }: { isWithAi: boolean }) {
  return (
    <p>
      {isWithAi ? 'The AI service could not make your plan. ' : 'Your plan could not be made. '}
      <strong>Your Mountain</strong> stands in for it: one pebble to sort your words by hand. Your
      words are kept.
    </p>
  );
}
