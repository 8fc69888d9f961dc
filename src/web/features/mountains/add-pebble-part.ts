import { lazyPart } from '../../ui/lazy-part.ts';

/** Its code is fetched soon after the page: nobody needs it for the first paint. */
export const addPebblePart = lazyPart(() =>
  import('./add-pebble-dialog.tsx').then((file) => file.AddPebbleDialog),
);
