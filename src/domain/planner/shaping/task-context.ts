import { type Context, CONTEXT_NOUNS, CONTEXTS } from '../data/contexts.ts';
import { type Item } from '../reading/item.ts';
import { isVerb } from '../reading/verbs.ts';
import { wordsOf } from '../words/words.ts';

const THINKING = CONTEXTS.find((context) => context.id === 'thinking');

/** A thing without a doing: it wants a thought before a deed. */
function isLoose(keys: readonly string[]): boolean {
  return keys.length < 2 || !isVerb(keys[0] ?? '');
}

/** Where a small task is done: by its nouns, else by its verb. */
export function contextOf(item: Item): Context | null {
  if (item.language !== 'en') return null;
  const keys = wordsOf(item.title).map((word) => word.key);
  const noun = keys.slice(1).find((key) => CONTEXT_NOUNS.has(key));
  const byNoun = noun === undefined ? undefined : CONTEXT_NOUNS.get(noun);
  const byVerb = CONTEXTS.find((context) => context.verbs.has(keys[0] ?? ''));
  const found = CONTEXTS.find((context) => context.id === byNoun) ?? byVerb;
  return found ?? (isLoose(keys) ? (THINKING ?? null) : null);
}
