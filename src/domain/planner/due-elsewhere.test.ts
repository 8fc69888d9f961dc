import { describe, expect, it } from 'vitest';

import { stepsOf } from './test-steps.ts';

describe('when something is due, in other languages', () => {
  it.each([
    [
      'Regar las plantas. Pagar la matrícula. Vence el viernes. Llamar a mi madre.',
      'Pagar la matrícula',
    ],
    [
      'Blumen gießen. Die Rechnung bezahlen. Die ist bis Montag fällig. Bad putzen.',
      'Die Rechnung bezahlen',
    ],
    [
      "Arroser les plantes. Payer la cantine. C'est pour lundi. Ranger le garage.",
      'Payer la cantine',
    ],
    [
      'Regar as plantas. Entregar o relatório. O prazo é terça. Arrumar a garagem.',
      'Entregar o relatório',
    ],
  ])('a sentence that only says by when is of the one before it: %s', (text, first) => {
    const steps = stepsOf(text);
    expect(steps[0]?.title).toBe(first);
    expect(steps).toHaveLength(3);
  });

  it('a day belongs to its own sentence', () => {
    const steps = stepsOf(
      'Pagar la luz el martes. El domingo cumple años Ana. Hay que regar las plantas.',
    );
    expect(steps.map(({ title }) => title).indexOf('Regar las plantas')).toBe(steps.length - 1);
  });

  it.each([
    [
      '- Wäsche waschen\n- bis Freitag Rechnung zahlen\n- um 15 Uhr Klempner anrufen',
      'Um 15 Uhr Klempner anrufen',
    ],
    [
      '- comprar pan\n- pagar la luz antes del martes\n- recoger a Leo a las cinco',
      'Recoger a Leo a las cinco',
    ],
    [
      '- acheter du pain\n- payer la cantine avant mardi\n- récupérer Tom à 15h40',
      'Récupérer Tom à 15h40',
    ],
    [
      '- comprar pão\n- pagar a renda até terça\n- levar o Thor ao veterinário às 16h',
      'Levar o Thor ao veterinário às 16h',
    ],
    [
      '- um 15 Uhr Klempner anrufen\n- heute noch Oma anrufen\n- Wäsche waschen',
      'Heute noch Oma anrufen',
    ],
  ])('an hour without a day is later today: %s', (text, first) => {
    expect(stepsOf(text)[0]?.title).toBe(first);
  });

  it.each([
    ['- cabeleireiro ter 24 às 16h\n- escolher azulejo até amanhã 18h', 'azulejo'],
    ['- dentista jue 26 a las cinco\n- pagar la luz antes del martes', 'luz'],
    ['- coiffeur jeu 26 à 15h\n- payer la cantine avant mardi', 'cantine'],
  ])('a short name of a day counts in front of its date: %s', (text, thing) => {
    expect(stepsOf(text)[0]?.title).toContain(thing);
  });

  it('the same letters are no day in front of another number', () => {
    const steps = stepsOf('- comprar pão até terça\n- vou ter 26 convidados, fazer a lista');
    expect(steps[0]?.title).toContain('pão');
  });

  it('when it is due is told first, however much else is told of a step', () => {
    const text =
      'Fortbildungspunkte bei der Kammer hochladen, sonst gibt es Ärger. Ich habe den Dienstplan für Dezember fertig, endlich, das waren drei Abende. Die Gutachtenanfrage des Gerichts beantworte ich am Wochenende – nein, spätestens Donnerstag. Orchideen gießen.';
    expect(JSON.stringify(stepsOf(text))).toContain('pätestens Donnerstag');
  });
});
