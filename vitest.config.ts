import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/setup/longest-first.ts';
import { QUICK_START } from './tests/setup/quick-start.ts';

// A test that needs another zone names it.
process.env.TZ = 'UTC';

/**
 * What a worker loads, it loads as the program does: else a second goes by in reading one package's
 * description. And like a program that a test starts, it does not compile the database's code twice.
 */
const execArgv = [
  `--import=${new URL('tests/setup/quick-worker.ts', import.meta.url).href}`,
  ...QUICK_START,
];

const node = {
  environment: 'node' as const,
  execArgv,
  // Nothing here changes what files share: one load of the database's code serves them all.
  isolate: false,
  setupFiles: ['tests/setup/quiet-console.ts'],
  // A busy machine takes its time for what comes a moment later.
  expect: { poll: { timeout: 60_000, interval: 5 } },
};

// Room for a busy machine: databases boot and migrate inside these, and whole programs start.
const withDatabase = { testTimeout: 180_000, hookTimeout: 180_000 };

const inServer = { ...node, ...withDatabase, include: ['src/server/**/*.test.ts'] };

// These meet no database, or always the embedded one: once is enough.
const WITHOUT_DATABASE = [
  'src/server/auth/{secret,password-hash,seen-cookies}.test.ts',
  'src/server/backup/backup-door.test.ts',
  'src/server/db/{pglite/**,together.test.ts}',
  'src/server/env.test.ts',
  'src/server/http/{client-address,failures,listener}.test.ts',
  'src/server/logging/log.test.ts',
  'src/server/main-{ai,start}.test.ts',
  'src/server/mail/mail-kill.test.ts',
  'src/server/operations/{device-time,remembered}.test.ts',
  'src/server/planner/**',
  'src/server/planning/queue.test.ts',
  'src/server/static/**',
  'src/server/throttle/network.test.ts',
  'src/server/young-generation.test.ts',
];

// These are about several servers on one database, or about PostgreSQL itself.
const ONLY_POSTGRES = [
  'src/server/db/postgres/**',
  'src/server/live/{many-servers,rolling-restart}.test.ts',
];

export default defineConfig({
  test: {
    // Two for each of the two cores that a machine has at least: with three workers in all, the cores were
    // idle for a quarter of the time.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    reporters: ['default'],
    projects: [
      {
        test: {
          ...node,
          name: 'domain',
          include: ['src/domain/**/*.test.ts'],
          // Hundreds of plans are made in some, which a busy machine does in ten times the time.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...inServer,
          name: 'server-pglite',
          exclude: ONLY_POSTGRES,
          env: { TEST_ENGINE: 'pglite' },
        },
      },
      {
        test: {
          ...inServer,
          name: 'server-postgres',
          exclude: WITHOUT_DATABASE,
          env: { TEST_ENGINE: 'postgres' },
          globalSetup: ['tests/setup/server-postgres.setup.ts'],
        },
      },
      {
        plugins: [react()],
        test: {
          ...withDatabase,
          name: 'web',
          include: ['src/web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          execArgv,
          // Each file has a page of its own, and a database of the browser; the code they may share.
          isolate: false,
          setupFiles: ['tests/setup/quiet-console.ts', 'tests/setup/browser-parts.ts'],
          env: { TEST_ENGINE: 'pglite' },
        },
      },
      {
        test: {
          ...node,
          name: 'house',
          include: ['tests/house/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 200_000,
        },
      },
    ],
  },
});
