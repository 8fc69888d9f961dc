import { FOREIGN_PLANS } from '../data/foreign/foreign-plans.ts';
import { isOneOfNouns } from '../reading/foreign/foreign-nouns.ts';
import { type Item } from '../reading/item.ts';
import { wordsOf } from '../words/words.ts';
import { type GoalFamily } from './goal-family.ts';

const MAX_GOAL_WORDS = 12;

function holdsNoun(keys: readonly string[], nouns: ReadonlySet<string>, language: string): boolean {
  return keys.some((key) => isOneOfNouns(nouns, key, language));
}

function matches(family: GoalFamily, keys: readonly string[], language: string): boolean {
  if (!keys.some((key) => family.verbs.has(key))) return false;
  if (keys.some((key) => family.except.has(key))) return false;
  return holdsNoun(keys, family.nouns, language);
}

/** The goal family of an item in a language with a plan of its own; null for a small task. */
export function foreignGoalOf(item: Item): GoalFamily | null {
  const families = FOREIGN_PLANS.get(item.language)?.goals ?? [];
  const keys = wordsOf(item.title).map(({ key }) => key.replace(/^(?:l|d)'/u, ''));
  if (keys.length > MAX_GOAL_WORDS) return null;
  return families.find((family) => matches(family, keys, item.language)) ?? null;
}

/** Whether a smaller task of another language belongs to such a goal. */
export function belongsToForeign(item: Item, family: GoalFamily): boolean {
  const keys = wordsOf(item.title).map(({ key }) => key.replace(/^(?:l|d)'/u, ''));
  return holdsNoun(keys, family.related, item.language);
}
