import { describe, expect, it } from 'vitest';
import { titlesOf } from '../../test-items.ts';

describe('what is finished in Spanish, French and Portuguese', () => {
  it.each([
    [
      'a mark and "I paid him already"',
      '- pagar al chico del gas - ya le pagué\n- comprar pan',
      'Comprar pan',
    ],
    ['the accent left out', '- el arriendo, ya lo pague\n- comprar pan', 'Comprar pan'],
    [
      'a deed behind a colon, and when it was done',
      '- déclaration: envoyée jeudi\n- acheter du pain',
      'Acheter du pain',
    ],
    [
      'things, and since when they are done',
      'Invitaciones enviadas desde septiembre. Comprar pan.',
      'Comprar pan',
    ],
    [
      'a thing in front, and who saw to it',
      'La lavadora del local la arregló Wilmer ayer. Comprar pan.',
      'Comprar pan',
    ],
  ])('%s is no step', (_, text, left) => {
    expect(titlesOf(text)).toEqual([left]);
  });

  it.each([
    ['Arriendo todavía sin pagar. Comprar pan.', 2],
    ['- facture d’eau à payer\n- acheter du pain', 2],
    ['Llamada al seguro. Comprar pan.', 2],
    ['- pedido de gaseosas a Postobón\n- comprar pan', 2],
    ['Trocar o turno com a Filipa; ela já disse que sim, só falta preencher o impresso.', 2],
    ['Llamar a Ana. Solo falta pagar la multa.', 2],
  ])('what is open stays: %s', (text, count) => {
    expect(titlesOf(text)).toHaveLength(count);
  });
});
