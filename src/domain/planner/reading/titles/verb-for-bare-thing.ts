import { FIRST_NAMES } from '../../data/first-names.ts';
import { ADVERBS, FILLERS, SUBJECT_PRONOUNS } from '../../data/english-phrases.ts';
import { A_DAY, A_SHORT_WEEKDAY, CLOCK_TIME } from '../../data/dates.ts';
import { wordSet } from '../../words/word-set.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { bareThing, type BareThing } from '../grammar/bare-thing.ts';
import { isPerson } from '../grammar/living.ts';
import { hasFiniteVerb } from '../grammar/sentence-shape.ts';
import { KIN } from '../../data/people.ts';
import { baseOfGerund, isVerb } from '../grammar/verbs.ts';
import { verbByRule } from './verb-for-thing.ts';
import { verbOfNoun } from '../grammar/verb-of-noun.ts';

const LONGEST_NAME = 5;
/** What one goes and gets. */
const GOT = wordSet('Buy Get');
/** A thing that is not had yet asks for these; nobody feeds "a snake" or cleans "a carpet" that was only named. */
const OF_ONE = wordSet(`
Buy Get Book Write Make Deal_with Plan Arrange Find Print Prepare Finish Cook Bake Fix Replace Look_into Put_in Learn Hire
Choose Pack
`);
const CALLED = wordSet('Call Get_in_touch_with');
/** States that tell of trouble: what is to be done about it, no list of nouns says. */
const TROUBLE = wordSet(`
wrong missing gone cancelled canceled ruined late stuck full wrong empty short lost stolen rejected refused declined bounced
smashed soaked flooded
`);
const WORN_OUT = wordSet(
  'dead split ripped knackered perished buggered kaput expired broken cracked bust busted worn',
);
const BROKEN = wordSet(`
broken cracked dripping leaking leaky squeaky squeaking wonky wobbly rattling rattly flickering loose dodgy jammed torn ripped
cactus stiff sticking
`);
const VISITORS =
  /^(?:man|engineer|visitor|fitter|sweep|surveyor|nurse|worker|cleaner|inspector|guy|plumber|electrician|builder|contractor|shearer)s?$/u;
const DAY = new RegExp(String.raw`^(?:${A_DAY}|${A_SHORT_WEEKDAY})$`, 'u');

function isAt(words: readonly Word[]): boolean {
  return words.some(
    ({ key }, at) => CLOCK_TIME.test(key) || (key === 'at' && /^\d/u.test(keyAt(words, at + 1))),
  );
}

function isFixed(words: readonly Word[]): boolean {
  return (
    isAt(words) ||
    words.some(({ key }, at) => key === 'between' && /^\d/u.test(keyAt(words, at + 1))) ||
    words.some(({ key }) => DAY.test(key) || /^\d{1,2}(?:st|nd|rd|th)$/u.test(key))
  );
}

/** "Health visitor Thursday 10" comes, and "flu jab 11.15" is gone to: both are agreed. */
function asAgreed(verb: string, { name }: BareThing, words: readonly Word[]): string {
  const head = name.at(-1)?.key ?? '';
  if (CALLED.has(verb.replaceAll(' ', '_')) && VISITORS.test(head) && isFixed(words))
    return 'Get ready for';
  return verb === 'Book' && isAt(words) ? 'Go to' : verb;
}

/** Whether the verb of the noun goes with what stands in front of it: "my kettle" is not to be bought. */
function fitting(verb: string, { opener, name }: BareThing): string | null {
  if (GOT.has(verb)) {
    if (opener === 'none' || opener === 'a' || opener === 'amount') return verb;
    return verb === 'Buy' ? 'Get' : null;
  }
  if (CALLED.has(verb.replaceAll(' ', '_'))) {
    if (opener === 'a') return KIN.has(name.at(-1)?.key ?? '') ? null : 'Find';
    return opener === 'amount' ? null : verb;
  }
  if (CLEANED.test(verb) && isOfOthers(name)) return null;
  if (opener === 'a') return OF_ONE.has(verb.replaceAll(' ', '_')) ? verb : null;
  return verb;
}

/** What is done with a thing that is there already. */
const HANDLED =
  /^(?:Clean|Tidy|Empty|Feed|Walk|Look after|Mow|Wash|Clear|Clear out|Change|Take out|Water|Pick up|Renew)$/u;

