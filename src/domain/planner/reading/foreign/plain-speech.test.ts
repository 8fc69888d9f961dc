import { describe, expect, it } from 'vitest';
import { itemsOf, titlesOf } from '../test-items.ts';

describe('plain speech in other languages', () => {
  it.each([
    [
      'what a deed is done to is not torn from it',
      "alors euh il faut que je pense à récupérer mon colis au relais avant jeudi sinon il repart et puis j'ai la réunion parents profs mardi soir il faut que je trouve une baby-sitter et que je nettoie la chambre d'amis",
      'Récupérer mon colis au relais avant jeudi',
    ],
    [
      'a state of the thing in front begins nothing',
      'vale pues tengo que preparar la presentación del lunes ah y sacar al perro y comprar pienso que no queda nada y el móvil de Pablo tiene la pantalla rota hay que llevarlo a arreglar y llamar a la abuela',
      'Arreglar el móvil de Pablo',
    ],
    [
      'who comes on a day stands behind the verb',
      'also ich muss unbedingt den Hausarzt anrufen wegen dem Rezept und die Wohnung sieht aus wie sau und am Samstag kommt meine Schwester da muss ich noch das Gästebett beziehen und einkaufen und die Bewerbung muss bis Mittwoch raus',
      'Das Gästebett beziehen',
    ],
  ])('%s', (_, text, title) => {
    expect(titlesOf(text)).toContain(title);
  });

  it.each([
    [
      'No he contestado al correo de mi jefa y me da vergüenza. Terminar el capítulo 2. La lavadora hace ruido. Ayer ya pagué el alquiler.',
      'Contestar al correo de mi jefa',
    ],
    [
      'Semana cheia. Preciso renovar a carteira. O chuveiro queimou e não consegui chamar o eletricista. Não tem mais gás.',
      'Chamar o eletricista',
    ],
  ])('what a rule knows to be open is not taken for told: %s', (text, title) => {
    expect(titlesOf(text)).toContain(title);
  });

  it.each([
    [
      'what one has to goes on behind a comma',
      "Il faut que je rende les clés vendredi, que je fasse l'état des lieux et que je résilie l'assurance.",
      ['Rendre les clés vendredi', "Faire l'état des lieux", "Résilier l'assurance"],
    ],
    [
      'what is lacking is a thing of its own',
      'Die Hausarbeit muss bis Freitag abgegeben werden und mir fehlt noch das Fazit.',
      ['Die Hausarbeit bis Freitag abgeben', 'Das Fazit schreiben'],
    ],
  ])('%s', (_, text, titles) => {
    expect(titlesOf(text)).toEqual(titles);
  });

  it('by when it is due is said of the thing before', () => {
    const [first, ...others] = itemsOf(
      'Todavía no he mandado los papeles de la beca y el plazo acaba el viernes.',
    );
    expect(first?.title).toBe('Mandar los papeles de la beca');
    expect(first?.notes).toEqual(['El plazo acaba el viernes']);
    expect(others).toEqual([]);
  });

  it.each([
    ['- ampoule du couloir grillée\n- appeler maman', "Changer l'ampoule du couloir"],
    ['- seguro coche vence el 30\n- llamar a la abuela', 'Renovar el seguro coche'],
  ])('a worn thing is changed, and what runs out renewed: %s', (text, title) => {
    expect(titlesOf(text)[0]).toBe(title);
  });
});
