import { describe, expect, it } from 'vitest';

import { rocksOf } from '../../plan/walk.ts';
import { planBrainDump } from '../built-in-planner.ts';
import { withNumber } from './rock-names.ts';

const TODAY = '2026-11-21';

function shapeOf(text: string) {
  const { mountains } = planBrainDump({ text, today: TODAY });
  const rocks = mountains.flatMap(rocksOf);
  return {
    mountains: mountains.map(({ title }) => title),
    rocks: rocks.map(({ title }) => title),
    notes: rocks.flatMap(({ pebbles }) => pebbles.map(({ description }) => description)),
  };
}

describe('the shape of a plan in another language', () => {
  it('rocks are named by where their steps are done, and notes differ', () => {
    const { rocks, notes } = shapeOf(
      'Zahnarzt anrufen, Vermieter zurückrufen, Friseur anrufen. Küche putzen, Wäsche waschen, Bad putzen. Brot kaufen, Paket abholen, Pfand wegbringen.',
    );
    expect(rocks).toEqual(['Telefonate', 'Zu Hause', 'Unterwegs']);
    expect(new Set(notes).size).toBe(6);
  });

  it('a goal has a mountain of its own, with steps towards it', () => {
    const { mountains } = shapeOf(
      'Ich will Spanisch lernen. Müll rausbringen, Oma anrufen, Brot kaufen, Küche putzen.',
    );
    expect(mountains).toEqual(['Spanisch lernen', 'Müll, Oma und mehr']);
  });

  it.each([
    ['je prépare mon déménagement, payer le gaz, appeler Zoé, acheter du pain', true],
    ['déménagement, payer le gaz, appeler Zoé, acheter du pain', false],
    ['dissertation due tomorrow, call mum, buy milk, pay rent', true],
    ['dissertation due today, call mum, buy milk, pay rent', true],
    ['overdue dissertation, call mum, buy milk, pay rent', true],
    ['dissertation, call mum, buy milk, pay rent', false],
  ])(
    'among other things only what one said to do, or what is due, is taken apart: %s',
    (text, isTakenApart) => {
      expect(shapeOf(text).notes.length > 4).toBe(isTakenApart);
    },
  );

  it.each([
    ['Ich bin so müde und alles ist zu viel.', 'Erst einmal gut zu mir sein'],
    ['Estoy muy cansada y no puedo más.', 'Primero, tratarme con cariño'],
    ["J'en peux plus, je suis épuisée.", "D'abord, prendre soin de moi"],
    ['Estou exausta, não aguento mais.', 'Primeiro, cuidar de mim'],
  ])('feelings alone are met in their own language: %s', (text, mountain) => {
    expect(shapeOf(text).mountains).toEqual([mountain]);
  });

  it('a name with a number ends in no "and"', () => {
    expect(withNumber('À régler et plus', 1)).toBe('À régler 2');
  });

  it('a mountain is called by its first things', () => {
    expect(
      shapeOf('Llamar al dentista, comprar pan, pagar la luz, recoger el paquete.').mountains,
    ).toEqual(['Dentista, pan y más']);
  });
});

describe('a goal that nobody set', () => {
  const REST: ReadonlyMap<string, string> = new Map([
    ['en', 'ring Jo, buy soup, post the parcel'],
    ['es', 'llamar a Ana, comprar pan, pagar la luz'],
    ['fr', 'appeler Zoé, acheter du pain, payer le loyer'],
    ['de', 'Oma anrufen, Brot kaufen, Müll rausbringen'],
    ['pt', 'ligar à Ana, comprar pão, pagar a luz'],
  ]);

  it.each([
    ['en', 'the house', 'I have to do the taxes', 'The taxes'],
    ['es', 'la mudanza', 'tengo que organizar la mudanza', 'Organizar la mudanza'],
    ['fr', 'le déménagement', 'je dois organiser le déménagement', 'Organiser le déménagement'],
    ['de', 'der Umzug', 'ich muss den Umzug planen', 'Den Umzug planen'],
    ['pt', 'o IRS', 'tenho que fazer o IRS', 'Fazer o IRS'],
  ])('of a page in %s is known by its deed, not by its name', (code, named, said, title) => {
    const rest = REST.get(code) ?? '';
    const steps = rest.split(',').length;
    expect(shapeOf(`${named}\n${rest}`).notes.length).toBe(steps + 1);
    expect(shapeOf(`${said}. ${rest}`).notes.length).toBeGreaterThan(steps + 1);
    expect(shapeOf(`${said}. ${rest}`).mountains).toContain(title);
  });
});
