import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import { afterPaint } from '#web/ui/after-paint.ts';

// The files share their modules: what one leaves in the browser's database is not there for the next.
globalThis.indexedDB = new IDBFactory();

// The code of a dialog or of the planner may have to come first, and a busy machine takes its time.
configure({ asyncUtilTimeout: 60_000 });
afterEach(cleanup);

// With the last file of a worker its page goes. What waits for a frame has had it by then, as slow as the machine is.
afterAll(async () => {
  if (typeof document !== 'undefined') await new Promise<void>(afterPaint);
});
