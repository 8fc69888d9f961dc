import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { aBoulder, aMountain, aPebble, aProfile, aRock } from '#domain/plan/test-builders.ts';
import { rocksOf } from '#domain/plan/walk.ts';
import type { Profile } from '#domain/profile/profile.ts';
import { keyOf } from '../device/person-notes.ts';
import { aTestPlan } from '../plan/test-plan.ts';
import { ClientProvider } from '../session/session-context.tsx';
import { signedInTo } from '../session/test-signed-in.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { Dashboard } from './dashboard.tsx';

/** Ten pebbles to a rock, all rocks in one boulder of one mountain. */
function aLongPlan(pebbles: number): Profile {
  const rocks = Array.from({ length: pebbles / 10 }, (_, rock) =>
    aRock({
      id: `r${rock}`,
      pebbles: Array.from({ length: 10 }, (_nothing, place) =>
        aPebble({ id: `p${rock}-${place}` }),
      ),
    }),
  );
  const boulders = [aBoulder({ id: 'b', rocks })];
  return aProfile({ mountains: [aMountain({ id: 'm', boulders })] });
}

/** The dashboard with everything unfolded. */
async function showUnfolded(profile: Profile) {
  const plan = aTestPlan({ profile });
  plan.network.always('cut');
  const opened = await plan.open();
  const rocks = profile.mountains.flatMap(rocksOf);
  const open = ['mountains', 'm', 'b', ...rocks.map(({ id }) => id)];
  opened.tab.device.notes.write(keyOf('unfolded', profile.userId), JSON.stringify(open));
  render(
    <ClientProvider client={signedInTo(opened)}>
      <Dashboard />
    </ClientProvider>,
  );
  await screen.findByRole('article');
  return {
    store: opened.store,
    passes: (milliseconds: number) => act(() => plan.browser.advance(milliseconds)),
  };
}

const changesOf = async (tap: () => Promise<void>): Promise<number> => {
  const watcher = new MutationObserver(() => undefined);
  const everything = { subtree: true, childList: true, attributes: true, characterData: true };
  watcher.observe(document.body, everything);
  await tap();
  const changes = watcher.takeRecords().length;
  watcher.disconnect();
  return changes;
};

test('what is drawn, and what a tap draws anew, is the same for 200 pebbles and for 2,000', async () => {
  const user = userEvent.setup();
  const seen: { elements: number; tick: number; complete: number }[] = [];
  for (const pebbles of [200, 2000]) {
    await showUnfolded(aLongPlan(pebbles));
    const blocksOfWords = document.querySelectorAll('[data-rows] > *').length;
    expect(blocksOfWords).toBeLessThan(5 + pebbles / 25);
    // Without the line about the network, which says more once the code for its words is there.
    const elements = document.querySelectorAll('main *').length - blocksOfWords;
    const box = screen.getByRole('checkbox', { name: 'Do p0-9' });
    const tick = await changesOf(() => user.click(box));
    const card = within(screen.getByRole('article'));
    const complete = await changesOf(() =>
      user.click(card.getByRole('button', { name: 'Complete' })),
    );
    seen.push({ elements, tick, complete });
    cleanup();
  }
  const [short, long] = seen;
  expect(long?.elements).toBe(short?.elements);
  expect(long?.tick).toBe(short?.tick);
  expect(long?.complete).toBe(short?.complete);
  expect(short?.elements).toBeLessThan(1000);
});

test('the frame of a tick draws its row alone, ticked twice too, and what follows comes right after', async () => {
  await showUnfolded(aLongPlan(200));
  const box = screen.getByRole('checkbox', { name: 'Do p0-9' });
  const tally = () =>
    document.querySelector('[data-node="r0"] [aria-expanded]')?.getAttribute('aria-label');
  const watcher = new MutationObserver(() => undefined);
  watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
  fireEvent.click(box);
  expect(box).toHaveProperty('checked', true);
  const row = box.closest('li');
  const elsewhere = watcher.takeRecords().filter(({ target }) => row?.contains(target) !== true);
  expect(elsewhere).toEqual([]);
  fireEvent.click(box);
  expect(box).toHaveProperty('checked', false);
  fireEvent.click(box);
  expect(box).toHaveProperty('checked', true);
  await waitFor(() => expect(tally()).toContain('1 of 10 pebbles moved'));
  expect(box).toHaveProperty('checked', true);
});

