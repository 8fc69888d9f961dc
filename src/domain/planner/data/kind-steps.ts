import { type Step } from '../shaping/goal-family.ts';

/** For a dump of feelings without a task. Nothing here asks for much. */
export const KIND_STEPS: readonly Step[] = [
  {
    title: 'Drink a glass of water and sit down',
    description: 'That is the whole step. Feet on the floor, shoulders loose.',
    minutes: 15,
  },
  {
    title: 'Write three words about what is heaviest',
    description: 'Three words on paper or here. They need not make sense.',
    minutes: 15,
  },
  {
    title: 'Tell one person how today is',
    description: 'A short message is enough: "Today is hard." You need not explain.',
    minutes: 15,
  },
];

/** For words of despair: the same, with help named first. */
export const DISTRESS_STEPS: readonly Step[] = [
  {
    title: 'Tell someone you trust how it is',
    description:
      'A message is enough. If you may be in danger, call your local emergency number now.',
    minutes: 15,
  },
  {
    title: 'Drink some water and sit somewhere soft',
    description: 'That is the whole step. Nothing else has to happen today.',
    minutes: 15,
  },
  {
    title: 'Find a number that you could call',
    description: 'Your doctor, a friend or a local helpline. Saving the number is enough.',
    minutes: 15,
  },
];

/** Under a wish on a hard day. */
export const GENTLE_NOTE = 'Only if it feels good. Five minutes are plenty.';
