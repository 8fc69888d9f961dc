import { lazyPart } from '../ui/lazy-part.ts';

/** Apart from the other views, for the dashboard fetches it before it is wanted. */
export const signedOutPart = lazyPart(() =>
  import('./signed-out.tsx').then((file) => file.SignedOut),
);
