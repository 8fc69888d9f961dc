import { act, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';
import { KeptRoom } from './kept-room.tsx';

/** No page is laid out here: the test says how high the content is, and tells of it as a browser does. */
function aPage() {
  let content = 0;
  let width = 800;
  let told = () => undefined as void;
  class Watch {
    constructor(tell: () => void) {
      told = tell;
    }
    observe() {
      told();
    }
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Watch);
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get');
  height.mockImplementation(function (this: HTMLElement) {
    return Math.max(content, Number.parseInt(this.style.minHeight, 10) || 0);
  });
  const across = vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get');
  across.mockImplementation(() => width);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    height.mockRestore();
    across.mockRestore();
  });
  const { container, unmount } = render(
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
    unmount,
    becomes(pixels: number, wide = width) {
      content = pixels;
      width = wide;
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
  const high = vi.spyOn(page, 'clientHeight', 'get').mockReturnValue(800);
  onTestFinished(() => {
    now.mockRestore();
    high.mockRestore();
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
  expect(document.body.style.minHeight).toBe('calc(120px + 100vh)');
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

test('a window of another width makes the same words higher: that scrolls nothing, and back again leaves no room', () => {
  const page = aPage();
  const { scrolled, passes } = aScroll();
  passes(1000);
  page.becomes(60);
  expect(scrolled()).toBe(60);
  page.becomes(110, 400);
  expect(scrolled()).toBe(60);
  page.becomes(60, 800);
  expect(page.height()).toBe(60);
});

test('what the browser has scrolled by itself is not scrolled again, and the rest is', () => {
  const page = aPage();
  const { scrolled, passes } = aScroll();
  document.documentElement.scrollTop = 300;
  document.dispatchEvent(new Event('scroll'));
  passes(1000);
  document.documentElement.scrollTop = 360;
  page.becomes(60);
  expect(scrolled()).toBe(360);
  document.documentElement.scrollTop = 400;
  page.becomes(160);
  expect(scrolled()).toBe(460);
});

test.each(['is over', 'is printed'])('a page that %s is no longer than it has to be', (end) => {
  const page = aPage();
  const { passes } = aScroll();
  passes(1000);
  page.becomes(120);
  expect(document.body.style.minHeight).not.toBe('');
  if (end === 'is over') page.unmount();
  else window.dispatchEvent(new Event('beforeprint'));
  expect(document.body.style.minHeight).toBe('');
});
