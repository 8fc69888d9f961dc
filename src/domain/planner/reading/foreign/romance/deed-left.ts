import { type RomanceLanguage } from '../../../data/foreign/romance-pack.ts';
import { FOREIGN_VERBS } from '../../../data/foreign-words.ts';
import { type LanguageCode } from '../../../data/languages.ts';
import { withoutEndMarks } from '../../../words/end-marks.ts';
import { keysOf } from '../../../words/phrase-text.ts';
import { keyAt, textOf, type Word } from '../../../words/words.ts';
import { withinSentence } from './named-thing.ts';

type Left = {
  /** In front of a thing with which something is still to be done. */
  readonly thereIs: RegExp;
  /** Between the thing and its deed where it is there, and where it is said of it. */
  readonly leads: RegExp;
  readonly is: RegExp;
  /** What begins or ends by itself, and what is said of anything. */
  readonly not: RegExp;
};

const LEFT: ReadonlyMap<LanguageCode, Left> = new Map([
  [
    'fr',
    {
      thereIs: /^(?:il y a|y a|y['’]a|j['’]ai|on a|il reste|reste) (?:encore |aussi |toujours )?/u,
      leads: /^à$/u,
      is: /^(?:est|sont)$/u,
      not: /^(?:vendre|louer|voir|finir|terminer|passer)$/u,
    },
  ],
  [
    'es',
    {
      thereIs:
        /^(?:hay|tengo|tenemos|queda|quedan|me quedan?|nos quedan?) (?:todavía |aún |también )?/u,
      leads: /^(?:por|que)$/u,
      is: /^(?:está|están|sigue|siguen)$/u,
      not: /^(?:terminar|acabar|empezar|cerrar|abrir|salir|ver|ir|hacer|llegar|hablar)$/u,
    },
  ],
  [
    'pt',
    {
      thereIs: /^(?:há|tem|tenho|temos) (?:ainda |também )?/u,
      leads: /^(?:por|para|pra)$/u,
      is: /^(?:está|tá|estão|tão|ficou|ficaram)$/u,
      not: /^(?:terminar|acabar|começar|fechar|abrir|sair|ver|ir|fazer|chegar|falar|mudar|dar|passar|ajudar)$/u,
    },
  ],
]);

const MAX_THING = 6;
const OPENS_THING =
  /^(?:le|la|les|l['’].+|un|une|des|du|mon|ma|mes|nos|notre|el|los|las|una|unos|unas|mi|mis|o|a|os|as|um|uma|uns|umas|meu|minha|meus|minhas|\d+|deux|trois|quatre|cinq|six|dos|tres|cuatro|cinco|seis|dois|duas|três|quatro|septante|\p{L}{4,}s)$/u;
/** Names of nothing, and what one has without doing anything. */
const NO_THING =
  /(?<!\p{L})(?:choses?|trucs?|tas|rien|beaucoup|peu|mal|hâte|du mal|cosas?|much[oa]s?|algo|nada|coisas?|muit[oa]s?|ne|pas|no|não|que|qui|plus)(?!\p{L})/u;

/** Where the deed of a thing stands behind "à", "por", "para"; -1 for none. */
function deedAt(words: readonly Word[], from: number, code: LanguageCode, left: Left): number {
  const end = Math.min(words.length - 1, from + MAX_THING + 1);
  for (let at = from + 1; at < end; at++) {
    if (words[at - 1]?.comma === true) return -1;
    if (!left.leads.test(keyAt(words, at))) continue;
    const deed = keyAt(words, at + 1);
    const isKnown = FOREIGN_VERBS.get(code)?.has(deed) === true && !left.not.test(deed);
    if (!isKnown) continue;
    const thing = words.slice(from, left.is.test(keyAt(words, at - 1)) ? at - 1 : at);
    return NO_THING.test(keysOf(thing)) ? -1 : at + 1;
  }
  return -1;
}

/** "Le compresseur est à rendre", "y a les poubelles à sortir", "tengo tres facturas por pagar": what is left to be done. */
export function deedLeft(words: readonly Word[], { code }: RomanceLanguage): string | null {
  const left = LEFT.get(code);
  if (left === undefined) return null;
  const [there] = left.thereIs.exec(`${keysOf(words.slice(0, 5))} `) ?? [];
  const from = there === undefined ? 0 : there.trim().split(' ').length;
  if (!OPENS_THING.test(keyAt(words, from))) return null;
  const at = deedAt(words, from, code, left);
  if (at < 0) return null;
  const isSaid = left.is.test(keyAt(words, at - 2));
  const end = isSaid ? at - 2 : at - 1;
  if ((there === undefined) !== isSaid || end <= from || (isSaid && end < from + 2)) return null;
  const isMade = keyAt(words, at) === 'faire' && /(?:er|ir|re)$/u.test(keyAt(words, at + 1));
  const behind = at + (isMade ? 2 : 1);
  const deed = keysOf(words.slice(at, behind));
  const rest = withoutEndMarks(textOf(words.slice(behind)));
  return `${deed} ${withinSentence(words.slice(from, end))} ${rest}`.trim();
}
