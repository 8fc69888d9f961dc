import { expect, test } from 'vitest';
import { forgetPerson } from './forget-person.ts';
import { keyOf } from './person-notes.ts';
import { aBrowser } from './test-browser.ts';

const LOOK = ['unfolded', 'timerSighting', 'encouragement', 'answered'] as const;
const WORDS = ['dump', 'edits', 'pebbles', 'unsettled'] as const;

/** Everything that can be noted of two people, and what is left of it. */
function aNotedBrowser() {
  const { notes } = aBrowser().openTab().device;
  const all = [...LOOK, ...WORDS];
  for (const userId of ['ada', 'ben'])
    for (const note of all) notes.write(keyOf(note, userId), 'noted');
  const leftOf = (userId: string) => all.filter((note) => notes.read(keyOf(note, userId)) !== null);
  return { notes, leftOf };
}

test('the end of a session takes along how the page looked, and leaves what was written', () => {
  const { notes, leftOf } = aNotedBrowser();
  forgetPerson({ notes, userId: 'ada', end: 'session' });
  expect(leftOf('ada')).toEqual(WORDS);
  expect(leftOf('ben')).toEqual([...LOOK, ...WORDS]);
});

test('the end of an account leaves nothing of that person', () => {
  const { notes, leftOf } = aNotedBrowser();
  forgetPerson({ notes, userId: 'ada', end: 'account' });
  expect(leftOf('ada')).toEqual([]);
  expect(leftOf('ben')).toEqual([...LOOK, ...WORDS]);
});
