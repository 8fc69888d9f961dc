import { wordSet } from '../../words/word-set.ts';
import { contentKeys } from './title-words.ts';

const SAYS_NOTHING = wordSet(`
need needs needed have has had having should must could would will can want wants wanted would've should've i've ive i'd i'll
i'm im it's its there's theres and so then but or also plus oh yeah yes okay um uh like still just really even actually probably
maybe too not never haven't havent hasn't don't dont didn't isn't won't wasn't was were been being we us them they he she you him
who which what that's when if as than there very much going gonna gotta go promised forgot forgotten keep keeps meaning
remember remind forget supposed said sure ought yet ago well now already though because cause into off out before after by
finally well ok right love like nice let let's please only own whole
`);

/** "Pick-up" says no more than "pick up". */
const PAIR = /^(pick|drop|top|tidy|clear)-?(?:up|off|out)$/u;

function stemOf(said: string): string {
  const key = PAIR.exec(said)?.[1] ?? said;
  const stem = key
    .replace(/(?:ing|(?<!e)ed|es|s|e|y|ies|ied|als?)$/u, '')
    .replace(/([bdgmnprt])\1$/u, '$1');
  return stem.length >= 3 ? stem : key;
}

/** The words that carry what was said, whatever their endings. */
export function stemsOf(text: string): ReadonlySet<string> {
  return new Set([...contentKeys(text)].filter((key) => !SAYS_NOTHING.has(key)).map(stemOf));
}

const MOST = 0.7;

/** Whether so many of the words are there that nothing of weight is lost. */
export function holdsMost(there: ReadonlySet<string>, said: ReadonlySet<string>): boolean {
  return [...said].filter((stem) => there.has(stem)).length >= said.size * MOST;
}
