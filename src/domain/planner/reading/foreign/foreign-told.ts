import { keysOf } from '../../words/phrase-text.ts';
import { KIN, TAKES_ON } from '../../data/foreign/foreign-words.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { type LanguageCode } from '../../data/languages.ts';
import { isKnownVerb } from './foreign-verbs.ts';

const MINE =
  /^(?:mi|mis|mon|ma|mes|mein|meine|unser|unsere|notre|nos|meu|minha|meus|minhas|mia|mio|la|il|mijn|onze|nuestra|nuestro|o|a|el|la|le|der|die|tu|su)$/u;
const ALONE = /^(?:papa|mama|mutti|vati|oma|opa|papá|mamá|maman|mami|papi)$/u;
const NOBODY =
  /^(?:ça|ca|il|elle|on|cela|cette|ce|ich|es|das|sie|er|wir|man|ella|él|esto|eso|isso|ele|ela|isto|que|quién|qui|wer|quem|se|me|no|y|e)$/u;
const DEFINITE = /^(?:le|la|les|l'|el|los|las|o|a|os|as|das|die|den|lo|todo|tout|alles|tudo)$/u;
const NAMED = /^\p{Lu}\p{Ll}+$/u;
const TITLE = /^(?:frau|herr|don|doña|dona|señora|señor|sr|sra|mme|madame|monsieur)$/u;
/** What may stand between somebody and what they do. */
const BETWEEN =
  /^(?:se|s'en|s'|y|en|a|ha|hat|va|ya|já|déjà|schon|lo|la|los|las|le|les|le|l'|me|nos|die|das|den|esta?|está|também|también|aussi|auch)$/u;
const MAX_BETWEEN = 2;

/** How many words name somebody here: "mi suegra", "ma femme", "o Rui", "Marc"; 0 for nobody. */
function personLengthAt(words: readonly Word[], at: number): number {
  const first = keyAt(words, at);
  const isTitled = TITLE.test(first) && NAMED.test(words[at + 1]?.raw ?? '');
  if (isTitled) return 2;
  const next = words[at + 1];
  if (MINE.test(first) && next !== undefined) {
    const isNamed = NAMED.test(next.raw) && /^(?:o|a|el|la)$/u.test(first);
    if (KIN.has(next.key) || isNamed) return 2;
  }
  if (ALONE.test(first)) return 1;
  return NAMED.test(words[at]?.raw ?? '') && !NOBODY.test(first) ? 1 : 0;
}

/** "Mi madre", "Frau Yilmaz", "Oma": somebody for certain, and no noun that opens a sentence. */
export function namesKin(words: readonly Word[], at: number): boolean {
  return personLengthAt(words, at) === 2 || ALONE.test(keyAt(words, at));
}

const GOES_TO_DO = /^(?!ser|estar|haver|fazer|cair|parar)\p{L}{3,}[aei]r$/u;

/** A thing makes a noise, a person makes the cake. */
function takesOn(words: readonly Word[], at: number): boolean {
  const key = keyAt(words, at);
  if (!TAKES_ON.has(key)) return false;
  if (/^vai?$/u.test(key))
    return /^(?:y|lá|à|ao)$/u.test(keyAt(words, at - 1)) || GOES_TO_DO.test(keyAt(words, at + 1));
  return !/^(?:fait|hace|faz|macht|fährt)$/u.test(key) || DEFINITE.test(keyAt(words, at + 1));
}

/** "Mi suegra lleva el pastel", "Marc y va samedi", "o Rui trata do vinho": another has taken it on. */
export function takenByOthers(words: readonly Word[], at: number): boolean {
  const person = personLengthAt(words, at);
  if (person === 0) return false;
  for (let verb = at + person; verb <= at + person + MAX_BETWEEN; verb++) {
    if (takesOn(words, verb)) return true;
    if (!BETWEEN.test(keyAt(words, verb))) return false;
  }
  return false;
}

const WHO_DOES_IT =
  /(?<!\p{L})(?:c'est \p{L}+ qui (?:le |la |les |s'en |l')?(?:fait|va|gère|occupe|prend|charge)|(?:das|die|den|es) (?:macht|holt|bringt|kauft|besorgt|übernimmt|erledigt) (?!(?:mich|mir|uns|man|sich|ich|spaß|sinn)\b)\p{L}+|(?:lo|la|los|las) (?:hace|lleva|trae|compra|paga) \p{L}+|quem (?:faz|trata|leva|compra|paga) (?:isso )?é|doet (?:m'n|mijn|de|\p{L}+) ?(?:broer|zus|vader|moeder|man|vrouw|pa|ma)|doet (?!me|mij|het|er|zeer|pijn|niet|niks|aan)\p{L}+$|c'est (?:\p{L}+ ){1,2}\p{L}+ qui (?:sera|le fait|fait|s'en occupe|y va|gère)|nicht mein (?:problem|job|bier)|nicht meine (?:sache|baustelle|aufgabe)|pas mon (?:problème|affaire|boulot)|no es (?:mi problema|cosa mía)|não é (?:comigo|problema meu|meu problema)|niet mijn probleem|pas moi|eso no$|não sou eu|no yo)(?!\p{L})/u;
