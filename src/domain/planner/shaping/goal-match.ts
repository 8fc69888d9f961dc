import { CHANGE_GOALS } from '../data/goals-change.ts';
import { LIFE_GOALS } from '../data/goals-life.ts';
import { MAKING_GOALS } from '../data/goals-making.ts';
import { type Item } from '../reading/item.ts';
import { wordsOf } from '../words/words.ts';
import { foreignGoalOf } from './foreign-goal.ts';
import { type GoalFamily } from './goal-family.ts';
import { slotOf } from './slots.ts';

const FAMILIES: readonly GoalFamily[] = [...MAKING_GOALS, ...CHANGE_GOALS, ...LIFE_GOALS];
const MAX_GOAL_WORDS = 12;
const OBJECT_ENDS = new Set(
  'for from with by at on in into onto to about before after because re'.split(' '),
);

/** "Look out for a job" and "get ready for the fair" are about what comes behind. */
const IS_PARTICLE = /^(?:up|out|in|down|back|over|away|through|on|forward|ready)$/u;

function hasAny(keys: readonly string[], set: ReadonlySet<string>): boolean {
  return keys.some((key) => set.has(key));
}

/** The words of the object: what comes behind "for" or "from" says whose or where, not what. */
function objectKeys(keys: readonly string[]): readonly string[] {
  const end = keys.findIndex(
    (key, at) => at > (IS_PARTICLE.test(keys[1] ?? '') ? 2 : 1) && OBJECT_ENDS.has(key),
  );
  return keys.slice(1, end > 0 ? end : keys.length);
}

function matches(family: GoalFamily, title: string, keys: readonly string[]): boolean {
  const [verb = ''] = keys;
  const openings = [1, 2, 3].map((count) => keys.slice(0, count).join('-'));
  if (family.verbs.size > 0 && !hasAny(openings, family.verbs)) return false;
  if (hasAny(keys.slice(1), family.except)) return false;
  if (family.nouns.size === 0) return keys.length > 1;
  if (family.size === 'project' && verb !== 'sort') return hasAny(objectKeys(keys), family.nouns);
  return isAbout(title, family.nouns);
}

const SAYS_LITTLE = new Set(['stuff', 'thing', 'things', 'work', 'again', 'properly', 'now']);

/** What a task is about stands last in its object: "the loft quote" is no loft. */
function isAbout(title: string, nouns: ReadonlySet<string>): boolean {
  const object = wordsOf(slotOf(title))
    .map((word) => word.key)
    .filter((key) => !SAYS_LITTLE.has(key) && !/^\d/u.test(key));
  // "The letter home" goes there, and is no home.
  const isWay = object.at(-1) === 'home' && object.length > 1 && !OF_HOME.test(object.at(-2) ?? '');
  return !isWay && nouns.has(object.at(-1) ?? '');
}

const OF_HOME = /^(?:the|my|our|new|old|first|next|family|whole)$/u;

/** Items never change, and each is asked about many times. */
const found = new WeakMap<Item, GoalFamily | null>();

/** The goal family of an item; null for a small task. */
export function goalOf(item: Item): GoalFamily | null {
  const known = found.get(item);
  if (known !== undefined) return known;
  const goal = searchGoal(item);
  found.set(item, goal);
  return goal;
}

function searchGoal(item: Item): GoalFamily | null {
  if (item.language !== 'en') return foreignGoalOf(item);
  const keys = wordsOf(item.title).map((word) => word.key);
  if (keys.length > MAX_GOAL_WORDS) return null;
  return FAMILIES.find((family) => matches(family, item.title, keys)) ?? null;
}
