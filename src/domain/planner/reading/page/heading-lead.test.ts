import { expect, it } from 'vitest';
import { readDump } from '../read-dump.ts';

function headingsOver(line: string, ...list: readonly string[]): readonly string[][] {
  const text = [line, ...list.map((thing) => `- ${thing}`)].join('\n');
  return readDump({ text, today: '2026-11-21' }).items.map(({ headings }) => [...headings]);
}

const ENGLISH = ['find boxes', 'sell the desk', 'cancel the internet'];
const SPANISH = ['buscar cajas', 'vender el escritorio', 'limpiar el horno'];
const FRENCH = ['chercher des cartons', 'vendre le bureau', 'nettoyer le four'];
const GERMAN = ['Kartons suchen', 'Schreibtisch verkaufen', 'Ofen putzen'];
const PORTUGUESE = ['arranjar caixas', 'vender a mesa', 'limpar o forno'];

it.each([
  ['I need to:', ENGLISH],
  ['so we still have to:', ENGLISH],
  ['hay que:', SPANISH],
  ['Tengo que:', SPANISH],
  ['il faut :', FRENCH],
  ['Ich muss:', GERMAN],
  ['tenho de:', PORTUGUESE],
])('"%s" over a list only leads to it, and is the name of nothing', (line, list) => {
  expect(headingsOver(line, ...list)).toEqual(list.map(() => []));
});

it.each([
  ['The flat is a mess. I need to:', ENGLISH, 'The flat is a mess'],
  ['La mudanza me agobia. Hay que:', SPANISH, 'La mudanza me agobia'],
  ['Je déménage. Il faut :', FRENCH, 'Je déménage'],
  ['Ich ziehe um. Ich muss:', GERMAN, 'Ich ziehe um'],
  ['Vou mudar de casa. Tenho de:', PORTUGUESE, 'Vou mudar de casa'],
])('"%s" gives a list the name that is said before', (line, list, name) => {
  expect(headingsOver(line, ...list).map(([first]) => first?.replace(/\.$/u, ''))).toEqual(
    list.map(() => name),
  );
});
