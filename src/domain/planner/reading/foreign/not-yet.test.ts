import { describe, expect, it } from 'vitest';

import { readDump } from '../read-dump.ts';

function titlesOf(text: string) {
  return readDump({ text, today: '2026-11-21' }).items.map(({ title }) => title);
}

describe('what one has not done yet for somebody', () => {
  it.each([
    ['No le he contestado al casero. Comprar pan.', 'Contestarle al casero'],
    ['Tampoco le he dado las gracias a Nena. Comprar pan.', 'Darle las gracias a Nena'],
    ['Todavía no le he devuelto el libro a Marta. Comprar pan.', 'Devolverle el libro a Marta'],
    ['Aún no les he pagado a los pintores. Comprar pan.', 'Pagarles a los pintores'],
    [
      'El casero ha subido el alquiler y no le he contestado al correo. Comprar pan.',
      'Contestarle al correo',
    ],
    ['Je ne lui ai pas encore répondu. Acheter du pain.', 'Lui répondre'],
    ['Je leur ai toujours pas rendu la clé. Acheter du pain.', 'Leur rendre la clé'],
    [
      "J'ai toujours pas dit à ma femme pour le week-end. Acheter du pain.",
      'Dire à ma femme pour le week-end',
    ],
    ['Ainda não lhe respondi. Comprar pão.', 'Responder-lhe'],
    ['Também não agradeci à tia Nena. Comprar pão.', 'Agradecer à tia Nena'],
    ['Ich hab ihm noch nicht geantwortet. Brot kaufen.', 'Ihm antworten'],
  ])('is to be done: %s', (text, title) => {
    expect(titlesOf(text)).toContain(title);
  });

  it.each([
    ['No le he dicho nada a nadie. Comprar pan.', /Decirle/u],
    ['No le he visto hoy. Comprar pan.', /Verle/u],
    ['Ella no le ha contestado. Comprar pan.', /Contestarle/u],
    ['Il ne lui a pas encore répondu. Acheter du pain.', /^Lui répondre/u],
    ["Je ne lui ai rien dit. Je n'ai jamais dit ça à personne. Acheter du pain.", /dire/u],
    ['Não lhe disse nada. Comprar pão.', /Dizer/u],
  ])('is told, where nobody waits for it: %s', (text, deed) => {
    expect(titlesOf(text).filter((title) => deed.test(title))).toEqual([]);
  });
});
