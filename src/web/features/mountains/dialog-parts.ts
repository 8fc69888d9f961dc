import { lazyPart } from '../../ui/lazy-part.ts';

/** Their code is fetched soon after the page: nobody needs it for the first paint. */
export const addPebblePart = lazyPart(() =>
  import('./add-pebble-dialog.tsx').then((file) => file.AddPebbleDialog),
);

export const deletePart = lazyPart(() =>
  import('./delete-dialog.tsx').then((file) => file.DeleteDialog),
);
