import type { ComponentType, ReactNode } from 'react';
import { usePart, type LazyPart } from '../ui/lazy-part.ts';
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
  const { Part, hasFailed } = usePart(part, { isWanted: true });
  if (Part) return children(Part);
  return hasFailed ? <NotArrivedView onRetry={part.load} /> : <LoadingView />;
}
