import { describe, expect, it } from 'vitest';
import { stepsOf, titlesOf } from '../test-steps.ts';

const ERRANDS =
  'I have to call the bank about the card. I need to pay the gas bill. I should book the dentist.';

describe('steps that are doubtful by what readers said of others', () => {
  it('come behind the clear ones', () => {
    const titles = titlesOf(
      `It is one of those weeks. There's the thing with my sister. ${ERRANDS}`,
    );
    expect(titles[0]).toBe('Call the bank about the card');
    expect(titles).toContain('Sort out the thing with my sister');
  });

  it.each(['And there are nineteen.', 'The office texted to ask how it went.'])(
    'are quoted, where they hardly ask for anything: "%s"',
    (sentence) => {
      const steps = stepsOf(`It is one of those weeks. ${sentence} ${ERRANDS}`);
      const quoted = steps.filter(({ title }) => title === 'Look at what else was on my mind');
      const said = quoted.map(({ description }) => description).join(' ');
      expect(steps[0]?.title).toBe('Call the bank about the card');
      expect(steps).toHaveLength(3 + quoted.length);
      expect(said).toContain(sentence.replace('.', ''));
    },
  );

  it('are quoted once, however often they were said', () => {
    const [quote = ''] = stepsOf(`And there are nineteen. ${ERRANDS} And there are nineteen.`)
      .map(({ description }) => description)
      .filter((description) => description.includes('nineteen'));
    expect(quote.match(/nineteen/gu)).toHaveLength(1);
  });

  it('stay steps on a line of their own', () => {
    expect(titlesOf('- fix the gate\n- the thing with the roof\n- ring the vet')).toHaveLength(3);
  });

  it('keep the place that their day gives them', () => {
    const [first] = titlesOf(`${ERRANDS} And there are nineteen by Monday.`);
    expect(first).toContain('nineteen');
  });
});
