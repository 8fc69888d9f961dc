import { useEffect, useRef, useState, type FormEvent } from 'react';
import { MAX_BRAIN_DUMP_CHARACTERS } from '#domain/contract.ts';
import { useCreateFromDump } from '../../drafts/use-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Alert, Notice } from '../../ui/message.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { NameMark } from '../../ui/name-mark.tsx';
import styles from './brain-dump-dialog.module.css';
import { DictationControl } from './dictation/dictation-control.tsx';
import { browserSpeech, type SpeechKit } from './dictation/speech-kit.ts';
import { dumpProblem } from './dump-problem.ts';
import { PlannerLine } from './planner-line.tsx';
import { useSpokenDraft } from './use-spoken-draft.ts';

const SUCCESS = 'Mountain created successfully! Your pebbles are ready to move.';
const CLOSES_AFTER_MS = 2000;
/** Past this many characters there is enough to plan with (specification, section 2.5). */
const ENOUGH_CHARACTERS = 50;

const EXAMPLE =
  'For example: taxes before the 14th, receipts are everywhere. The zine has to go to the printer, photos are not placed yet. Call the dentist. The kitchen…';

type Phase = 'writing' | 'creating' | 'done';

/** Everything in somebody's head goes in here, and comes back as a plan. */
export function BrainDumpDialog(props: {
  onClose: () => void;
  onNews: (news: string) => void;
  /** For what goes wrong after the dialog was closed. */
  onTrouble: (trouble: string) => void;
  /** Null: this browser cannot listen. */
  speech?: SpeechKit | null;
}) {
  const { onClose, onNews, onTrouble } = props;
  const [kit] = useState(() => (props.speech === undefined ? browserSpeech() : props.speech));
  const isShown = useRef(true);
  const { text, area, keepCaret, type, dictation } = useSpokenDraft(kit);
  const create = useCreateFromDump();
  const [phase, setPhase] = useState<Phase>('writing');
  const [failure, setFailure] = useState<string | null>(null);
  const isBlank = text.trim() === '';

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  // The dialog leaves by itself; the same words stay on the page behind it.
  useEffect(() => {
    if (phase !== 'done') return;
    const timer = setTimeout(onClose, CLOSES_AFTER_MS);
    return () => {
      clearTimeout(timer);
      onNews(SUCCESS);
    };
  }, [phase, onClose, onNews]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBlank || phase !== 'writing') return;
    // The last words, said but not settled yet, belong to what is sent.
    dictation?.close();
    setFailure(null);
    setPhase('creating');
    try {
      await create();
      if (!isShown.current) return onNews(SUCCESS);
      setPhase('done');
    } catch (cause) {
      if (!isShown.current) return onTrouble(dumpProblem(cause, 'page'));
      setFailure(dumpProblem(cause, 'dialog'));
      setPhase('writing');
    }
  };

  return (
    <Dialog title="Brain Dump" onClose={onClose}>
      {phase === 'done' ? (
        <Success />
      ) : (
        <form className={styles.form} onSubmit={submit}>
          <TextAreaField
            ref={area}
            label="What is on your mind?"
            isTall
            onSelect={keepCaret}
            value={text}
            maxLength={MAX_BRAIN_DUMP_CHARACTERS}
            placeholder={EXAMPLE}
            problem={null}
            readOnly={phase === 'creating'}
            footer={<DumpFooter characters={text.length} />}
            onChange={type}
          />
          {kit && dictation && (
            <DictationControl kit={kit} dictation={dictation} isBusy={phase !== 'writing'} />
          )}
          {failure && <Alert>{failure}</Alert>}
          <PlannerLine />
          <DialogActions>
            <Button
              look="primary"
              type="submit"
              disabled={isBlank}
              aria-disabled={phase !== 'writing'}
            >
              {phase === 'creating' ? 'Creating your pebbles…' : 'Create My Pebbles'}
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}

function DumpFooter({ characters }: { characters: number }) {
  return (
    <>
      <span>{characters.toLocaleString()} characters</span>
      <span className={styles.hint} role="status">
        {characters > ENOUGH_CHARACTERS && 'Perfect for AI structuring!'}
      </span>
    </>
  );
}

function Success() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.success}>
      <NameMark className={styles.mark} />
      <h3 ref={heading} tabIndex={-1}>
        Success!
      </h3>
      <Notice>{SUCCESS}</Notice>
    </div>
  );
}
