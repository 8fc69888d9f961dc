import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { Dialog } from './dialog.tsx';
import { LazyDialog } from './lazy-dialog.tsx';
import { lazyPart } from './lazy-part.ts';

type Props = { words: string };

function Words({ words }: Props) {
  return (
    <Dialog title="Words" onClose={() => undefined}>
      <p>{words}</p>
    </Dialog>
  );
}

/** A part whose code comes, or does not, when the test says so. */
function aPart() {
  const asked: { arrive: (Part: ComponentType<Props>) => void; fail: (why: Error) => void }[] = [];
  const part = lazyPart<Props>(() => new Promise((arrive, fail) => asked.push({ arrive, fail })));
  return { part, asked };
}

const show = (part: ReturnType<typeof aPart>['part']) =>
  render(
    <LazyDialog part={part} title="Words" onClose={() => undefined}>
      {(Part) => <Part words="Here they are." />}
    </LazyDialog>,
  );

test('the dialog is open before its code is there, and then has it', async () => {
  const { part, asked } = aPart();
  show(part);
  const region = within(screen.getByRole('dialog', { name: 'Words' })).getByRole('status');
  // It is there before its words, so that they are read aloud.
  expect(region.textContent?.trim()).toBe('');
  await waitFor(() => expect(region.textContent).toBe('One moment…'));
  asked[0]?.arrive(Words);
  expect(await screen.findByText('Here they are.')).toBeTruthy();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('code that does not come is said plainly, and asked for again', async () => {
  const { part, asked } = aPart();
  show(part);
  asked[0]?.fail(new TypeError('Failed to fetch dynamically imported module'));
  expect((await screen.findByRole('alert')).textContent).toContain('did not arrive');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(asked).toHaveLength(2);
  asked[1]?.arrive(Words);
  expect(await screen.findByText('Here they are.')).toBeTruthy();
});

test('code that was fetched early is there in the first frame, and fetched once', async () => {
  const { part, asked } = aPart();
  part.load();
  part.load();
  asked[0]?.arrive(Words);
  await Promise.resolve();
  show(part);
  expect(screen.getByText('Here they are.')).toBeTruthy();
  expect(asked).toHaveLength(1);
});
