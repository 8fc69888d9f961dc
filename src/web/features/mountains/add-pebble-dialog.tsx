import { memo, useId, useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { estimateMinutes } from '#domain/plan/estimate.ts';
import { findRock } from '#domain/plan/find.ts';
import { pebbleDescriptionProblem, pebbleTitleProblem } from '#domain/plan/new-pebble.ts';
import { MAX_DESCRIPTION, MAX_TITLE } from '#domain/plan/text-limits.ts';
import { xpForMinutes } from '#domain/progress/level.ts';
import { useOwnLanguage } from '../../plan/use-own-language.ts';
import { usePlanStore } from '../../plan/use-plan.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { hideDialog } from '../../ui/hide-dialog.ts';
import { Alert } from '../../ui/message.tsx';
import { Sentences } from '../../ui/sentences.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { WhileTyping } from '../../ui/while-typing.tsx';
import styles from './add-pebble-dialog.module.css';
import { RockField } from './rock-field.tsx';
import { usePebbleWords } from './use-pebble-words.ts';

type Props = {
  /** Where the pebble is meant to go. When it is gone, another can be chosen. */
  rockId: string;
  /** Where its words are kept, when that is not the rock's own place. */
  draftKey?: string;
  onClose: () => void;
  onNews: (news: string) => void;
  onChanged?: () => void;
};

/**
 * A pebble by hand. How long it takes and what it earns follow from how much there is to say. It is not
 * drawn anew with the plan behind it.
 */
export const AddPebbleDialog = memo(function AddPebbleDialog(props: Props) {
  const { rockId, draftKey = rockId, onClose, onNews, onChanged } = props;
  const store = usePlanStore();
  const form = useRef<HTMLFormElement>(null);
  const placeId = useId();
  const lang = useOwnLanguage();
  const [mountains, setMountains] = useState(() => store.getView().profile.mountains);
  const [chosenId, setChosenId] = useState(rockId);
  const [isChecked, setIsChecked] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const onAdded = (news: string) => {
    onClose();
    onNews(news);
  };
  const { title, description, write, addTo } = usePebbleWords({
    draftKey,
    rockId,
    onChanged,
    onAdded,
  });
  const meant = findRock(mountains, rockId);
  const rock = findRock(mountains, chosenId);
  const minutes = estimateMinutes(description);
  const problems = {
    rock: rock === null ? 'Please choose a rock' : null,
    title: pebbleTitleProblem(title),
    description: pebbleDescriptionProblem(description),
  };

  const isRight = Object.values(problems).every((problem) => problem === null);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (rock !== null && problems.title === null && problems.description === null) {
      const refused = addTo(rock);
      setFailure(refused);
      if (refused === null) return hideDialog(form.current);
      return setMountains(store.getView().profile.mountains);
    }
    flushSync(() => setIsChecked(true));
    const firstBad = problems.rock ? 'select' : problems.title ? 'input' : 'textarea';
    form.current?.querySelector<HTMLElement>(firstBad)?.focus();
  };

  return (
    <Dialog title="Add Pebble" describedBy={meant ? placeId : undefined} onClose={onClose}>
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        {failure !== null && (
          <Alert>
            <Sentences of={[failure, 'Your words are kept.']} />
          </Alert>
        )}
        {meant === null ? (
          <RockField
            mountains={mountains}
            rockId={chosenId}
            problem={isChecked ? problems.rock : null}
            onChoose={setChosenId}
          />
        ) : (
          <p id={placeId} className={styles.place}>
            A pebble is one small step. It goes to the rock <b lang={lang}>{meant.title}</b>.
          </p>
        )}
        <TextField
          label="Title"
          dir="auto"
          lang={lang}
          required
          autoComplete="off"
          value={title}
          problem={shown(problems.title, { isChecked, isTooLong: isLonger(title, MAX_TITLE) })}
          onChange={({ target }) => write({ title: target.value })}
        />
        <TextAreaField
          label="Description"
          lang={lang}
          required
          rows={3}
          value={description}
          problem={shown(problems.description, {
            isChecked,
            isTooLong: isLonger(description, MAX_DESCRIPTION),
          })}
          onChange={({ target }) => write({ description: target.value })}
        />
        <div className={styles.worth}>
          <p role="status">
            <b>{minutes} min</b> · <b>{xpForMinutes(minutes)} XP</b>
          </p>
          <p>Worked out from the length of the description.</p>
        </div>
        <DialogActions>
          <Button look="plain" onClick={onClose}>
            Cancel
          </Button>
          {/*
            Before it tells that a form is sent, the browser looks whether it could fill it in another time.
            Where something is wrong it may: the fields say so once more when they hear of it.
          */}
          <Button look="primary" type="submit" onClick={isRight ? submit : undefined}>
            Add Pebble
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
});

function isLonger(text: string, max: number): boolean {
  return text.trim().length > max;
}

/** What is missing is said when it is asked for; what is too much, while it is typed. */
function shown(problem: string | null, when: { isChecked: boolean; isTooLong: boolean }) {
  if (when.isTooLong) return <WhileTyping>{problem}</WhileTyping>;
  return when.isChecked ? problem : null;
}
