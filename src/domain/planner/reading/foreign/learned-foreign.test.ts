import { describe, expect, it } from 'vitest';
import { titlesOf } from '../test-items.ts';

describe('what runs on in another language', () => {
  it.each([
    [
      'German',
      'also morgen muss ich die präsentation fertig machen der rücken bringt mich um dann den tierarzt anrufen wegen dem kater die wäsche hab ich schon aufgehängt die gasrechnung prüfen und am freitag die reifen wechseln lassen',
      ['präsentation', 'tierarzt', 'gasrechnung', 'reifen'],
      ['rücken', 'wäsche'],
    ],
    [
      'Spanish',
      'a ver mañana tengo que llamar al dentista estoy hecha polvo la luz ya la pagué comprar pañales pedir cita al pediatra recoger el paquete en correos mi hermano ya llevó el coche al taller',
      ['dentista', 'pañales', 'pediatra', 'paquete'],
      ['polvo', 'luz', 'taller'],
    ],
    [
      'French',
      "bon alors demain faut que j'appelle la mutuelle j'ai la tête comme une pastèque la facture edf c'est payé racheter des couches prendre rendez-vous chez le dentiste ma soeur s'occupe du gâteau envoyer le dossier de la crèche",
      ['mutuelle', 'couches', 'dentiste', 'crèche'],
      ['pastèque', 'facture', 'gâteau'],
    ],
    [
      'Portuguese',
      'então amanhã tenho que ligar pro contador tô morta de cansaço o aluguel já paguei comprar ração do cachorro marcar consulta com o pediatra minha mãe já buscou o exame levar o carro na oficina e responder o email da escola até quinta',
      ['contador', 'ração', 'pediatra', 'oficina', 'email'],
      ['cansaço', 'aluguel', 'exame'],
    ],
  ])('is parted in %s, and what is felt or done is no step', (_, text, asked, told) => {
    const titles = titlesOf(text);
    const holding = (word: string): number => titles.filter((title) => title.includes(word)).length;
    expect(asked.map(holding)).toEqual(asked.map(() => 1));
    expect(told.map(holding)).toEqual(told.map(() => 0));
    expect(titles).toHaveLength(asked.length);
  });
});

describe('what nobody wrote a rule for', () => {
  it('is told from what is to be done by what marked dumps are like', () => {
    const lines = [
      '- Wäsche',
      '- Kopf brummt',
      '- Brot und Käse',
      '- null Bock heute',
      '- Zahnarzt anrufen',
      '- Winterreifen drauf, Papa hats gemacht',
    ];
    expect(titlesOf(lines.join('\n'))).toEqual([
      'Wäsche machen',
      'Brot und Käse besorgen',
      'Zahnarzt anrufen',
    ]);
  });
});
