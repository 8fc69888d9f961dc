import { KIN } from '../../data/people.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { type BareThing } from '../grammar/bare-thing.ts';
import { isPerson } from '../grammar/living.ts';
import { verbOfNoun } from '../grammar/verb-of-noun.ts';
import { isFixed, isGot, isVisitor } from './fitting-verb.ts';
import { NOISE } from './wanted-things.ts';

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
export function verbBehind({ name, rest }: BareThing): string | null | undefined {
  const [first, second] = [keyAt(rest, 0), keyAt(rest, 1)];
  const head = name.at(-1)?.key ?? '';
  const mayCome = KIN.has(head.replace(/s$/u, '')) || isPerson(head) || isVisitor(head);
  if (/^[(–—-]/u.test(rest[0]?.raw ?? '')) return undefined;
  if (COMES.test(first))
    return mayCome ||
      /^(?:brothers?|sisters?|parents|cousins?|in-laws|guests?|visitors?)$/u.test(head)
      ? 'Get ready for'
      : null;
  if (MET_OVER.test(head) && /^(?:with|w\/|w)$/u.test(first)) return 'Plan';
  if (head === 'coat' && first === 'of') return 'Do';
  if (isBirthday(head, first)) return 'Get ready for';
  if (/^(?:parcel|package|delivery)$/u.test(head) && first === 'at') return 'Pick up';
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

/** "Gran's 90th": older than a month has days. */
function isBirthday(head: string, first: string): boolean {
  const who = head.replace(/['’]?s$/u, '');
  return (
    who !== head && KIN.has(who) && /^(?:18|21|[3-9][02-9]|[4-9]1|100)(?:st|nd|rd|th)$/u.test(first)
  );
}

const MONTH = /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}*$/u;

function isHad(name: readonly Word[]): boolean {
  return isGot(verbOfNoun(name.map(({ key }) => key))?.verb ?? '');
}
