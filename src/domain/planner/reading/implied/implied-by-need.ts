import { SEVERAL } from '../../data/numbers.ts';
import { bare, keysOf } from '../../words/phrase-text.ts';
import { ADVERBS, DETERMINERS, OBJECT_FORMS } from '../../data/english-phrases.ts';
import { FIRST_NAMES } from '../../data/first-names.ts';
import { untilComma } from '../../words/comma-parts.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';
import { bareThing } from '../grammar/bare-thing.ts';
import { verbOfNoun } from '../grammar/verb-of-noun.ts';
import { sentTo, whomOf } from './sent-to.ts';
import { OFFICES } from '../../data/people.ts';
import { getPlaced, readyFor, wantedSo } from './implied-by-wants.ts';
import { deedNamed, doneTo, doneToIt, passiveDeed, withoutUrge } from './deed-needed.ts';
import { isAgent, isLiving, isPerson } from '../grammar/living.ts';
import { withPersonNamed } from '../grammar/whom-meant.ts';
import { baseOfGerund, baseOfPast, isVerb } from '../grammar/verbs.ts';

function baseOf(key: string): string | null {
  return baseOfPast(key) ?? (isVerb(key) ? key : null);
}

/** "The video needs a re-record", "the flyer needs a redesign", and no "reference". */
function isAgain(key: string): boolean {
  const base = key.slice(2);
  return key.startsWith('re-') || (isVerb(key) && (isVerb(base) || OWN_DEED.test(key)));
}

const OWN_DEED = /^(?:repair|review|refresh|restock)$/u;

/** "Miko does the artwork but needs …": the one who needs stands in front of the first verb. */
function subjectOf(words: readonly Word[]): readonly Word[] {
  const but = words.findIndex((word) => /^(?:but|and|who)$/u.test(word.key));
  const verb = words.findIndex(
    (word, at) => at > 0 && /^(?:does|is|has|did|said|wants|was)$/u.test(word.key),
  );
  return verb > 0 && (but < 0 || verb < but) ? words.slice(0, verb) : words;
}

/** "They both need snow boots", "the kids need gloves, both of them": what several are to have. */
const BOTH_NEED =
  /^they (?:both|all) need (?!to\b|it\b|that\b|me\b|you\b|us\b|each\b)(?!\S+ing\b)/u;

/** "The machine could do with oil". */
const DOES_WITH = /^(?:the|my|our) (?:\S+ ){1,3}could (?:really )?do with /u;

function withNeeds(words: readonly Word[]): readonly Word[] {
  if (!DOES_WITH.test(keysOf(words))) return words;
  const at = words.findIndex(({ key }) => key === 'with');
  return [
    ...words.slice(
      0,
      words.findIndex(({ key }) => key === 'could'),
    ),
    ...wordsOf('needs'),
    ...words.slice(at + 1),
  ];
}

