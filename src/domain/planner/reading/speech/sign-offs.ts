import { FEELING_WORDS, SIGN_OFFS } from '../../data/english-phrases.ts';
import { withoutTrailing } from '../../words/phrase-match.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word } from '../../words/words.ts';

const SAYS_WHEN = /^(?:before|by|until|till|since)$/u;

/** The words without what only ends them: "… bye", "… I think that's it". "Before then" is a time, "say thanks" and "a proper thank you" belong to it. */
export function withoutSignOff(words: readonly Word[]): readonly Word[] {
  const rest = withoutTrailing(words, SIGN_OFFS);
  const isSaid = /^(?:say|send|saying)$/u.test(keyAt(rest, rest.length - 1));
  const isThing = [1, 2].some((back) =>
    /^(?:an?|some|my|our)$/u.test(keyAt(rest, rest.length - back)),
  );
  if (isSaid || (isThing && keyAt(words, rest.length).startsWith('thank'))) return words;
  const isTime =
    keyAt(words, rest.length) === 'then' && SAYS_WHEN.test(keyAt(rest, rest.length - 1));
  return isTime ? words.slice(0, rest.length + 1) : rest;
}

/** "Call him though", "redirect the post, ouch": said with it, and no part of it. */
export function withoutInterjection(words: readonly Word[]): readonly Word[] {
  const last = words.at(-1)?.key ?? '';
  const isSaid =
    /^(?:though|tho|lol|haha|ouch|sob|sigh|ugh|phew|meh|actually|obviously|obvs|apparently|basically|tbh)$/u.test(
      last,
    );
  const scolded = SCOLDS_SELF.exec(keysOf(words.slice(-3)))?.[0] ?? '';
  if (scolded !== '' && words.length > 4) return words.slice(0, -scolded.split(' ').length);
  return isSaid && words.length > 2 ? words.slice(0, -1) : words;
}

/** "I said yes to making hats like an idiot". */
const SCOLDS_SELF = /like an? (?:idiot|fool|muppet|mug|numpty|lunatic|maniac|twit|plonker)$/u;

/** "…, stupid stupid stupid" says how it feels, behind the last comma. */
export function withoutSighBehind(words: readonly Word[]): readonly Word[] {
  const comma = words.findLastIndex((word, at) => word.comma && at < words.length - 1);
  const tail = words.slice(comma + 1);
  return comma >= 0 && tail.every((word) => FEELING_WORDS.has(word.key))
    ? words.slice(0, comma + 1)
    : words;
}
