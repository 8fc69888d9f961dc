import { wordSet } from '../../words/word-set.ts';
import { type Word } from '../../words/words.ts';
import { bareThing } from '../grammar/bare-thing.ts';
import { isKnownName, verbOfNoun } from '../grammar/verb-of-noun.ts';

/** Where in the house something is put or mended. */
const ROOMS = wordSet(
  'hall hallway kitchen bathroom bedroom lounge loft attic upstairs downstairs landing stairwell porch',
);
const TWO_WORDS = wordSet('living dining sitting utility spare box');
/** "Village hall", "food hall" are places themselves. */
const NO_ROOM_BEHIND =
  /^(?:village|town|church|music|dance|food|dining|lecture|exam|entrance|front|back)$/u;
const FOR_A_ROOM = /^(?:Buy|Get|Fix|Replace|Put up|Hang|Change)$/u;

/** A thing, where it belongs, and what is done with it. */
export type Placed = {
  readonly verb: string;
  readonly thing: readonly Word[];
  readonly place: readonly Word[];
};

/** "New bulb hallway": a thing and the room it is for, with no word between them. */
export function placeBehind(words: readonly Word[]): Placed | null {
  const { name, rest } = bareThing(words);
  const isRoom = rest.length === 0 && (ROOMS.has(name.at(-1)?.key ?? '') || isNamedRoom(name));
  const length = isNamedRoom(name) ? 2 : 1;
  const thing = name.slice(0, -length);
  const keys = thing.map(({ key }) => key);
  if (NO_ROOM_BEHIND.test(keys.at(-1) ?? '')) return null;
  if (!isRoom || thing.length === 0 || thing.some(({ raw }) => /[’']s?$/u.test(raw))) return null;
  const isNew = words.some(({ key }) => key === 'new');
  const own = isKnownName(name.map(({ key }) => key)) ? null : (verbOfNoun(keys)?.verb ?? null);
  const verb = own !== null && isNew ? 'Get' : own;
  return verb !== null && FOR_A_ROOM.test(verb)
    ? { verb, thing: words.slice(0, -length), place: words.slice(-length) }
    : null;
}

function isNamedRoom(name: readonly Word[]): boolean {
  return name.at(-1)?.key === 'room' && TWO_WORDS.has(name.at(-2)?.key ?? '');
}
