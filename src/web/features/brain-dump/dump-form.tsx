import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react';
import type { PlannerReply } from '#domain/contract.ts';
import { needsKindness } from '#domain/planner/needs-kindness.ts';
import { useOwnLanguage } from '../../plan/use-own-language.ts';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Alert } from '../../ui/message.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { WhileTyping } from '../../ui/while-typing.tsx';
import { DictationControl } from './dictation/dictation-control.tsx';
import type { SpeechKit } from './dictation/speech-kit.ts';
import { useIsListening } from './dictation/use-dictation.ts';
import styles from './dump-form.module.css';
import { KindnessNote } from './kindness-note.tsx';
import { PlannerLine } from './planner-line.tsx';
import { isTooLongToSend } from './send-limit.ts';
import type { Unfinished } from './use-sending.ts';
import type { SpokenDraft } from './use-spoken-draft.ts';
import { WaitingLine } from './waiting-line.tsx';

/** Past this many characters there is enough to plan with (specification, section 2.5). */
const ENOUGH_CHARACTERS = 50;

export type FormWords = {
  readonly label: ReactNode;
  readonly example: string;
  readonly hint: string;
  /** For more than a planner takes at once. */
  readonly tooLong: string;
  /** So many characters at once. */
  readonly most: number;
  readonly submit: string;
  readonly sending: string;
  /** Room for a page of text rather than a few lines. */
  readonly isLong: boolean;
};

/** The box, what can be done with what is in it, and what is going on with it. */
export function DumpForm(props: {
  words: FormWords;
  spoken: SpokenDraft;
  /** Null: this browser cannot listen. */
  kit: SpeechKit | null;
  state: Unfinished;
  failure: ReactNode;
  planner: PlannerReply | null;
  /** False: what they are about is not there any more. */
  mayBeSent?: boolean;
  onSubmit: () => void;
  /** Null: another tab sends them. */
  onCancel: (() => void) | null;
  /** What became of the words, where they were sent from elsewhere. */
  said?: string | null;
  /** Other ways on, when the first one is blocked. */
  offers: ReactNode;
}) {
  const { words, spoken, kit, state, planner, failure, mayBeSent = true, onCancel } = props;
  const { text, area, dictation } = spoken;
  const form = useRef<HTMLFormElement>(null);
  const focused = useRef<Element>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const plannerId = useId();
  const isSending = state.phase === 'sending';
  const hasFailed = failure !== null;
  const isBlank = text.trim() === '';
  const isTooLong = isTooLongToSend(text, words.most);
  const isHeavy = needsKindness(text);
  const isListening = useIsListening(dictation);
  const lang = useOwnLanguage();

  useEffect(() => {
    const page = form.current;
    const note = () => void (focused.current = document.activeElement);
    page?.addEventListener('focusin', note);
    return () => page?.removeEventListener('focusin', note);
  }, []);

  // A browser may choose the scrolling part of the dialog, in which nobody can write.
  useEffect(() => area.current?.focus(), [area]);

  // What had the focus may be gone: a button to cancel, or to go on in another way. Safari gives it to no
  // button that is clicked, so that nothing is known to be gone where only the phase is another.
  const phaseBefore = useRef(state.phase);
  useEffect(() => {
    const isGone = focused.current?.isConnected === false || phaseBefore.current !== state.phase;
    phaseBefore.current = state.phase;
    if (!isGone || document.activeElement !== document.body) return;
    (isSending ? cancel : area).current?.focus();
  });

  // On a phone what is said, and what can be done about it, may be below the edge.
  useEffect(() => {
    if (hasFailed || isSending || !mayBeSent) form.current?.scrollIntoView({ block: 'end' });
  }, [hasFailed, isSending, mayBeSent]);

  // What is said after the words were sent belongs to other ones.
  useEffect(() => {
    if (isSending) dictation?.close();
  }, [isSending, dictation]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBlank || isSending || !mayBeSent) return;
    if (isTooLong) return area.current?.focus();
    props.onSubmit();
  };

  return (
    <form ref={form} className={styles.form} onSubmit={submit}>
      <TextAreaField
        ref={area}
        label={words.label}
        isTall={words.isLong}
        // The example that an empty box shows is the page's.
        lang={text === '' ? undefined : lang}
        onSelect={spoken.keepCaret}
        value={text}
        placeholder={words.example}
        problem={isTooLong ? <WhileTyping>{words.tooLong}</WhileTyping> : null}
        readOnly={isSending}
        footer={
          <DumpFooter
            characters={text.length}
            hint={isHeavy || isTooLong ? null : words.hint}
            isQuiet={isListening}
          />
        }
        onChange={spoken.type}
      />
      {kit && dictation && <DictationControl kit={kit} dictation={dictation} isBusy={isSending} />}
      {/* Here all the time: what comes into a new one is seldom read aloud. */}
      <div role="status" className={styles.status}>
        {isHeavy && <KindnessNote />}
      </div>
      {hasFailed && <Alert>{failure}</Alert>}
      <div role="status" className={styles.ways}>
        {!isSending && props.offers}
      </div>
      {isSending ? (
        <WaitingLine planner={state.planner ?? planner?.plannedBy} mayCancel={onCancel !== null} />
      ) : (
        mayBeSent && <PlannerLine id={plannerId} planner={planner} />
      )}
      <p role="status" className={styles.status}>
        {!isSending && (state.isCancelled ? 'Cancelled. Your words are still here.' : props.said)}
      </p>
      <DialogActions>
        {isSending && onCancel && state.planner !== 'device' && (
          <Button ref={cancel} look="plain" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button
          look="primary"
          type="submit"
          disabled={isBlank || !mayBeSent}
          aria-disabled={isSending}
          aria-describedby={plannerId}
        >
          {isSending ? words.sending : words.submit}
        </Button>
      </DialogActions>
    </form>
  );
}

/** No hint beside the note for words of despair, for which praise would be an insult, nor beside a problem. */
function DumpFooter(props: {
  characters: number;
  hint: string | null;
  /** Shown, and not read aloud. */
  isQuiet: boolean;
}) {
  const { characters, hint, isQuiet } = props;
  return (
    <>
      <span>
        {characters === 1 ? '1 character' : `${characters.toLocaleString('en')} characters`}
      </span>
      <span className={styles.hint} role="status" aria-live={isQuiet ? 'off' : 'polite'}>
        {characters > ENOUGH_CHARACTERS && hint}
      </span>
    </>
  );
}
