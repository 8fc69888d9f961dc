import { type Item } from '../reading/item.ts';
import { capitalised } from '../reading/task-phrase.ts';
import { grouped } from './grouped.ts';
import { labelsOf } from './labels.ts';
import { contextOf } from './task-context.ts';

const MAX_NAMED = 3;

function joined(names: readonly string[]): string {
  const [first = '', ...others] = names;
  const small = [
    first,
    ...others.map((name) => (/^\p{Lu}\p{Ll}/u.test(name) ? lower(name) : name)),
  ];
  const last = small.at(-1) ?? '';
  return small.length < 2 ? first : `${small.slice(0, -1).join(', ')} and ${last}`;
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** What a mountain of small things holds, by where they are done: "Calls, errands and home". */
export function nameOfSmallThings(items: readonly Item[]): string {
  const language = items[0]?.language ?? 'en';
  if (items.some((item) => item.language !== 'en')) return labelsOf(language).mountain;
  const names = [...grouped(items, (item) => contextOf(item)?.name ?? '')]
    .filter(([name]) => name !== '')
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([name]) => name);
  const shown = names.slice(0, MAX_NAMED);
  return shown.length === 0 ? labelsOf(language).mountain : joined(shown);
}

/** The name of a mountain for things under several short headings, and things under none. */
export function nameOfMixed(items: readonly Item[]): string {
  const headings = [...new Set(items.flatMap((item) => item.headings.slice(0, 1)))];
  const loose = items.filter((item) => item.headings.length === 0);
  if (headings.length === 0) return nameOfSmallThings(loose);
  const rest = loose.length === 0 ? [] : [nameOfSmallThings(loose).replace(' and ', ', ')];
  return joined([...headings.map(capitalised), ...rest].slice(0, MAX_NAMED));
}

/** A thing that the planner gave its verb is called by its name: "Taxes, due before the 24th". */
export function nameOfProject(title: string): string {
  const named = /^(?:work on|do|sort out|finish(?= [^,]{2,40}, (?:due|overdue)))\s+(\S.*)$/iu.exec(
    title,
  );
  return capitalised(named?.[1] ?? title);
}
