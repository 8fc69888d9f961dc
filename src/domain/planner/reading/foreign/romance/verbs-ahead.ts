import { type RomanceLanguage } from '../../../data/foreign/romance-pack.ts';
import { wordMap } from '../../../words/word-set.ts';
import { baseBy, PRESENT } from './own-plans.ts';

/** What one will or would do, where the ending is all there is behind the base form: "ayudaría", "levarei". */
const AHEAD: ReadonlyMap<string, RegExp> = new Map([
  ['es', /^(\p{L}+[aei]r)(?:é|ía|emos|íamos)$/u],
  ['pt', /^(\p{L}+[aei]r)(?:ei|ia|emos|íamos)$/u],
  ['fr', /^(\p{L}+r)(?:ais?|ons|ions|ait)$/u],
]);
const IRREGULAR: ReadonlyMap<string, string> = wordMap(`
haría:hacer haré:hacer diría:decir diré:decir tendría:tener pondría:poner pondré:poner saldría:salir vendría:venir vendré:venir iba:ir
faria:fazer farei:fazer diria:dizer direi:dizer traria:trazer trarei:trazer ia:ir trazia:trazer fazia:fazer
viendrais:venir viendrai:venir ferais:faire ferai:faire irais:aller irai:aller enverrais:envoyer enverrai:envoyer verrai:voir verrais:voir
serais:être serai:être tiendrai:tenir tiendrais:tenir appellerais:appeler appellerai:appeler rappellerais:rappeler rappellerai:rappeler`);
const PAST_AHEAD: ReadonlyMap<string, RegExp> = new Map([
  ['es', /^(\p{L}{2,})aba$/u],
  ['pt', /^(\p{L}{2,})ava$/u],
]);

function inFrench(stem: string): string {
  if (!/[ei]r$/u.test(stem)) return `${stem}e`;
  return stem.replace(/è(\p{L})er$/u, 'e$1er').replace(/aier$/u, 'ayer');
}

/** The base form of what one would, will or is going to do; null where the form tells nothing. */
export function baseAhead(key: string, language: RomanceLanguage): string | null {
  const known = IRREGULAR.get(key);
  if (known !== undefined) return known;
  const stem = AHEAD.get(language.code)?.exec(key)?.[1];
  if (stem !== undefined) return language.code === 'fr' ? inFrench(stem) : stem;
  const told = PAST_AHEAD.get(language.code)?.exec(key)?.[1];
  return told === undefined ? baseBy(key, language, PRESENT) : `${told}ar`;
}
