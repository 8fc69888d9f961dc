import { describe, expect, it } from 'vitest';
import { titlesOf } from '../../../test-steps.ts';

const LIST = {
  es: '- papel higiénico\n- comprar pan',
  fr: '- papier toilette\n- acheter du pain',
  pt: '- papel higiénico\n- comprar pão',
} as const;

describe('a thing that is mostly mended', () => {
  it.each([
    ['pt', 'torneira misturadora, a preta', 'Comprar a torneira misturadora, a preta'],
    ['pt', 'persiana blackout, a cinzenta', 'Comprar a persiana blackout, a cinzenta'],
    ['pt', 'torneira 1/2 25€', 'Comprar a torneira 1/2 25€'],
    ['es', 'grifo monomando, el negro', 'Comprar el grifo monomando, el negro'],
    ['es', 'persiana 120x90', 'Comprar la persiana 120x90'],
    ['es', 'bici plegable, la verde', 'Comprar la bici plegable, la verde'],
    ['fr', 'robinet mitigeur, le noir', 'Acheter le robinet mitigeur, le noir'],
    ['fr', 'volet roulant 120 x 90', 'Acheter le volet roulant 120 x 90'],
    ['fr', 'vélo pliant, le vert', 'Acheter le vélo pliant, le vert'],
    ['fr', 'robinet inox 40 €', 'Acheter le robinet inox 40 €'],
  ] as const)('%s: is bought where it says which one in the shop: %s', (code, said, step) => {
    expect(titlesOf(`- ${said}\n${LIST[code]}`)).toContain(step);
  });

  it.each([
    ['pt', 'torneira da cozinha', /^Consertar/u],
    ['pt', 'torneira', /^Consertar/u],
    ['pt', 'a torneira misturadora, a preta', /^Consertar/u],
    ['es', 'grifo', /^Arreglar/u],
    ['es', 'grifo, el del baño', /^Arreglar/u],
    ['es', 'la persiana del salón', /^Arreglar/u],
    ['es', 'bici de montaña, la roja', /^Arreglar/u],
    ['fr', 'robinet', /^Réparer/u],
    ['fr', 'robinet de la cuisine', /^Réparer/u],
    ['fr', 'le volet de la chambre', /^Réparer/u],
  ] as const)('%s: is mended elsewhere: %s', (code, said, step) => {
    expect(titlesOf(`- ${said}\n${LIST[code]}`)).toContainEqual(expect.stringMatching(step));
  });
});