test('the frame that brings a pebble into the tree draws no tally anew, and they follow', async () => {
  const { store } = await showUnfolded(aLongPlan(200));
  const rock = document.querySelector('[data-node="r0"]');
  const tally = () => rock?.querySelector('[aria-expanded]')?.getAttribute('aria-label');
  const seen: unknown[] = [];
  const watcher = new MutationObserver(() => seen.push(tally()));
  watcher.observe(rock ?? document.body, { subtree: true, childList: true });
  const words = { title: 'Sweep the corner', description: 'With the broad broom' };
  act(() => void store.change({ kind: 'pebble.add', rockId: 'r0', pebbleId: 'new', ...words }));
  await waitFor(() => expect(tally()).toContain('0 of 11 pebbles moved'));
  expect(seen[0]).toContain('0 of 10 pebbles moved');
});

test('a pebble that comes into a long plan takes no other row away', async () => {
  const { store } = await showUnfolded(aLongPlan(200));
  const rows = () => document.querySelectorAll('[data-node]').length;
  const before = rows();
  const gone: Node[] = [];
  const watcher = new MutationObserver((records) => {
    for (const { removedNodes } of records) gone.push(...removedNodes);
  });
  watcher.observe(document.body, { subtree: true, childList: true });
  const words = { title: 'Sweep the corner', description: 'With the broad broom' };
  act(() => void store.change({ kind: 'pebble.add', rockId: 'r0', pebbleId: 'new', ...words }));
  await screen.findByRole('checkbox', { name: 'Sweep the corner' });
  expect(rows()).toBe(before + 1);
  expect(gone).toEqual([]);
});

test('a tick stays, however soon another row is ticked after it', async () => {
  await showUnfolded(aLongPlan(200));
  const [one, other] = ['Do p0-8', 'Do p0-9'].map((name) =>
    screen.getByRole<HTMLInputElement>('checkbox', { name }),
  );
  if (!one || !other) throw new Error('The plan has no such pebbles');
  const pause = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));
  for (let gap = 0; gap <= 30; gap += 6) {
    const wanted = !one.checked;
    fireEvent.click(one);
    await pause(gap);
    fireEvent.click(other);
    for (let look = 0; look < 12; look++) {
      await pause(4);
      expect({ gap, look, checked: one.checked }).toEqual({ gap, look, checked: wanted });
    }
    await pause(100);
  }
});

test('rows that are not drawn are on the page as words, and the last ones can be reached with Tab', async () => {
  await showUnfolded(aLongPlan(2000));
  expect(document.body.textContent).toContain('Do p100-5');
  expect(screen.queryByRole('checkbox', { name: 'Do p100-5' })).toBeNull();
  const last = screen.getByRole('checkbox', { name: 'Do p199-9' }).closest('li');
  expect(last?.getAttribute('aria-posinset')).toBe('10');
  expect(last?.getAttribute('aria-setsize')).toBe('10');
});

const ROW_HEIGHT = 50;

/** Every row of one height, one below the other, and the page scrolled so far; the answer ends it. */
function laidOut({ scrolled }: { scrolled: number }): () => void {
  const real = HTMLElement.prototype.getBoundingClientRect;
  HTMLElement.prototype.getBoundingClientRect = function topOfFirstRow() {
    const own = this.matches('[data-row]') ? this : this.querySelector('[data-row]');
    let above = 0;
    for (const item of document.querySelectorAll<HTMLElement>('[data-row]')) {
      if (item === own) break;
      above += Number(item.dataset.rows ?? 1);
    }
    const height = Number(this.dataset.rows ?? 1) * ROW_HEIGHT;
    return new DOMRect(0, above * ROW_HEIGHT - scrolled, 600, height);
  };
  return () => {
    HTMLElement.prototype.getBoundingClientRect = real;
  };
}

/** As if the row of that pebble were the first on the screen. */
async function scrollTo(pebble: { rock: number; place: number }): Promise<void> {
  // Before it are the mountain, the boulder, rocks of twelve rows, and its own rock.
  const undo = laidOut({ scrolled: (3 + pebble.rock * 12 + pebble.place) * ROW_HEIGHT });
  dispatchEvent(new Event('scroll'));
  await act(() => new Promise<void>((done) => requestAnimationFrame(() => done())));
  undo();
}

test('what the page is scrolled to is drawn in full, and so stays what has the focus', async () => {
  await showUnfolded(aLongPlan(2000));
  const pebble = (id: string) => document.querySelector(`[data-node="${id}"]`);
  const drawn = (...ids: string[]) => ids.filter((id) => pebble(id) !== null);
  expect(drawn('p50-5', 'p100-5')).toEqual([]);
  await scrollTo({ rock: 50, place: 5 });
  expect(drawn('p48-0', 'p49-9', 'p50-5', 'p51-5', 'p54-0')).toEqual(['p49-9', 'p50-5', 'p51-5']);
  act(() => pebble('p50-5')?.querySelector('input')?.focus());
  await scrollTo({ rock: 100, place: 5 });
  expect(drawn('p50-5', 'p51-5', 'p100-5')).toEqual(['p50-5', 'p100-5']);
  const words = [...document.querySelectorAll('[data-rows]')].map((item) => item.textContent);
  expect(words.filter((text) => text?.includes('Do p75-5'))).toHaveLength(1);
});

