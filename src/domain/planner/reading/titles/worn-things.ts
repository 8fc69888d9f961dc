import { wordSet } from '../../words/word-set.ts';
import { keyAt } from '../../words/words.ts';
import { type BareThing } from '../grammar/bare-thing.ts';
import { isPerson } from '../grammar/living.ts';
import { verbOfNoun } from '../grammar/verb-of-noun.ts';
import { isGot } from './fitting-verb.ts';

/** States that tell of trouble: what is to be done about it, no list of nouns says. */
const TROUBLE = wordSet(`
wrong missing gone cancelled canceled ruined late stuck full empty short lost stolen rejected refused declined bounced
smashed soaked flooded
`);
const WORN_OUT = wordSet(
  'dead split ripped knackered perished buggered kaput expired broken cracked bust busted worn',
);
const BROKEN = wordSet(`
broken cracked dripping leaking leaky squeaky squeaking wonky wobbly rattling rattly flickering loose dodgy jammed torn ripped
cactus stiff sticking
`);

/** "Printer wrong": trouble of which no noun says what is to be done. */
export function isInTrouble({ name, rest }: BareThing): boolean {
  return [...name, ...rest.slice(0, 2)].some(({ key }) => TROUBLE.has(key));
}

/** "Kettle knackered" is replaced, "dripping tap" fixed; null for what is whole, or is not mended. */
export function brokenOrWorn(thing: BareThing): string | null {
  const keys = thing.name.map(({ key }) => key);
  const last = keys.at(-1) ?? '';
  const verb = verbOfNoun(keys)?.verb ?? '';
  const isWornIn = last === 'worn' && keyAt(thing.rest, 0) === 'in';
  if (keys.length >= 2 && WORN_OUT.has(last) && !isWornIn && thing.opener !== 'amount') {
    const own = verbOfNoun(keys.slice(0, -1))?.verb ?? '';
    if (own === 'Fix') return 'Fix';
    return isGot(own) ? 'Replace' : own === 'Renew' ? 'Renew' : null;
  }
  if (keys.length < 2 || !BROKEN.has(keys[0] ?? '') || isPerson(last)) return null;
  return verb === 'Deal with' || verb === 'Replace' ? verb : 'Fix';
}
