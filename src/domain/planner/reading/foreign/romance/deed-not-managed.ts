import { type LanguageCode, LANGUAGE_PACKS } from '../../../data/languages.ts';
import { withoutEndMarks } from '../../../words/end-marks.ts';
import { keysOf } from '../../../words/phrase-text.ts';
import { keyAt, textOf, type Word } from '../../../words/words.ts';

const NOT_MANAGED: ReadonlyMap<LanguageCode, RegExp> = new Map([
  [
    'es',
    /^(?:(?:todavía|aún) )?no (?:(?:he|hemos) (?:podido|conseguido|logrado)|pude|pudimos|conseguí|logré) /u,
  ],
  ['pt', /^(?:eu )?(?:ainda )?não (?:consegui|conseguimos|pude|deu (?:tempo de|para|pra)) /u],
  [
    'fr',
    /^(?:je n'ai|j'ai|on n'a|on a) (?:toujours |encore )?pas (?:encore |toujours )?(?:réussi à|pu|eu le temps de) /u,
  ],
]);
const LONGEST = 9;
/** How one is, and no deed. */
const NEEDS_REST =
  /^(?:dormir|descansar|comer|respirar|concentrar\p{L}*|parar|dejar|deixar|ser|estar|manger|reposer|respirer|arrêter|être|avoir|tener|ter|haber|llorar|chorar|pleurer|pensar|penser|olvidar\p{L}*|esquecer)$/u;

/** "Não consegui chamar o eletricista" is still to be done; "no he podido dormir" is only told. */
export function deedNotManaged(words: readonly Word[], code: LanguageCode): string | null {
  const [said] = NOT_MANAGED.get(code)?.exec(`${keysOf(words.slice(0, LONGEST))} `) ?? [];
  const rest = words.slice(said?.trim().split(' ').length ?? words.length);
  return rest.length > 1 &&
    LANGUAGE_PACKS.get(code)?.isVerb(keyAt(rest, 0)) === true &&
    !NEEDS_REST.test(keyAt(rest, 0))
    ? withoutEndMarks(textOf(rest))
    : null;
}
