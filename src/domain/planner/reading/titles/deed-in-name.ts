import { DETERMINERS } from '../../data/english-phrases.ts';
import { FIRST_NAMES } from '../../data/first-names.ts';
import { wordMap, wordSet } from '../../words/word-set.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';
import { bareThing, type BareThing } from '../grammar/bare-thing.ts';
import { KIN } from '../../data/people.ts';
import { LAST_VERB, withoutMarks } from '../grammar/verb-places.ts';
import { isKnownName } from '../grammar/verb-of-noun.ts';
import { baseOfGerund, isVerb, opensWithVerb } from '../grammar/verbs.ts';

/** What a person is to do with a thing that was only named, and the thing without that word. */
export type DeedInName = { readonly verb: string; readonly thing: readonly Word[] };

/** Deeds by hand, which have their thing in front of them: "radiator bleeding" bleeds it, "ice skating" skates no ice. */
const BY_HAND = wordSet(`
bleed clean cut trim prune paint solder sand grout tile varnish oil shovel engrave alter hem mend fix iron wash polish sharpen
tune string pot repot feed water weed mow dig sow plant clear empty wrap pack label sort file scan shred print edit proofread
type mark grade order collect soak defrost descale glaze sew knit hang frame replace wire rewire plaster strip stain seal
unblock descale soap sweep vacuum hoover dust bleach grease lag insulate chop stack split deliver rehearse transcribe translate
`);
/** "CV update", "van hire", "film edit": deeds by these names, unless what stands in front says what kind of thing it is. */
const NAMED_DEEDS: ReadonlyMap<string, RegExp> = new Map([
  [
    'update',
    /^(?:weekly|daily|monthly|quarterly|status|progress|team|project|client|news|sprint)$/u,
  ],
  ['edit', /^(?:copy|line|final|last|first)$/u],
  ['hire', /^(?:new|recent|last|first|key)$/u],
  ['cancellation', /^(?:noise)$/u],
]);
const BASE_OF: ReadonlyMap<string, string> = new Map([['cancellation', 'cancel']]);
/** "Mum's glasses repair": others do it, or oneself. */
const GOT_DONE: ReadonlyMap<string, string> = new Map([
  ['repair', 'repaired'],
  ['repairs', 'repaired'],
  ['alteration', 'altered'],
  ['alterations', 'altered'],
]);
/** "Prescription pick up", "parcel drop-off": two words, or one with a dash. */
const PARTICLE: ReadonlyMap<string, string> = wordMap('pick:up drop:off top:up tidy:up clear:out');
const IN_ONE = /^(pick|drop|top|tidy|clear)-(up|off|out)$|^(pick)(up)$/u;
/** "Ch3 rewrite", "meds refill", and no "tax return" or "boot repair". */
const NO_DEED_AGAIN =
  /^(?:return|report|review|repair|release|record|refund|recall|retreat|remark|reply|research|reform|resort|retail|relay|rebate|replay|request|retake|reading|recover|resit|rehearsal|reveal|response|reserve|remedy|relief|result|resume)$/u;
const MOST_BEHIND = 8;

function isAgain(key: string): boolean {
  if (NO_DEED_AGAIN.test(key)) return false;
  if (/^re(?:string|tune|glaze|hang|stock)$/u.test(key)) return true;
  const base = /^re-?(\p{L}{3,})$/u.exec(key)?.[1] ?? '';
  return isVerb(base) && (isVerb(key) || key.includes('-'));
}

function namedDeedOf(last: string, before: readonly Word[]): string | null {
  const kinds = NAMED_DEEDS.get(last);
  if (kinds === undefined || kinds.test(before.at(-1)?.key ?? '')) return null;
  return BASE_OF.get(last) ?? last;
}

function deedOf(last: string): string | null {
  if (/^renewals?$/u.test(last)) return 'Renew';
  if (LAST_VERB.test(last) || isAgain(last)) return last;
  const [, ...parts] = IN_ONE.exec(last) ?? [];
  const pair = parts.filter((part) => part !== undefined).join(' ');
  if (pair !== '') return pair;
  const base = baseOfGerund(last);
  return base !== null && BY_HAND.has(base) ? base : null;
}

/** "Perm rods soaking, rinse them": the comma stands behind the thing now. */
function withItsComma(thing: readonly Word[], { comma }: Word): readonly Word[] {
  return thing.map((word, at) =>
    comma && at === thing.length - 1 ? { ...word, raw: `${word.raw},`, comma } : word,
  );
}

