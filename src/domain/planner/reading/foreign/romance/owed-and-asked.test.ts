import { describe, expect, it } from 'vitest';

import { readDump } from '../../read-dump.ts';

// A Saturday.
const TODAY = '2026-11-21';

function readOf(text: string) {
  return readDump({ text, today: TODAY }).items.map(({ title, notes }) => [title, ...notes]);
}

describe('what is owed, asked for or on a day in Spanish, French and Portuguese', () => {
  it.each([
    [
      'what is on a day is gone to or prepared',
      'El domingo es el bautizo de Samu.',
      [['Ir al bautizo de Samu el domingo']],
    ],
    [
      'the thing of a pronoun may stand behind what happens to it on a day',
      'El martes vence el seguro autónomo, pagarlo sin falta.',
      [['Pagar el seguro autónomo sin falta', 'El martes vence el seguro autónomo']],
    ],
    [
      'the day may stand behind the event',
      'A reunião de condomínio é quinta.',
      [['Ir à reunião de condomínio quinta', 'A reunião de condomínio é quinta']],
    ],
    [
      'what one has tomorrow, and what is not bought for it',
      'Amanhã temos o almoço e ainda não comprei a sobremesa',
      [['Ir ao almoço amanhã'], ['Comprar a sobremesa']],
    ],
    [
      'what was promised is made, or done for whom it was promised to',
      "J'ai promis un gâteau au yaourt. J'ai promis à Léa de réparer son vélo.",
      [
        ['Préparer un gâteau au yaourt', "J'ai promis un gâteau au yaourt"],
        ['Réparer son vélo', "J'ai promis à Léa de réparer son vélo"],
      ],
    ],
    [
      'what was promised goes on behind whom it was promised to',
      'Prometí a mi hermana cuidarle el perro el sábado.',
      [['Cuidarle el perro el sábado', 'Prometí a mi hermana cuidarle el perro el sábado']],
    ],
    [
      'what one does not do yet is to be done, and nothing ends in "and"',
      'Mañana tengo que entregar la planificación y todavía no corrijo las pruebas.',
      [['Entregar la planificación', 'Mañana'], ['Corregir las pruebas']],
    ],
    [
      'what somebody asked for is given to them',
      'Ana me ha pedido los apuntes de Estadística.',
      [['Pasar los apuntes de Estadística a Ana']],
    ],
    [
      'what somebody wants by a day is given to them, and who wants to see somebody wants no thing',
      'Mi hijo quiere la bici para el sábado. Ana quiere la paz.',
      [['Pasar la bici para el sábado a mi hijo'], ['Ana quiere la paz']],
    ],
    ['a wish may be told of oneself', 'Um dia eu aprendo violão.', [['Aprender violão']]],
    [
      'what others have not done yet is no step',
      'Os convites ainda não chegaram da gráfica, insistir com eles.',
      [['Insistir com eles', 'Os convites ainda não chegaram da gráfica']],
    ],
    [
      'a pronoun behind a colon is the thing in front of it',
      '- fianza: reclamarla al casero antiguo\n- medir las ventanas',
      [['Reclamar la fianza al casero antiguo'], ['Medir las ventanas']],
    ],
    [
      '"another one" is of the kind in front',
      "Le dentiste de Noé n'a plus de place avant janvier, en chercher un autre.",
      [['Chercher un autre dentiste', "Le dentiste de Noé n'a plus de place avant janvier"]],
    ],
    [
      'who is to change a thing is no thing to change',
      '- cerrajero para cambiar el bombín\n- alta de la luz',
      [['Llamar al cerrajero para cambiar el bombín'], ['Tramitar el alta de la luz']],
    ],
    [
      'French says "y a le frigo qui est vide"',
      'Y a le frigo qui est vide.',
      [['Remplir le frigo', 'Y a le frigo qui est vide']],
    ],
    [
      '"I must, by all means" is only owed',
      'Hoy tengo que sí o sí hablar con el banco.',
      [['Hablar con el banco', 'Hoy']],
    ],
  ])('%s', (_, text, expected) => {
    expect(readOf(text)).toEqual(expected);
  });

  it('a gentleman ends no sentence', () => {
    expect(readOf('Il faut refaire le devis de M. Benali et appeler le plombier.')).toEqual([
      ['Refaire le devis de M. Benali'],
      ['Appeler le plombier'],
    ]);
  });

  it('in speech a feeling, a birthday or a visit ends what is to be done', () => {
    expect(
      readOf(
        'hay que avisar al técnico mañana viene sanidad así que limpiar la cámara y hay que darle las vacaciones a Yoli me duele la espalda',
      ).map(([title]) => title),
    ).toEqual(['Avisar al técnico', 'Limpiar la cámara', 'Darle las vacaciones a Yoli']);
  });
});
