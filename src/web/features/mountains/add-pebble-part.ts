import { lazyPart } from '../../ui/lazy-part.ts';

export const addPebblePart = lazyPart(() =>
  import('./add-pebble-dialog.tsx').then((file) => file.AddPebbleDialog),
);