/** "The dog needs walking", "Miko needs a reply": what someone or something needs. */
export function impliedByNeed(said: readonly Word[]): string | null {
  const words = withNeeds(said);
  if (BOTH_NEED.test(keysOf(words))) return `Get them ${bare(untilComma(words.slice(3)))}`;
  const needs = words.findIndex((word) => /^needs$/u.test(word.key));
  const at =
    needs > 0 ? needs : words.findIndex((word) => /^(?:need|has|have|wants?)$/u.test(word.key));
  if (at <= 0 || at > (DETERMINERS.has(keyAt(words, 0)) ? 9 : 6)) return null;
  const subject = subjectOf(words.slice(0, at).filter((word) => !ADVERBS.has(word.key)));
  const rest = withoutUrge(words.slice(at + 1));
  if (subject.length > 2 && TELLS_OF_IT.test(keysOf(subject))) return neededSays(rest);
  if (/n't$|^(?:dont|doesnt)$/u.test(keyAt(words, at - 1))) return null;
  if (/^(?:everyone|everybody|nobody|people|anyone)$/u.test(keyAt(subject, 0))) return null;
  if (subject.some(({ key }) => /^(?:thinks|knows|hopes|asks|believes|i|we)$/u.test(key)))
    return null;
  const me = rest.findIndex((word) => word.key === 'me' || word.key === 'us');
  if (me >= 0 && me < 4 && keyAt(rest, me + 1) === 'to') {
    const asked = bare(rest.slice(me + 2));
    return withPersonNamed(asked, subject) ?? asked;
  }
  const whom = { he: 'him', she: 'her' }[keyAt(subject, 0)];
  const ofOne = whom === undefined ? null : neededByOne(whom, keyAt(words, at), rest);
  if (ofOne !== null) return ofOne;
  if (/^(?:he|she|they)$/u.test(keyAt(subject, 0)) && /^(?:wants?|needs?)$/u.test(keyAt(words, at)))
    return (
      toldTheRest(subject, rest) ??
      wantedSo(subject, rest) ??
      givenToThem(subject, rest) ??
      papersFor(subject, rest)
    );
  if (/^(?:it|that)$/u.test(keysOf(subject)) && /^(?:needs|wants)$/u.test(keyAt(words, at)))
    return doneToIt(rest);
  if (/^(?:i|he|she|we|they|you|it|that|this|which|who)$/u.test(keyAt(subject, 0))) return null;
  const gerund = baseOfGerund(keyAt(rest, 0));
  const placed = getPlaced(subject, rest);
  if (placed !== null) return placed;
  if (gerund !== null && /^(?:need|want)/u.test(keyAt(words, at)))
    return doneTo(subject, rest, gerund);
  const undone = /^(\p{L}{3,})ing$/u.exec(keyAt(rest, 0))?.[1];
  if (undone !== undefined && rest.length === 1 && /^(?:need|want)/u.test(keyAt(words, at)))
    return `Get ${bare(subject)} ${undone}${undone.endsWith('e') ? 'd' : 'ed'}`;
  const passive =
    keyAt(rest, 0) === 'to' && keyAt(rest, 1) === 'be' ? baseOf(keyAt(rest, 2)) : null;
  if (passive !== null) return passiveDeed(passive, subject, rest.slice(3));
  const named = /^(?:need|want)/u.test(keyAt(words, at)) ? deedNeeded(subject, rest) : null;
  if (named !== null) return named;
  if (keyAt(words, at).startsWith('want')) return readyFor(subject, rest);
  if (keyAt(words, at).startsWith('need'))
    return wantedSo(wordsOf('it'), untilComma(rest)) ?? fromNeededThing(subject, rest);
  return null;
}

const TELLS_OF_IT = /^.{2,30} (?:says|said|reckons|thinks)(?: that)?(?: (?:it|she|he|they))?$/u;

/** "The garage says it needs two new tyres": what is spoken of was named before. */
function neededSays(rest: readonly Word[]): string | null {
  const isThing = new RegExp(String.raw`^(?:an?|new|some|more|another|\d+|${SEVERAL})$`, 'u');
  const isMore = rest.some(({ key }) => key === 'to' || key === 'and');
  return isThing.test(keyAt(rest, 0)) && !isMore ? `Get ${bare(rest)}` : null;
}

/** "She needs a new coat", "he has to be picked up": what one person needs. */
function neededByOne(whom: string, verb: string, rest: readonly Word[]): string | null {
  if (verb === 'needs' && /^(?:an?|new|some|more|his|her)$/u.test(keyAt(rest, 0)))
    return fromNeededThing(
      wordsOf(whom),
      rest.filter(({ key }) => key !== 'too'),
    );
  return /^(?:needs|has)$/u.test(verb) ? madeOf(whom, rest) : null;
}

/** "She needs to be up by nine", "he has to be picked up at four": what is to be done with somebody. */
function madeOf(whom: string, rest: readonly Word[]): string | null {
  if (keyAt(rest, 0) !== 'to' || keyAt(rest, 1) !== 'be' || rest.length < 3) return null;
  const base = baseOfPast(keyAt(rest, 2));
  if (base !== null) return `${base} ${whom} ${bare(rest.slice(3))}`.trim();
  return /^(?:up|in|at|on|there|back|ready|out|home)$/u.test(keyAt(rest, 2))
    ? `Get ${whom} ${bare(rest.slice(2))}`
    : null;
}

const TO_SOMEBODY = /^(?:walk|wash|feed|bath)\b/u;

/** "The dog needs a walk", "the flyer needs a redesign"; nobody edits Jess. */
function deedNeeded(subject: readonly Word[], rest: readonly Word[]): string | null {
  const again = keyAt(rest, 1);
  if (/^an?$/u.test(keyAt(rest, 0)) && /^re-?\p{L}{3,}$/u.test(again) && isAgain(again))
    return `${again} ${bare([...subject, ...rest.slice(2)])}`;
  const deed = deedNamed(subject, rest);
  const isPossible = deed === null || TO_SOMEBODY.test(deed) || !subject.some(isSomebody);
  return isPossible ? deed : null;
}

function isSomebody({ key }: Word): boolean {
  const isNamed = isLiving(key) || isPerson(key) || FIRST_NAMES.has(key);
  return isNamed || (key.length > 4 && isAgent(key));
}

/** "She needs my receipts for the quarter": what is one's own goes to who needs it. */
function givenToThem(subject: readonly Word[], rest: readonly Word[]): string | null {
  const whom = OBJECT_FORMS.get(keyAt(subject, 0));
  if (whom === undefined || !/^(?:my|our)$/u.test(keyAt(rest, 0)) || rest.length < 2) return null;
  return `Get ${whom} ${bare(rest)}`;
}

/** What is needed, and by when. */
function untilDate(rest: readonly Word[]): { thing: readonly Word[]; when: string } {
  const date = rest.findIndex((word, at) => at > 0 && /^(?:by|before|on|until)$/u.test(word.key));
  return date < 0
    ? { thing: rest, when: '' }
    : { thing: rest.slice(0, date), when: ` ${bare(rest.slice(date))}` };
}

/** "The accountant needs the receipts from june"; what a form or a car needs is got for it. */
function papersFor(subject: readonly Word[], rest: readonly Word[]): string | null {
  const { thing, when } = untilDate(rest);
  const last = keyAt(subject, subject.length - 1);
  const isTaker =
    subject.some(isSomebody) ||
    OFFICES.has(last) ||
    TAKES_PAPERS.test(last) ||
    OBJECT_FORMS.has(last);
  return isTaker ? sentTo(subject, thing, when) : null;
}

const TAKES_PAPERS =
  /^(?:hr|work|uni|college|payroll|finance|office|bank|insurance|club|team|company|centre|center|clinic|hospital|library|embassy|court|gallery|museum|editor|journal|publisher|printer|printers|practice|university|employer|registry|registrar)$/u;

/** "A plumber needs to look at it": who it is to be has yet to be found. */
const IS_TO_COME = /^(?:an?|some)$/u;

const HOW_LONG =
  /^(?:\S+ ){1,3}(?:seconds?|minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|months?)(?: (?:to|in|of|between|before|at) .+)?$|^(?:until|till|overnight|all night|(?:a (?:bit|little|lot|while) |much |some )?(?:longer|more time))\b/u;

/** "Varnish needs 48 hours", "the dough takes another hour": how long something is, and nothing to do. */
export function needsTime(words: readonly Word[]): boolean {
  const at = words.findIndex(({ key }) => /^(?:needs|takes)$/u.test(key));
  return at > 0 && at <= 4 && HOW_LONG.test(keysOf(words.slice(at + 1)));
}

/** "His deposit or he walks": what happens otherwise is not needed. */
function withoutThreat(words: readonly Word[]): readonly Word[] {
  const or = words.findIndex(
    ({ key }, at) =>
      key === 'or' && /^(?:he|she|they|it|we|i)(?:'ll)?$/u.test(keyAt(words, at + 1)),
  );
  return or > 0 ? words.slice(0, or) : words;
}

/** "Work needs to know if I'm coming back": work is told. */
function toldTheRest(subject: readonly Word[], rest: readonly Word[]): string | null {
  const what = rest.slice(2);
  if (keysOf(rest.slice(0, 2)) !== 'to know' || what.length === 0) return null;
  if (/^(?:soon|asap|today|tonight|now|it|that|this|more)\b/u.test(keysOf(what))) return null;
  return `Tell ${whomOf(subject)} ${bare(what)}`.trim();
}

function fromNeededThing(subject: readonly Word[], said: readonly Word[]): string | null {
  const rest = withoutThreat(said);
  if (rest.length === 0 || HOW_LONG.test(keysOf(rest))) return null;
  if (keyAt(rest, 0) === 'to' && keyAt(rest, 1) === 'be' && !subject.some(isSomebody))
    return getPlaced(subject, rest) ?? `Get ${bare(subject)} ${bare(rest.slice(2))}`;
  const told = toldTheRest(subject, rest);
  if (told !== null) return told;
  const last = keyAt(subject, subject.length - 1);
  if (keyAt(rest, 0) === 'to' && IS_TO_COME.test(keyAt(subject, 0)) && isPerson(last))
    return `Get ${bare(subject)} ${bare(rest)}`;
  if (keyAt(rest, 0) === 'to')
    return isThing(subject, keyAt(rest, 1)) ? null : `Remind ${bare(subject)} ${bare(rest)}`;
  const fromMe = givenByMe(subject, rest);
  if (fromMe !== null) return fromMe;
  const papers = papersFor(subject, rest);
  if (papers !== null) return papers;
  const { thing: named, when } = untilDate(rest);
  // "The cat needs her drops" are the cat's: said behind them, the owner is known.
  const isOwned = /^(?:his|her|its|their)$/u.test(keyAt(named, 0)) && named.length > 1;
  const thing = isOwned ? named.slice(1) : named;
  return `Get ${bare(thing)} for ${bare(subject)}${when}`;
}

/** "The dough needs to rest": things are not reminded. */
function isThing(subject: readonly Word[], deed: string): boolean {
  if (BY_ITSELF.test(deed) && !subject.some(isSomebody)) return true;
  const { name } = bareThing(subject);
  const found = verbOfNoun(name.map(({ key }) => key))?.verb ?? '';
  return found !== '' && !OF_PEOPLE.test(found) && !subject.some(isSomebody);
}

/** What only things do. */
const BY_ITSELF =
  /^(?:dry|cool|soak|prove|rise|set|defrost|thaw|settle|charge|fit|match|last|happen|improve|grow|heal|cure|marinate|simmer|load|rest|ripen|warm)$/u;
const OF_PEOPLE = /^(?:Call|Get in touch with|Email|Message|Reply to|Feed|Walk|Look after|Go to)$/u;

/** "The firm needs a yes from me by Friday", "my niece needs a reference from me": it is given to them. */
function givenByMe(subject: readonly Word[], rest: readonly Word[]): string | null {
  const from = rest.findIndex(({ key }, at) => key === 'from' && keyAt(rest, at + 1) === 'me');
  const thing = rest.slice(0, from);
  if (from < 2 || !/^(?:an?|my|our|some)$/u.test(keyAt(thing, 0))) return null;
  const when = rest.slice(from + 2);
  return `Give ${whomOf(subject)} ${bare(thing)}${when.length > 0 ? ` ${bare(when)}` : ''}`;
}

const AS_NEEDED = /^(?:|for|by|before|asap|urgently|soon|now|today|tomorrow|tonight|at|on)$/u;

/** "New inhaler needed", "ink needed for the printer": the thing, as it is asked for. */
export function withoutNeeded(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(({ key }) => key === 'needed');
  if (at < 1 || at > 6 || !AS_NEEDED.test(keyAt(words, at + 1))) return words;
  if (words.slice(0, at).some(({ key }) => /^(?:not|no|if|as|when|where|is|are|was)$/u.test(key)))
    return words;
  return [...words.slice(0, at), ...words.slice(at + 1)];
}
