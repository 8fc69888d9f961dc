import { describe, expect, it } from 'vitest';
import { titlesOf } from '../test-items.ts';

const TASKS = {
  es: ['Llamar al dentista', 'Pagar la luz', 'Comprar croquetas'],
  fr: ['Appeler le dentiste', 'Payer la facture', 'Sortir les poubelles'],
  pt: ['Ligar ao dentista', 'Pagar a luz', 'Comprar pão'],
  de: ['Den Zahnarzt anrufen', 'Die Rechnung bezahlen', 'Den Müll rausbringen'],
} as const;

describe('what names nothing and stands by itself', () => {
  it.each([
    ['es', 'Aunque'],
    ['es', 'Creo que no'],
    ['es', 'Híjole'],
    ['fr', 'Tout'],
    ['fr', 'Faque là'],
    ['pt', 'Logo se vê'],
    ['pt', 'Se calhar'],
    ['de', 'Wobei'],
    ['de', 'Immerhin'],
    ['de', 'Mal sehen'],
  ] as const)('%s: is no step: %s', (code, said) => {
    const [first, second, third] = TASKS[code];
    expect(titlesOf(`${first}. ${said}. ${second}. ${third}.`)).toEqual(TASKS[code]);
    expect(titlesOf([first, said, second, third].join('\n').toLowerCase())).toHaveLength(3);
  });

  it.each([
    ['es', 'Todo lo del seguro', /seguro/u],
    ['es', 'Más pilas', /pilas/u],
    ['es', 'Eso del banco', /banco/u],
    ['fr', 'Tout le linge', /linge/u],
    ['fr', 'Faque là faut racheter du sel', /^Racheter du sel$/u],
    ['pt', 'Mais papel higiénico', /papel/u],
    ['pt', 'Tudo para a festa', /festa/u],
    ['de', 'Alles für den Umzug', /Umzug/u],
    ['de', 'Sonst noch die Oma anrufen', /Oma anrufen/u],
    ['de', 'Vielleicht das Fahrrad verkaufen', /Fahrrad verkaufen/u],
  ] as const)('%s: opens what is to be done: %s', (code, said, step) => {
    const [first, second, third] = TASKS[code];
    expect(titlesOf([first, said, second, third].join('\n'))).toContainEqual(
      expect.stringMatching(step),
    );
  });
});
