import { useCallback, useState, type ReactNode } from 'react';
import { MAX_BRAIN_DUMP_CHARACTERS } from '#domain/contract.ts';
import { useDraftStore } from '../../drafts/use-draft.ts';
import { usePlan } from '../../plan/use-plan.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { AwayOffers } from './away-offers.tsx';
import { browserSpeech, type SpeechKit } from './dictation/speech-kit.ts';
import { DumpForm, type FormWords } from './dump-form.tsx';
import { codeOf, isAboutService, isAskedToWait, isAway } from './dump-problem.ts';
import { DumpSuccess, Ending } from './dump-success.tsx';
import { dumpTrouble } from './dump-trouble.tsx';
import { KindnessNote } from './kindness-note.tsx';
import { PlanHereButton } from './plan-here-button.tsx';
import { usePlanner } from './planner-line.tsx';
import { inCharacters, isTooLongToSend } from './send-limit.ts';
import { StandInCard } from './stand-in-card.tsx';
import { isOver } from './stand-in.ts';
import { CREATED, GOES_ON } from './success-texts.ts';
import { useCreating } from './use-creating.ts';
import { useSentElsewhere } from './use-sent-elsewhere.ts';
import { useSpokenDraft } from './use-spoken-draft.ts';

const WORDS: FormWords = {
  label: 'What is on your mind?',
  example:
    'For example: taxes before the 14th, receipts are everywhere. The zine has to go to the printer, photos are not placed yet. Call the dentist. The kitchen…',
  hint: 'Perfect for AI structuring!',
  tooLong: `One brain dump can hold ${inCharacters(MAX_BRAIN_DUMP_CHARACTERS)}. All of your words are still here: take the last part out, and send it as a second one.`,
  most: MAX_BRAIN_DUMP_CHARACTERS,
  submit: 'Create My Pebbles',
  sending: 'Creating your pebbles…',
  isLong: true,
};

const TAKEN_ELSEWHERE = 'Your words were sent from another tab.';

const LEFT = 'Your words are kept. They are there when you open the brain dump again.';

const KEPT = 'Your brain dump is kept on this device. It is sent when the server can be reached.';

/** Everything in somebody's head goes in here, and comes back as a plan. */
export function BrainDumpDialog(props: {
  onClose: () => void;
  onNews: (news: string) => void;
  /** The same where nothing was sent: what is said of an earlier try is still so. */
  onLeft: (news: string) => void;
  /** For what goes wrong after the dialog was closed. */
  onTrouble: (trouble: ReactNode) => void;
  /** Null: this browser cannot listen. */
  speech?: SpeechKit | null;
}) {
  const { onClose, onNews, onTrouble } = props;
  const [kit] = useState(() => (props.speech === undefined ? browserSpeech() : props.speech));
  const [isReplaced, setIsReplaced] = useState(false);
  const draft = useDraftStore();
  const spoken = useSpokenDraft({ kit, draft });
  const planner = usePlanner();
  const { sync } = usePlan();
  const { state, send, cancel, planOnDevice, keep } = useCreating({
    draft,
    endWriting: spoken.endDictation,
    onNews,
    onTrouble,
  });
  const elsewhere = useSentElsewhere(draft, { isSendingHere: state.phase === 'sending' });
  const goesOn = useCallback(() => onNews(GOES_ON), [onNews]);
  const ending = { message: CREATED, onClose, onNews };

  if (state.phase === 'done') {
    const { standIn, isKind } = state.reply;
    const isPlan = standIn === null || isReplaced;
    return (
      <Dialog title="Brain Dump" onClose={onClose}>
        {isPlan ? (
          <DumpSuccess {...ending}>{isKind && <KindnessNote />}</DumpSuccess>
        ) : (
          <Ending title="Your words are kept">
            <StandInCard
              standIn={standIn}
              planner={planner}
              onReplaced={() => setIsReplaced(true)}
              onOver={onTrouble}
              onLeft={goesOn}
              onLate={(end) => {
                // What comes of it takes the place of the line that it goes on.
                onNews('cause' in end ? '' : CREATED);
                if ('reply' in end || end.cause === null || isOver(end.cause)) return;
                onTrouble(dumpTrouble(end.cause, 'page'));
              }}
            />
            {isKind && <KindnessNote />}
            <DialogActions>
              <Button look="plain" onClick={onClose}>
                Not now
              </Button>
            </DialogActions>
          </Ending>
        )}
      </Dialog>
    );
  }

  const cause = state.phase === 'writing' ? state.cause : null;
  const code = codeOf(cause);
  const isUnreachable = sync === 'unreachable' || isAway(code);
  const keepForLater = () => {
    keep();
    onNews(KEPT);
    onClose();
  };
  const leave = () => {
    onClose();
    const isWriting = state.phase === 'writing' && elsewhere.end !== 'under-way';
    if (isWriting && spoken.text.trim() !== '') props.onLeft(LEFT);
  };
  return (
    <Dialog title="Brain Dump" onClose={leave}>
      <DumpForm
        words={WORDS}
        spoken={spoken}
        kit={kit}
        state={elsewhere.shown ?? state}
        failure={cause === null ? null : dumpTrouble(cause, 'dump')}
        planner={planner}
        onSubmit={() => void send()}
        onCancel={elsewhere.end === 'under-way' ? elsewhere.callOff : cancel}
        said={elsewhere.end === 'done' ? TAKEN_ELSEWHERE : null}
        offers={
          <>
            {planner?.plannedBy === 'ai' && !isUnreachable && isAboutService(code) && (
              <PlanHereButton onClick={() => void send('built-in')} />
            )}
            {(isUnreachable || isAskedToWait(code)) && (
              <AwayOffers
                isAway={isUnreachable}
                plan="Plan it now on this device"
                outcome="A simple plan, made without AI. It is sent to your other devices later."
                canGoOn={spoken.text.trim() !== '' && !isTooLongToSend(spoken.text)}
                onPlan={() => void planOnDevice()}
                onKeep={keepForLater}
              />
            )}
          </>
        }
      />
    </Dialog>
  );
}
