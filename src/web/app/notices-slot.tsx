import { createElement, useEffect, useSyncExternalStore, type ComponentProps } from 'react';
import { keysOf } from '../drafts/keys.ts';
import { usePlan } from '../plan/use-plan.ts';
import { useDevice } from '../session/session-context.tsx';
import { dumpNoticesPart } from './parts.ts';

type Notices = Extract<ReturnType<typeof dumpNoticesPart.get>, (...props: never) => unknown>;

/** Where dumps that are not settled are shown. Its code comes early only where there is one. */
export function DumpNoticesSlot(props: ComponentProps<Notices>) {
  const { notes } = useDevice();
  const { userId, sync } = usePlan();
  const part = useSyncExternalStore(dumpNoticesPart.subscribe, dumpNoticesPart.get);
  // Also when the server is there again: without it the code may not have come.
  useEffect(() => {
    if (notes.read(keysOf(userId).unsettled) !== null) dumpNoticesPart.load();
  }, [notes, userId, sync]);
  return typeof part === 'function' ? createElement(part, props) : null;
}
