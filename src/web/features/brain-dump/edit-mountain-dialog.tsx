import { useCallback, useState, type ReactNode } from 'react';
import { MAX_BRAIN_DUMP_CHARACTERS } from '#domain/contract.ts';
import { MAX_CHANGE_CHARACTERS } from '#domain/planner/editing/change-limits.ts';
import { changeOnDevice } from '../../drafts/draft-on-device.ts';
import { changeFromDraft } from '../../drafts/send-draft.ts';
import { useDraftStore, useWay } from '../../drafts/use-draft.ts';
import { useOwnLanguage } from '../../plan/use-own-language.ts';
import { usePlan } from '../../plan/use-plan.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { AwayOffers } from './away-offers.tsx';
import { browserSpeech, type SpeechKit } from './dictation/speech-kit.ts';
import { DumpForm, type FormWords } from './dump-form.tsx';
import styles from './dump-form.module.css';
import { codeOf, isAboutService, isAskedToWait, isAway } from './dump-problem.ts';
import { DumpSuccess } from './dump-success.tsx';
import { dumpTrouble } from './dump-trouble.tsx';
import { PlanHereButton } from './plan-here-button.tsx';
import { usePlanner } from './planner-line.tsx';
import { inCharacters, isTooLongToSend } from './send-limit.ts';
import { UPDATED } from './success-texts.ts';
import { useSending } from './use-sending.ts';
import { useSentElsewhere } from './use-sent-elsewhere.ts';
import { useSpokenDraft } from './use-spoken-draft.ts';

const WORDS = {
  example: 'For example: make it smaller. Add a pebble to ask Priya about the paper.',
  hint: 'Ready to update!',
  submit: 'Update Mountain',
  sending: 'Updating your mountain…',
  isLong: false,
} satisfies Partial<FormWords>;

const GOES_ON = 'Your mountain is being changed. You can go on.';

const LEFT = 'Your words are kept. They are there when you edit this mountain again.';

const GONE = 'This mountain was deleted elsewhere.';
const GONE_WITH_WORDS = `${GONE} Your words are kept: you can copy them here, and the page has them too.`;

const WITHOUT_AI = `Without AI one change can have ${inCharacters(MAX_CHANGE_CHARACTERS)}.`;

/** Whoever makes the change says how much it can be: more is refused with nothing done. */
function limitOf(isWithoutAi: boolean): Pick<FormWords, 'most' | 'tooLong'> {
  const most = isWithoutAi ? MAX_CHANGE_CHARACTERS : MAX_BRAIN_DUMP_CHARACTERS;
  const tooLong = `One change can have ${inCharacters(most)}. All of your words are still here: take the last part out, and say it in a second one.`;
  return { most, tooLong };
}

/** They may have been opened from the page of another tab. */
function saidOfGone(words: string): string {
  return words.trim() === '' ? GONE : GONE_WITH_WORDS;
}

/** A mountain is changed by what somebody says about it. */
export function EditMountainDialog(props: {
  mountain: { readonly id: string; readonly title: string };
  onClose: () => void;
  onNews: (news: string) => void;
  /** The same where nothing was sent: what is said of an earlier try is still so. */
  onLeft: (news: string) => void;
  /** For what goes wrong after the dialog was closed. */
  onTrouble: (trouble: ReactNode) => void;
  /** Null: this browser cannot listen. */
  speech?: SpeechKit | null;
}) {
  const { mountain, onClose, onNews, onTrouble } = props;
  const [kit] = useState(() => (props.speech === undefined ? browserSpeech() : props.speech));
  const way = useWay();
  const draft = useDraftStore(mountain.id);
  const spoken = useSpokenDraft({ kit, draft });
  const planner = usePlanner();
  const { sync, profile } = usePlan();
  const lang = useOwnLanguage();
  const { state, start, cancel } = useSending<unknown>({
    onStart: spoken.endDictation,
    onLeft: useCallback(() => onNews(GOES_ON), [onNews]),
    onLate(end) {
      // What comes of it takes the place of the line that it goes on.
      if ('reply' in end) return onNews(UPDATED);
      onNews('');
      if (end.cause !== null) onTrouble(dumpTrouble(end.cause, 'edit'));
    },
  });
  const send = (wanted?: 'built-in') =>
    void start((work) => {
      const how = { work, ...(wanted && { planner: wanted }) };
      return changeFromDraft({ ...way, draft, mountainId: mountain.id }, how);
    }, wanted);
  const changeHere = () =>
    void start(() => changeOnDevice({ ...way, draft, mountainId: mountain.id }), 'device');
  const elsewhere = useSentElsewhere(draft, { isSendingHere: state.phase === 'sending' });
  const isElsewhere = elsewhere.end === 'under-way';
  const cause = state.phase === 'writing' ? state.cause : null;
  const code = codeOf(cause);
  const isUnreachable = sync === 'unreachable' || isAway(code);
  const canGoOnHere = isUnreachable || isAskedToWait(code);
  // Whom the server does not answer, the device can help.
  const canPlanHere = planner?.plannedBy === 'ai' && !isUnreachable && isAboutService(code);
  // Of what was sent from elsewhere the reason is said there.
  const isGone = !profile.mountains.some(({ id }) => id === mountain.id);
  const hasFailed = cause !== null || elsewhere.end === 'not-done';
  const isShort = !isTooLongToSend(spoken.text, MAX_CHANGE_CHARACTERS);

  return (
    <Dialog
      title="Edit Mountain"
      onClose={() => {
        onClose();
        // What becomes of it in another tab is said there.
        if (isElsewhere && elsewhere.callOff) onNews(GOES_ON);
        else if (!isElsewhere && !isGone && state.phase === 'writing' && spoken.text.trim() !== '')
          props.onLeft(LEFT);
      }}
    >
      {state.phase === 'done' || elsewhere.end === 'done' ? (
        <DumpSuccess message={UPDATED} onClose={onClose} onNews={onNews} />
      ) : (
        <>
          <p className={styles.examples}>
            Say it in your own words, such as “make it smaller”, “add a pebble to call Ana” or
            “remove the part about the printer”. Finished pebbles stay.
          </p>
          <DumpForm
            words={{
              ...WORDS,
              ...limitOf(planner?.plannedBy === 'built-in'),
              ...(isGone && { hint: '' }),
              label: (
                <>
                  What should be different about “<span lang={lang}>{mountain.title}</span>”?
                </>
              ),
            }}
            spoken={spoken}
            kit={kit}
            state={elsewhere.shown ?? state}
            failure={hasFailed ? dumpTrouble(cause, 'edit') : null}
            planner={planner}
            mayBeSent={!isGone}
            onSubmit={() => send()}
            said={isGone && !hasFailed ? saidOfGone(spoken.text) : null}
            onCancel={isElsewhere ? elsewhere.callOff : cancel}
            offers={
              <>
                {(canPlanHere || canGoOnHere) && !isShort && <p>{WITHOUT_AI}</p>}
                {canPlanHere && isShort && <PlanHereButton onClick={() => send('built-in')} />}
                {canGoOnHere && isShort && (
                  <AwayOffers
                    isAway={isUnreachable}
                    plan="Change it now on this device"
                    outcome="Done without AI. It is sent to your other devices later."
                    canGoOn={!isGone && spoken.text.trim() !== ''}
                    onPlan={changeHere}
                  />
                )}
              </>
            }
          />
        </>
      )}
    </Dialog>
  );
}
