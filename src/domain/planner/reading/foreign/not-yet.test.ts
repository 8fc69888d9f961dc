import { describe, expect, it } from 'vitest';
import { titlesOf } from '../test-items.ts';

describe('what is not done yet, in other languages', () => {
  it.each([
    [
      'what one does not have yet is to be got',
      'El viernes es el cumple de Lucía y todavía no tengo regalo.',
      ['Ir al cumple de Lucía el viernes', 'Comprar el regalo'],
    ],
    [
      'and one gets hold of what nobody sells',
      'Comprar pan. Mañana hay excursión y aún no tengo la autorización.',
      ['Comprar pan', 'Ir a la excursión mañana', 'Conseguir la autorización'],
    ],
    [
      'in Portuguese',
      'Comprar pão. Ainda não temos babá pra sábado.',
      ['Comprar pão', 'Conseguir babá pra sábado'],
    ],
    [
      'and in German',
      'Brot kaufen. Ich hab noch keine Karten für das Konzert.',
      ['Brot kaufen', 'Karten für das Konzert besorgen'],
    ],
    [
      'what was not done yet is to be done, whatever verb it is',
      'Comprar pão. Ainda não falei com o chefe.',
      ['Comprar pão', 'Falar com o chefe'],
    ],
    [
      'a shame behind it does not make it done',
      'No he contestado al correo de mi jefa y me da vergüenza. Comprar pan.',
      ['Contestar al correo de mi jefa', 'Comprar pan'],
    ],
    [
      'what one has not managed to do is still to be done',
      'Comprar pão. O chuveiro queimou e não consegui chamar o eletricista.',
      ['Comprar pão', 'Chamar o eletricista'],
    ],
    [
      'nor what there was no time for',
      "Acheter du pain. J'ai pas eu le temps de faire les courses.",
      ['Acheter du pain', 'Faire les courses'],
    ],
    [
      'what one does not know yet is to be decided',
      'Comprar pan. Todavía no sé qué hacer con el sofá.',
      ['Comprar pan', 'Decidir qué hacer con el sofá'],
    ],
    [
      'a thing that leaks again is no wish',
      'Comprar pan. El grifo del baño gotea otra vez.',
      ['Comprar pan', 'Arreglar el grifo del baño'],
    ],
  ])('%s', (_, text, titles) => {
    expect(titlesOf(text)).toEqual(titles);
  });

  it.each([
    ['Aún no me han contestado del taller', 'Comprar pan. Aún no me han contestado del taller.'],
    ['Ainda não está pronta a apresentação', 'Comprar pão. Ainda não está pronta a apresentação.'],
    [
      'Ich habe noch nicht mit Lena gesprochen',
      'Brot kaufen. Ich habe noch nicht mit Lena gesprochen.',
    ],
    ['Todavía no tengo plan para el sábado', 'Comprar pan. Todavía no tengo plan para el sábado.'],
  ])('where no deed is found, it says "not yet": %s', (title, text) => {
    expect(titlesOf(text)).toContain(title);
  });
});
