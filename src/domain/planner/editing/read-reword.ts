import { type TextChange } from './change.ts';
import { withoutQuotes } from './named-nodes.ts';

/** "Change 'fix' to 'check' for the references": a word of one title, in quotes. */
const QUOTED_WORD =
  /^(?:replace|change|swap|switch)\s+["“'‘]([^"“”'‘’]{1,80})["”'’]\s+(?:to|with|for|by)\s+["“'‘]([^"“”'‘’]{1,80})["”'’](?:\s+(?:in|for|on|of)\s+(.+))?$/iu;

/** Reads a wish for another word in one title, both in quotes. */
export function readQuotedWord(text: string): TextChange | null {
  const [, from, to, within] = QUOTED_WORD.exec(text) ?? [];
  if (from === undefined || to === undefined) return null;
  return { kind: 'reword', from, to, ...(within !== undefined && { within }) };
}

const EVERYWHERE =
  /^(?:rename|replace|change|swap|reword)\s+(.+?)\s+(?:to|with|for|by|into)\s+(.+?)\s+(?:everywhere|throughout|in (?:all|every) (?:of )?(?:them|the steps|steps|titles|step|title))$/iu;

/** Reads a wish for another word wherever it stands. */
export function readEverywhere(text: string): TextChange | null {
  const [, from, to] = EVERYWHERE.exec(text) ?? [];
  return from === undefined || to === undefined
    ? null
    : { kind: 'reword', from: withoutQuotes(from), to: withoutQuotes(to) };
}

/** "We leave in June, not May": the word of a title that another takes the place of. */
const NOT_THAT =
  /^(?:(.*?)\s)?([\p{L}\d.'-]+),?\s+(?:and\s+)?not\s+(?:(?:the|an?|in|on|for|at|with|to|by|from|my)\s+)*([\p{L}\d.'-]+)$/iu;

/** Reads what is so, and not so: the new word, and the one whose place it takes. */
export function readNotThat(text: string): TextChange[] {
  const [, , to, from] = NOT_THAT.exec(text) ?? [];
  return to === undefined || from === undefined ? [] : [{ kind: 'reword', from, to, fresh: true }];
}
