import { describe, expect, it } from 'vitest';

import { readDump } from '../../read-dump.ts';

// A Saturday.
const TODAY = '2026-11-21';

function readOf(text: string) {
  return readDump({ text, today: TODAY }).items.map(({ title, notes }) => [title, ...notes]);
}

const AROUND = {
  es: 'Hay que comprar pan y leche. Tengo que llamar al médico.',
  fr: 'Il faut acheter du pain. Je dois appeler le médecin.',
  pt: 'Tenho que comprar pão e leite. Preciso de ligar ao médico.',
} as const;

function languageOf(text: string): keyof typeof AROUND {
  if (/^(?:Disse|Prometi|A minha|A diretora|Ninguém)/u.test(text)) return 'pt';
  return /^(?:Le (?:dije|prom)|A |Mi |El )/u.test(text) ? 'es' : 'fr';
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

  it.each([
    ['Le prometí a Rosa que le llevaría los platos.', 'Llevarle a Rosa los platos'],
    ['A mi madre le prometí que le iba a mirar la tele.', 'Mirarle a mi madre la tele'],
    ['Le dije a Juan que lo llamaría el lunes.', 'Llamar a Juan el lunes'],
    ['A la Lupita le quedé de hacer su carta.', 'Hacer su carta a la Lupita'],
    ['A mi madre le debo llamar.', 'Llamar a mi madre'],
    ['Mi sobrina me pidió que le grabara un cuento.', 'Grabar un cuento'],
    ['Mi hermana espera que le diga si voy.', 'Decirle si voy'],
    ['El jefe quiere hablar conmigo el jueves.', 'Hablar con el jefe el jueves'],
    ["J'ai dit à Salomé que je la rappellerais samedi.", 'Rappeler Salomé samedi'],
    ["J'ai promis à ma sœur que je lui rendrais la clé.", 'Rendre à ma sœur la clé'],
    ["J'ai dit à Paul que je l'aiderais à monter l'armoire.", "Aider Paul à monter l'armoire"],
    ["J'ai une mère d'élève qui veut me voir.", "Voir une mère d'élève"],
    [
      "Mon proprio m'a redemandé l'attestation d'assurance.",
      "Donner l'attestation d'assurance à mon proprio",
    ],
    ['Disse ao João que lhe mandava as fotos.', 'Mandar ao João as fotos'],
    ['Prometi à minha mãe que ia ver a televisão.', 'Ver a televisão'],
    ['A minha sobrinha pediu-me que lhe gravasse uma história.', 'Gravar uma história'],
    ['A diretora quer falar comigo na quarta.', 'Falar com a diretora na quarta'],
  ])('what was said or asked to be done is to be done: %s', (text, title) => {
    expect(readOf(`${AROUND[languageOf(text)]} ${text}`).map(([one]) => one)).toContain(title);
  });

  it.each([
    ['Le dije a Ana que sería mejor esperar.', /esperar$/u],
    ['Le dije que iba a llover.', /^Llover/u],
    ['Le dije a Ana que tenía gripe.', /^Tener/u],
    ["J'ai dit à Paul que je serais en retard.", /^Être/u],
    ["J'ai dit à Jean que je n'irais pas au match.", /^Aller au match/u],
    ['Personne ne veut que je parle.', /^Parler/u],
    ['Il veut me voir.', /^Voir/u],
    ['Disse ao chefe que tinha febre.', /^Ter /u],
    ['Ninguém quer falar comigo.', /^Falar/u],
  ])('what was only said to be so makes no deed: %s', (text, deed) => {
    const titles = readOf(`${AROUND[languageOf(text)]} ${text}`).map(([one]) => one ?? '');
    expect(titles.filter((title) => deed.test(title) && !text.startsWith(title))).toEqual([]);
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