/** "Bethan wiring": somebody does it. */
function isOfSomebody(thing: readonly Word[]): boolean {
  const [only, second] = thing;
  if (only === undefined || second !== undefined) return false;
  const isName = /^\p{Lu}\p{Ll}/u.test(only.raw) && !isKnownName([only.key]);
  return isName || KIN.has(only.key) || FIRST_NAMES.has(only.key);
}

/** "Boiler service cancel this week": a day stands behind the deed, and not what it is done to. */
function isNow(rest: readonly Word[]): boolean {
  return /^(?:this|next|every|each)$/u.test(keyAt(rest, 0));
}

/** "Chapter 3 rewrite": the number is within the name. */
function withNumberWithin({ name, rest, ...thing }: BareThing): BareThing {
  const [number, last, behind] = rest;
  const isDeed = last !== undefined && (deedOf(last.key) !== null || NAMED_DEEDS.has(last.key));
  const isWithin = name.length > 0 && /^\d{1,2}$/u.test(number?.key ?? '') && isDeed;
  const ends = behind === undefined || /^[(–—-]/u.test(behind.raw);
  return isWithin && ends
    ? { ...thing, name: [...name, ...rest.slice(0, 2)], rest: rest.slice(2) }
    : { ...thing, name, rest };
}

/** "Gas safe renewal", "coffee machine descale", "radiator bleeding": the deed is the last word of the name. */
export function deedInName(words: readonly Word[]): DeedInName | null {
  const { name, rest } = withNumberWithin(bareThing(words));
  const last = name.at(-1);
  if (last === undefined || name.length < 2 || rest.length > MOST_BEHIND) return null;
  const before = withItsComma(words.slice(0, words.length - rest.length - 1), last);
  if (before.some(({ key }) => /^(?:needs?|wants?)$/u.test(key)) || isOfSomebody(before))
    return null;
  const particle = PARTICLE.get(last.key);
  if (particle !== undefined && keyAt(rest, 0) === particle)
    return { verb: `${last.key} ${particle}`, thing: [...before, ...rest.slice(1)] };
  const isDoing = DETERMINERS.has(keyAt(rest, 0)) && !isNow(rest);
  const done = rest.length > 0 ? undefined : GOT_DONE.get(last.key);
  if (done !== undefined)
    return { verb: 'get', thing: [...before.map(withoutMarks), ...wordsOf(done)] };
  const verb = isDoing ? null : (deedOf(last.key) ?? namedDeedOf(last.key, before));
  return verb === null ? null : { verb, thing: [...before, ...rest] };
}

function isSomebody({ raw, key }: Word, isAlone: boolean): boolean {
  if (KIN.has(key) || FIRST_NAMES.has(key)) return !isVerb(key);
  if (
    !isAlone ||
    /^(?:someone|somebody|all|everyone|nobody)$/u.test(key) ||
    isKnownName([key]) ||
    isVerb(key)
  )
    return false;
  return /^\p{Lu}{2,3}$|^\p{Lu}\p{Ll}{2,}$/u.test(raw);
}

const FOR_SOMEBODY = /^(?:card|cards|present|presents|gift|gifts|cake|flowers|letter|parcel)$/u;

/** "Birthday card dad": whom a thing is for, said without the "for"; null where nobody is. */
export function thingForPerson(words: readonly Word[]): readonly Word[] | null {
  const last = words.at(-1);
  const isGift = FOR_SOMEBODY.test(keyAt(words, words.length - 2));
  return last !== undefined && isGift && words.length <= 4 && KIN.has(last.key)
    ? [...words.slice(0, -1), ...wordsOf('for'), last]
    : null;
}

/** "Len to cost a new lock", "me to beg prizes": who is to do it stands in front. */
export function deedOfPerson(words: readonly Word[]): readonly Word[] | null {
  const to = words.findIndex(({ key }) => key === 'to');
  const who = words.slice(0, to);
  const deed = words.slice(to + 1);
  if (to < 1 || to > 2 || deed.length < 2 || !opensWithVerb(deed, 0, 'front')) return null;
  const last = who.at(-1);
  if (last?.key === 'me') return deed;
  if (last === undefined || !isSomebody(last, to === 1) || who.some(({ comma }) => comma))
    return null;
  return [...wordsOf('Ask'), ...who.map(withoutMarks), ...words.slice(to)];
}