const CLEANED = /^(?:Clean|Tidy|Wash|Clear|Clear out)$/u;

/** "Buy my kettle", "Call a plumber", "Empty a skip": a verb that goes with the noun, and not with what stands in front of it. */
export function misfits(verb: string, words: readonly Word[]): boolean {
  const { opener, name } = bareThing(words);
  if (opener === 'owned') return verb === 'Buy';
  if (CLEANED.test(verb) && isOfOthers(name)) return true;
  return opener === 'a' && (verb === 'Call' || HANDLED.test(verb));
}

/** What was said behind the name tells of it, or where it is to stay: "fleece round the olive". */
const TOLD_OF =
  /^(?:have|has|had|is|are|was|were|keep|keeps|still|sat|stuck|never|already|come|gone|been|got)$/u;
const NEXT_THING = /^(?:the|a|an|my|our|his|her|their|its|your)$/u;
const PLACED = /^(?:round|around|over|under|behind|against|near)$/u;
const MET_OVER = /^(?:coffee|tea|drinks?|brunch|breakfast|lunch|dinner|pint|pints|beers?|wine)$/u;
const COMES = /^(?:here|coming|arriving|staying|visiting)$/u;
/** What stands behind a number that is no part of a name: "clarinet 20 mins". */
const UNIT =
  /^(?:mins?|minutes|hours?|hrs?|days?|weeks?|quid|pounds|euros|bucks|am|pm|of|class|pack|packs|ml|cl|l|g|kg|m|mm|cm|inch|ft|litres?)$/u;

