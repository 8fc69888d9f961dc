import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// The files share their modules: what one leaves in the browser's database is not there for the next.
globalThis.indexedDB = new IDBFactory();

afterEach(cleanup);
