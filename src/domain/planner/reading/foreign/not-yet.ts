import { FOREIGN_VERBS } from '../../data/foreign/foreign-words.ts';
import { type LanguageCode } from '../../data/languages.ts';
import { withoutEndMarks } from '../../words/end-marks.ts';
import { wordMap } from '../../words/word-set.ts';
import { keyAt, textOf, type Word } from '../../words/words.ts';

const IRREGULAR: ReadonlyMap<string, string> = wordMap(`
hecho:hacer hice:hacer puesto:poner escrito:escribir visto:ver abierto:abrir devuelto:devolver visto:ver ido:ir fui:ir
traído:traer traje:traer fiz:fazer feito:fazer pus:pôr vi:ver li:ler dei:dar trouxe:trazer pago:pagar
fait:faire pris:prendre mis:mettre écrit:écrire lu:lire vu:voir rendu:rendre répondu:répondre vendu:vendre étendu:étendre
ouvert:ouvrir prévenu:prévenir inscrit:inscrire peint:peindre
geschrieben:schreiben gelesen:lesen gewaschen:waschen gebracht:bringen angerufen:anrufen abgegeben:abgeben
überwiesen:überweisen unterschrieben:unterschreiben eingereicht:einreichen ausgefüllt:ausfüllen bezahlt:bezahlen
bestellt:bestellen beantragt:beantragen beantwortet:beantworten besorgt:besorgen zurückgerufen:zurückrufen
weggebracht:wegbringen reserviert:reservieren repariert:reparieren verlängert:verlängern verschickt:verschicken
verschoben:verschieben gestrichen:streichen gebacken:backen verliehen:verleihen gegossen:gießen gefunden:finden angefangen:anfangen begonnen:beginnen geschafft:schaffen aufgehängt:aufhängen geschnitten:schneiden`);

const ENDINGS: ReadonlyMap<LanguageCode, readonly (readonly [RegExp, readonly string[]])[]> =
  new Map([
    [
      'es',
      [
        [/ado$/u, ['ar']],
        [/ido$/u, ['er', 'ir']],
        [/qué$/u, ['car']],
        [/gué$/u, ['gar']],
        [/cé$/u, ['zar']],
        [/é$/u, ['ar']],
        [/í$/u, ['er', 'ir']],
      ],
    ],
    [
      'pt',
      [
        [/quei$/u, ['car']],
        [/guei$/u, ['gar']],
        [/cei$/u, ['çar']],
        [/ei$/u, ['ar']],
        [/ado$/u, ['ar']],
        [/i(?:do)?$/u, ['er', 'ir']],
      ],
    ],
    [
      'fr',
      [
        [/é$/u, ['er']],
        [/i$/u, ['ir']],
        [/u$/u, ['re', 'ir']],
      ],
    ],
    [
      'de',
      [
        [/^ge(\p{L}+?)e?t$/u, ['$1en', '$1n']],
        [/^(ab|an|auf|aus|ein|zurück|weg|mit|vor|raus|um)ge(\p{L}+)t$/u, ['$1$2en']],
      ],
    ],
  ]);

/** The base form of a word that says what is done: "comprei", "acheté", "gekauft"; null when none is known. */
export function baseOfForeignPast(key: string, code: LanguageCode): string | null {
  const verbs = FOREIGN_VERBS.get(code);
  const known = IRREGULAR.get(key);
  if (known !== undefined && verbs?.has(known) === true) return known;
  for (const [ending, bases] of ENDINGS.get(code) ?? []) {
    if (!ending.test(key)) continue;
    const base = bases.map((end) => key.replace(ending, end)).find((one) => verbs?.has(one));
    if (base !== undefined) return base;
  }
  return null;
}

const ANY_PAST: ReadonlyMap<LanguageCode, readonly (readonly [RegExp, string])[]> = new Map([
  ['es', [[/(?<=\p{L}{2})ado$/u, 'ar']]],
  [
    'pt',
    [
      [/(?<=\p{L})quei$/u, 'car'],
      [/(?<=\p{L})guei$/u, 'gar'],
      [/(?<=\p{L})cei$/u, 'çar'],
      [/(?<=\p{L}{2})ei$/u, 'ar'],
    ],
  ],
  ['fr', [[/(?<=\p{L}{2})é$/u, 'er']]],
]);

