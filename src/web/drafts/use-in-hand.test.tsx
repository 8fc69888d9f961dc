import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { aBrowser } from '../device/test-browser.ts';
import type { Device } from '../device/device.ts';
import { ClientProvider } from '../session/session-context.tsx';
import { takeInHand } from './in-hand.ts';
import { useIsInOtherHands } from './use-in-hand.ts';

/** Longer than any frame is waited for. */
const BUSY_MS = 250;
const FRAME_MS = 25;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Until the locks have come, drawn at every frame. */
async function locksCome(): Promise<void> {
  for (let passed = 0; passed < 2 * BUSY_MS; passed += FRAME_MS) await act(() => pause(FRAME_MS));
}

/** Whether words are said to be in other hands, at each drawing, on a machine that is slow to give locks. */
function looked(device: Device): readonly boolean[] {
  const withLock: Device['withLock'] = (...ask) =>
    pause(BUSY_MS).then(() => device.withLock(...ask));
  const busy = { device: { ...device, withLock } };
  const wrapper = ({ children }: { children: ReactNode }) => (
    // Nothing else of it is looked at.
    <ClientProvider client={busy as never}>{children}</ClientProvider>
  );
  const said: boolean[] = [];
  renderHook(() => said.push(useIsInOtherHands('words')), { wrapper });
  return said;
}

test('words that nobody has are not said to be sent, however late their lock comes', async () => {
  const said = looked(aBrowser().openTab().device);
  await locksCome();
  expect(said).not.toContain(true);
});

test('words that another tab has are said to be sent', async () => {
  const browser = aBrowser();
  void takeInHand(browser.openTab().device, { id: 'words' }, () => new Promise(() => undefined));
  const said = looked(browser.openTab().device);
  await locksCome();
  expect(said.at(-1)).toBe(true);
});
