import { describe, expect, it } from 'vitest';
import { planBrainDump } from '../built-in-planner.ts';

const TODAY = '2026-11-23';

function planOf(...lines: readonly string[]) {
  return planBrainDump({ text: lines.join('\n'), today: TODAY }).mountains;
}

function rocksOf(...lines: readonly string[]) {
  return planOf(...lines).flatMap(({ boulders }) => boulders.flatMap(({ rocks }) => rocks));
}

const CHORES = ['do the laundry', 'fix the tap', 'mow the lawn'];

describe('where a thing on a list is done', () => {
  it.each([
    'build a synth module',
    'fix the bug in my plugin',
    'fix figure 4',
    'take photos for the listing',
  ])('is where it is made, and not around the house: %s', (thing) => {
    const rocks = rocksOf(...CHORES, thing, 'draw a fox', 'sketch the cover');
    const own = rocks.find(({ pebbles }) =>
      pebbles.some(({ title }) => title.toLowerCase() === thing),
    );
    expect(own?.title).toBe('Making things');
  });

  it.each(['build a shelf', 'fix the gate', 'make the bed'])('is the house for: %s', (thing) => {
    const rocks = rocksOf(...CHORES, thing, 'write the readme', 'sketch the cover', 'draw a fox');
    const own = rocks.find(({ pebbles }) =>
      pebbles.some(({ title }) => title.toLowerCase() === thing),
    );
    expect(own?.title).toBe('Home');
  });

  it.each([
    ['take photos for the listing', 'Daylight, one corner cleared.'],
    ['fix the bug in my plugin', 'Open it where it is wrong.'],
    ['stop doomscrolling', 'Slow and small is right.'],
    ['find out when the tip opens', 'One search or one question.'],
    ['find my keys', 'Look in three likely places'],
    ['find a sitter for friday', 'Ask two people'],
    ['get the stain out of the seat', 'One small step.'],
    ['get milk', 'Decide where, then go or order.'],
    ['get a copy of my contract', 'Ask whoever has it.'],
    ['send the parcel to Ruth', 'Wrap it, write the address'],
    ['send the form to Ruth', 'Open it, attach or paste'],
    ['send money home', 'Open the banking app'],
    ['bring the album to Jo', 'Put it by the door'],
    ['go to choir', 'Check the time and the way.'],
    ['pick up Noah', 'Set an alarm'],
    ['pick up the prescription', 'Check when they close'],
    ['change the sheets', 'Fetch what you need first'],
    ['change the password', 'Open it, change the one thing'],
    ['take the pill', 'One small step.'],
    ['fix the link in the archive', 'Open it, change the one thing'],
    ['make an appointment with Jo', 'Have two times ready'],
  ])('and what is said under it goes with that: %s', (thing, note) => {
    const pebbles = rocksOf(...CHORES, thing).flatMap((rock) => rock.pebbles);
    const own = pebbles.find(({ title }) => title.toLowerCase() === thing.toLowerCase());
    expect(own?.description).toContain(note);
  });
});

describe('what a mountain of small things is called', () => {
  it('says for whom a gift is', () => {
    const [first] = planOf('gift for Noah on Saturday', 'do the laundry', 'passport photos');
    expect(first?.title).toContain('Gift for Noah');
  });

  it('is no deed without a thing', () => {
    const [first] = planOf('record', 'edit', 'newsletter', 'tax return');
    expect(first?.title).toBe('Making things');
  });

  it('is no word that only says that a list comes', () => {
    const [first] = planOf('ok list', '1. renew passport', '2. visa photos', '3. travel insurance');
    expect(first?.title).not.toMatch(/list/iu);
  });

  it('is where the things are done, when one of them alone has a name and none is due', () => {
    const [first] = planOf('find the keys', 'call her back', 'look at it again', 'walk for a bit');
    expect(first?.title).not.toMatch(/and more$/u);
  });
});

it('a goal is called by itself in its boulder, and its remark is in the name of the mountain', () => {
  const [first] = planOf('essay (2000 words, due monday)', 'email tutor', 'bike puncture');
  expect(first?.title).toBe('Write essay (2000 words, due monday)');
  expect(first?.boulders[0]?.title).toBe('Write essay');
});

it('a row of things behind a colon on the first line is no name of the page', () => {
  const titles = rocksOf('podcast ep 14: script, record, edit, show notes, thumbnail', ...CHORES)
    .flatMap(({ pebbles }) => pebbles)
    .map(({ title }) => title);
  expect(titles).toContain('Record');
  expect(titles).toContain('Edit');
});

it('references are fixed on a page about a thesis, and asked for elsewhere', () => {
  const titlesOf = (heading: string): string[] =>
    rocksOf(heading, '- references', '- email Prof. Dahl', '- call the bank')
      .flatMap(({ pebbles }) => pebbles)
      .map(({ title }) => title);
  expect(titlesOf('THESIS')).toContain('Fix references');
  expect(titlesOf('JOB HUNT')).toContain('Ask for references');
});
