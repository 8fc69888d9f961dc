import { expect, test } from 'vitest';
import { anOperation } from '#domain/plan/test-builders.ts';
import { createHeldPlan } from './held-plan.ts';
import { aPlanOf, complete, statusOf } from './test-plan.ts';

const BASE = { version: 1, generation: 1, profile: aPlanOf(2) };
const EMPTY = { base: BASE, records: [], refusals: [], newer: 0 };
const OPERATION = anOperation(complete('p1'), { opId: 'op-1' });
const RECORD = { seq: 1, opId: 'op-1', operation: OPERATION, ackedVersion: null };

function aHeldPlan() {
  const held = createHeldPlan({ userId: 'ada', stored: EMPTY, storage: 'durable' });
  return { held, isShown: () => statusOf(held.getView().profile, 'p1') === 'moved' };
}

test('a change on its way to the disk outlasts a read that began before it was there', () => {
  const { held, isShown } = aHeldPlan();
  held.show(OPERATION);
  const show = held.beginRead();
  held.markSaved('op-1');
  show(EMPTY);
  expect(isShown()).toBe(true);
  expect(held.getView().waiting).toBe(1);
});

test('a change that the disk shows is counted once', () => {
  const { held } = aHeldPlan();
  held.show(OPERATION);
  held.beginRead()({ ...EMPTY, records: [RECORD] });
  expect(held.getView().waiting).toBe(1);
});

test('a change that was saved and has since been refused leaves the screen', () => {
  const { held, isShown } = aHeldPlan();
  held.show(OPERATION);
  held.markSaved('op-1');
  held.beginRead()(EMPTY);
  expect(isShown()).toBe(false);
  expect(held.getView().waiting).toBe(0);
});

test('an acknowledgement alone leaves the profile on screen as it is', () => {
  const { held } = aHeldPlan();
  held.show(OPERATION);
  const { profile } = held.getView();
  held.beginRead()({ ...EMPTY, records: [{ ...RECORD, ackedVersion: 2 }] });
  expect(held.getView().profile).toBe(profile);
  expect(held.getView()).toMatchObject({ version: 2, waiting: 0 });
});
