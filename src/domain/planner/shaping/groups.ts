import { contentKeys } from '../reading/grammar/title-words.ts';
import { type Item } from '../reading/item.ts';
import { capitalised } from '../reading/titles/task-phrase.ts';
import { MIN_PEBBLES } from '../rock-sizes.ts';
import { wordsOf } from '../words/words.ts';
import { belongsToForeign } from './foreign-goal.ts';
import { goalOf } from './goal-match.ts';
import { grouped } from './grouped.ts';
import { lifeAreasOf } from './life-area.ts';
import { nameOfMixed, nameOfPlaces, nameOfProject, nameOfSmallThings } from './names.ts';
import { bySoonest } from './shaping-order.ts';
import { itemsToTakeApart } from './taken-apart.ts';
import { contextOf } from './task-context.ts';

/** The items of one mountain. */
export type Group = {
  readonly title: string;
  readonly kind: 'heading' | 'project' | 'area';
  readonly items: readonly Item[];
  /** The goal that the mountain is about; the other items are steps towards it. */
  readonly goal: Item | null;
};

export const MAX_MOUNTAINS = 5;
const SMALL_AREA = 14;
const WIDE_HEADING =
  /^(?:work|home|house|life|personal|private|health|family|today|tomorrow|urgent|later|someday|soon|week|admin|errands|calls|shopping)$/u;

function headingKeys(heading: string): readonly string[] {
  return [...contentKeys(heading)].filter((key) => !WIDE_HEADING.test(key) && key.length > 2);
}

/** The headings by the words that name them, each word with the first heading that it is in. */
function headingsByKey(headings: readonly string[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const [place, heading] of headings.entries())
    for (const key of headingKeys(heading)) if (!places.has(key)) places.set(key, place);
  return places;
}

/** A thing said elsewhere belongs to the first heading whose name it says. */
function headingOf(
  item: Item,
  headings: readonly string[],
  placesOf: ReadonlyMap<string, number>,
): string | null {
  const [own] = item.headings;
  if (own !== undefined) return own;
  const places = [...contentKeys(item.title)].flatMap((key) => placesOf.get(key) ?? []);
  return headings[Math.min(...places)] ?? null;
}

function headingGroups(items: readonly Item[]): Group[] {
  const headings = [...new Set(items.flatMap((item) => item.headings.slice(0, 1)))];
  const placesOf = headingsByKey(headings);
  const groups = grouped(items, (item) => headingOf(item, headings, placesOf));
  return [...groups].flatMap(([heading, own]) =>
    heading === null
      ? []
      : [{ title: headingName(heading), kind: 'heading' as const, items: own, goal: null }],
  );
}

/** "And the honeymoon" stands under it as "The honeymoon". */
function headingName(heading: string): string {
  const bare = heading.replace(/^(?:(?:and|also|plus|then|oh|ok|okay|so|but)\s+)+(?=\S)/iu, '');
  return capitalised(bare);
}

function belongsTo(item: Item, project: Item): boolean {
  const family = goalOf(project);
  if (family === null || item.language !== project.language) return false;
  if (item.language !== 'en') return belongsToForeign(item, family);
  const keys = contentKeys(item.title);
  const own = [...contentKeys(project.title)].slice(1);
  if (own.some((key) => keys.has(key))) return true;
  return wordsOf(item.title)
    .slice(1)
    .some((word) => family.related.has(word.key));
}

function projectGroups(items: readonly Item[], projects: readonly Item[]): Group[] {
  const groups = projects.map((project) => ({ project, items: [project] }));
  for (const item of items) {
    if (projects.includes(item)) continue;
    const nearest = groups
      .filter(({ project }) => belongsTo(item, project))
      .sort(
        (a, b) => Math.abs(a.project.order - item.order) - Math.abs(b.project.order - item.order),
      );
    nearest[0]?.items.push(item);
  }
  return groups.map((group) => ({
    title: nameOfProject(group.project.title),
    kind: 'project',
    items: group.items,
    goal: group.project,
  }));
}

