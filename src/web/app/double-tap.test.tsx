import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aMountain, aPebble, aProfile } from '#domain/plan/test-builders.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { aDashboard } from './test-dashboard.tsx';

const pebbles = ['p1', 'p2', 'p3', 'p4'].map((id) => aPebble({ id, title: `Do ${id}` }));
const profile = aProfile({ mountains: [aMountain({ id: 'm', pebbles })] });

const card = () => within(screen.getByRole('article'));
const complete = () => card().getByRole('button', { name: 'Complete' });

function press(
  control: HTMLElement | undefined,
  how: { detail: number; pointerType?: string; clientY?: number },
): void {
  const click = new PointerEvent('click', { bubbles: true, cancelable: true, ...how });
  act(() => void control?.dispatchEvent(click));
}

// What waits for the frame would meet a page that is gone.
afterEach(() => new Promise<void>(afterPaint));

test('a double click on Complete tosses one pebble, and the next one is still to be done', async () => {
  const page = aDashboard({ profile });
  await page.open();
  await page.user.dblClick(complete());
  expect(card().getByRole('heading', { name: 'Do p2' })).toBeTruthy();
});

test('a double tap on Complete tosses one pebble where the browser counts no taps', async () => {
  const page = aDashboard({ profile });
  await page.open();
  press(complete(), { detail: 1, pointerType: 'touch' });
  press(complete(), { detail: 1, pointerType: 'touch' });
  expect(card().getByRole('heading', { name: 'Do p2' })).toBeTruthy();
});

test('a double click on a row completes that row, and not the one that comes under the hand', async () => {
  const page = aDashboard({ profile });
  await page.open();
  const boxes = () => screen.queryAllByRole<HTMLInputElement>('checkbox');
  await waitFor(() => expect(boxes()).toHaveLength(2));
  press(boxes()[0], { detail: 1 });
  await waitFor(() => expect(boxes()).toHaveLength(1));
  const [other] = boxes();
  press(other, { detail: 2 });
  expect(boxes()).toEqual([other]);
  expect(other?.checked).toBe(false);
});

test('fingers that complete one row after the other are not taken for one', async () => {
  const page = aDashboard({ profile });
  await page.open();
  const boxes = () => screen.queryAllByRole<HTMLInputElement>('checkbox');
  await waitFor(() => expect(boxes()).toHaveLength(2));
  const [first, second] = boxes();
  press(first, { detail: 1, pointerType: 'touch', clientY: 400 });
  press(second, { detail: 1, pointerType: 'touch', clientY: 480 });
  await waitFor(() => expect(boxes()).toHaveLength(0));
});

test('a double click on Start starts the timer and does not pause it', async () => {
  const page = aDashboard({ profile });
  await page.open();
  await page.user.dblClick(card().getByRole('button', { name: 'Start' }));
  expect(card().getByRole('button', { name: 'Pause' })).toBeTruthy();
});
