import { useRef } from 'react';
import type { PlannerReply } from '#domain/contract.ts';
import { callOffOwn } from '../../drafts/in-hand.ts';
import type { KeptDump } from '../../drafts/unsettled.ts';
import { Button } from '../../ui/button.tsx';
import { useDevice } from '../../session/session-context.tsx';
import { keepFocus } from '../../ui/keep-focus.ts';
import { Alert } from '../../ui/message.tsx';
import { Sentences } from '../../ui/sentences.tsx';
import { SpokenWait } from '../../ui/spoken-wait.tsx';
import styles from './dump-notices.module.css';
import { isAboutService, mayBeDiscarded, mayBeSentAgain, problemOf } from './dump-problem.ts';
import actions from './notice-actions.module.css';
import { PlanHereButton } from './plan-here-button.tsx';
import { PlannerLine } from './planner-line.tsx';
import type { SendingKept } from './use-kept-dumps.ts';
import { WaitingLine } from './waiting-line.tsx';

const SHOWN_CHARACTERS = 80;

/** The dumps that are no plan yet, each with its first words. */
export function KeptDumps(props: {
  dumps: readonly KeptDump[];
  /** The first is being sent; the others are next. */
  line: readonly SendingKept[];
  planner: PlannerReply | null;
  /** Of the words, for `lang`. */
  language?: string | undefined;
  onOpen: (dump: KeptDump) => void;
  /** Of words whose mountain or plan somebody has deleted. */
  onDiscard: (dump: KeptDump) => void;
  onSend: (dump: KeptDump, planner?: 'built-in') => void;
}) {
  const { dumps, line, planner } = props;
  const isInLine = ({ id }: KeptDump) => line.some((one) => one.id === id);
  const waiting = dumps.filter((dump) => dump.problem === null && !isInLine(dump)).length;
  const list = useRef<HTMLUListElement>(null);
  // The buttons come and go with what is done; the focus stays with the words.
  const keepFocusOn = (dump: KeptDump) => {
    const place = dumps.indexOf(dump);
    keepFocus(() => list.current?.querySelectorAll('li')[place]);
  };
  const send = (dump: KeptDump, planner?: 'built-in') => {
    props.onSend(dump, planner);
    keepFocusOn(dump);
  };
  return (
    <section className={styles.kept} aria-label="Words without a plan">
      <p role="status">{waitingLine(waiting)}</p>
      {dumps.some(({ problem }) => mayBeSentAgain(problem)) && <PlannerLine planner={planner} />}
      <ul ref={list} role="list">
        {dumps.map((dump) => (
          <li key={dump.id} className={styles.dump} tabIndex={-1}>
            <p className={styles.words} lang={props.language}>
              “{firstWords(dump.text)}”
            </p>
            {dump.problem !== null && !isInLine(dump) && <Reason dump={dump} />}
            {isInLine(dump) ? (
              <InLine
                dump={dump}
                line={line}
                planner={planner}
                onCallOff={(callOff) => {
                  callOff();
                  keepFocusOn(dump);
                }}
              />
            ) : (
              <div className={actions.actions}>
                {dump.problem !== null && mayBeSentAgain(dump.problem) && (
                  <Button look="plain" onClick={() => send(dump, dump.planner)}>
                    Try again
                  </Button>
                )}
                {isAboutService(dump.problem) && (
                  <PlanHereButton onClick={() => send(dump, 'built-in')} />
                )}
                <Button
                  look="plain"
                  aria-description={firstWords(dump.text)}
                  onClick={() => props.onOpen(dump)}
                >
                  Open it
                </Button>
                {mayBeDiscarded(dump.problem) && (
                  <Button
                    look="plain"
                    aria-description={firstWords(dump.text)}
                    onClick={() => props.onDiscard(dump)}
                  >
                    Discard
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Reason({ dump: { problem, refusedAt } }: { dump: KeptDump }) {
  // Of a note that does not say when, nothing is promised.
  const when = { now: new Date(useDevice().now()), refusedAt: new Date(refusedAt ?? 0) };
  const words = <Sentences of={problemOf(problem, 'page', when)} />;
  // Nothing has gone wrong with these just now.
  const isCalm = problem === 'unplanned' || mayBeDiscarded(problem);
  return isCalm ? <p>{words}</p> : <Alert>{words}</Alert>;
}

function InLine(props: {
  dump: KeptDump;
  line: readonly SendingKept[];
  planner: PlannerReply | null;
  onCallOff: (callOff: () => void) => void;
}) {
  const [first] = props.line;
  if (first?.id !== props.dump.id) return <SpokenWait>It is sent next.</SpokenWait>;
  // By the dialog that sent it, which is closed.
  const callOff = callOffOwn(first.id);
  return (
    <>
      <WaitingLine
        planner={first.planner ?? props.planner?.plannedBy}
        mayCancel={callOff !== null}
      />
      {callOff && (
        <div className={actions.actions}>
          <Button look="plain" onClick={() => props.onCallOff(callOff)}>
            Cancel
          </Button>
        </div>
      )}
    </>
  );
}

function waitingLine(waiting: number): string {
  if (waiting === 0) return '';
  if (waiting === 1) return '1 brain dump is waiting for the network. It is sent by itself.';
  return `${waiting} brain dumps are waiting for the network. They are sent by themselves.`;
}

function firstWords(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ');
  if (line.length <= SHOWN_CHARACTERS) return line;
  const shown = line.slice(0, SHOWN_CHARACTERS + 1);
  // Not within a word, unless it is one word that fills the line.
  const end = shown.lastIndexOf(' ');
  return `${shown.slice(0, end > 0 ? end : -1)}…`;
}
