import { weekdaysIn } from '../../data/foreign/day-names.ts';
import { GERMAN_VERB_END, type LanguageCode } from '../../data/languages.ts';
import { wordSet } from '../../words/word-set.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { holdsDeed, isKnownVerb } from './foreign-verbs.ts';

/** A verb that asks for another one goes on: "die Einladungen müssen noch gedruckt werden". */
const GOES_ON_BEHIND =
  /^(?:fehlen|müssen|müssten|sollen|sollten|wollen|wollten|können|könnten|dürfen|werden|würden|haben|hatten|moeten|kunnen|willen|hebben)$/u;

/** What opens words that only tell more of what stands before the comma. */
const TELLS_MORE =
  /^(?:mit|wegen|für|bei|weil|dass|damit|die|der|den|mindestens|wenigstens|spätestens|sonst|ob|bevor|ehe|sobald|wenn|wann|dass|und zwar|vielleicht|denn|falls|inklusive|samt|ohne)$/u;

/** What was promised or forgotten stands behind its comma. */
const PROMISED =
  /^(?:versprochen|vergessen|vorgenommen|angeboten|gebeten|zugesagt|bitten|erinnern|auffordern|überreden|beauftragen)$/u;

const ARTICLE = /^(?:der|die|das|den)$/u;
/** What ends a clause that tells more of the thing in front of its comma. */
const TELLS =
  /^(?:haben|brauchen|mögen|müssen|sollen|wollen|können|dürfen|werden|kommen|gehören|liegen|stehen|passen|fehlen|heißen|kosten|waren|sein|\p{L}+t|will|soll|muss|kann|ist|sind|war|darf)$/u;

/** Where the clause that begins here ends: at its comma or "und". */
function clauseEnd(words: readonly Word[], at: number): number {
  const end = words.findIndex(
    (word, place) =>
      place >= at && (word.comma || /^(?:und|oder|sowie|dann)$/u.test(keyAt(words, place + 1))),
  );
  return end < 0 ? words.length - 1 : end;
}

/** "…, die Kinder um vier abholen": an article with its noun, and a base form at the end. */
function isDeedBetweenCommas(words: readonly Word[], at: number): boolean {
  const end = clauseEnd(words, at);
  const noun = /^\p{Lu}/u.test(words[at + 1]?.raw ?? '') ? at + 1 : at + 2;
  const isNamed = /^\p{Lu}/u.test(words[noun]?.raw ?? '') && /^\p{L}+/u.test(keyAt(words, at + 1));
  const isAdjective = noun === at + 1 || /e[nrs]?$/u.test(keyAt(words, at + 1));
  const verb = words[end];
  return (
    isNamed &&
    isAdjective &&
    end > noun &&
    verb !== undefined &&
    /^\p{Ll}/u.test(verb.raw) &&
    GERMAN_VERB_END.test(verb.key) &&
    keyAt(words, end - 1) !== 'zu' &&
    !TELLS.test(verb.key)
  );
}

/** "…, das Lisa haben will": more is told of the thing in front. */
function isRelative(words: readonly Word[], at: number): boolean {
  const end = clauseEnd(words, at);
  return (
    keyAt(words, at) === 'das' &&
    end > at + 1 &&
    /^(?:will|soll|muss|kann|hat|haben|möchte|wollte|liegt|steht)$/u.test(keyAt(words, end))
  );
}

/** Whether the words before a comma, or those up to the next one, end as a German task does. */
function endsInVerb(words: readonly Word[], at: number): boolean {
  if (PROMISED.test(keyAt(words, at - 1))) return false;
  if (ARTICLE.test(keyAt(words, at)) && isDeedBetweenCommas(words, at)) return true;
  if (TELLS_MORE.test(keyAt(words, at)) || isRelative(words, at)) return false;
  if (GERMAN_VERB_END.test(keyAt(words, at - 1))) return true;
  const end = words.findIndex((word, place) => place >= at && word.comma);
  return GERMAN_VERB_END.test(keyAt(words, end < 0 ? words.length - 1 : end));
}

