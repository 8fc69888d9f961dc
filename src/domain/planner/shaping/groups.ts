import { contentKeys } from '../reading/dedupe.ts';
import { type Item } from '../reading/item.ts';
import { wordsOf } from '../words/words.ts';
import { goalOf } from './goal-match.ts';
import { grouped } from './grouped.ts';
import { urgencyOf } from './shaping-order.ts';
import { contextOf } from './task-context.ts';

/** The items of one mountain. */
export type Group = {
  readonly title: string;
  readonly kind: 'heading' | 'project' | 'area';
  readonly items: readonly Item[];
};

const MAX_MOUNTAINS = 5;
const SMALL_AREA = 14;
const AREA_TITLES = {
  home: 'Home and errands',
  people: 'People and appointments',
  work: 'Work and making',
} as const;

function headingGroups(items: readonly Item[]): Group[] {
  const headed = items.filter((item) => item.headings.length > 0);
  const groups = grouped(headed, (item) => item.headings[0] ?? '');
  return [...groups].map(([title, own]) => ({ title, kind: 'heading', items: own }));
}

function belongsTo(item: Item, project: Item): boolean {
  const family = goalOf(project);
  if (item.language !== 'en' || family === null) return false;
  const keys = contentKeys(item.title);
  const own = [...contentKeys(project.title)].slice(1);
  if (own.some((key) => keys.has(key))) return true;
  return wordsOf(item.title)
    .slice(1)
    .some((word) => family.related.has(word.key));
}

function projectGroups(items: readonly Item[]): Group[] {
  const projects = items.filter((item) => goalOf(item)?.size === 'project');
  const groups: { project: Item; items: Item[] }[] = projects.map((project) => ({
    project,
    items: [project],
  }));
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
    title: group.project.title,
    kind: 'project',
    items: group.items,
  }));
}

function areaGroups(items: readonly Item[], title: string, room: number): Group[] {
  if (items.length === 0) return [];
  const areas = grouped(items, (item) => contextOf(item)?.area ?? 'people');
  const tooFew = [...areas.values()].some((own) => own.length < 3);
  if (items.length <= SMALL_AREA || tooFew || areas.size > room || areas.size < 2)
    return [{ title, kind: 'area', items }];
  return [...areas].map(([area, own]) => ({ title: AREA_TITLES[area], kind: 'area', items: own }));
}

function bySoonest(a: Group, b: Group): number {
  const first = (group: Group): number => group.items[0]?.order ?? 0;
  return urgencyOf(a.items) - urgencyOf(b.items) || first(a) - first(b);
}

/** More groups than mountains: the last ones share one. */
function atMostFive(groups: readonly Group[], title: string): Group[] {
  if (groups.length <= MAX_MOUNTAINS) return [...groups];
  const kept = groups.slice(0, MAX_MOUNTAINS - 1);
  const rest = groups.slice(MAX_MOUNTAINS - 1);
  return [...kept, { title, kind: 'area', items: rest.flatMap((group) => group.items) }];
}

/**
 * Sorts items into at most five mountains: the person's headings, then projects with what belongs
 * to them, and the rest together or in three areas. Soonest first.
 */
export function groupsOf(items: readonly Item[], titles: { small: string; rest: string }): Group[] {
  const headed = headingGroups(items);
  const loose = items.filter((item) => item.headings.length === 0);
  const projects = projectGroups(loose);
  const taken = new Set(projects.flatMap((group) => group.items));
  const small = loose.filter((item) => !taken.has(item));
  const room = MAX_MOUNTAINS - headed.length - projects.length;
  const all = [...headed, ...projects, ...areaGroups(small, titles.small, room)];
  return atMostFive(all.sort(bySoonest), titles.rest);
}
