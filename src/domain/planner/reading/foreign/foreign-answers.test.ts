import { describe, expect, it } from 'vitest';

import { type LanguageCode } from '../../data/languages.ts';
import { titlesOf } from '../../test-steps.ts';
import { withAnswers } from './foreign-answers.ts';

describe('a question and its answer', () => {
  it.each([
    [
      '- O IRS? Isso já lá vai\n- Comprar pão\n- Ligar à Rita\n- O seguro? Já está pago',
      /IRS|seguro/u,
    ],
    [
      '- la renta? esa ya la presenté\n- ¿Las tarjetas? Ya enviadas\n- comprar pan',
      /renta|tarjetas/u,
    ],
    [
      "- Les impôts ? C'est fait\n- Le contrôle technique ? Déjà passé.\n- acheter du lait",
      /impôts|contrôle/u,
    ],
    [
      '- Die Steuererklärung? Längst abgegeben\n- Kuchen? Macht Lena\n- Müll rausbringen',
      /Steuer|Kuchen besorgen|backen/u,
    ],
    ['- Brot? Brauchen wir nicht\n- Miete? Überwiesen\n- Oma anrufen', /Brot|Miete/u],
    [
      '- comprar pilas? no, hay de sobra\n- Le pain ? Pas besoin\n- llamar a Ana\n- pagar la luz',
      /pilas/u,
    ],
  ])('are over together: %s', (text, gone) => {
    expect(titlesOf(text).join(' | ')).not.toMatch(gone);
  });

  it.each([
    ['es', ['El seguro?', 'Ya vence el lunes'], /seguro/u],
    ['es', ['¿El dentista?', 'No he llamado'], /dentista/u],
    ['es', ['comprar pan?', 'sí'], /pan/u],
    ['es', ['La lavadora?', 'Otra vez rota'], /lavadora/u],
    ['de', ['Die Miete?', 'Schon wieder zu spät'], /Miete/u],
    ['de', ['Die Heizung?', 'Ist schon wieder kaputt'], /Heizung/u],
    ['de', ['Die Steuer?', 'Hab ich vergessen'], /Elster/u],
    ['de', ['Geschenk für Lena?', 'Hat noch Zeit'], /Lena/u],
    ['fr', ['Le loyer ?', 'Déjà en retard'], /loyer/u],
    ['fr', ['Le contrôle technique ?', 'Pas encore passé'], /contrôle/u],
    ['fr', ['La chaudière ?', 'Toujours en panne'], /chaudière/u],
    ['pt', ['A consulta?', 'Ainda não marquei'], /consulta/u],
  ] as const)('%s: what is still open stays a step: %s', (code, [question, answer], kept) => {
    const others = {
      es: 'pagar la luz',
      de: 'Müll rausbringen',
      fr: 'payer le gaz',
      pt: 'pagar a luz',
    };
    const first = { es: 'llamar a Ana', de: 'Oma anrufen', fr: 'appeler Léa', pt: 'ligar à Rita' };
    const text = `- ${question} ${answer}\n- ${others[code]}\n- ${first[code]}`;
    expect(titlesOf(text).join(' | ')).toMatch(kept);
  });

  it.each<[LanguageCode, string[], string[]]>([
    ['fr', ['Qui garde Tom ?', 'Demander à mamie.'], ['Demander à mamie (Qui garde Tom)']],
    ['es', ['¿Y el dentista?', 'Llamar mañana'], ['Llamar mañana (Y el dentista)']],
    ['de', ['Geschenk für Oma?', 'Noch nichts.'], ['Geschenk für Oma (Noch nichts)']],
    ['de', ['Warum immer ich?', 'Müll rausbringen.'], ['Müll rausbringen (Warum immer ich)']],
    ['en', ['The tax?', 'Done.'], ['The tax?', 'Done.']],
  ])('%s: are one thought: %s', (code, said, whole) => {
    expect(withAnswers(said, code)).toEqual(whole);
  });
});
