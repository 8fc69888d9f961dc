import { describe, expect, it } from 'vitest';

import { stepsOf } from '../../test-steps.ts';

const SPOKEN =
  'a ver son las diez y ando en el micro hay que llamar al contador por lo del iva comprar tóner negro y resmas la impresora otra vez parpadea mandar las planillas a doña rosa el gato sigue raro pagar la luz antes del martes qué sueño tengo el regalo de la nena bicicleta rosada con canasta';

describe('a break in words of another language that was no more than likely', () => {
  it('says beside the step how both sides were said', () => {
    const torn = stepsOf(SPOKEN).find(({ title }) => /bicicleta/iu.test(title));
    expect(torn?.description).toContain('regalo de la nena bicicleta rosada con canasta');
  });

  it('says nothing where a deed or a name with its article begins', () => {
    const steps = stepsOf(SPOKEN).filter(({ title }) => /tóner|planillas|impresora/iu.test(title));
    expect(steps.length).toBeGreaterThan(1);
    for (const { description } of steps) expect(description).not.toContain('…');
  });

  it('says nothing where what begins has its deed', () => {
    const spoken =
      'so Einkaufszettel und alles andere dann Turnbeutel von Ida suchen der ist im Bus liegen geblieben Fundbüro anrufen und U-Untersuchung beim Kinderarzt vereinbaren ich bin so müde Kitagebühr ist abgebucht Fotos für Oma bestellen bis Freitag wegen dem Rabatt und mein Mann macht den Adventskranz hat er gesagt ich freu mich ja irgendwie auch auf Weihnachten Waschmaschine ausräumen';
    const steps = stepsOf(spoken).filter(({ title }) => /Fundbüro|Waschmaschine/u.test(title));
    expect(steps).toHaveLength(2);
    for (const { description } of steps) expect(description).not.toContain('…');
  });
});
