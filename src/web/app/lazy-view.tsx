import { useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import type { LazyPart } from '../ui/lazy-part.ts';
import { LoadingView } from './loading-view.tsx';
import { NotArrivedView } from './not-arrived-view.tsx';

/** A view whose code is fetched apart from the page; mostly it was fetched before it is wanted. */
export function LazyView<Props>({
  part,
  children,
}: {
  part: LazyPart<Props>;
  children: (Part: ComponentType<Props>) => ReactNode;
}) {
  const state = useSyncExternalStore(part.subscribe, part.get);
  useEffect(() => part.load(), [part]);
  if (typeof state === 'function') return children(state);
  return state === 'waiting' ? <LoadingView /> : <NotArrivedView onRetry={part.load} />;
}
