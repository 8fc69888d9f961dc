import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

/** What is read aloud where the eye sees it by itself. Here all the time: a new one is seldom read. */
export function SpokenStatus({ children }: { children: ReactNode }) {
  return (
    <VisuallyHidden>
      <span role="status">{children}</span>
    </VisuallyHidden>
  );
}
