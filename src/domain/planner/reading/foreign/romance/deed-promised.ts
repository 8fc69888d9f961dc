import { type RomanceLanguage } from '../../../data/foreign/romance-pack.ts';
import { FOREIGN_VERBS } from '../../../data/foreign-words.ts';
import { type LanguageCode, type LanguagePack } from '../../../data/languages.ts';
import { withoutEndMarks } from '../../../words/end-marks.ts';
import { keysOf } from '../../../words/phrase-text.ts';
import { wordMap } from '../../../words/word-set.ts';
import { keyAt, textOf, type Word } from '../../../words/words.ts';
import { owedLength } from '../foreign-start.ts';
import { baseBehindQueJe } from '../subjunctive.ts';
import { joinedBehind, withinSentence } from './named-thing.ts';

/** What was said to be done, up to the verb: whom it was said to, and whom the deed is for. */
const SAID_TO: ReadonlyMap<LanguageCode, RegExp> = new Map([
  [
    'es',
    /^(?:y )?(?:(?<before>al? (?:\p{L}+ ){1,3}))?les? (?:dije|prometí|he dicho|he prometido|había dicho|había prometido) (?<whom>al? (?:\p{L}+ ){1,3}?)?que (?:yo )?(?:ya )?(?:(?<for>le|les|lo|la|los|las) )?(?:iba a (?=\p{L}))?/u,
  ],
  [
    'pt',
    /^(?:e )?(?:eu )?(?:prometi|disse|falei)(?:-lhes?)? (?<whom>(?:a|à|ao|aos|às|pra|pro|para) (?:\p{L}+ ){1,3}?)?que (?:eu )?(?:(?<for>lhe|lhes|o|a|os|as) )?(?:ia (?=\p{L}))?/u,
  ],
  [
    'fr',
    /^(?:et )?(?:j['’]ai (?:dit|promis|juré)|j['’]avais (?:dit|promis)|je (?:lui|leur) ai (?:dit|promis)) (?<whom>(?:à|au|aux) (?:\p{L}+ ){1,3}?)?que (?:je |j['’](?=\p{L}))(?:(?<for>lui|leur|le|la|les) |(?<cut>l)['’])?(?:allais (?:(?<then>lui|leur|le|la|les) )?(?=\p{L}))?/u,
  ],
]);

const CONDITIONAL: ReadonlyMap<LanguageCode, ReadonlyMap<string, string>> = new Map([
  ['es', wordMap('haría:hacer pondría:poner vendría:venir saldría:salir diría:decir')],
  ['pt', wordMap('faria:fazer traria:trazer diria:dizer')],
  [
    'fr',
    wordMap(
      'ferais:faire irais:aller viendrais:venir passerais:passer enverrais:envoyer verrais:voir tiendrais:tenir reviendrais:revenir',
    ),
  ],
]);
/** What one would be, have or be able to is no deed. */
const NO_DEED =
  /^(?:ser|estar|haber|tener|poder|deber|querer|saber|gustar|haver|ter|dever|saber|seria|serais|aurais|pourrais|devrais|voudrais|saurais)$/u;

/** The base form of "llevaría", "mandava", "rappellerais"; null for what no deed is said with. */
function baseOf(key: string, code: LanguageCode): string | null {
  const verbs = FOREIGN_VERBS.get(code);
  const irregular = CONDITIONAL.get(code)?.get(key);
  if (irregular !== undefined) return irregular;
  if (NO_DEED.test(key)) return null;
  if (verbs?.has(key) === true) return key;
  if (code === 'fr') {
    if (!/\p{L}{2}rais$/u.test(key)) return null;
    const base = /[^e]rais$/u.test(key)
      ? key.replace(/ais$/u, /[^i]rais$/u.test(key) ? 'e' : '')
      : baseBehindQueJe(key.replace(/rais$/u, ''));
    return base;
  }
  const would = key.replace(code === 'es' ? /ía$/u : /ia$/u, '');
  if (would !== key && verbs?.has(would) === true && !NO_DEED.test(would)) return would;
  const used = code === 'pt' ? key.replace(/ava$/u, 'ar') : key;
  return used !== key && verbs?.has(used) === true ? used : null;
}

/** "Le prometí a Rosa que le llevaría los platos", "j'ai dit à Inès que je lui enverrais le son". */
export function deedPromisedTo(
  words: readonly Word[],
  { pack, code }: RomanceLanguage,
): string | null {
  const said = keysOf(words);
  const match = SAID_TO.get(code)?.exec(said);
  if (match === null || match === undefined) return null;
  const lead = match[0];
  const isCut = /['’]$/u.test(lead);
  const count = lead.trim().split(' ').length - Number(isCut);
  const form = isCut ? keyAt(words, count).replace(/^.*['’]/u, '') : keyAt(words, count);
  const base = baseOf(form, code);
  if (base === null) return null;
  const { before, whom: behind, for: pronoun, cut, then } = match.groups ?? {};
  const whom = nameOf(words, said, behind ?? before);
  const tied = pronoun ?? then ?? (cut === undefined ? undefined : "l'");
  const rest = withoutEndMarks(textOf(words.slice(count + 1)));
  const isFor =
    tied !== undefined &&
    /^(?:les?|lhes?|lui|leur)$/u.test(tied) &&
    !(code === 'fr' && /^les?$/u.test(tied));
  if (whom === null || tied === undefined) {
    if (tied === undefined) return rest === '' ? null : `${base} ${rest}`;
    if (code === 'es') return `${base}${tied} ${rest}`.trim();
    if (code === 'pt') return isFor ? `${base}-${tied} ${rest}`.trim() : null;
    return `${tied}${tied.endsWith("'") ? '' : ' '}${base} ${rest}`.trim();
  }
  if (isFor) return `${base}${code === 'es' ? tied : ''} ${whom} ${rest}`.trim();
  const named =
    code === 'fr'
      ? whom.replace(/^à /u, '').replace(/^au /u, 'le ').replace(/^aux /u, 'les ')
      : whom;
  return `${joinedBehind(base, named, pack)} ${rest}`.trim();
}

const LONGEST_WHOM = 4;
const MANY = 4;

/** "A la Lupita le quedé de hacer la carta" is "hacer la carta a la Lupita": whom it is for stands in front. */
export function deedForWhom(
  words: readonly Word[],
  parting: LanguagePack,
  { code }: RomanceLanguage,
): string | null {
  if (code !== 'es' || !/^al?$/u.test(keyAt(words, 0))) return null;
  const at = words.findIndex(({ key }) => /^les?$/u.test(key));
  if (at < 2 || at > LONGEST_WHOM || words.slice(0, at).some(({ comma }) => comma)) return null;
  const inner = owedLength(words, at + 1, parting);
  const owed = inner > 0 ? inner + 1 : owedLength(words, at, parting);
  const [verb, ...behind] = words.slice(at + owed);
  if (owed === 0 || verb === undefined || !parting.isVerb(verb.key)) return null;
  const whom = withinSentence(words.slice(0, at));
  const rest = withoutEndMarks(textOf(behind));
  const deed = withoutEndMarks(verb.raw);
  return (behind.length > MANY ? [deed, whom, rest] : [deed, rest, whom])
    .filter((one) => one !== '')
    .join(' ');
}

/** The words of a name as they were written, with the preposition in front. */
function nameOf(words: readonly Word[], said: string, named: string | undefined): string | null {
  if (named === undefined) return null;
  const count = named.trim().split(' ').length;
  const from = said.slice(0, said.indexOf(named)).trim();
  const at = from === '' ? 0 : from.split(' ').length;
  return withinSentence(words.slice(at, at + count));
}
