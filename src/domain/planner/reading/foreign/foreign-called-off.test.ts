import { expect, it } from 'vitest';
import { titlesOf } from '../test-items.ts';

it.each([
  ['Llamar al banco.', 'Olvida lo del regalo.', 'Comprar pan.'],
  ['Llamar al banco.', 'El vecino hace ruido otra vez.', 'Comprar pan.'],
  ['Appeler la banque.', 'Laisse tomber le plombier, il est passé hier.', 'Acheter du pain.'],
  ['Appeler la banque.', 'Plus besoin du plombier.', 'Acheter du pain.'],
  ['Appeler la banque.', 'À quoi bon.', 'Acheter du pain.'],
  ['Ligar para o banco.', 'Deixa pra lá o encanador, ele veio hoje.', 'Comprar pão.'],
  ['Ligar para o banco.', 'O vizinho fez festa até as três.', 'Comprar pão.'],
  ['Bank anrufen.', 'Den Klempner brauchen wir nicht mehr, läuft wieder.', 'Brot kaufen.'],
  ['Bank anrufen.', 'Vergiss den Kuchen, Lea macht einen.', 'Brot kaufen.'],
  ['Bank anrufen.', 'Der Termin beim Zahnarzt fällt aus.', 'Brot kaufen.'],
  ['Bank anrufen.', 'Der Nachbar bohrt schon wieder.', 'Brot kaufen.'],
  ['Bank anrufen.', 'Wozu mache ich das alles.', 'Brot kaufen.'],
])('%s %s %s: the words between are no step', (first, said, last) => {
  const plain = titlesOf(`${first} ${last}`);
  expect(plain).toHaveLength(2);
  expect(titlesOf(`${first} ${said} ${last}`)).toEqual(plain);
});

it.each([
  ['Bank anrufen. Der Drucker spinnt.', 'Den Drucker reparieren'],
  ['Bank anrufen. Das WLAN zickt.', 'Das WLAN reparieren'],
  ['Bank anrufen. Wir brauchen Milch.', 'Milch besorgen'],
  ['Le prometí a Marta la receta. Comprar pan.', 'Le prometí a Marta la receta'],
])('%s asks for something', (text, title) => {
  expect(titlesOf(text)).toContain(title);
});
