import { describe, expect, it } from 'vitest';
import { itemsOf } from '../../test-items.ts';

describe('what is said in Spanish, French and Portuguese', () => {
  it.each([
    [
      'a thing on a list gets the verb that is mostly done about it, and its article',
      'leche, ITV del coche, factura de la luz, lavadora',
      [
        'Comprar leche',
        'Pasar la ITV del coche',
        'Pagar la factura de la luz',
        'Poner la lavadora',
      ],
    ],
    [
      'French names what is bought with its part',
      '- pain, couches, huile\n- dentiste pour Hugo\n- lessive',
      [
        'Acheter du pain',
        'Acheter des couches',
        "Acheter de l'huile",
        'Prendre rendez-vous chez le dentiste pour Hugo',
        'Faire la lessive',
      ],
    ],
    [
      'a preposition and an article become one word',
      'Reunião com vendas terça às 10. Tratar da mala. O dossiê da Bia.',
      ['Ir à reunião com vendas terça às 10', 'Tratar da mala', 'Tratar do dossiê da Bia'],
    ],
    [
      'what is broken, leaking, blocked, dirty or full is seen to',
      'Se me ha roto el móvil. El lavabo está atascado. El horno está hecho un asco.',
      ['Arreglar el móvil', 'Desatascar el lavabo', 'Limpiar el horno'],
    ],
    [
      'what ran out is bought, and what is lacking is got',
      'No queda café. Me faltan las conclusiones. Se acabó el hilo negro. No hay manera.',
      ['Comprar café', 'Terminar las conclusiones', 'Comprar hilo negro', 'No hay manera'],
    ],
    [
      'what others want of oneself is to be done',
      "Mi madre quiere que la llame. Le médecin m'a demandé de faire une prise de sang. A minha mãe quer que lhe ligue.",
      ['Llamar a mi madre', 'Faire une prise de sang', 'Ligar à minha mãe'],
    ],
    [
      'what one does on a day is to be done',
      'El lunes empezamos la obra. Demain j’appelle la banque. El auto está en el taller, lo retiro el jueves.',
      ['Retirar el auto el jueves', 'Empezar la obra el lunes', 'Appeler la banque demain'],
    ],
    [
      'a bare deed behind a thing is done with it',
      'La facture impayée de Dupont, relancer. Le dossier de la CAF à renvoyer.',
      ['Relancer la facture impayée de Dupont', 'Renvoyer le dossier de la CAF'],
    ],
    [
      'a wish keeps only its deed',
      "Un jour j'aimerais refaire mon site. J'aimerais bien me remettre à la natation.",
      ['Refaire mon site', 'Me remettre à la natation'],
    ],
    [
      'what one has on a day, or lost, or promised',
      'Mañana a las diez tengo dentista. No encuentro las llaves. Me deben el finiquito. No sé si he pagado el seguro.',
      [
        'Ir al dentista mañana a las diez',
        'Buscar las llaves',
        'Cobrar el finiquito',
        'Comprobar si he pagado el seguro',
      ],
    ],
    [
      'a pronoun is the thing in front of it',
      'La cuenta de Netflix, cancelarla. La reunión del jueves la tengo que preparar yo. Mi portátil, llevarlo al taller.',
      [
        'Cancelar la cuenta de Netflix',
        'Preparar la reunión del jueves',
        'Llevar mi portátil al taller',
      ],
    ],
    [
      'French pronouns stand in front of their verb',
      "Mon ordi portable, le ramener au SAV. Mon amie m'a prêté un livre, il faut que je le lui rende.",
      ['Ramener mon ordi portable au SAV', 'Le lui rendre'],
    ],
    [
      'how one is, and what is finished, are no steps',
      'No sé ni por dónde empezar. Ando bien cansada. Por fin terminé la tesis. No tengo ganas de nada. Comprar pilas.',
      ['Comprar pilas'],
    ],
  ])('%s', (_, text, expected) => {
    const titles = itemsOf(text).map((item) => item.title);
    expect(titles.toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    [
      'Comprar regalo para Lucía (cumple el viernes)',
      'Comprar regalo para Lucía',
      'Cumple el viernes',
    ],
    [
      "Il faut que je range l'atelier, y a de la sciure partout",
      "Ranger l'atelier",
      'Y a de la sciure partout',
    ],
    [
      'Entregar o relatório até quinta e nem comecei',
      'Entregar o relatório até quinta',
      'Nem comecei',
    ],
    [
      'Llamar a la señora García que quiere presupuesto',
      'Llamar a la señora García',
      'Quiere presupuesto',
    ],
    [
      'La presentación del lunes, no he empezado nada',
      'Preparar la presentación del lunes',
      'No he empezado nada',
    ],
    ['Pedir los azulejos porque tardan mucho', 'Pedir los azulejos', 'Tardan mucho'],
    ['Llamar al plomero, el lavabo está tapado', 'Llamar al plomero', 'El lavabo está tapado'],
    ['El grifo del baño gotea', 'Arreglar el grifo del baño', 'El grifo del baño gotea'],
    [
      'Cumpleaños de Marta el sábado, comprar regalo',
      'Comprar regalo',
      'Cumpleaños de Marta el sábado',
    ],
  ])('"%s" is a title and what is said of it', (text, title, note) => {
    expect(itemsOf(text)).toMatchObject([{ title, notes: [note] }]);
  });
});
