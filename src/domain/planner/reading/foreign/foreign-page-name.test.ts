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

  it('is a thing to do among few lines', () => {
    expect(stepsUnder('Aufgaben', ['Zahnarzt anrufen', 'Müll rausbringen'])).toBe(3);
  });
});