/** What the words behind the name say of it; undefined when they leave it to the noun. */
function verbBehind({ name, rest }: BareThing): string | null | undefined {
  const [first, second] = [keyAt(rest, 0), keyAt(rest, 1)];
  const head = name.at(-1)?.key ?? '';
  const isVisitor = KIN.has(head.replace(/s$/u, '')) || isPerson(head) || VISITORS.test(head);
  if (/^[(–—-]/u.test(rest[0]?.raw ?? '')) return undefined;
  if (COMES.test(first))
    return isVisitor ||
      /^(?:brothers?|sisters?|parents|cousins?|in-laws|guests?|visitors?)$/u.test(head)
      ? 'Get ready for'
      : null;
  if (MET_OVER.test(head) && /^(?:with|w\/|w)$/u.test(first)) return 'Plan';
  if (/^(?:off|from)$/u.test(first) && /^(?:that|the|my|our)$/u.test(second))
    return NOISE.test(head) ? undefined : 'Get';
  if (/^(?:light|bulb|lamp|headlight|taillight)$/u.test(head) && first === 'out') return 'Fix';
  if (/^(?:running|runs)$/u.test(first) && /^(?:low|out)$/u.test(second)) return 'Get';
  if (first === 'out' && second === 'of' && rest.length > 2) return 'Get';
  if (TOLD_OF.test(first)) return null;
  if (PLACED.test(first)) return isHad(name) && /^(?:the|my|our)$/u.test(second) ? 'Put' : null;
  const isClosed = /[,.;:]["'”’)]*$/u.test(name.at(-1)?.raw ?? '');
  if (isClosed) return undefined;
  if (
    NEXT_THING.test(first) &&
    !/^\d/u.test(second) &&
    !rest.slice(1, 5).some(({ key }) => /^ones?$/u.test(key))
  )
    return null;
  if (MONTH.test(second)) return undefined;
  if (/^\d+$/u.test(first) && /^\p{L}/u.test(second) && !UNIT.test(second) && !isFixed(rest))
    return null;
  return undefined;
}

const MONTH = /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}*$/u;

function isHad(name: readonly Word[]): boolean {
  return GOT.has(verbOfNoun(name.map(({ key }) => key))?.verb ?? '');
}

/** "Bernies kitchen": where somebody works, or whose it is. */
function isOfOthers(name: readonly Word[]): boolean {
  const first = name[0]?.key ?? '';
  return name.length > 1 && first.endsWith('s') && FIRST_NAMES.has(first.slice(0, -1));
}

/** "Mr Bashir", "Priyanka", "my friend Joss": someone, and nothing said about them. */
function isSomeoneAlone({ opener, name, rest }: BareThing): boolean {
  const [first, ...others] = name;
  if (first === undefined || name.length > 3) return false;
  if (rest.length > 0 && !/^[(-]/u.test(rest[0]?.raw ?? '')) return false;
  const areNames = others.every(({ raw }) => /^\p{Lu}\p{Ll}/u.test(raw));
  if (/^(?:mr|mrs|ms|miss|dr|prof|auntie|aunty|aunt|uncle|sister|father)$/u.test(first.key))
    return others.length > 0 && areNames;
  if (/^(?:friend|mate|grandson|granddaughter|nephew|niece|cousin)$/u.test(first.key))
    return opener === 'owned' && others.length === 1 && areNames;
  return /^\p{Lu}/u.test(first.raw) && FIRST_NAMES.has(first.key) && areNames && name.length <= 2;
}

/** "Hedge cutting", "piano tuning": a doing with what it is done to. */
function isDoing(name: readonly Word[]): boolean {
  const head = name.at(-1)?.key ?? '';
  const base = baseOfGerund(head);
  return name.length >= 2 && base !== null && isVerb(base);
}

function brokenOrWorn(thing: BareThing): string | null {
  const keys = thing.name.map(({ key }) => key);
  const last = keys.at(-1) ?? '';
  const verb = verbOfNoun(keys)?.verb ?? '';
  if (keys.length >= 2 && WORN_OUT.has(last) && thing.opener !== 'amount') {
    const own = verbOfNoun(keys.slice(0, -1))?.verb ?? '';
    if (own === 'Fix') return 'Fix';
    return GOT.has(own) ? 'Replace' : own === 'Renew' ? 'Renew' : null;
  }
  if (keys.length < 2 || !BROKEN.has(keys[0] ?? '') || isPerson(last)) return null;
  return verb === 'Deal with' || verb === 'Replace' ? verb : 'Fix';
}

/** "Something silver for Gran", "someone to sit with Mum": what it is has yet to be found. */
function verbOfUnknown(words: readonly Word[]): string | null {
  const [first, second] = [keyAt(words, 0), keyAt(words, 1)];
  if (words.slice(0, 5).some(({ key }, at) => key === 'something' && keyAt(words, at - 1) === 'of'))
    return 'Get';
  if (/^(?:someone|somebody)$/u.test(first) && /^(?:to|for|who|with)$/u.test(second)) return 'Find';
  if (!/^(?:something|somethin|summat|sth)$/u.test(first) || words.length < 3) return null;
  return words.slice(1, 5).some(({ key }) => key === 'for') ? 'Get' : null;
}

/** What comes from somewhere, or in numbers, and is not asked for. */
const NOISE =
  /^(?:noise|sound|smell|rattle|leak|call|text|letter|email|message|news|complaint|time|times|people|days|weeks|weekday|minutes|hours|rain|sun|snow|wind|point|reason|way|part|parts|kind|sort)s?$/u;

/** "Kudu biltong from Oom Fanie", "some wagos", "6 balls": it is asked for by where it comes from, or how many. */
function isWanted({ opener, isMeasured, name, rest }: BareThing, words: readonly Word[]): boolean {
  if (name.length === 0 || name.length > 3 || opener === 'owned' || opener === 'the') return false;
  const head = name.at(-1)?.key ?? '';
  if (isVerb(head) || NOISE.test(head)) return false;
  if (isMeasured || isMore(words, rest)) return true;
  const from = keyAt(rest, 0) === 'from';
  if (from && opener !== 'a')
    return (
      /^(?:the|my|our)$/u.test(keyAt(rest, 1)) ||
      /^\p{Lu}/u.test(rest[1]?.raw ?? '') ||
      keyAt(words, 0) === 'some'
    );
  if (/^x\d+$/u.test(keyAt(rest, 0)) || (keyAt(rest, 0) === 'x' && /^\d/u.test(keyAt(rest, 1))))
    return true;
  if (keyAt(rest, 0) === 'size' && rest.length <= 3) return true;
  return false;
}

/** "Some wagos", "extra foam mats for tonight". */
function isMore(words: readonly Word[], rest: readonly Word[]): boolean {
  const isAsked = /^(?:some|more|extra)$/u.test(keyAt(words, 0));
  return isAsked && (rest.length === 0 || /^(?:for|from)$/u.test(keyAt(rest, 0)));
}

/**
 * The verb that a person would use for a thing that was only named: by its noun and what stands in
 * front of it, by who it is, or by where it comes from. Null when nothing tells: a wrong verb is
 * worse than a plain one.
 */
export function verbForBareThing(words: readonly Word[]): string | null {
  const thing = bareThing(words);
  const { name, rest } = thing;
  const unknown = verbOfUnknown(words);
  if (unknown !== null) return unknown;
  if (name.length === 0 || name.length > LONGEST_NAME || isRunOn(words)) return null;
  if (name.some(isNoPartOfName)) return null;
  const isSaid = /['’]s$/u.test(name.at(-1)?.raw ?? '') && rest.length > 0;
  if (isSaid && !DAY.test(keyAt(rest, 0))) return null;
  if (isGiftFor(thing)) return 'Get';
  if (isSomeoneAlone(thing)) return 'Get in touch with';
  const behind = verbBehind(thing);
  if (behind !== undefined) return behind;
  const ruled = verbByRule(name.at(-1)?.key ?? '', words);
  if (ruled !== null) return ruled;
  const worn = brokenOrWorn(thing);
  if (worn !== null) return worn;
  if ([...name, ...rest.slice(0, 2)].some(({ key }) => TROUBLE.has(key))) return null;
  const found = verbOfNoun(name.map(({ key }) => key));
  const joins = /^(?:and|&|\+)$/u.test(keyAt(rest, 0)) && SUBJECT.test(keyAt(rest, 1));
  if (joins && !GOT.has(found?.verb ?? '')) return null;
  if (/^cut$/u.test(name.at(-1)?.key ?? '') && name.length > 1) return 'Get';
  if (found === null && name.length > 1 && name.at(-1)?.key === 'order') return 'Place';
  if (found !== null) {
    const verb = fitting(found.verb, thing);
    return verb === null ? null : asAgreed(verb, thing, words);
  }
  if (isWanted(thing, words)) return 'Get';
  return isDoing(name) && thing.opener !== 'a' ? 'Do' : null;
}

/** "Nan - slippers size 5": for whom, and what. */
function isGiftFor({ name, rest }: BareThing): boolean {
  const [who] = name;
  const isWho =
    name.length === 1 && who !== undefined && (KIN.has(who.key) || FIRST_NAMES.has(who.key));
  if (!isWho || !/^[-–—:]$/u.test(rest[0]?.raw ?? '')) return false;
  const verb = verbOfNoun(bareThing(rest.slice(1)).name.map(({ key }) => key))?.verb ?? '';
  return GOT.has(verb);
}

/** A name holds no "always", no "Mrs" in its midst and no marks of code. */
function isNoPartOfName({ raw, key }: Word, at: number): boolean {
  if (at > 0 && /^(?:mr|mrs|ms|miss|dr)$/u.test(key)) return true;
  if (key === 'first' || key === 'only') return false;
  return (
    ADVERBS.has(key) ||
    FILLERS.has(key) ||
    /[<>{}]/u.test(raw) ||
    /^(?:somehow|ones|late|now)$/u.test(key)
  );
}

const SUBJECT = /^(?:my|our|his|her|their|the|i|we|he|she|they|it)$/u;

/** A thing and its telling in one breath: "badge to sew on my mum used to sew them on". */
function isRunOn(words: readonly Word[]): boolean {
  const end = words.findIndex(({ raw, comma }, at) => comma || (at > 0 && /^[(–—-]/u.test(raw)));
  const named = words.slice(0, end < 0 ? words.length : end + 1);
  return (
    hasFiniteVerb(named) ||
    named.some(({ key }, at) => at > 0 && (SUBJECT_PRONOUNS.has(key) || doesSo(named, at)))
  );
}

/** "Heater in the studio trips the fuse". */
function doesSo(words: readonly Word[], at: number): boolean {
  const key = keyAt(words, at);
  const isDeed = at > 1 && /[^su']s$/u.test(key) && isVerb(key.slice(0, -1));
  return isDeed && /^(?:the|a|an|my|our|his|her|it|him|them|me|us)$/u.test(keyAt(words, at + 1));
}
