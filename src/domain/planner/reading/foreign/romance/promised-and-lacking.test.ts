import { describe, expect, it } from 'vitest';
import { itemsOf, titlesOf } from '../../test-items.ts';

const BREAD = { es: 'Comprar pan', fr: 'Acheter du pain', pt: 'Comprar pão' };

/** The titles of what is said beside a plain thing to buy. */
function titlesBeside(code: keyof typeof BREAD, said: string): string[] {
  return titlesOf(`${BREAD[code]}. ${said}`).filter((title) => title !== BREAD[code]);
}

describe('what was promised to somebody, in Romance languages', () => {
  it.each([
    [
      'a pronoun for them says who',
      'fr',
      "J'ai promis à Sarah de lui prêter mes notes de cours.",
      'Prêter mes notes de cours à Sarah',
    ],
    [
      'whatever form the verb has',
      'fr',
      "J'ai promis à Nico que je l'aiderais à monter son armoire.",
      'Aider Nico à monter son armoire',
    ],
    [
      'in Spanish',
      'es',
      'Le prometí a mi hermana que le llevaría los libros.',
      'Llevar los libros a mi hermana',
    ],
    ['in Portuguese', 'pt', 'Prometi à Rita que lhe levava os livros.', 'Levar os livros à Rita'],
    [
      'what nobody can take apart stays as it was said',
      'fr',
      "J'ai promis que je viendrais.",
      "J'ai promis que je viendrais",
    ],
    [
      'who asked for help is helped',
      'pt',
      'Minha irmã pediu ajuda com a mudança no domingo.',
      'Ajudar minha irmã com a mudança no domingo',
    ],
  ] as const)('%s', (_, code, said, title) => {
    expect(titlesBeside(code, said)).toEqual([title]);
  });
});

describe('what one has to, in French', () => {
  it.each([
    ['Il faut que je décide du menu.', 'Décider du menu'],
    ['Il faut que je me renseigne sur la mutuelle.', 'Me renseigner sur la mutuelle'],
    ["Il faut que j'élague la haie.", 'Élaguer la haie'],
    ['Il faut que je le prenne avant midi.', 'Le prendre avant midi'],
    ['Je dois le faire réparer vendredi.', 'Le faire réparer vendredi'],
    ['Il faut que tout soit prêt samedi.', 'Il faut que tout soit prêt samedi'],
    ['Mon contrôle technique est à faire avant le 12.', 'Faire mon contrôle technique avant le 12'],
  ])('%s', (said, title) => {
    expect(titlesBeside('fr', said)).toEqual([title]);
  });
});

describe('what is lacking, in Romance languages', () => {
  it.each([
    [
      'the one and the other',
      'fr',
      "Il n'y a plus de lait ni de couches.",
      'Acheter du lait et des couches',
    ],
    ['in Spanish', 'es', 'No queda arroz ni aceite.', 'Comprar arroz y aceite'],
    ['gas that ran out is bought, and no bill', 'pt', 'Não tem mais gás.', 'Comprar gás'],
    ['an elided name', 'fr', "Je n'ai plus d'encre.", "Acheter de l'encre"],
    ['none of what one buys', 'fr', "Je n'ai pas de cadeau.", 'Acheter un cadeau'],
  ] as const)('%s', (_, code, said, title) => {
    expect(titlesBeside(code, said)).toEqual([title]);
  });

  it('what nobody buys is only told', () => {
    expect(titlesBeside('fr', "Je n'ai pas de nouvelles de Paul.")).not.toContain('Acheter');
  });
});

describe('brackets in a list in another language', () => {
  it.each([
    ['- payer la facture EDF (relance !)\n- appeler maman', ['Payer la facture EDF', 'Relance']],
    ['- impôts (vérifier le prélèvement)\n- appeler maman', ['Vérifier le prélèvement (impôts)']],
    ['- cita médico (pedirla ya!!)\n- comprar pan', ['Pedir la cita médico ya']],
    ['- comprar pintura (blanca)\n- comprar pan', ['Comprar pintura (blanca)']],
  ])('are closed where they were opened: %s', (text, expected) => {
    const [first] = itemsOf(text);
    expect([first?.title, ...(first?.notes ?? [])]).toEqual(expected);
  });
});
