import { weekdaysIn } from '../../data/foreign/day-names.ts';
import { OVER_WORDS } from '../../data/foreign/over-words.ts';
import { TELLING_WORDS } from '../../data/foreign/foreign-finite.ts';
import { FOREIGN_VERBS } from '../../data/foreign/foreign-words.ts';
import { type LanguageCode } from '../../data/languages.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { wordSet } from '../../words/word-set.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { withoutAsides } from './felt-phrases.ts';
import { isOwedWithin } from './foreign-statement.ts';
import { isForeignVerb } from './foreign-verbs.ts';
import { baseOfForeignPast } from './not-yet.ts';

const ACCENT = /\p{M}/gu;

function withoutAccents(key: string): string {
  return key.normalize('NFD').replaceAll(ACCENT, '');
}

type Ending = readonly [base: RegExp, over: string];
const OVER_ENDINGS: ReadonlyMap<LanguageCode, readonly Ending[]> = new Map([
  [
    'es',
    [
      [/ar$/u, 'ado'],
      [/[ei]r$/u, 'ido'],
    ] as const,
  ],
  [
    'pt',
    [
      [/ar$/u, 'ado'],
      [/[ei]r$/u, 'ido'],
    ] as const,
  ],
  [
    'fr',
    [
      [/er$/u, 'e'],
      [/ir$/u, 'i'],
      [/re$/u, 'u'],
    ] as const,
  ],
]);
const OVER_FORMS = new Map<LanguageCode, ReadonlySet<string>>();

/** The participles of a language in the masculine and without accents: of all deeds that are known. */
function overForms(code: LanguageCode): ReadonlySet<string> {
  const known = OVER_FORMS.get(code);
  if (known !== undefined) return known;
  const ofDeeds = [...(FOREIGN_VERBS.get(code) ?? [])].flatMap((base) =>
    (OVER_ENDINGS.get(code) ?? []).flatMap(([ending, over]) =>
      ending.test(base) ? [base.replace(ending, over)] : [],
    ),
  );
  const { done, not } = OVER_WORDS.get(code) ?? { done: [], not: new Set<string>() };
  const forms = [...ofDeeds, ...done].map(withoutAccents);
  const none = new Set([...not].map(withoutAccents));
  const all = new Set(forms.filter((form) => !none.has(form)));
  OVER_FORMS.set(code, all);
  return all;
}

/** The form in the masculine that an ending may hide: "pagadas", "payées", "posee". */
function masculine(key: string, code: LanguageCode): string {
  const plain = withoutAccents(key);
  if (code === 'es' || code === 'pt') return plain.replace(/[ao]s?$/u, 'o');
  if (code !== 'fr') return plain;
  if (/(?:é|ée|és|ées|ees?)$/u.test(key)) return plain.replace(/ee?s?$/u, 'e');
  return plain.replace(/(?<=[iut])e?s?$/u, '');
}

const SEPARABLE =
  /^(?:ab|an|auf|aus|ein|zurück|weg|mit|vor|raus|rein|um|hin|her|fest|los|nach|zu|frei|hoch|runter|rüber|durch|zusammen|weiter|fertig|sauber)ge\p{L}{2,}(?:t|en)$/u;

/** "Nachbereitet", "abbestellt": between the two parts of the verb stands no "ge". */
const SEPARABLE_BOUND =
  /^(?:ab|an|auf|aus|ein|mit|vor|nach|um|zurück|weg|durch)(?:be|ver|er|ent|zer)\p{L}{2,}t$/u;

/** "Bezahlt", "sortiert", "abgelesen", "posées": a deed that is over. */
export function isOverForm(key: string, code: LanguageCode): boolean {
  if (code !== 'de') {
    const isBare = code === 'fr' && /[^éeiuts]e$/u.test(key);
    return !isBare && overForms(code).has(masculine(key, code));
  }
  const over = OVER_WORDS.get(code);
  if (over === undefined || over.not.has(key)) return false;
  if (over.done.has(key) || /^\p{L}{2,}iert$/u.test(key) || SEPARABLE.test(key)) return true;
  if (SEPARABLE_BOUND.test(key)) return true;
  return !isForeignVerb(key, code) && baseOfForeignPast(key, code) !== null;
}

