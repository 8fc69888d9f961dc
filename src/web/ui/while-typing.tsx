import type { ReactNode } from 'react';

/** A problem of a field that comes up under somebody's hands: it is read out at once. */
export function WhileTyping({ children }: { children: ReactNode }) {
  return <span role="alert">{children}</span>;
}
