import { describe, expect, it } from 'vitest';
import { stepsOf } from '../../test-steps.ts';

const BESIDE = 'Water the plants. Post the parcel. Read the letter.';

function stepNamed(text: string, title: string) {
  return stepsOf(text).find((step) => step.title === title);
}

describe('the minutes that somebody gives a step', () => {
  it.each([
    ['Call Mina (30 min)', 'Call Mina', 30],
    ['Email Jo, 25 mins', 'Email Jo', 25],
    ['Write the intro - 25 minutes', 'Write the intro', 25],
    ['Tidy the desk ~15m', 'Tidy the desk', 15],
    ['Call the printer, about half an hour', 'Call the printer', 30],
    ['Call the printer, maybe 20 minutes', 'Call the printer', 20],
    ['Llamar a Ana (25 minutos)', 'Llamar a Ana', 25],
    ['Walk the dog 20 minutes', 'Walk the dog 20 minutes', 20],
  ])('are its estimate, and are said once: %s', (line, title, minutes) => {
    const list = `- ${line}\n- ${BESIDE.replaceAll('. ', '\n- ')}`;
    expect(stepNamed(list, title)?.estimatedMinutes).toBe(minutes);
    expect(JSON.stringify(stepsOf(list))).not.toContain('what else');
  });

  it.each([
    ['Stretch 5 min', 'Stretch 5 min', 15],
    ['Write the essay plan (1 hour)', 'Write the essay plan (1 hour)', 30],
  ])('stay where a pebble takes longer, or less: %s', (line, title, minutes) => {
    expect(stepNamed(`- ${line}\n- call Jo\n- post the parcel`, title)?.estimatedMinutes).toBe(
      minutes,
    );
  });

  it('are no minutes of it where they say when', () => {
    const titles = stepsOf(`Call Jo back in 20 minutes. ${BESIDE}`).map(({ title }) => title);
    expect(titles).toContain('Call Jo back in 20 minutes');
  });
});