/** "Souper fait", "Tinder desinstalado": what ends as a base form does is a name where a participle follows at once. */
export function isOverAtOnce(words: readonly Word[], code: LanguageCode): boolean {
  return isOverForm(keyAt(words, 1), code) && isThingOver(words, code);
}

const SMALL =
  /^(?:el|la|los|las|un|una|mi|mis|tu|su|lo|le|les|l'|mon|ma|mes|notre|nos|une|o|a|os|as|um|uma|meu|minha|meus|minhas|der|die|das|den|dem|ein|eine|einen|mein|meine|meinen|unser|unsere|de|du|des|do|da|del|por|para|pour|pra|mit|für|con|com|avec|y|e|et|und|que|qui|se|me|ya|já|muy|más|plus|primera?|segunda|otra?|sehr|so|ganz|alles|todo|tudo|tout)$/u;
const TIME = wordSet(`
semana mes mês año ano finde verano curso semaine mois an année été fois vez noche noite día días dia dias heure temps tiempo
tempo
${weekdaysIn('es')} ${weekdaysIn('fr')} ${weekdaysIn('pt')}
`);
/** What was passed: "itv pasada", "controle passado". */
const PASSED = /^(?:pasad[oa]s?|passad[oa]s?|passée?s?)$/u;
/** "Lista de convidados", "caja de helados": behind these it is a name. */
const OF = /^(?:de|del|do|da|dos|das|du|des)$/u;
const MAX_THING = 7;
/** What comes on a day, and may be arranged. */
const EVENT =
  /^(?:consulta|cita|termin|geburtstag|rendez-vous|rdv|anniversaire|aniversário|cumple|cumpleaños)$/u;

function isThing(thing: readonly Word[], is: RegExp): boolean {
  const named = thing.filter(({ key }) => !SMALL.test(key) && !is.test(key));
  return named.length > 0 && thing.length <= MAX_THING;
}

/** "Chaudière Lopez posée vendredi", "Küche ist verkauft 450 eur", "baños limpios": a thing with which nothing is left to do. */
export function isThingOver(said: readonly Word[], code: LanguageCode): boolean {
  const over = OVER_WORDS.get(code);
  if (over === undefined || /\?/u.test(said.at(-1)?.raw ?? '')) return false;
  // "No he contestado": a "no" that goes with what follows is no aside.
  if (said[0]?.comma === false && over.open.test(said[0].key)) return false;
  const words = withoutAsides(said, code);
  const text = keysOf(words);
  if (words.length < 2 || over.open.test(text) || isOwedWithin(words, code)) return false;
  const wrong = TELLING_WORDS.get(code)?.wrong;
  if (
    words.some(
      ({ key }) => (wrong?.has(key) === true && !EVENT.test(key)) || isForeignVerb(key, code),
    )
  )
    return false;
  const inOrder = over.inOrder.exec(text);
  if (inOrder !== null && inOrder.index > 0)
    return isThing(words.slice(0, text.slice(0, inOrder.index).trim().split(' ').length), over.is);
  for (let at = 1; at < words.length; at++) {
    const key = keyAt(words, at);
    const isEnd = at === words.length - 1;
    const isPassed = PASSED.test(key) && !TIME.has(keyAt(words, at - 1));
    const isReady =
      over.ready.has(masculine(key, code)) && isEnd && !SMALL.test(keyAt(words, at - 1));
    if (!isPassed && !isReady && !isOverForm(key, code)) continue;
    if (OF.test(keyAt(words, at - 1))) continue;
    if (!isThing(words.slice(0, at), over.is)) continue;
    if (words[at]?.comma === true && isThingOver(words.slice(at + 1), code)) return true;
    return (
      isEnd ||
      over.behind.test(keyAt(words, at + 1)) ||
      /^\p{Lu}/u.test(words[at + 1]?.raw ?? '') ||
      isOverForm(keyAt(words, at + 1), code)
    );
  }
  return false;
}
