import { createElement, useEffect, useSyncExternalStore, type ComponentProps } from 'react';
import { keysOf } from '../drafts/keys.ts';
import { usePlan } from '../plan/use-plan.ts';
import { useDevice } from '../session/session-context.tsx';
import { noticesPart } from './parts.ts';

type Notices = Extract<ReturnType<typeof noticesPart.get>, (...props: never) => unknown>;

/** Where words that are in no plan yet are shown. The code comes early only where there are some. */
export function NoticesSlot(props: ComponentProps<Notices>) {
  const { notes } = useDevice();
  const { userId, sync } = usePlan();
  const part = useSyncExternalStore(noticesPart.subscribe, noticesPart.get);
  // Also when the server is there again: without it the code may not have come.
  useEffect(() => {
    const { dump, unsettled } = keysOf(userId);
    if (notes.read(dump) !== null || notes.read(unsettled) !== null) noticesPart.load();
  }, [notes, userId, sync]);
  return typeof part === 'function' ? createElement(part, props) : null;
}
