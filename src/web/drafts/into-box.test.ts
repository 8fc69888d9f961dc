import { expect, test } from 'vitest';
import { aBrowser } from '../device/test-browser.ts';
import { attemptOf, createDraft } from './draft.ts';
import { pourSentInto } from './into-box.ts';

const KEPT = { id: 'kept', text: 'taxes', at: '2026-11-20T10:00:00.000Z' };

function aBox(text: string) {
  const { device } = aBrowser().openTab();
  const draft = createDraft({ notes: device.notes, userId: 'ada' });
  draft.setText(text);
  return { draft, device };
}

test.each(['', ' \n'])(
  'words that were sent are the same dump in a box with nothing in it: %j',
  (text) => {
    const { draft, device } = aBox(text);
    pourSentInto(draft, KEPT);
    expect(draft.read().text).toBe('taxes');
    expect(attemptOf(draft, device).id).toBe('kept');
  },
);

test('words that were sent stand above others in a box, so that a plan they have is not made twice', () => {
  const { draft, device } = aBox('a birthday');
  pourSentInto(draft, KEPT);
  expect(draft.read().text).toBe('taxes\n\na birthday');
  expect(attemptOf(draft, device).earlier).toEqual([{ id: 'kept', characters: 5 }]);
});

test('words that were sent stand below others that were sent as well', () => {
  const { draft, device } = aBox('a birthday');
  const { id } = attemptOf(draft, device);
  pourSentInto(draft, KEPT);
  expect(draft.read().text).toBe('a birthday\n\ntaxes');
  expect(attemptOf(draft, device).earlier).toEqual([{ id, characters: 10 }]);
});

test('what was sent of a box before it was written anew is not looked after any more', () => {
  const { draft, device } = aBox('a birthday');
  attemptOf(draft, device);
  draft.setText('the garden');
  pourSentInto(draft, KEPT);
  expect(draft.read().text).toBe('taxes\n\nthe garden');
});
