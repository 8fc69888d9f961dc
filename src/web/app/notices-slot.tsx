import { useEffect, type ComponentProps } from 'react';
import { keysEndedBy } from '../device/person-notes.ts';
import { usePlan } from '../plan/use-plan.ts';
import { useDevice } from '../session/session-context.tsx';
import { usePart } from '../ui/lazy-part.ts';
import { noticesPart } from './parts.ts';

type Notices = Extract<ReturnType<typeof noticesPart.get>, (...props: never) => unknown>;

/** Where words that are in no plan yet are shown. The code comes early only where there are some. */
export function NoticesSlot(props: ComponentProps<Notices> & { code?: typeof noticesPart }) {
  const { code = noticesPart } = props;
  const { notes } = useDevice();
  const { userId, sync, refusals } = usePlan();
  const { Part: Notices } = usePart(code, { isWanted: false });
  const isRefused = refusals.length > 0;
  // Also when the server is there again: without it the code may not have come.
  useEffect(() => {
    // The sync moves with every tap: the notes are looked through only while the code is missing.
    if (Notices) return;
    if (isRefused || keysEndedBy('account', userId).some((key) => notes.read(key) !== null))
      code.load();
  }, [code, notes, userId, sync, isRefused, Notices]);
  return Notices && <Notices {...props} />;
}
