import { describe, expect, it } from 'vitest';

import { wordsOf } from '../../words/words.ts';
import { type LanguageCode } from '../../data/languages.ts';
import { withForeignKeys } from '../foreign/foreign-keys.ts';
import { dueDays } from './due-date.ts';
import { saysUntilWhen } from './urgency.ts';

/** A Saturday. */
const TODAY = '2026-11-21';

describe('when something is due, in other languages', () => {
  it.each<[LanguageCode, number, string]>([
    ['de', 0, 'Fisch bis 14h abbestellen'],
    ['de', 1, 'bis Sonntagabend abrechnen'],
    ['de', 3, 'bis zum vierundzwanzigsten korrigieren'],
    ['de', 9, 'Elster abschicken bis 30.'],
    ['es', 0, 'recoger el paquete antes de las dos'],
    ['fr', 0, 'récupérer le colis avant 15h'],
    ['pt', 0, 'arrumar o quarto antes das 16h'],
    ['pt', 4, 'alvará até 4ª'],
    ['pt', 4, 'IVA até 25'],
  ])('%s: in %s days: %s', (code, days, said) => {
    expect(dueDays(withForeignKeys(wordsOf(said), code), TODAY)).toBe(days);
  });

  it.each([
    'ayer llegué antes de las dos',
    'bis 12 Gäste einladen',
    'até 25 pessoas na sala',
    'jeden Tag bis 14 Uhr',
    'um zwei Wochen verschieben',
    'um 5 Euro kürzen',
    'die Bäckerei macht um acht auf',
    'siempre cenamos a las nueve',
    'la tienda abre a las diez',
    'acordei às seis',
    'dar las gracias a las dos vecinas',
    'prêter à trois amis',
    'add about 20 chairs, um 5 more',
    'ayer a las cinco llovió',
  ])('no day: %s', (said) => {
    expect(dueDays(wordsOf(said), TODAY)).toBeNull();
  });

  it.each(['que vence el lunes', 'spätestens Dienstag', 'dernier délai lundi', 'até segunda'])(
    'the last day: %s',
    (said) => {
      expect(saysUntilWhen(wordsOf(said))).toBe(true);
    },
  );
});
