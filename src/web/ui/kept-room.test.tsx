import { act, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';
import { KeptRoom } from './kept-room.tsx';

/** No page is laid out here: the test says how high the content is, and tells of it as a browser does. */
function aPage() {
  let content = 0;
  let told = () => undefined as void;
  class Watch {
    constructor(tell: () => void) {
      told = tell;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Watch);
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get');
  height.mockImplementation(function (this: HTMLElement) {
    return Math.max(content, Number.parseInt(this.style.minHeight, 10) || 0);
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    height.mockRestore();
  });
  const { container } = render(
    <>
      <div>
        <div>
          <KeptRoom />
          <p>Words</p>
        </div>
      </div>
      <button type="button">Complete</button>
    </>,
  );
  const room = container.firstElementChild;
  return {
    becomes(pixels: number) {
      content = pixels;
      told();
    },
    height: () => (room instanceof HTMLElement ? room.offsetHeight : null),
  };
}

const nextPaint = () => act(() => new Promise<void>(afterPaint));

test('what goes by itself leaves its room until something is pressed', async () => {
  const page = aPage();
  page.becomes(280);
  page.becomes(0);
  await nextPaint();
  expect(page.height()).toBe(280);
  screen.getByRole('button', { name: 'Complete' }).click();
  await nextPaint();
  expect(page.height()).toBe(0);
});

test('what comes after that has its own room', async () => {
  const page = aPage();
  page.becomes(280);
  page.becomes(0);
  screen.getByRole('button', { name: 'Complete' }).click();
  await nextPaint();
  page.becomes(40);
  page.becomes(10);
  expect(page.height()).toBe(40);
});

/** How far the page is scrolled, with a clock that a test moves on. */
function aScroll() {
  const page = document.documentElement;
  const now = vi.spyOn(performance, 'now');
  onTestFinished(() => {
    now.mockRestore();
    page.scrollTop = 0;
    document.body.style.minHeight = '';
  });
  return {
    scrolled: () => page.scrollTop,
    passes(milliseconds: number) {
      const later = performance.now() + milliseconds;
      now.mockReturnValue(later);
    },
  };
}

test('what comes by itself pushes nothing down: the page is scrolled as far, and long enough for that', async () => {
  const page = aPage();
  const { scrolled, passes } = aScroll();
  screen.getByRole('button', { name: 'Complete' }).click();
  await nextPaint();
  passes(1000);
  page.becomes(120);
  expect(scrolled()).toBe(120);
  expect(document.body.style.minHeight).toBe('120px');
  page.becomes(0);
  expect(scrolled()).toBe(120);
  screen.getByRole('button', { name: 'Complete' }).click();
  await nextPaint();
  expect(document.body.style.minHeight).toBe('');
});

test('what comes with the page, or as the answer to a press, scrolls nothing', async () => {
  const page = aPage();
  const { scrolled, passes } = aScroll();
  page.becomes(120);
  passes(1000);
  screen.getByRole('button', { name: 'Complete' }).click();
  await nextPaint();
  page.becomes(280);
  expect(scrolled()).toBe(0);
});