test('a rock is left to the browser once it has been on the page for a while, but not near the screen, nor when it is new', async () => {
  const user = userEvent.setup();
  const { passes } = await showUnfolded(aLongPlan(200));
  onTestFinished(laidOut({ scrolled: 0 }));
  const rocks = (mark: string) => document.querySelectorAll(`[data-type="rock"]${mark}`);
  const fresh = () => rocks(':not([data-settled])');
  for (let steps = 0; steps < 20; steps += 1) passes(100);
  // A rock has twelve rows: those that begin on the screen and on the next one.
  const near = Math.ceil((2 * innerHeight) / ROW_HEIGHT / 12);
  expect([...rocks('')].slice(0, near)).toEqual([...fresh()]);
  expect(rocks('[data-settled]').length).toBeGreaterThan(1);
  const boulder = document.querySelector('[data-node="b"] [aria-expanded]');
  if (boulder === null) throw new Error('The boulder is drawn.');
  await user.click(boulder);
  await user.click(boulder);
  expect([...fresh()].at(-1)).toBe([...rocks('')].at(-1));
});

test('the first rows of a folded node are there, unseen, while its button is pressed, and gone when it is let go elsewhere', async () => {
  const user = userEvent.setup();
  await showUnfolded(aLongPlan(200));
  const rock = document.querySelector('[data-node="r0"] [aria-expanded]');
  if (rock === null) throw new Error('The rock is drawn.');
  const inDocument = () => document.querySelectorAll('[data-node="r0"] input').length;
  const heard = () => screen.queryByRole('checkbox', { name: 'Do p0-0' });
  await user.click(rock);
  await waitFor(() => expect(inDocument()).toBe(0));
  await user.pointer({ keys: '[MouseLeft>]', target: rock });
  expect(inDocument()).toBe(4);
  expect(heard()).toBeNull();
  expect(rock.getAttribute('aria-expanded')).toBe('false');
  await user.pointer({ keys: '[/MouseLeft]', target: document.body });
  await waitFor(() => expect(inDocument()).toBe(0));
  await user.pointer({ keys: '[MouseLeft>]', target: rock });
  const [ready] = document.querySelectorAll('[data-node="r0"] input');
  await user.pointer({ keys: '[/MouseLeft]', target: rock });
  expect(heard()).toBe(ready);
});

test('what is in a node that folds is unheard at once, and is taken away after the frame', async () => {
  await showUnfolded(aLongPlan(200));
  const rock = document.querySelector<HTMLElement>('[data-node="r0"] [aria-expanded]');
  if (rock === null) throw new Error('The rock is drawn.');
  const rows = () => document.querySelectorAll('[data-node="r0"] input');
  const [first] = rows();
  // Nothing is waited for: the frame may come meanwhile.
  act(() => rock.click());
  expect(rows()[0]).toBe(first);
  expect(rows()[0]?.closest('[aria-hidden="true"]')).not.toBeNull();
  await waitFor(() => expect(rows()).toHaveLength(0));
});

test('the card that is to leave is there, unseen, while Complete is pressed, and gone when it is let go elsewhere', async () => {
  const user = userEvent.setup();
  await showUnfolded(aLongPlan(10));
  const card = screen.getByRole('article');
  const complete = within(card).getByRole('button', { name: 'Complete' });
  const leaving = () => card.parentElement?.querySelector('article ~ [aria-hidden="true"]') ?? null;
  await user.pointer({ keys: '[MouseLeft>]', target: complete });
  expect(leaving()?.getAttribute('data-ready')).toBe('true');
  await user.pointer({ keys: '[/MouseLeft]', target: document.body });
  await waitFor(() => expect(leaving()).toBeNull());
  await user.pointer({ keys: '[MouseLeft>]', target: complete });
  const ready = leaving();
  await user.pointer({ keys: '[/MouseLeft]', target: complete });
  expect(leaving()).toBe(ready);
  expect(ready?.getAttribute('data-ready')).toBeNull();
  await act(() => new Promise<void>((done) => afterPaint(() => afterPaint(done))));
  expect(leaving()).toBe(ready);
  await user.pointer({ keys: '[MouseLeft>]', target: complete });
  expect(leaving()).toBe(ready);
});
