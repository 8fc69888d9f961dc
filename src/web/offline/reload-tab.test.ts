import { expect, test, vi } from 'vitest';
import { eventually } from '../../../tests/setup/eventually.ts';
import { aBrowser } from '../device/test-browser.ts';
import { aTestPlan, complete } from '../plan/test-plan.ts';
import { isWriting, reloadWhenQuiet } from './reload-tab.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a tab in which somebody writes is reloaded when they have finished', async () => {
  const browser = aBrowser();
  const { device } = browser.openTab();
  const reload = vi.fn<() => void>();
  let isBusy = true;
  reloadWhenQuiet({ device, store: () => null, isWriting: () => isBusy, reload });
  await settled();
  browser.advance(1_000);
  await settled();
  expect(reload).not.toHaveBeenCalled();
  isBusy = false;
  browser.advance(1_000);
  await eventually(() => expect(reload).toHaveBeenCalledOnce());
});

test('what waits on the disk does not hold a reload up, for it is still there afterwards', async () => {
  const plan = aTestPlan();
  plan.network.always('cut');
  const { store, tab } = await plan.open();
  store.change(complete('p1'));
  const reload = vi.fn<() => void>();
  reloadWhenQuiet({ device: tab.device, store: () => store, isWriting: () => false, reload });
  await eventually(() => expect(reload).toHaveBeenCalledOnce());
  expect(store.getView().waiting).toBe(1);
});

test('where the browser keeps nothing, a tab stays until its changes have arrived', async () => {
  const plan = aTestPlan({ openStorage: () => Promise.reject(new Error('private window')) });
  plan.network.always('cut');
  const { store, tab } = await plan.open();
  store.change(complete('p1'));
  const reload = vi.fn<() => void>();
  reloadWhenQuiet({ device: tab.device, store: () => store, isWriting: () => false, reload });
  await eventually(() => expect(store.getView().sync).toBe('unreachable'));
  await settled();
  expect(reload).not.toHaveBeenCalled();
  plan.network.always(null);
  await eventually(() => {
    plan.browser.advance(1_000);
    expect(reload).toHaveBeenCalled();
  });
  expect(store.getView().waiting).toBe(0);
});

test('writing is a dialog that is open, or a field with words in it', () => {
  expect(isWriting()).toBe(false);
  document.body.innerHTML = '<dialog open></dialog>';
  expect(isWriting()).toBe(true);
  document.body.innerHTML = '<input>';
  const field = document.querySelector('input');
  field?.focus();
  expect(isWriting()).toBe(false);
  if (field) field.value = 'mi';
  expect(isWriting()).toBe(true);
  document.body.innerHTML = '';
});