function areaGroup(items: readonly Item[], title: string | null): Group {
  return { title: title ?? nameOfSmallThings(items), kind: 'area', items, goal: null };
}

/** Small things by the area of life that they are about, and the rest of them together. */
function lifeGroups(items: readonly Item[], room: number): Group[] {
  const areas = lifeAreasOf(items);
  const large = [...grouped(items, (item) => areas.get(item) ?? null)]
    .filter(([area, own]) => area !== null && own.length > MIN_PEBBLES)
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, room - 1);
  const placed = new Set(large.flatMap(([, own]) => own));
  const left = items.filter((item) => !placed.has(item));
  if (left.length > 0 && left.length < MIN_PEBBLES) return [];
  const groups = [...large.map(([, own]) => own), ...(left.length > 0 ? [left] : [])];
  return groups.map((own) => areaGroup(own, null));
}

function contextGroups(items: readonly Item[], room: number): Group[] {
  const areas = grouped(items, (item) => contextOf(item)?.area ?? 'people');
  const tooFew = [...areas.values()].some((own) => own.length < MIN_PEBBLES);
  if (tooFew || areas.size > room) return [];
  return [...areas.values()].map((own) => areaGroup(own, nameOfPlaces(own)));
}

function areaGroups(items: readonly Item[], title: string | null, room: number): Group[] {
  if (items.length === 0) return [];
  const isEnglish = items.every(({ language }) => language === 'en');
  const parted = isEnglish ? lifeGroups(items, room) : contextGroups(items, room);
  return items.length <= SMALL_AREA || parted.length < 2 ? [areaGroup(items, title)] : parted;
}

function mixed(groups: readonly Group[]): Group {
  const items = groups.flatMap((group) => group.items);
  return { title: nameOfMixed(items), kind: 'area', items, goal: null };
}

/** Groups with fewer things than a rock holds share a mountain, before anything is added to them. */
function withoutTiny(groups: readonly Group[]): Group[] {
  const isTiny = (group: Group): boolean =>
    group.kind !== 'project' && group.items.length < MIN_PEBBLES;
  const tiny = groups.filter(isTiny);
  if (tiny.length === 0) return [...groups];
  const rest = groups.filter((group) => !isTiny(group));
  if (tiny.length > 1) return [...rest, mixed(tiny)];
  const area = rest.find((group) => group.kind === 'area');
  if (area === undefined) return [...groups];
  return [...rest.filter((group) => group !== area), mixed([area, ...tiny])];
}

/** More groups than mountains: the last ones share one. */
function atMostFive(groups: readonly Group[]): Group[] {
  if (groups.length <= MAX_MOUNTAINS) return [...groups];
  const kept = groups.slice(0, MAX_MOUNTAINS - 1);
  return [...kept, mixed(groups.slice(MAX_MOUNTAINS - 1))];
}

/** What a mountain of small things is called on a hard day, and what the whole page is about. */
export type GivenNames = { readonly smallTitle: string | null; readonly topic: string | null };

/**
 * Sorts items into at most five mountains: the person's headings, then goals with what belongs to
 * them, and the rest together or by area. Soonest first.
 */
export function groupsOf(items: readonly Item[], { smallTitle, topic }: GivenNames): Group[] {
  const headed = headingGroups(items);
  const taken = new Set(headed.flatMap((group) => group.items));
  const loose = items.filter((item) => !taken.has(item));
  const goals = itemsToTakeApart(items).filter((item) => !taken.has(item));
  const projects = projectGroups(loose, goals);
  const placed = new Set(projects.flatMap((group) => group.items));
  const small = loose.filter((item) => !placed.has(item));
  const title = smallTitle ?? (small.length === items.length ? topic : null);
  const room = MAX_MOUNTAINS - headed.length - projects.length;
  const all = [...headed, ...projects, ...areaGroups(small, title, room)];
  return atMostFive(withoutTiny(all).sort((a, b) => bySoonest(a.items, b.items)));
}
