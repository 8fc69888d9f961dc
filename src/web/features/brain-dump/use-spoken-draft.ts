import { useLayoutEffect, useRef } from 'react';
import type { DraftStore } from '../../drafts/draft.ts';
import { useDraftText } from '../../drafts/use-draft.ts';
import { insertDictated } from './dictation/insert-dictated.ts';
import type { SpeechKit } from './dictation/speech-kit.ts';
import { useDictation } from './dictation/use-dictation.ts';

export type SpokenDraft = ReturnType<typeof useSpokenDraft>;

/** The draft with what is spoken put where the caret was last, or at its end. */
export function useSpokenDraft({ kit, draft }: { kit: SpeechKit | null; draft: DraftStore }) {
  const text = useDraftText(draft);
  const area = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<number | null>(null);
  const isSpoken = useRef(false);

  // Who comes back to a draft goes on at its end.
  useLayoutEffect(() => {
    const end = area.current?.value.length ?? 0;
    area.current?.setSelectionRange(end, end);
  }, []);

  useLayoutEffect(() => {
    const box = area.current;
    if (!isSpoken.current || box === null) return;
    isSpoken.current = false;
    // Who speaks sees what was heard last.
    if (caret.current === text.length) box.scrollTop = box.scrollHeight;
    // A value that is set from outside throws the caret to the end.
    if (document.activeElement === box) box.setSelectionRange(caret.current, caret.current);
  }, [text]);

  const dictation = useDictation({
    kit,
    onHeard(pieces) {
      const before = draft.read().text;
      const at = Math.min(caret.current ?? before.length, before.length);
      const written = insertDictated({ text: before, at, pieces });
      caret.current = written.caret;
      isSpoken.current = true;
      draft.setText(written.text);
    },
  });
  const keepCaret = ({ currentTarget }: { currentTarget: HTMLTextAreaElement }) => {
    caret.current = currentTarget.selectionEnd;
  };
  const type = ({ currentTarget }: { currentTarget: HTMLTextAreaElement }) => {
    keepCaret({ currentTarget });
    draft.setText(currentTarget.value);
  };
  // The last words, said but not settled yet, belong to what is done with the others.
  const endDictation = () => dictation?.close();
  return { text, area, keepCaret, type, dictation, endDictation };
}
