import { describe, expect, it } from 'vitest';
import { waitingPebble } from '../../plan/new-pebble.ts';
import { type Mountain } from '../../plan/plan.ts';
import { revise, shape, ZINE } from './test-zine.ts';

function withSteps(...titles: string[]): Mountain {
  const pebbles = titles.map((title, at) =>
    waitingPebble({ id: `p${at}`, title, description: '', estimatedMinutes: 20 }),
  );
  const rock = { id: 'r', title: 'Cosas', completed: false, pebbles };
  const boulders = [{ id: 'b', title: 'Todo', priority: 1, completed: false, rocks: [rock] }];
  return { ...ZINE, boulders };
}

const ABROAD = withSteps('Comprar cajas', 'Comprar os bilhetes', 'Llamar al banco');

function stepsAfter(said: string): string[] {
  const revised = revise(said, ABROAD);
  return revised.understood ? shape(revised.mountain) : shape(ABROAD);
}

describe('a step put off to another day', () => {
  it.each([
    'no voy a comprar cajas hoy, mañana sí',
    'no voy a comprar cajas hoy',
    'no voy a comprar cajas, las compro el lunes',
    'não vou comprar os bilhetes hoje, amanhã sim',
    'não vou comprar os bilhetes agora',
  ])('stays in the plan: %s', (said) => {
    expect(stepsAfter(said)).toEqual(shape(ABROAD));
  });

  it.each([
    ['no voy a comprar cajas, me las dan', 'Cosas: Comprar os bilhetes | Llamar al banco'],
    ['não vou comprar os bilhetes, vou de carro', 'Cosas: Comprar cajas | Llamar al banco'],
  ])('goes when it is not done at all: %s', (said, left) => {
    expect(stepsAfter(said)).toEqual([left]);
  });
});
