import { memo, useRef, useState, type SyntheticEvent } from 'react';
import { estimateMinutes } from '#domain/plan/estimate.ts';
import { pebbleDescriptionProblem, pebbleTitleProblem } from '#domain/plan/new-pebble.ts';
import { xpForMinutes } from '#domain/progress/level.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { hideDialog } from '../../ui/hide-dialog.ts';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './add-pebble-dialog.module.css';

export type PebbleWords = { title: string; description: string };

type Props = {
  rockTitle: string;
  onCancel: () => void;
  onAdd: (words: PebbleWords) => void;
};

/** A pebble by hand. How long it takes and what it earns follow from how much there is to say. */
export function AddPebbleDialog(props: Props) {
  return <PebbleDialog {...props} />;
}

/** Not drawn anew with the plan behind it. */
const PebbleDialog = memo(function PebbleDialog(props: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [words, setWords] = useState<PebbleWords>({ title: '', description: '' });
  const [isChecked, setIsChecked] = useState(false);
  const minutes = estimateMinutes(words.description);
  const problems = {
    title: pebbleTitleProblem(words.title),
    description: pebbleDescriptionProblem(words.description),
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (problems.title === null && problems.description === null) {
      hideDialog(form.current);
      return props.onAdd(words);
    }
    setIsChecked(true);
    const firstBad = problems.title === null ? 'textarea' : 'input';
    form.current?.querySelector<HTMLElement>(firstBad)?.focus();
  };

  return (
    <Dialog title="Add Pebble" onClose={props.onCancel}>
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <p className={styles.place}>
          A pebble is one small step. It goes to the rock <b>{props.rockTitle}</b>.
        </p>
        <TextField
          label="Title"
          required
          autoComplete="off"
          value={words.title}
          problem={isChecked ? problems.title : null}
          onChange={({ target }) => setWords({ ...words, title: target.value })}
        />
        <TextAreaField
          label="Description"
          required
          rows={3}
          value={words.description}
          problem={isChecked ? problems.description : null}
          onChange={({ target }) => setWords({ ...words, description: target.value })}
        />
        <div className={styles.worth}>
          <p role="status">
            <b>{minutes} min</b> · <b>{xpForMinutes(minutes)} XP</b>
          </p>
          <p>Worked out from the length of the description.</p>
        </div>
        <DialogActions>
          <Button look="plain" onClick={props.onCancel}>
            Cancel
          </Button>
          {/* Before it tells that a form is sent, the browser looks whether it could fill it in another time. */}
          <Button look="primary" type="submit" onClick={submit}>
            Add Pebble
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
});
