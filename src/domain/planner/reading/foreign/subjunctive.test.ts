import { describe, expect, it } from 'vitest';

import { readDump } from '../read-dump.ts';
import { baseBehindQueJe } from './subjunctive.ts';

function titlesOf(text: string) {
  return readDump({ text, today: '2026-11-21' }).items.map(({ title }) => title);
}

describe('what stands behind "il faut que je"', () => {
  it.each([
    ['mixe', 'mixer'],
    ['rentre', 'rentrer'],
    ['commande', 'commander'],
    ['défende', 'défendre'],
    ['réponde', 'répondre'],
    ['récupère', 'récupérer'],
    ['promène', 'promener'],
    ['nettoie', 'nettoyer'],
    ['tienne', 'tenir'],
    ['finisse', 'finir'],
    ['laisse', 'laisser'],
    ['dise', 'dire'],
    ['utilise', 'utiliser'],
    ['refaire', null],
    ['vais', null],
  ])('%s', (form, base) => {
    expect(baseBehindQueJe(form)).toBe(base);
  });

  it.each([
    ['a verb that no list has', 'Il faut que je mixe le son.', ['Mixer le son']],
    ['behind a pronoun', 'Faut que je lui dise la vérité.', ['Lui dire la vérité']],
    ['some of it', "Faut que j'en commande une autre.", ['En commander une autre']],
    ['two pronouns', "Il faut que je m'en occupe jeudi.", ["M'en occuper jeudi"]],
    ['what is to be avoided', 'Faut pas que je rate le train.', ['Ne pas rater le train']],
    [
      'it will have to be, one day',
      'Il faudra bien un jour que je trie ses affaires. Il va falloir que je rappelle la banque.',
      ['Trier ses affaires', 'Rappeler la banque'],
    ],
    ['a thing is got', 'Il me faut des gants.', ['Trouver des gants']],
    ['somebody else is no form of a verb', 'Il faut que ma mère signe.', ['Ma mère signe']],
    ['told, and not owed', 'Je mixe le son.', ['Je mixe le son']],
  ])('%s', (_, text, expected) => {
    expect(titlesOf(text)).toEqual(expected);
  });
});
