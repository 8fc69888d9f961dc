import { useId } from 'react';
import { useOwnLanguage } from '../../plan/use-own-language.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import type { Deletion } from './tree-actions.ts';

/** Deleting takes everything under the node with it, so it is asked about. */
export function DeleteDialog(props: {
  deletion: Deletion;
  onCancel: () => void;
  onDelete: () => void;
}) {
  const { nodeType, title } = props.deletion;
  const questionId = useId();
  const lang = useOwnLanguage();
  return (
    <Dialog title={`Delete ${nodeType}?`} describedBy={questionId} onClose={props.onCancel}>
      <p id={questionId}>
        Are you sure you want to delete &quot;<span lang={lang}>{title}</span>&quot;? This action
        cannot be undone.
      </p>
      <DialogActions>
        <Button look="plain" onClick={props.onCancel}>
          Cancel
        </Button>
        <Button look="danger" onClick={props.onDelete}>
          Delete
        </Button>
      </DialogActions>
    </Dialog>
  );
}
