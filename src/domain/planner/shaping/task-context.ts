import { type Context, CONTEXT_NOUNS, CONTEXTS } from '../data/contexts.ts';
import { type Item } from '../reading/item.ts';
import { isVerb } from '../reading/verbs.ts';
import { wordsOf } from '../words/words.ts';

const MESSAGES = CONTEXTS.find((context) => context.id === 'messages');
const THINKING = CONTEXTS.find((context) => context.id === 'thinking');

/** A thing without a doing: it wants a thought before a deed. */
function isLoose(keys: readonly string[]): boolean {
  return keys.length < 2 || !isVerb(keys[0] ?? '');
}

/** Items never change, and each is asked about many times. */
const known = new WeakMap<Item, Context | null>();

/** Where a small task is done: by its nouns, else by its verb. */
export function contextOf(item: Item): Context | null {
  const before = known.get(item);
  if (before !== undefined) return before;
  const context = searchContext(item);
  known.set(item, context);
  return context;
}

function searchContext(item: Item): Context | null {
  if (item.language !== 'en') return null;
  const keys = wordsOf(item.title).map((word) => word.key);
  if (keys.slice(0, 3).join(' ') === 'get back to') return MESSAGES ?? null;
  const noun = keys.slice(1).find((key) => CONTEXT_NOUNS.has(key));
  const byNoun = noun === undefined ? undefined : CONTEXT_NOUNS.get(noun);
  if (keys[0] === 'get' && /\b(?:ready|fixed)\b/u.test(keys.join(' '))) return THINKING ?? null;
  const verb = keys[0] === 'go' && keys[1] !== 'to' ? '' : (keys[0] ?? '');
  const byVerb = CONTEXTS.find((context) => context.verbs.has(verb));
  const found = CONTEXTS.find((context) => context.id === byNoun) ?? byVerb;
  return found ?? (isLoose(keys) ? (THINKING ?? null) : null);
}
