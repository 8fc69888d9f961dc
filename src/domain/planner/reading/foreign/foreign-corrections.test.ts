import { describe, expect, it } from 'vitest';

import { titlesOf } from '../../test-steps.ts';

describe('what is taken back in one breath', () => {
  it.each([
    [
      'Geburtstag von Tante Inge, nee warte, der war schon. Brot kaufen, Müll rausbringen',
      'Geburtstag',
    ],
    ['llamar al dentista, no espera, ya llamé, comprar pan y pagar la luz y regar', 'dentista'],
    ["appeler le dentiste non attends c'est fait et acheter du pain, payer le gaz", 'dentiste'],
    ['levar o cão ao banho ah não pera a Jéssica já levou hoje, comprar pão, pagar a luz', 'cão'],
    ['comprar pão, não, pera, já foi, ligar pra Ana, pagar a luz, varrer a casa', 'pão'],
    ['- pañales no, los trajo mi suegra\n- leche\n- llamar a Ana\n- pagar la luz', 'pañales'],
    ['Sacar las croquetas no hace falta, comprar leche, llamar a Ana, pagar', 'croquetas'],
  ])('is no step: %s', (text, gone) => {
    const titles = titlesOf(text).join(' | ');
    expect(titles).not.toMatch(new RegExp(gone, 'iu'));
    expect(titlesOf(text).length).toBeGreaterThanOrEqual(2);
  });

  it.each([
    ['ir al médico, no hace falta cita', ['Ir al médico']],
    ['renovar el DNI, no hace falta foto', ['Renovar el DNI']],
    [
      'buscar un cargador que este ya no carga, comprar pan',
      ['Buscar un cargador que este ya no carga', 'Comprar pan'],
    ],
    ['levar o gato ao veterinário, não é preciso marcação', ['Levar o gato ao veterinário']],
    ['comprar pan, no hace falta que sea integral', ['Comprar pan']],
    ['aprender a decir no', ['Aprender a decir no']],
    ['aprender a dizer não', ['Aprender a dizer não']],
    ['dizer não', ['Dizer não']],
    ['votar no, llamar a Ana, pagar la luz', ['Votar no', 'Llamar a Ana', 'Pagar la luz']],
    ['Rechnung bezahlen, nein die Mahnung ist schon da', ['Rechnung bezahlen']],
    ['Milch kaufen, nein die ist schon schlecht', ['Milch kaufen']],
    ['Kuchen backen, warte die Gäste sind schon da', ['Kuchen backen']],
    ['Hose kürzen, ne die ist schon zu kurz', ['Hose kürzen']],
    ['Termin machen, ne ich warte schon drei Wochen', ['Termin machen']],
    ['Paket abholen, nein die Post hat schon zu', ['Paket abholen']],
    ['Fenster putzen, nee das hab ich schon vergessen', ['Fenster putzen']],
    ['reparar la lavadora, no, ya se rompió del todo', ['Reparar la lavadora']],
    ['pagar la luz, no, ya llegó la segunda carta', ['Pagar la luz']],
    ['pagar a luz, não, já foi cortada', ['Pagar a luz']],
    ["rendre le livre, mince je l'ai perdu", ["Rendre le livre, mince je l'ai perdu"]],
    ["appeler le garage, non il l'a cassé", ['Appeler le garage']],
    [
      'déposer le colis, non plus besoin de timbre',
      ['Déposer le colis, non plus besoin de timbre'],
    ],
  ])('what is only told of it takes nothing back: %s', (text, kept) => {
    const titles = titlesOf(text);
    expect(titles).toEqual(expect.arrayContaining(kept));
    expect(titles.join(' | ')).not.toMatch(/^(?:zu|drei|del todo|ver lo|de timbre)/imu);
  });

  it.each([
    ['llamar al dentista no espera ya llamé comprar pan y pagar la luz', 'dentista'],
    ["appeler le dentiste non attends je l'ai appelé acheter du pain", 'dentiste'],
    ['Fenster putzen nee warte die hab ich schon geputzt Brot kaufen', 'Fenster'],
    ['Fenster putzen, nee das hab ich schon, Brot kaufen', 'Fenster'],
    ['Müll rausbringen, nee der ist schon weg, Brot kaufen', 'Müll'],
    ['cortar el césped, no ya lo corté, comprar pan', 'césped'],
    ['comprar pan, no hace falta, llamar a Ana', 'pan'],
    ['mandar o livro, não, já foi enviado, comprar pão', 'livro'],
  ])('what one has done is, with and without marks: %s', (text, gone) => {
    expect(titlesOf(text)).not.toEqual([]);
    expect(titlesOf(text).join(' | ')).not.toMatch(new RegExp(gone, 'iu'));
  });

  it('leaves what was named before it, and what comes behind', () => {
    expect(titlesOf('pagar la luz, llamar al taller, no espera, ya llamé, comprar pan')).toEqual(
      expect.arrayContaining(['Pagar la luz', 'Comprar pan']),
    );
  });

  it.each([
    ['no quiero hablar con él, pagar la luz, llamar a Ana, comprar pan', /hablar/iu],
    ['não quero falar com ele, pagar a luz, ligar à Ana, comprar pão', /falar/iu],
  ])('nor is what nobody wants: %s', (text, gone) => {
    expect(titlesOf(text).join(' | ')).not.toMatch(gone);
  });
});

describe('people and pronouns', () => {
  it.each([
    ['A minha mãe caiu na casa de banho. Ligar ao lar, comprar pão, pagar a luz.', /consertar/iu],
    ['falta la mamá de Cata, comprar pan, pagar la luz, llamar a Ana', /conseguir/iu],
    ['Sie fehlt an jeder Ecke. Brot kaufen, Oma anrufen, Müll rausbringen.', /sie besorgen/iu],
    ['Le vent a cassé une baleine. Acheter du pain, payer le gaz, appeler Zoé.', /réparer/iu],
  ])('are never mended or got: %s', (text, wrong) => {
    expect(titlesOf(text).join(' | ')).not.toMatch(wrong);
  });

  it('a name that ends as a base form does is no deed', () => {
    const titles = titlesOf('O motor de rega anda mal. O Hélder nunca pode. Pagar a luz hoje.');
    expect(titles.join(' ')).not.toMatch(/-l[oa](?!\p{L})/u);
  });
});

describe('a German deed in speech', () => {
  it.each([
    ['mein Portmonee ist weg da muss ich im Matrix anrufen und Brot kaufen', 'Im Matrix anrufen'],
    [
      'mit der Fußpflege da muss ich einen Termin machen und Brot kaufen',
      'Mit der Fußpflege einen Termin machen',
    ],
    ['Vielleicht sollte ich Mutti fragen. Brot kaufen.', 'Mutti fragen'],
    [
      'Stellungnahme muss bis Donnerstag zur Leitung. Brot kaufen.',
      'Stellungnahme bis Donnerstag zur Leitung bringen',
    ],
    [
      'Für Montag muss der Turnbeutel gepackt werden. Brot kaufen.',
      'Für Montag den Turnbeutel packen',
    ],
    ['Das Boot muss ausm Wasser. Brot kaufen.', 'Das Boot ausm Wasser holen'],
  ])('is said as its base form: %s', (text, title) => {
    expect(titlesOf(text)).toContain(title);
  });
});