/** "Semmeln und Topfen": a word with a capital within a line, or at its front without being known as a verb, is a noun. */
function isGermanNoun(words: readonly Word[], at: number): boolean {
  if (!/^\p{Lu}/u.test(words[at]?.raw ?? '')) return false;
  return at > 0 || !isKnownVerb(keyAt(words, at), 'de');
}

const NEXT_THING = /^(?:dann|danach|außerdem|ach|ansonsten|übrigens|dan|daarna|verder)$/u;
const MAX_GERMAN_TASK = 8;

/** "… weg dann noch die gasrechnung prüfen": "then", and a base form further on. */
function leadsToTask(
  words: readonly Word[],
  { at, after }: { at: number; after: number },
  code: LanguageCode,
): boolean {
  if (!words.slice(at, after).some((word) => NEXT_THING.test(word.key))) return false;
  return words.slice(after, after + MAX_GERMAN_TASK).some((word) => isKnownVerb(word.key, code));
}

/** Whether a clause that ends with its verb is over before this place, of which the words up to `after` lead on. */
export function isVerbLastOver(
  words: readonly Word[],
  { at, after }: { at: number; after: number },
  code: LanguageCode,
): boolean {
  if (words[at - 1]?.comma === true && endsInVerb(words, at)) return true;
  if (after === at) return false;
  const last = keyAt(words, at - 1);
  const isVerb =
    GERMAN_VERB_END.test(last) && !GOES_ON_BEHIND.test(last) && !isGermanNoun(words, at - 1);
  return isVerb || leadsToTask(words, { at, after }, code);
}

const GOES_ON = wordSet(`
und oder zu sonst ob falls wenn denn obwohl muss müssen musst darf dürfen kann können will wollen soll sollen sollte lassen
gehen wollte hatte werden wegen wg zwecks inkl inklusive samt weil dass damit bevor bis für mit am im in an ab um vor nach bei auf von aus zum zur ohne heute
morgen wäre haben gerade en of te moet moeten kan wil zal gaan voor met naar bij van om op aan uit vandaag
${weekdaysIn('de')} ${weekdaysIn('nl')}
`);

/** "Stühle ausleihen, eventuell mit Tischen". */
const PERHAPS = /^(?:evtl|eventuell|vielleicht|möglichst|gern|gerne|ggf)$/u;

const MAX_LOOSE = 2;

/** "Wände streichen alte Wohnung": a word or two without a deed say more of what stands before them. */
function isLooseEnd(rest: readonly Word[]): boolean {
  return rest.length <= MAX_LOOSE && !holdsDeed(rest, 'de');
}

/** "… fertig machen die ist montag": behind a base form at its end, German says something else. */
export function isBehindVerbLast(words: readonly Word[], at: number, code: LanguageCode): boolean {
  if (/^[(\d]/u.test(words[at]?.raw ?? '') || isLooseEnd(words.slice(at))) return false;
  if (!isKnownVerb(keyAt(words, at - 1), code)) return false;
  // "Die Zahlen | vom Controlling".
  if (isGermanNoun(words, at - 1) && OF_THING.test(keyAt(words, at))) return false;
  if (PERHAPS.test(keyAt(words, at)) && GOES_ON.has(keyAt(words, at + 1))) return false;
  return !GOES_ON.has(keyAt(words, at)) && !/^(?:wir|sie|zu|um)$/u.test(keyAt(words, at - 2));
}

const OF_THING = /^(?:vom|von|für|des|der|zu|zum|zur|aus|im|in|am|an|auf)$/u;

/** "Die Website wollte ich neu machen": what stands in front belongs to it. */
export function isInverted(words: readonly Word[], at: number): boolean {
  return /^(?:ich|wir)$/u.test(keyAt(words, at + 1)) && words[at - 1]?.comma !== true;
}
