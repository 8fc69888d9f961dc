import { describe, expect, it } from 'vitest';

import { stepsOf, titlesOf } from '../../test-steps.ts';

describe('whom one speaks to', () => {
  it.each([
    ['Moin Kopf, Müll rausbringen, Oma anrufen, Rechnung zahlen', /Kopf/u],
    ['Moin Kopf\nMüll rausbringen\nOma anrufen\nBrot kaufen', /Kopf/u],
    ['salut cerveau, acheter du pain, appeler la mairie, payer le gaz', /cerveau/iu],
    ['Alô meu povo, comprar gás, ligar pra Rita, pagar a conta', /povo/u],
    ['bom dia meu rei vamos lá comprar ração, ligar pro encanador, pagar a luz', /rei|vamos/u],
    ['buenas cabeza mía\ncomprar pan\nllamar a Ana\npagar la luz', /cabeza/iu],
  ])('is no step: %s', (text, gone) => {
    expect(titlesOf(text).join(' | ')).not.toMatch(gone);
    expect(stepsOf(text).length).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ['- Guten Morgen Tee kaufen\n- Oma anrufen\n- Brot', /Tee/u],
    ['- Hallo Fresh kündigen\n- Oma anrufen\n- Müll rausbringen', /Fresh kündigen/u],
    ['- hola, comprar pan\n- llamar a Ana\n- pagar la luz', /Comprar pan/u],
    ['- olá Rita: marcar o jantar\n- comprar pão\n- pagar a luz', /jantar/u],
  ])('takes nothing with it: %s', (text, kept) => {
    expect(titlesOf(text).join(' | ')).toMatch(kept);
  });
});

describe('a deed with "no" behind it', () => {
  it.each([
    ['- Comprar fraldas não\n- leite\n- ligar pra Ana', /fraldas/u],
    ['- comprar pilas no\n- llamar a Ana\n- pagar la luz', /pilas/u],
  ])('is none: %s', (text, gone) => {
    expect(titlesOf(text).join(' | ')).not.toMatch(gone);
  });

  it.each([
    'aprender a decir no',
    'aprender a dizer não',
    'responder al jefe que no',
    'marcar en el formulario no',
    'decidir si voy o no',
    'dar al banco un no',
    'perguntar se vem ou não',
    'votar no domingo não',
    'ver si viene o no',
    'explicarle a Leo por qué no',
  ])('stays where "no" is what is said: %s', (text) => {
    const titles = titlesOf(`- ${text}\n- pagar la luz\n- llamar a Ana\n- comprar pan`)
      .join(' | ')
      .toLowerCase();
    expect(titles).toContain(text.split(' ')[0]);
  });
});
