import { keyAt, textOf, type Word, wordsOf } from '../../words/words.ts';
import { isKnownName } from '../grammar/verb-of-noun.ts';
import { baseOfGerund, isVerb, opensWithVerb } from '../grammar/verbs.ts';
import { capitalised } from './task-phrase.ts';

const THERE = /^(Answer|Send|Write|Read|Sign|Fill in|Pay) there(?:['’]?s| is| are) (?=\S)/iu;
/** What a rule puts in front of things. */
const GIVEN =
  /^(?:Sort out|Get|Send|Do|Finish|Clean|Buy|Work on|Take|See to|Put|Write|Find|Make|Arrange|Get ready for) (?=\p{L}+ )/u;
/** Deeds that are no things. */
const NO_NAME =
  /^(?:say|ask|tell|remember|check|buy|find|bring|call|order|send|take|put|ring|write)$/u;
/** "Message her she always says next week". */
const RUN_ON =
  /^(?<bare>\S+ (?:\S+ ){0,3}?(?:her|him|them|it)) (?<told>(?:she|he|they|it['’]s|that['’]s)(?:['’]\p{L}+)? .+)$/iu;
const TELLS_WHAT =
  /^(?:ask|tell|see|check|hope|know|make|show|remind|let|think|say|hear|find|decide|get)$/iu;

/** A title without the words of a new sentence, and those. */
type OneVerb = { readonly title: string; readonly told: string | null };

function wasSaid(verb: string, said: readonly Word[]): boolean {
  return said.some(({ key }) => key === verb || baseOfGerund(key) === verb);
}

/** "Send say thank you to Dom": a deed that was said needs no other in front of it. */
function withoutGivenVerb(title: string, said: readonly Word[]): string | null {
  const [given = ''] = GIVEN.exec(title) ?? [];
  const rest = wordsOf(title.slice(given.length));
  const isStacked =
    given !== '' &&
    NO_NAME.test(keyAt(rest, 0)) &&
    (keyAt(rest, 0) === 'say' || opensWithVerb(rest, 0, 'front')) &&
    !isKnownName([keyAt(rest, 0), keyAt(rest, 1)]) &&
    !wasSaid(given.trim().split(' ')[0]?.toLowerCase() ?? '', said);
  return isStacked ? capitalised(textOf(rest)) : null;
}

/**
 * A title has one verb in front: "Answer there's a letter" is to answer a letter, and what a new sentence tells
 * behind "message her" stands beneath it.
 */
export function withOneVerb(title: string, said: readonly Word[]): OneVerb {
  const there = THERE.exec(title);
  if (there !== null && !wasSaid(keyAt(wordsOf(there[1] ?? ''), 0), said))
    return { title: `${there[1] ?? ''} ${title.slice(there[0].length)}`, told: null };
  const stacked = withoutGivenVerb(title, said);
  if (stacked !== null) return { title: stacked, told: null };
  const { bare = '', told = '' } = RUN_ON.exec(title)?.groups ?? {};
  const isRunOn =
    bare !== '' && !TELLS_WHAT.test(keyAt(wordsOf(bare), 0)) && isVerb(keyAt(wordsOf(bare), 0));
  return isRunOn ? { title: bare, told } : { title, told: null };
}
