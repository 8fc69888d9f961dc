import { describe, expect, it } from 'vitest';
import { titlesOf } from '../../test-steps.ts';

describe('an area in small letters over its lines', () => {
  it.each([
    [
      'sala\ncomprar cortina\ntrocar a lâmpada\npapéis\nrenovar o passaporte\nimprimir a declaração\nnatal\ncomprar prendas\nencomendar o peru',
      /sala|papéis|natal/iu,
    ],
    [
      'ok vamos lá\n\nsala\ncomprar cortina\ntrocar a lâmpada\n\npapéis\nrenovar o passaporte\nimprimir a declaração',
      /sala|papéis/iu,
    ],
    [
      'cocina\nlimpiar la nevera\ntirar el aceite\ncoche\npasar la ITV\ncambiar las ruedas',
      /cocina|coche/iu,
    ],
    [
      'llamar a Ana\n\ncasa\nlimpiar la nevera\narreglar la persiana\n\ntrabajo\nenviar el informe\npedir vacaciones',
      /casa|trabajo/iu,
    ],
    [
      'cuisine\nchanger l’ampoule\nréparer le robinet\nnoël\nacheter le sapin\ncommander la dinde',
      /cuisine|noël/iu,
    ],
    [
      'appeler Léa\n\nboulot\nenvoyer le rapport\nrelancer le client\n\nmaison\nranger la cave\nlaver les draps',
      /boulot|maison/iu,
    ],
    [
      'küche\nlampe tauschen\nherd putzen\npapierkram\npass verlängern\nsteuer machen',
      /^(?:küche|papierkram)/iu,
    ],
    [
      'Oma anrufen\n\nwohnzimmer\nvorhang aufhängen\nlampe tauschen\n\nweihnachten\ngans bestellen\nkarten schreiben',
      /wohnzimmer|weihnachten/iu,
    ],
    [
      'para casa\ncomprar pilhas\nlavar o tapete\ncarro\nlevar à inspeção\ntrocar o óleo',
      /^(?:para |arrumar a )?casa$|carro/iu,
    ],
    [
      'el jardín\ncortar el seto\nregar las macetas\nla boda\nreservar el hotel\ncomprar zapatos',
      /jardín|boda/iu,
    ],
    [
      "Maison\npneus d'hiver\nrappeler le plombier\nEnfants\ncostume pour mercredi\npayer le service de garde\nMoi\ndes bas\nun peigne",
      /maison|enfants|^moi/iu,
    ],
    [
      'Casa\nbombillas\nfactura del agua\nTrabajo\ninforme de noviembre\nllamar a Ana',
      /casa|trabajo/iu,
    ],
  ])('is no step: %s', (text, area) => {
    expect(titlesOf(text).filter((title) => area.test(title))).toEqual([]);
  });

  it.each([
    ['pan\nleche\npapel\ncocina', /cocina/iu],
    ['cocina\nbaño\nsalón\nllamar a Ana', /baño/iu],
    ['comprar pan\ncocina\nllamar a Ana\nbaño\nbarrer el patio', /cocina/iu],
    ['limpiar\ncocina\nbaño\nventanas', /cocina/iu],
    ['comprar pão\ncarro\nligar à Ana', /carro/iu],
    ['courses\nappeler Léa', /courses/iu],
    ['Courses\nappeler Léa\nBanque\nposter le colis', /banque/iu],
    ['Küche\nBad\nMüll rausbringen', /Küche/u],
    ['Oma anrufen\nSteuer\nRechnungen\nAuto', /Rechnungen/u],
    [
      'comprar pan\nllamar a Ana por lo del piso\n\npagar la luz\nbarrer la cocina',
      /^Comprar pan/u,
    ],
    ['lampe tauschen\nherd putzen\n\npass verlängern\nkarten schreiben', /^Lampe tauschen/u],
  ])('among things, and without deeds under it, is a step: %s', (text, step) => {
    expect(titlesOf(text).filter((title) => step.test(title))).not.toEqual([]);
  });
});
