/** All changes to mountains that are being written, for those whose mountain is gone meanwhile. */

import type { Notes } from '../device/device.ts';
import { keyOf } from '../device/person-notes.ts';
import { parseDraft } from './draft.ts';
import { createHeldNote } from './held-note.ts';
import { editSlot, textsIn } from './slots.ts';

type EditDraft = { readonly mountainId: string; readonly text: string };

export function createEditDrafts(of: { notes: Notes; userId: string }) {
  const { read, subscribe } = createHeldNote<readonly EditDraft[]>({
    notes: of.notes,
    key: keyOf('edits', of.userId),
    parse: (raw) =>
      [...textsIn(raw)].map(([mountainId, draft]) => ({
        mountainId,
        text: parseDraft(draft).text,
      })),
  });
  const forget = (mountainId: string): void => editSlot({ ...of, mountainId }).write(null);
  return { read, subscribe, forget };
}
