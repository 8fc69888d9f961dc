import { monthsIn, weekdaysIn } from '../data/foreign/day-names.ts';
import { GERMAN_ADVERBS } from '../data/foreign/german-clauses.ts';
import { FOREIGN_PLANS } from '../data/foreign/foreign-plans.ts';
import { STOPWORDS } from '../data/languages.ts';
import { type Item } from '../reading/item.ts';
import { withoutEndMarks } from '../words/end-marks.ts';
import { anyOf, wordSet } from '../words/word-set.ts';
import { keyAt, textOf, type Word, wordsOf } from '../words/words.ts';
import { foreignVerbOf } from './foreign-context.ts';

const MAX_NAME_WORDS = 3;
const ARTICLE =
  /^(?:el|la|los|las|un|una|unos|unas|mi|mis|tu|su|nuestro|nuestra|le|les|du|des|une|mon|ma|mes|notre|nos|ton|ta|tes|o|a|os|as|um|uma|uns|umas|meu|minha|meus|minhas|al|à|ao|aos|às|aux|au|del|algo|de|die|der|das|den|dem)$/u;
const ENDS_NAME = new RegExp(
  String.raw`^(?:con|para|por|en|a|al|antes|hasta|y|e|o|que|sobre|desde|mañana|hoy|el|los|las|avec|pour|chez|avant|et|ou|qui|sur|dans|à|au|aux|en|jusqu'à|demain|le|com|pra|pro|até|em|no|na|nos|nas|ao|à|amanhã|hoje|${anyOf(weekdaysIn('es'))}|${anyOf(weekdaysIn('fr'))}|${anyOf(weekdaysIn('pt'))}|\d.*)$`,
  'u',
);
/** A person or a place behind a verb of going is no name of what is to be done. */
const NO_NAME =
  /^(?:todo|toda|todos|tudo|tout|tous|algo|quelque|chose|lo|le|la|más|mais|plus|ya|já|bien|bem|me|te|se|ça|eso|isso|qué|quoi|si|ir|que|de|para|por|pour|avec)$/u;
const GERMAN_DAY = wordSet(`
sonnabend morgen abend uhr woche monat jahr mittag nachmittag wochenende sich
${weekdaysIn('de')} ${monthsIn('de')}
`);

const NO_GERMAN_NAME =
  /^(?:mich|mir|uns|dich|ihn|ihm|ihr|davor|dafür|danach|dazu|heute|gestern|zuerst|erst|zwar|sonst|puh|irgendwer|jemand|wer|was|wo|wie|wann|da|so|ok|okay)$/u;

function isNamed(word: Word): boolean {
  const saysLittle = STOPWORDS.get('de')?.has(word.key) === true || GERMAN_ADVERBS.has(word.key);
  return (
    /^\p{Lu}\p{L}/u.test(word.raw) &&
    !saysLittle &&
    !GERMAN_DAY.has(word.key) &&
    !NO_GERMAN_NAME.test(word.key)
  );
}

/** German writes its nouns with a capital: the first of them, with what stands right behind it. */
function germanName(words: readonly Word[]): readonly Word[] {
  const first = words[0];
  const opensInSmall = first !== undefined && !/^\p{Lu}\p{Lu}/u.test(first.raw);
  const isArticle =
    /^(?:den?|dem|die|das|der|ein\p{L}*|mein\p{L}*|unser\p{L}*|bis|am|im|in|an|auf|bei|beim|zum|zur|mit|für|sich|neue\p{L}*|mal|vor|nach|ab|alle|alte\p{L}*|noch|nach|um|von|vom|aus|ins|ans|über|unter|zu|was|wo|wie|wann|ob)$/u;
  const opensWithNoun = opensInSmall && words.length > 1 && !isArticle.test(first.key);
  const start = words.findIndex(
    (word, at) => isNamed(word) && (at > 0 ? !isArticle.test(word.key) : opensWithNoun),
  );
  if (start < 0) return [];
  const length = words.slice(start).findIndex((word) => !isNamed(word));
  const run = length < 0 ? words.slice(start) : words.slice(start, start + length);
  const comma = run.findIndex((word) => word.comma);
  return comma < 0 ? run : run.slice(0, comma + 1);
}

/** "Pedir cita con el dentista", "faire réparer le robinet", "ver lo del seguro": what stands in front of the name. */
const LEADS_TO_NAME =
  /^(?:(?:cita|rendez-vous|rdv|consulta) (?:con|com|chez|pour|para)|chez \S+|con \S+|com \S+|lo (?:de|del) \S+|réparer \S+|vérifier \S+)$/u;

function romanceName(words: readonly Word[], verb: string): readonly Word[] {
  if (verb === '') return [];
  const from = words.findIndex(({ key }) => key.replace(/^(?:d|l)'/u, '').startsWith(verb));
  let start = from + 1;
  const leads = (at: number): boolean =>
    LEADS_TO_NAME.test(`${keyAt(words, at)} ${keyAt(words, at + 1)}`);
  while (ARTICLE.test(keyAt(words, start)) || leads(start)) start++;
  if (/^(?:con|com|chez|pour|para|del?)$/u.test(keyAt(words, start))) start++;
  while (ARTICLE.test(keyAt(words, start))) start++;
  const rest = words.slice(start);
  if (ENDS_NAME.test(keyAt(rest, 0))) return [];
  const end = rest.findIndex((word, at) => at > 0 && ENDS_NAME.test(word.key));
  const named = end < 0 ? rest : rest.slice(0, end);
  const comma = named.findIndex((word) => word.comma);
  return comma < 0 ? named : named.slice(0, comma + 1);
}

/**
 * The thing of a task of another language by itself, as the person calls it; null when what stands
 * there is no name that would be understood alone.
 */
export function foreignThingOf(item: Item): string | null {
  if (!FOREIGN_PLANS.has(item.language)) return null;
  const words = wordsOf(item.title.replaceAll(/\s*\([^)]*\)/gu, ''));
  const verb = foreignVerbOf(item);
  if (verb === '') return null;
  const own = item.language === 'de' ? germanName(words) : romanceName(words, verb);
  if (own.length === 0 || own.length > MAX_NAME_WORDS) return null;
  if (
    own.some(({ key }) => NO_NAME.test(key) && key !== 'de') ||
    ARTICLE.test(own.at(-1)?.key ?? '')
  )
    return null;
  const name = withoutEndMarks(textOf(own)).replace(/^(?:l|d)['’]/u, '');
  return name.length < 2 || /^\d/u.test(name) ? null : name;
}
