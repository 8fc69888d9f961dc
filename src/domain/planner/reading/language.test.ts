import { describe, expect, it } from 'vitest';

import { withForeignKeys } from './foreign/foreign-keys.ts';
import { languageOfLine, languageOfPage } from './language.ts';
import { wordsOf } from '../words/words.ts';

describe('the language of a page and of its lines', () => {
  it.each([
    ['Les sabots sont morts, en recommander.', 'fr'],
    ['Résilier la salle, envoyer le chèque', 'fr'],
    ['coiffeur jeudi 14h, dm de maths, chargeur a rendre a kev', 'fr'],
    ['O chuveiro queimou, isso hoje ainda', 'pt'],
    ['No he pagado todavía la comunidad', 'es'],
    ['Ask about the en suite, book the NAS', 'en'],
  ])('"%s" is %s', (text, language) => {
    expect(languageOfPage(text)).toBe(language);
  });

  it.each(['...', '???', '!!!', '-', '* * *', '—'])(
    '"%s" has no words, and stays English',
    (text) => {
      expect(languageOfPage(text)).toBe('en');
    },
  );

  it('one short word on a page makes no line of it a third language', () => {
    const lineOf = (text: string) => languageOfLine(withForeignKeys(wordsOf(text), 'fr'), 'fr');
    expect(lineOf('trop fatiguee en ce moment')).toBe('fr');
    expect(lineOf('hay que llamar al banco')).toBe('es');
  });
});
