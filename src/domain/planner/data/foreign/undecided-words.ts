import { type LanguageCode } from '../languages.ts';
import { type PhraseBook, phraseBook, wordSet } from '../../words/word-set.ts';

/** How a language says that one does not know what, how, where or when. */
type UndecidedWords = {
  /** "No sé". */
  readonly unknown: PhraseBook;
  readonly asks: PhraseBook;
  /** Behind the question these ask for nothing of their own: "no sé qué hacer". */
  readonly idle: ReadonlySet<string>;
  /** The deed that it takes. */
  readonly deed: string;
};

export const UNDECIDED_WORDS: ReadonlyMap<LanguageCode, UndecidedWords> = new Map([
  [
    'es',
    {
      unknown: phraseBook('no sé\ntodavía no sé\naún no sé'),
      asks: phraseBook('qué\ncómo\ndónde\ncuándo'),
      idle: wordSet('hacer hacerlo hacerle empezar'),
      deed: 'Decidir',
    },
  ],
  [
    'pt',
    {
      unknown: phraseBook('não sei\nainda não sei'),
      asks: phraseBook('o que\ncomo\nonde\nquando'),
      idle: wordSet('fazer fazê-lo começar'),
      deed: 'Decidir',
    },
  ],
  [
    'fr',
    {
      unknown: phraseBook(
        'je ne sais pas\nje ne sais pas encore\nje sais pas encore\nje ne sais toujours pas\nje sais toujours pas',
      ),
      asks: phraseBook('quoi\ncomment\noù\nquand'),
      idle: wordSet('faire commencer'),
      deed: 'Choisir',
    },
  ],
  [
    'de',
    {
      unknown: phraseBook('ich weiß nicht\nich weiß noch nicht\nich weiß immer noch nicht'),
      asks: phraseBook('was\nwie\nwo\nwann'),
      idle: wordSet('tun ich anfangen beginnen'),
      deed: 'Überlegen:',
    },
  ],
]);
