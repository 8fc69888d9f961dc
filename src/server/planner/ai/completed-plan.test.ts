import { expect, test } from 'vitest';
import type { PlanDraft } from '#domain/planner/plan-draft.ts';
import { completedPlanOf } from './completed-plan.ts';

const pebbles = ['Unterlagen sortieren', 'Formular ausfüllen', 'Steuererklärung abschicken'].map(
  (title) => ({ title, description: '', estimatedMinutes: 20 }),
);
const draft: PlanDraft = {
  mountains: [
    {
      title: 'Steuererklärung',
      description: '',
      boulders: [{ title: 'Steuererklärung', rocks: [{ title: 'Formular', pebbles }] }],
    },
  ],
};
const dump = {
  text: '- Steuererklärung abschicken\n- Zahnarzt anrufen\n- Fahrrad reparieren\n- Milch kaufen',
  today: '2026-11-21',
};

test('what a plan leaves out has a mountain in the language of the dump', () => {
  const { left, draft: whole } = completedPlanOf({ dump, draft });
  expect(left).toEqual(['Zahnarzt anrufen', 'Fahrrad reparieren', 'Milch kaufen']);
  expect(whole.mountains.map(({ title, description }) => [title, description])).toEqual([
    ['Steuererklärung', ''],
    ['Alles andere', 'Was sonst keinen Platz fand.'],
  ]);
});

test('a plan that speaks of all of the dump gets no mountain more', () => {
  const text = '- Steuererklärung abschicken';
  const { left, draft: whole } = completedPlanOf({ dump: { ...dump, text }, draft });
  expect(left).toEqual([]);
  expect(whole.mountains).toHaveLength(1);
});
