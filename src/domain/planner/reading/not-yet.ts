import { FOREIGN_VERBS } from '../data/foreign-words.ts';
import { type LanguageCode } from '../data/languages.ts';
import { wordMap } from '../words/word-set.ts';

const IRREGULAR: ReadonlyMap<string, string> = wordMap(`
hecho:hacer hice:hacer puesto:poner escrito:escribir visto:ver abierto:abrir devuelto:devolver visto:ver ido:ir fui:ir
traído:traer traje:traer fiz:fazer feito:fazer pus:pôr vi:ver li:ler dei:dar trouxe:trazer pago:pagar
fait:faire pris:prendre mis:mettre écrit:écrire lu:lire vu:voir rendu:rendre répondu:répondre vendu:vendre étendu:étendre
ouvert:ouvrir prévenu:prévenir inscrit:inscrire peint:peindre
geschrieben:schreiben gelesen:lesen gewaschen:waschen gebracht:bringen angerufen:anrufen abgegeben:abgeben
überwiesen:überweisen unterschrieben:unterschreiben eingereicht:einreichen ausgefüllt:ausfüllen bezahlt:bezahlen
bestellt:bestellen beantragt:beantragen beantwortet:beantworten besorgt:besorgen zurückgerufen:zurückrufen
weggebracht:wegbringen reserviert:reservieren repariert:reparieren verlängert:verlängern verschickt:verschicken
gegossen:gießen aufgehängt:aufhängen geschnitten:schneiden`);

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

const HAS_NOT =
  /(?:^| )(?:não|todavía no|aún no|todavía no he|aún no he|no he|n'ai (?:pas encore|toujours pas)|j'ai (?:pas encore|toujours pas)|noch nicht)$/u;

/** Whether an obligation says that something is not done yet: "je n'ai pas encore", "ainda não". */
export function saysNotYet(obligation: string): boolean {
  return HAS_NOT.test(obligation);
}
