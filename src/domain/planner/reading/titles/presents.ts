import { keysOf } from '../../words/phrase-text.ts';
import { textOf } from '../../words/words.ts';
import { type ReadThought } from '../reading.ts';

const OCCASION =
  /^((?:\S+ ){0,3}\S*['’]s|my|our|the) (?:\S+ )?(?:birthday|wedding|anniversary|christening|graduation|party|leaving do|baby shower)\b/iu;
const OPENS = /^(?:it['’]s|its|there['’]s|oh|and|also|so|plus)\s+/iu;
/** "I have nothing", "I've got her nothing yet", "no present yet", "no idea what to get". */
const HAS_NOTHING =
  /^(?:(?:and|but|so|still) )*(?:(?:i|we|i've|we've)(?: (?:have|got|still|currently))+ (?:(?:her|him|them|it) )?nothing(?: (?:yet|for (?:her|him|them|it|that)|sorted))*|(?:there's |i have |i've got )?no (?:present|gift|card)(?: yet| for (?:her|him|them))*|(?:i have |i've |got )?no idea what to (?:get|buy|give)(?: (?:her|him|them))?)$/u;
const NEAR = 2;

/** What a thought says is celebrated: "Mum's birthday". */
export function occasionIn({ words }: ReadThought): string | null {
  let said = textOf(words);
  while (OPENS.test(said)) said = said.replace(OPENS, '');
  return OCCASION.exec(said)?.[0] ?? null;
}

/** "My sister's birthday is on Saturday, and I have nothing" is to get something for my sister's birthday. */
export function withPresents(thoughts: readonly ReadThought[]): ReadThought[] {
  return thoughts.map((thought, at) => {
    if (thought.reading.kind === 'task' || !HAS_NOTHING.test(keysOf(thought.words))) return thought;
    const occasion = thoughts
      .slice(Math.max(0, at - NEAR), at)
      .map(occasionIn)
      .findLast((found) => found !== null);
    const title = `Get something for ${occasion?.replace(/^(?:My|Our|The)\b/u, (own) => own.toLowerCase())}`;
    return occasion === undefined ? thought : { ...thought, reading: { kind: 'task', title } };
  });
}
