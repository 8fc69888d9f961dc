import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint, focusAfterPaint } from './after-paint.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('what waits runs behind the frame, in its order, and once', () => {
  const ran: string[] = [];
  afterPaint(() => ran.push('news'));
  requestAnimationFrame(() => ran.push('frame'));
  afterPaint(() => ran.push('focus'));
  expect(ran).toEqual([]);
  vi.advanceTimersByTime(50);
  expect(ran).toEqual(['frame', 'news', 'focus']);
  vi.advanceTimersByTime(1000);
  expect(ran).toHaveLength(3);
});

test('a hidden tab, which paints nothing, goes on all the same', () => {
  const hidden = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  const run = vi.fn<() => void>();
  afterPaint(run);
  vi.advanceTimersByTime(250);
  expect(run).toHaveBeenCalledOnce();
  hidden.mockRestore();
});

test('what is asked for by something that waited has a frame of its own', () => {
  const ran: string[] = [];
  afterPaint(() => {
    ran.push('first');
    afterPaint(() => ran.push('second'));
  });
  vi.advanceTimersByTime(40);
  expect(ran).toEqual(['first']);
  vi.advanceTimersByTime(40);
  expect(ran).toEqual(['first', 'second']);
});

test('when one of them fails, the others still run', () => {
  const run = vi.fn<() => void>();
  afterPaint(() => {
    throw new Error('no');
  });
  afterPaint(run);
  expect(() => vi.advanceTimersByTime(50)).toThrow('no');
  expect(run).toHaveBeenCalledOnce();
});

function buttons(): readonly [HTMLElement, HTMLElement, HTMLElement] {
  const made = () => document.body.appendChild(document.createElement('button'));
  return [made(), made(), made()];
}

test('the focus moves behind the frame, also from what is gone by then', () => {
  const [pressed, title] = buttons();
  pressed.focus();
  focusAfterPaint(() => title);
  pressed.remove();
  vi.advanceTimersByTime(50);
  expect(document.activeElement).toBe(title);
});

test('the focus stays where the person has moved it meanwhile', () => {
  const [pressed, title, elsewhere] = buttons();
  pressed.focus();
  focusAfterPaint(() => title);
  elsewhere.focus();
  vi.advanceTimersByTime(50);
  expect(document.activeElement).toBe(elsewhere);
});
