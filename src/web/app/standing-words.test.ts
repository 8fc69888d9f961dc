import { expect, test } from 'vitest';
import { spokenStanding, standingWords } from './standing-words.ts';

const WELL = { waiting: 0, newer: 0, sync: 'idle', storage: 'durable' } as const;
const AWAY = { ...WELL, sync: 'unreachable' } as const;

test('while changes go through nothing is said', () => {
  expect(standingWords(WELL)).toBe('');
  expect(standingWords({ ...WELL, waiting: 3, sync: 'sending' })).toBe('');
});

test.each([
  [AWAY, 'The server cannot be reached right now. You can go on: this device keeps what you do.'],
  [{ ...AWAY, storage: 'memory' }, 'The server cannot be reached right now.'],
  [
    { ...AWAY, waiting: 1 },
    '1 change waiting. It is kept on this device and sent as soon as the server can be reached.',
  ],
  [
    { ...AWAY, waiting: 2 },
    '2 changes waiting. They are kept on this device and sent as soon as the server can be reached.',
  ],
  [
    { ...AWAY, waiting: 2, storage: 'memory' },
    '2 changes waiting. This browser cannot keep them: leave this tab open.',
  ],
  [
    { ...WELL, waiting: 1, sync: 'asked-to-wait' },
    '1 change waiting. It is kept on this device and sent in a while: it was a lot in a short time.',
  ],
  [
    { ...AWAY, waiting: 1, sync: 'stopped' },
    '1 change waiting. It is kept until you sign in again.',
  ],
  [
    { ...WELL, newer: 1 },
    '1 change was made with a newer version of Unstuck. It is kept here for that version.',
  ],
  [
    { ...WELL, newer: 2 },
    '2 changes were made with a newer version of Unstuck. They are kept here for that version.',
  ],
] as const)('what is said of %o', (plan, line) => {
  expect(standingWords(plan)).toBe(line);
});

test.each([
  [AWAY, 'The server cannot be reached right now. You can go on: this device keeps what you do.'],
  [
    { ...AWAY, storage: 'memory' },
    'The server cannot be reached right now. This browser cannot keep your changes: leave this tab open.',
  ],
  [{ ...AWAY, sync: 'stopped' }, 'Your changes are kept until you sign in again.'],
  [
    { ...WELL, sync: 'asked-to-wait' },
    'Your changes are kept on this device and sent in a while: it was a lot in a short time.',
  ],
  [
    { ...WELL, newer: 1 },
    '1 change was made with a newer version of Unstuck. It is kept here for that version.',
  ],
] as const)('what is said aloud of %o, however many changes wait', (plan, words) => {
  expect(spokenStanding({ ...plan, waiting: 1 })).toBe(words);
  expect(spokenStanding({ ...plan, waiting: 2 })).toBe(words);
});
