import { TELLING_WORDS } from '../../../data/foreign/foreign-finite.ts';
import { type RomanceLanguage } from '../../../data/foreign/romance-pack.ts';
import { type LanguageCode } from '../../../data/languages.ts';
import { keyAt, type Word } from '../../../words/words.ts';
import { baseOfForeignPast } from '../not-yet.ts';

const MARK = /^(?:[-–—→]+|[-=]+>|:)$/u;
const READY =
  /^(?:list[oa]s?|hech[oa]s?|faite?s?|réglée?s?|feit[oa]s?|pront[oa]s?|ok|finie?s?|terminée?s?|pagad[oa]s?|pag[oa]s?|✓|✅)$/u;
const NOT_DONE =
  /^(?:no|não|pas|sin|sem|sans|todavía|aún|ainda|encore|por|à|para|pour|falta|manque|casi|presque|quase)$/u;
const MAX_NOTE = 7;
const CLITIC = /^(?:lo|la|los|las|le|les|me|se)$/u;
const ALREADY = /^(?:ya|já)$/u;

/** The form in which a word that says what was done is known: "pagadas" is "pagado", "posée" "posé". */
function known(key: string, code: LanguageCode): string {
  return code === 'fr' ? key.replace(/(?<=[éiu])e?s?$/u, '') : key.replace(/(?<=d)[ao]s?$/u, 'o');
}

function isParticiple(key: string, code: LanguageCode): boolean {
  if (TELLING_WORDS.get(code)?.wrong.has(key) === true) return false;
  const form = known(key, code);
  return /(?:[aié]do|é|i|u|it|is)$/u.test(form) && baseOfForeignPast(form, code) !== null;
}

/** "Ya le pague", "ya lo mande": one's own past, written without its accent. */
function isOwnPastUnaccented(words: readonly Word[], code: LanguageCode): boolean {
  if (code !== 'es' || !ALREADY.test(keyAt(words, 0))) return false;
  const at = words.findIndex(({ key }, place) => place > 0 && !CLITIC.test(key));
  const key = keyAt(words, at);
  if (at < 0 || !/[eéií]$/u.test(key)) return false;
  return baseOfForeignPast(key.replace(/e$/u, 'é').replace(/i$/u, 'í'), code) !== null;
}

/** What says behind a mark that the thing in front is over: "ya le pague", "fait en août", "déposée jeudi". */
export function saysFinished(words: readonly Word[], code: LanguageCode): boolean {
  if (words.length === 0 || words.length > MAX_NOTE) return false;
  if (words.some(({ key }) => NOT_DONE.test(key))) return false;
  if (isOwnPastUnaccented(words, code)) return true;
  const first = keyAt(words, ALREADY.test(keyAt(words, 0)) ? 1 : 0);
  return READY.test(first) || isParticiple(first, code);
}

/** "Pagar al chico del gas - ya le pagué": named, and behind the mark said to be over. */
export function isFinishedBehindMark(words: readonly Word[], code: LanguageCode): boolean {
  const at = words.findIndex(({ raw }, place) => place > 0 && MARK.test(raw));
  const colon = words.findIndex(({ raw }) => /\p{L}:$/u.test(raw));
  const end = at > 0 ? at : colon;
  return end >= 0 && saysFinished(words.slice(end + 1), code);
}

const NOUN = /^(?:pedid|recad|llamad|parad|subid|salid|chamad|saíd|entrad|id|lavad|ménagé)[ao]s?$/u;

const OF = /^(?:de|del|do|da|dos|das|des|du)$/u;

/** "Déposée jeudi", "hecho anoche": nothing but that it is over, and when. */
function isOnlyFinished(words: readonly Word[], { pack, code }: RomanceLanguage): boolean {
  const next = keyAt(words, 1);
  const isWhen = next === '' || (!OF.test(next) && (pack.when.test(next) || LATER.test(next)));
  return isWhen && !NOUN.test(keyAt(words, 0)) && saysFinished(words, code);
}

const LATER =
  /^(?:ayer|anoche|hoy|desde|hace|jpp|hier|depuis|déjà|ya|já|ontem|hoje|enfin|ouf|gracias|merci|obrigada?|chez|en|por|par|pela?)$/u;
const NO_THING =
  /^(?:la|una|el|mi|tu|de|a|y|una|hacer|está|estoy|estar|todo|tout|tudo|j'ai|je|on|yo|eu)$/u;

/** "El arriendo listo", "invitaciones enviadas desde septiembre": a thing, and behind it that it is over. */
function isThingReady(words: readonly Word[], code: LanguageCode): boolean {
  const when = words.findIndex(({ key }, at) => at > 1 && LATER.test(key));
  const said = when < 0 ? words : words.slice(0, when);
  if (said.length < 2 || said.length > 6 || words.length > 10) return false;
  if (words.some(({ key }) => NOT_DONE.test(key))) return false;
  const last = keyAt(said, said.length - 1);
  if (NO_THING.test(keyAt(said, said.length - 2))) return false;
  return (
    /^(?:list[oa]s?|fini|finis|pront[oa]s?)$/u.test(last) || (when > 0 && isParticiple(last, code))
  );
}

/** Whether the words say that a deed is done, or a thing ready, and nothing else. */
export function isOver(words: readonly Word[], language: RomanceLanguage): boolean {
  return (
    isOnlyFinished(words, language) ||
    isOwnPastUnaccented(words, language.code) ||
    isThingReady(words, language.code)
  );
}
