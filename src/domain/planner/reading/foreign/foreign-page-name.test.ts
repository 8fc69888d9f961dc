import { describe, expect, it } from 'vitest';
import { readDump } from '../read-dump.ts';

const LIST = {
  es: ['llamar al dentista', 'pagar la luz', 'enviar el informe a Marta'],
  fr: ['appeler le dentiste', 'payer la facture', 'sortir les poubelles'],
  pt: ['ligar ao dentista', 'pagar a luz', 'enviar o relatório à Marta'],
  de: ['Zahnarzt anrufen', 'Rechnung bezahlen', 'Müll rausbringen'],
} as const;

function stepsUnder(name: string, lines: readonly string[]): number {
  return readDump({ text: [name, ...lines].join('\n'), today: '2026-11-21' }).items.length;
}

describe('what is written over a page', () => {
  it.each([
    ['es', 'pendientes'],
    ['es', 'Tareas del lunes'],
    ['es', 'lista de pendientes para hoy'],
    ['fr', 'à faire avant Noël'],
    ['fr', 'choses à faire cette semaine'],
    ['fr', 'Ma liste'],
    ['pt', 'coisas para fazer'],
    ['pt', 'tarefas de sábado'],
    ['de', 'noch zu erledigen'],
    ['de', 'Aufgaben diese Woche'],
  ] as const)('%s: is no step: %s', (code, name) => {
    expect(stepsUnder(name, LIST[code])).toBe(LIST[code].length);
  });

  it.each([
    ['es', 'pendientes de plata para Ana'],
    ['es', 'revisar las tareas de Leo'],
    ['es', 'pendiente de firmar el contrato'],
    ['fr', 'liste des invités'],
    ['fr', 'faire la liste de courses'],
    ['fr', 'dossier à faire signer'],
    ['pt', 'corrigir as tarefas da Inês'],
    ['pt', 'fazer a lista de convidados'],
    ['pt', 'lista de convidados'],
    ['es', 'hacer la lista de invitados'],
    ['es', 'bandeja de helados'],
    ['de', 'Gästeliste'],
    ['de', 'Aufgaben von Ida nachsehen'],
  ] as const)('%s: is a step where it names a thing or a deed: %s', (code, name) => {
    expect(stepsUnder(name, LIST[code])).toBe(LIST[code].length + 1);
  });

  it.each([
    ['es', 'pendientes antes del viernes', 'antes del viernes', 6],
    ['es', 'pendientes antes de la boda', 'antes de la boda', null],
    ['es', 'Tareas del lunes', 'lunes', 2],
    ['fr', 'À faire avant vendredi', 'avant vendredi', 6],
    ['fr', 'à faire demain', 'demain', 1],
    ['fr', 'à faire avant le week-end', 'avant le week-end', null],
    ['pt', 'tarefas até sexta', 'até sexta', 6],
    ['de', 'Aufgaben bis Freitag', 'bis Freitag', 6],
  ] as const)('%s: says when all of it is to be done: %s', (code, name, said, due) => {
    const { items } = readDump({ text: [name, ...LIST[code]].join('\n'), today: '2026-11-21' });
    const whens = items.map((item) => ({ said: item.headings.at(-1), due: item.due }));
    expect(whens).toEqual(LIST[code].map(() => ({ said, due })));
  });

  it('says so beside the headings of the page', () => {
    const page =
      'Tareas del lunes\nCasa:\n- limpiar la cocina\n- pagar la luz\nTrabajo:\n- llamar a Marta';
    const { items } = readDump({ text: page, today: '2026-11-21' });
    expect(items.map(({ headings, due }) => [...headings, due])).toEqual([
      ['Casa', 'lunes', 2],
      ['Casa', 'lunes', 2],
      ['Trabajo', 'lunes', 2],
    ]);
  });

  it.each([
    ['es', 'pendientes de la semana'],
    ['fr', "à faire aujourd'hui"],
    ['pt', 'tarefas de hoje'],
    ['de', 'Aufgaben diese Woche'],
  ] as const)('%s: what is for now has no day: %s', (code, name) => {
    const { items } = readDump({ text: [name, ...LIST[code]].join('\n'), today: '2026-11-21' });
    expect(items.map(({ headings, due }) => ({ headings, due }))).toEqual(
      LIST[code].map(() => ({ headings: [], due: null })),
    );
  });

  it('is a thing to do among few lines', () => {
    expect(stepsUnder('Aufgaben', ['Zahnarzt anrufen', 'Müll rausbringen'])).toBe(3);
  });
});
