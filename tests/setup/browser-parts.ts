import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The files share their modules: what one leaves in the browser's database is not there for the next.
globalThis.indexedDB = new IDBFactory();

// The code of a dialog or of the planner may have to come first, and a busy machine takes its time.
configure({ asyncUtilTimeout: 60_000 });
afterEach(cleanup);
