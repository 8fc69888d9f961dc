import { describe, expect, it } from 'vitest';

import { readDump } from '../../read-dump.ts';

// A Saturday.
const TODAY = '2026-11-21';

function readOf(text: string) {
  return readDump({ text, today: TODAY }).items.map(({ title, notes }) => [title, ...notes]);
}

describe('what is told of a thing in Spanish, French and Portuguese', () => {
  it.each([
    ['a dog that limps is not taken out', 'Le chien boite', ['Le chien boite']],
    ['shoes that pinch get no verb', 'Los zapatos me aprietan', ['Los zapatos me aprietan']],
    ['a noun beside a noun is still a name', 'Le devis cuisine', ['Faire le devis cuisine']],
    ['a colour is no deed', 'Le tapis rouge', ["S'occuper du tapis rouge"]],
  ])('%s', (_, text, expected) => {
    expect(readOf(text)).toEqual([expected]);
  });

  it('a pronoun is the thing, and what was told of it is its note', () => {
    expect(readOf('Los zapatos me aprietan, llevarlos a la horma.')).toEqual([
      ['Llevar los zapatos a la horma', 'Los zapatos me aprietan'],
    ]);
    expect(readOf('Les sabots sont morts, en recommander.')).toEqual([
      ['Recommander des sabots', 'Les sabots sont morts'],
    ]);
  });

  it('what is replaced is not repaired', () => {
    expect(readOf('Las zapatillas están rotas, comprar otras.')).toEqual([
      ['Comprar otras', 'Las zapatillas están rotas'],
    ]);
  });

  it('what is due on a day is to be ready for it', () => {
    expect(readOf('El mural de biología es para el martes y ni he empezado.')).toEqual([
      [
        'Preparar el mural de biología para el martes',
        'El mural de biología es para el martes',
        'Ni he empezado',
      ],
    ]);
    expect(readOf('Le diorama de Léo est pour lundi.')).toEqual([
      ['Préparer le diorama de Léo pour lundi', 'Le diorama de Léo est pour lundi'],
    ]);
  });
});
