import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Instant } from '#domain/calendar/day.ts';
import { ClientProvider } from '../../session/session-context.tsx';
import { KeptDumps } from './kept-dumps.tsx';

const AT = '2026-11-20T10:00:00.000Z' as Instant;
const OVER = /made all the plans that it could on that day/;

test.each([
  ['on the day', '2026-11-20T23:59:00.000Z', AT, /It can help again/],
  ['on the next', '2026-11-21T07:00:00.000Z', AT, OVER],
  ['by an earlier version', '2026-11-20T23:59:00.000Z', undefined, OVER],
])('a dump that was refused for a day, seen %s', (_, now, refusedAt, words) => {
  const dump = { id: 'd', text: 'Call Ana', at: AT, problem: 'planner.quota' } as const;
  const dumps = [{ ...dump, ...(refusedAt && { refusedAt }) }];
  const nothing = () => undefined;
  render(
    <ClientProvider client={{ device: { now: () => now } } as never}>
      <KeptDumps
        dumps={dumps}
        line={[]}
        planner={null}
        onOpen={nothing}
        onDiscard={nothing}
        onSend={nothing}
      />
    </ClientProvider>,
  );
  expect(screen.getByRole('alert').textContent).toMatch(words);
});