/** "Mi hermano ya pagó", "meine Schwester hat schon", "c'est Julie qui le fait". */
export function doesItThemselves(words: readonly Word[], at: number): boolean {
  const rest = words.slice(at, at + MAX_TOLD);
  const found = WHO_DOES_IT.exec(keysOf(rest));
  if (found !== null && found.index <= 3) return true;
  const person = personLengthAt(words, at);
  return person > 0 && ALREADY.test(keysOf(words.slice(at + person, at + person + 3)));
}

const MAX_TOLD = 8;
const ALREADY =
  /^(?:ya \p{L}+(?:ó|ron)|já \p{L}+(?:ou|eu|iu|am)|a déjà|hat (?:\p{L}+ )?schon|ha già)(?= |$)/u;
const HAS_MADE = String.raw`(?:gebastelt|repariert|gemacht|erledigt|bezahlt|geholt|gekauft|gebracht|überwiesen|ueberwiesen|übernommen|abgeholt|besorgt|organisiert|gebucht|geputzt|angerufen|weggebracht|geschrieben|gekocht|geregelt|geklärt|bestellt|gezahlt|zahlt|gefunden)`;
const IS_OVER = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`hat (?:\p{L}+ ){1,3}${HAS_MADE}`,
    String.raw`(?:ist|sind|is) (?:schon |bereits |ja |jetzt |endlich )?(?:${HAS_MADE}|durch|vom tisch|fertig)`,
    String.raw`hat (?:\p{L}+ )?(?:schon|bereits) \p{L}+(?:t|en)`,
    String.raw`(?:foi|fue|foram|fueron) \p{L}+[ai]d[oa]s? (?:ontem|hoje|ayer|hoy|já|ya)`,
    String.raw`(?:a été|ont été|est déjà|sont déjà) \p{L}+(?:ée?s?|is?e?s?|u?e?s?)`,
    String.raw`(?:wurde|wurden) (?:gestern|schon|heute|bereits|am \p{L}+) \p{L}+`,
    String.raw`(?:geht|läuft|funktioniert) (?:jetzt )?wieder`,
    String.raw`war (?:ja |doch )?schon`,
    String.raw`(?:c'est|c|est|sont) (?:bon|faite?s?|réglée?s?|payée?s?|envoyée?s?|réparée?s?|déclarée?|bouclée?s?)`,
    String.raw`(?:eso |esto )?ya (?:está|esta|están|quedó|quedo|fue)`,
    String.raw`(?:está|están|quedó) (?:pagad|hech|list|entregad|enviad|arreglad)[oa]s?`,
    String.raw`já (?:está|estão|foi|foram|ficou|tratei|resolvi)`,
    String.raw`(?:está|estão|ficou) (?:pag|feit|tratad|resolvid|entregu|enviad|pront)[oae]s?`,
    String.raw`(?:j'ai|on a) (?:enfin |déjà )?(?:fini|payé|envoyé|réglé|rendu|acheté)`,
    String.raw`(?:j'ai|on a) (?:enfin|déjà) \p{L}+(?:é|i|u|is|it)e?s?`,
    String.raw`(?:ayer|anoche) (?:por fin )?\p{L}+[éí]`,
    String.raw`done`,
    String.raw`ya (?:lo|la|los|las) \p{L}+`,
    String.raw`est passée?s? .*hier`,
    String.raw`j'ai retrouvé`,
    String.raw`(?:is|zijn|heb ik|heb) (?:\p{L}+ ){0,3}al(?: (?:ge|be|ver|in)\p{L}+|$)`,
    String.raw`fait$`,
  ].join('|')})(?!\p{L})`,
  'u',
);
/** "Pagar o IPVA não, esse já paguei": taken back in the same breath. "Ir al médico, no hace falta cita" is not. */
const TAKEN_BACK =
  /(?<!\p{L})(?:(?:esse|essa|isso|este|esta|eso|ese|esa|esto) (?:eu )?(?:já|ya) (?!(?:no|não|solo|sólo|só|casi|quase|mal) )(?:(?:lo|la|o|a|está|foi|fue) )?\p{L}+|(?:das|den|die) (?:hab|habe) ich (?:ja )?(?:schon|bereits)(?! (?:wieder )?vergessen)|(?:ça|ca),? (?:c'est|j'ai) déjà|dat heb ik al|(?<=\p{L}{3} )(?:ya )?no (?:hace|hacen|hará|va a hacer) falta(?: ya)?$|(?<=\p{L}{3} )(?:já |afinal )?não (?:é|foi|era) (?:mais )?preciso(?: mais)?$|deixa estar|laisse tomber|t'embête pas|hat sich erledigt)(?!\p{L})/u;
const STILL =
  /(?<!\p{L})(?:no|não|nicht|ne|n'ai|pas|nunca|nie|kein|keine|aún|todavía|ainda|noch|encore|casi|quase|fast|presque|falta|fehlt|manque)(?!\p{L})/u;

/** "Pañales no, los trajo mi suegra": named, and said to be none of it. */
const NOT_THAT_ONE =
  /^(?!.*(?<!\p{L})(?:decir|dizer|votar)\p{L}* (?:no|não)$)(?!.*(?<!\p{L})(?:o|ou|u|si|se|mejor|melhor|que|qué|claro|pues|hoy|hoje|mañana|amanhã|tampoco|todavía|aún|ainda) (?:no|não)$)(?!(?:cómo|como|por|y|e|pero|mas|ahora|agora) )(?:\p{L}+ ){1,5}(?:no|não)$/u;

/** Behind these "no" is what is said. */
const SAYS_NO =
  /^(?:decir\p{L}*|dizer\p{L}*|votar|responder\p{L}*|contestar\p{L}*|marcar|poner|pôr|escribir|escrever|elegir|escolher|pulsar|clicar|apretar|aprender|aceptar|aceitar|explicar\p{L}*|preguntar\p{L}*|perguntar\p{L}*|ver|saber|decidir)$/u;
const BEFORE_NO =
  /^(?:un|um|el|o|al|ao|del|do|y|e|ni|nem|casi|quase|creo|acho|que|porque|si|se|tampoco|todavía|aún|ainda|claro|pues|mejor|melhor)$/u;

/** "Comprar fraldas não": the deed itself is not to be done. */
function isDeniedDeed(words: readonly Word[]): boolean {
  return (
    words.length > 2 &&
    !words.some(({ key }) => SAYS_NO.test(key)) &&
    !BEFORE_NO.test(keyAt(words, words.length - 2)) &&
    !/\?/u.test(words.at(-1)?.raw ?? '')
  );
}

/** Whether what was named is taken back by the words behind it. */
export function takesBackForeign(words: readonly Word[], code: LanguageCode): boolean {
  // "Aprender a decir no": behind a deed, "no" may be part of it.
  const first = keyAt(words, 0);
  const isDeed = isKnownVerb(first, code) || (words.length > 2 && /^\p{L}+[aei]r$/u.test(first));
  const isThing = !isDeed || isDeniedDeed(words);
  if (isThing && words.length < MAX_TOLD && NOT_THAT_ONE.test(keysOf(words))) return true;
  return words.length <= MAX_TOLD + 2 && TAKEN_BACK.test(keysOf(words));
}

/** Whether a thought without a task of its own says that something is finished, or is another's. */
export function toldOff(words: readonly Word[]): boolean {
  const said = keysOf(words);
  if (WHO_DOES_IT.test(said) || takenByOthers(words, 0)) return true;
  if (/^\p{L}+$/u.test(words.at(-1)?.raw ?? '') && words.at(-1)?.raw === 'DONE') return true;
  return IS_OVER.test(said) && !STILL.test(said);
}

const POINTS_BACK =
  /^(?:(?:non|nee|no|não|y|et|und|e|mais|aber|pero|mas|attends|warte|espera|ah) )*(?:ça|c'est|eso|isso|das (?:macht|holt|bringt|kauft|ist|hat|übernimmt|erledigt)|(?:lo|la|los|las) (?:hace|lleva|trae|compra|paga))(?!\p{L})/u;
const POINTS_WITH_PRONOUN = /(?<!\p{L})(?:las|los|lo|la|s'en|les|le|es|das)(?= )/u;

/** "Taxes de mi papá, mi prima las está haciendo": what is told off is the thing before. */
export function pointsBack(words: readonly Word[]): boolean {
  const said = keysOf(words);
  if (POINTS_BACK.test(said)) return true;
  return takenByOthers(words, 0) && POINTS_WITH_PRONOUN.test(keysOf(words.slice(1, 4)));
}

const STORY =
  /^(?:(?:y|e|et|und|aber|pero|mais|mas) )?(?:letzte[rsnm]? (?:woche|wochenende|monat|nacht|mal)|gestern|ich war|wir waren|es war|das war|hier (?!soir)|c'était|j'étais|on a été|ayer|anoche|la semana pasada|el (?:finde|fin de semana) pasado|fue |estuvimos|estuve|ontem|fomos|estive|no fim de semana passado|foi )/u;

const HAS_DONE = String.raw`(?:payé|réservé|acheté|fait|envoyé|commandé|réparé|rangé|pagado|comprado|reservado|hecho|enviado|arreglado|pago|comprado|feito|tratado|pagato|comprato|fatto|betaald|gekocht|gedaan)`;
/** What things cost, what another thinks, and what another has done. */
const FACT = new RegExp(
  [
    String.raw`^(?:\S+ ){1,5}(?:cuestan?|custam?|kostet|kosten|coûte(?:nt)?|costa|kost) (?:\S+ ){0,2}\d`,
    String.raw`^(?:\S+ ){1,5}(?:está|están|estão|est|sont|è) (?:\S+ ){0,2}(?:a|à|por) \d+(?:[.,]\d+)?(?: ?€)?(?: (?:euros?|reais|maintenant|ahora|agora|le|el|o|la)\b|$)`,
    String.raw`^(?:\S+ ){1,4}(?:subiu|subió|ha subido|han subido|a augmenté|ont augmenté|ist (?:schon )?(?:wieder )?(?:gestiegen|teurer)|è aumentat[oa]|is duurder)(?!\p{L})`,
    String.raw`^(?:mi|mis|mon|ma|mes|mein|meine|meu|minha|mijn|mio|mia|o|a)? ?\p{L}+ (?:meint|findet|denkt|glaubt|pense|trouve|croit|cree|piensa|opina|acha|vindt|pensa)(?: que| dass|,)? (?!ich soll|que debo|que tengo|ik moet)`,
    String.raw`^(?:(?:mi|mon|ma|meu|minha|mio|mia|mijn|o|a|la|el|le) )?\p{L}+ (?:a|ha|heeft|já|tem) (?:déjà |ya |já |al )?${HAS_DONE}(?!\p{L})`,
  ].join('|'),
  'u',
);

/** What was or is, and asks for nothing: "letztes Wochenende waren wir im Zoo", "le pain est à 1,40". */
export function tellsAStory(words: readonly Word[]): boolean {
  const said = keysOf(words);
  return (STORY.test(said) || FACT.test(said)) && !STILL.test(said);
}
