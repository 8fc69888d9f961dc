import {
  A_SHORT_MONTH,
  A_SHORT_WEEKDAY,
  A_WEEKDAY,
  MONTH_NAMES,
  SHORT_WEEKDAY_NAMES,
  WEEKDAY_NAMES,
} from '../../data/dates.ts';
import { COMPOUNDS } from '../../data/compounds.ts';
import { SEVERAL_NAMES } from '../../data/numbers.ts';
import { wordSet } from '../../words/word-set.ts';
import { keyAt, type Word } from '../../words/words.ts';

/** What stands in front of the name: nothing, "a", "the", "my" or "mum's", "some" or a number. */
export type Opener = 'none' | 'a' | 'the' | 'owned' | 'amount';

/** A thing that was only named, taken apart: "2 new jubilee clips (small)". */
export type BareThing = {
  readonly opener: Opener;
  /** It is told by the bag, the roll or the litre. */
  readonly isMeasured: boolean;
  /** What names it, without article, amount and size: "jubilee clips". */
  readonly name: readonly Word[];
  /** What else was said behind the name. */
  readonly rest: readonly Word[];
};

const ENDS_NAME = wordSet(`
for from with w/ by at on in into onto to of off about re before after until till via per without behind under over near
against round around out up down like than because cos bc as when if so that which who whom where whose what how is are was
were has have and or plus & + nor but due overdue asap again please pls plz too also sometime someday soon now today tonight
tomorrow tmrw tmr next this last every each first back needed wanted required still not never no x size sized sz age aged
number ${SHORT_WEEKDAY_NAMES} ${WEEKDAY_NAMES} ${MONTH_NAMES} jan feb apr jun jul aug sept oct nov dec
the a an my our his her their your its these those sitting sat lying hanging waiting coming going staying arriving visiting
keep keeps stuck piled here there eod cob pm am maybe though tho instead only just already yet w running runs twice once daily weekly wk ${SEVERAL_NAMES} dozen
`);
const AMOUNT = wordSet(`
some more extra another new few couple several lots loads plenty any enough ${SEVERAL_NAMES} dozen half twenty thirty forty fifty hundred
`);
const MEASURE = wordSet(`
bag box pack packet pkt tin can jar bottle roll pair tub tube bunch loaf pint litre liter gallon kilo kg gram g ml l sack bar
crate case slab punnet carton set couple few lot load lots loads bit ream skein reel tray block_pack sachet slice tonne ton
metre meter sheet length multipack bale bucket keg cask drum round dozen
`);
const NUMBER = /^(?:[x×]\d+|\d+[x×]?|\d+(?:\.\d+)?(?:g|kg|ml|l|cl|m|mm|cm|lb|lbs|oz|pk|pack)?)$/u;
const POSSESSIVE = /^(?:my|our|his|her|their|your|its)$|\p{L}['’]s$/u;

function openerAt(words: readonly Word[], at: number): Opener | null {
  const key = keyAt(words, at);
  if (POSSESSIVE.test(key)) return 'owned';
  if (/^(?:the|that|those|these|this|both|all)$/u.test(key)) return 'the';
  if (/^an?$/u.test(key)) return 'a';
  return AMOUNT.has(key) || NUMBER.test(key) ? 'amount' : null;
}

/** "Bags", "case", "kilo": what things are counted or measured in. */
export function isMeasure(key: string): boolean {
  return [key, key.replace(/s$/u, ''), key.replace(/es$/u, '')].some((one) => MEASURE.has(one));
}

/** "A bag of basmati" is basmati; a cup of tea and a mountain of laundry are more than what is in them. */
function skipMeasure(words: readonly Word[], from: number): number {
  const of = words.findIndex(({ key }, at) => at > from && at <= from + 2 && key === 'of');
  if (of > 0 && isMeasure(keyAt(words, of - 1))) return of + 1;
  return from;
}

function endsAt(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (word === undefined || !/\p{L}/u.test(word.key)) return true;
  if (word.key === 'back' && COMPOUNDS.get('back')?.has(keyAt(words, at + 1)) === true)
    return false;
  if (
    /^(?:p|pp|pg|pages?|ch|unit|units|lesson|part|level|section|vol|ex)$/u.test(word.key) &&
    /^\d/u.test(keyAt(words, at + 1))
  )
    return true;
  return (
    ENDS_NAME.has(word.key) ||
    NUMBER.test(word.key) ||
    /^[("“‘<{]/u.test(word.raw) ||
    /^\d/u.test(word.key)
  );
}

/** Words of measure that leave no doubt: nobody has "a bit of paint" to buy. */
const UNITS = wordSet(`
bag box pack packet tin can jar bottle roll pair tub tube bunch loaf pint litre liter gallon kilo kg sack crate case punnet
carton ream skein reel sachet tonne ton metre meter bale keg cask
`);

function unitBefore(words: readonly Word[], at: number): string {
  return keyAt(words, at - (keyAt(words, at - 1) === 'of' ? 2 : 3)).replace(/e?s$/u, '');
}

const MONTH = new RegExp(String.raw`^${A_SHORT_MONTH}\p{L}*$`, 'u');
const DAY = new RegExp(String.raw`^(?:${A_SHORT_WEEKDAY}|${A_WEEKDAY})$`, 'u');

/** "1 - toilet seat", "Sat parkrun": a number of the list, and the day, stand in front of the name. */
function startOf(words: readonly Word[]): number {
  if (/^\d+$/u.test(keyAt(words, 0)) && words[1]?.key === '' && words.length > 2) return 2;
  if (!DAY.test(keyAt(words, 0)) || words.length < 2) return 0;
  const isDated = /^\d{1,2}(?:st|nd|rd|th)?$/u.test(keyAt(words, 1)) && MONTH.test(keyAt(words, 2));
  return isDated ? 3 : 1;
}

/** "20A RCBOs", "4ply white". */
const RATED = /^1:1s?$|^\d+(?!am$|pm$|st$|nd$|rd$|th$)\p{L}+$/u;

/** Takes a thing apart into what names it and what else is said of it. */
export function bareThing(words: readonly Word[]): BareThing {
  let opener: Opener = 'none';
  let at = startOf(words);
  for (let next = openerAt(words, at); next !== null; next = openerAt(words, at)) {
    if (opener === 'none' || next === 'amount') opener = next;
    at++;
  }
  const behind = skipMeasure(words, at);
  const measured = behind > at ? behind : 0;
  if (measured > 0) {
    opener = 'amount';
    at = measured;
    if (/^(?:the|my|our)$/u.test(keyAt(words, at))) at++;
  }
  const from = at;
  while (!endsAt(words, at) || (at === from && RATED.test(keyAt(words, at)))) {
    at++;
    if (/[,;:.!?]["'”’)]*$/u.test(words[at - 1]?.raw ?? '')) break;
  }
  return {
    opener,
    isMeasured: measured > 0 && UNITS.has(unitBefore(words, measured)),
    name: words.slice(from, at),
    rest: words.slice(at),
  };
}
