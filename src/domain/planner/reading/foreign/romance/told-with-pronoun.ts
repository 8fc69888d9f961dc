import { type LanguageCode } from '../../../data/languages.ts';
import { keysOf } from '../../../words/phrase-text.ts';
import { type Word } from '../../../words/words.ts';
import { isOwedWithin } from '../foreign-statement.ts';

/** A thing, and behind it who did what with it: a sentence of its own, and no name. */
const TOLD: ReadonlyMap<LanguageCode, RegExp> = new Map([
  [
    'es',
    /^(?:el|la|los|las|lo|mi|mis) (?:\p{L}+ ){0,5}(?!(?:de|con|para|por|a|en|y|e|sin|hasta|sobre|que) )\p{L}+ (?:ya )?(?:me |se |nos |te )?(?:lo|la|los|las) (?:\p{L}{2,}(?:é|í|ó|aron|ieron|amos|imos)|hice|hizo|puse|puso|traje|trajo|(?:presta|trae|lleva|pone|paga|hace|compra|regala|deja)n? (?:el|la|los|las|mi|\p{L}+$))(?!\p{L})/u,
  ],
  [
    'fr',
    /^(?!.*(?<!\p{L})(?:pas|plus|jamais|faut|à)(?!\p{L}))(?:le|la|les|l['’]\p{L}+|mon|ma|mes|notre|nos) (?:\p{L}+ ){0,5}(?!(?:pour|avec|chez|sur|sans|de|vers|entre|que|qui|dont|où|quand|si|comme|et) )[\p{L}'’]+ (?:(?:je|on|il|elle|ils|elles|tu) (?:l['’]|les |y |en )?(?:ai|a|as|ont|suis|est) (?:déjà |enfin )?\p{L}+(?:é|i|u|is|it)e?s?|j['’](?:ai|y suis|étais) (?:déjà |enfin )?\p{L}+|(?:il|elle|ils|elles) \p{L}+ai(?:t|ent)|\p{L}+ s['’]en (?:charge|occupe)|c['’]était \p{L}+)(?!\p{L})/u,
  ],
]);

/** "La cuota la cubrí yo", "la taxe de séjour je l'ai reversée": what was done with a thing is told. */
export function tellsWithPronoun(words: readonly Word[], code: LanguageCode): boolean {
  return TOLD.get(code)?.test(keysOf(words)) === true && !isOwedWithin(words, code);
}
