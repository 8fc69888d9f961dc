import { useState } from 'react';
import type { DraftStore } from '../../drafts/draft.ts';
import { useDraft } from '../../drafts/use-draft.ts';
import { useIsInOtherHands } from '../../drafts/use-in-hand.ts';

/**
 * What becomes of words in a box that were sent from elsewhere: from the same dialog before it was closed, or
 * from another tab. Sent from here as well, or changed meanwhile, they could be done twice.
 */
export function useSentElsewhere(
  draft: DraftStore,
  { isSendingHere }: { isSendingHere: boolean },
): 'no' | 'under-way' | 'done' | 'not-done' {
  const { attempt, text } = useDraft(draft);
  const [sentId, setSentId] = useState<string | null>(null);
  const id = isSendingHere ? null : (attempt?.id ?? null);
  const isUnderWay = useIsInOtherHands(id);
  if (isUnderWay && sentId !== id) setSentId(id);
  const isSame = attempt?.id === sentId;
  // What became of them is not said of the words that come after them.
  const isOther = !isUnderWay && !isSame && text.trim() !== '';
  if ((isSendingHere || isOther) && sentId !== null) setSentId(null);
  if (isUnderWay) return 'under-way';
  if (sentId === null || isOther) return 'no';
  return isSame ? 'not-done' : 'done';
}

/** As the form shows words that are under way from elsewhere. */
export const SENT_ELSEWHERE = { phase: 'sending', planner: undefined } as const;