/** "Falei", "parlé": the base form of any verb, where something is said to be not done yet. */
export function baseOfNotDone(key: string, code: LanguageCode): string | null {
  const known = baseOfForeignPast(key, code);
  if (known !== null || /^(?:été|estado|dado)$/u.test(key)) return known;
  const [ending, base = ''] = (ANY_PAST.get(code) ?? []).find(([past]) => past.test(key)) ?? [];
  return ending === undefined ? null : key.replace(ending, base);
}

const HAS_NOT =
  /(?:^| )(?:não|todavía no|aún no|todavía no he|aún no he|no he|n'ai (?:pas encore|toujours pas)|j'ai (?:pas encore|toujours pas)|noch nicht)$/u;

/** Whether an obligation says that something is not done yet: "je n'ai pas encore", "ainda não". */
export function saysNotYet(obligation: string): boolean {
  return HAS_NOT.test(obligation);
}

/** What stands in front of what was not done: "ich habe", "no he", "je n'ai pas". */
const NOT_DONE: ReadonlyMap<LanguageCode, RegExp> = new Map([
  ['de', /^(?:(?:und|aber|ich|wir) )*(?:hab|habe|haben) (?:(?:ich|wir) )?$/u],
  ['es', /^(?:y )?(?:(?:todavía|aún) )?no (?:he |hemos )?$/u],
  ['pt', /^(?:e )?(?:eu )?(?:ainda )?não $/u],
  [
    'fr',
    /^(?:et )?(?:(?:je n'ai|on n'a|j'ai) )(?:toujours |encore )?(?:pas|jamais) (?:encore |toujours )?$|^(?:et )?(?:pas (?:encore|toujours)|(?:encore|toujours) pas) $/u,
  ],
]);
const STILL = /^(?:todavía|aún|ainda|encore|immer|noch|wieder|schon|mal)$/u;

function headLength(words: readonly Word[], code: LanguageCode): number {
  const opens = NOT_DONE.get(code);
  if (opens === undefined) return 0;
  const lengths = [6, 5, 4, 3, 2, 1].filter((length) => length < words.length);
  return (
    lengths.find((length) =>
      opens.test(
        `${words
          .slice(0, length)
          .map(({ key }) => key)
          .join(' ')} `,
      ),
    ) ?? 0
  );
}

/** Whether "ich habe", "je n'ai pas" begins here, and what is not done behind it. */
export function opensNotDone(words: readonly Word[], at: number, code: LanguageCode): boolean {
  return taskNotDone(words.slice(at), code) !== null;
}

/** "Ich habe den Antrag noch nicht unterschrieben": German says what was not done at the end. */
function notDoneAtEnd(rest: readonly Word[]): string | null {
  const not = rest.findIndex(({ key }) => key === 'nicht');
  const deed = keyAt(rest, not + 1);
  const base = baseOfForeignPast(deed, 'de') ?? IRREGULAR.get(deed) ?? null;
  const thing = rest.slice(0, Math.max(not, 0));
  const named = thing.filter(({ key }) => !STILL.test(key));
  return base === null || named.length === 0 ? null : `${withoutEndMarks(textOf(named))} ${base}`;
}

/** "No he pagado todavía la comunidad" is to pay it; null where nothing is said to be open. */
export function taskNotDone(words: readonly Word[], code: LanguageCode): string | null {
  const rest = words.slice(headLength(words, code));
  if (rest.length === words.length) return null;
  if (code === 'de') return notDoneAtEnd(rest);
  const base = baseOfForeignPast(keyAt(rest, 0), code);
  const thing = rest.slice(1).filter(({ key }) => !STILL.test(key));
  return base === null || thing.length === 0 ? null : `${base} ${withoutEndMarks(textOf(thing))}`;
}
