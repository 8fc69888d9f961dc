import { SAID_NUMBERS, SEVERAL } from '../data/numbers.ts';
import { type Mountain, type Pebble } from '../../plan/plan.ts';
import { pebblesOf } from '../../plan/walk.ts';
import { findNode, isWhole } from './find-node.ts';
import { type NamedNode, withoutQuotes } from './named-nodes.ts';
import { countedBy } from './plan-parts.ts';
import { meantBy, type Situation } from './outcome.ts';
import { stepsNamed } from './steps-named.ts';
import { pebblesIn } from './tree.ts';

const SOME = new RegExp(
  String.raw`^(?:the |those |these )?(?:very )?(first|last) (${SEVERAL}|[2-5])(?: (?:(?!of\b|in\b)(.+?) )??(steps|pebbles|tasks|items|ones|things|rocks|boulders))?(?: (?:of|in|from|under|on) (?:the )?(.+))?$`,
  'iu',
);
const NUMBERED =
  /^(?:the )?(?:steps|pebbles|tasks|items|numbers) (\d{1,2}(?:(?:,\s*|\s+and\s+|\s*&\s*)\d{1,2})+)$/iu;

const ALL_BESIDE =
  /^(?:everything|all|all (?:the )?(?:steps|pebbles|things)|the steps|the pebbles|whatever)(?: that)?(?: (?:comes|come|is|are|goes|go|coming))? (after|before|above|below|behind) (.+)$/iu;

/** "Everything after the call": what waits on that side of a step, or of a part of the plan. */
function allBeside(situation: Situation, name: string): readonly NamedNode[] | string | null {
  const [, side = '', other] = ALL_BESIDE.exec(name) ?? [];
  if (other === undefined) return null;
  const meant = meantBy(situation, other);
  if (!('node' in meant)) return meant.reason;
  const all = pebblesIn(situation.mountain, situation.mountain.id);
  const own = new Set(pebblesIn(situation.mountain, meant.node.id));
  const isBehind = /^(?:after|below|behind)$/iu.test(side);
  const at = isBehind
    ? all.findLastIndex((pebble) => own.has(pebble))
    : all.findIndex((pebble) => own.has(pebble));
  const there = (isBehind ? all.slice(at + 1) : all.slice(0, at)).filter(
    ({ status }) => status === 'in-the-way',
  );
  return there.length === 0
    ? `Nothing waits ${isBehind ? 'after' : 'before'} “${meant.node.title}”.`
    : there.map(asNode);
}

/** "The last two": so many from one end of the plan, or of a part; "steps 2 and 3"; "both covers". */
function someMeant(mountain: Mountain, name: string): readonly NamedNode[] | string | null {
  const pebbles = pebblesOf(mountain);
  const numbers = NUMBERED.exec(name.trim())?.[1]?.match(/\d+/gu)?.map(Number);
  if (numbers !== undefined) {
    const own = numbers.flatMap((number) => pebbles.slice(number - 1, number));
    return own.length < numbers.length ? null : own.map(asNode);
  }
  const [, end = '', many = '', among, level = 'steps', of] = SOME.exec(name.trim()) ?? [];
  if (end === '') return stepsNamed(mountain, name.trim());
  const count = SAID_NUMBERS.get(many.toLowerCase()) ?? Number(many);
  const kind = /^(?:rocks|boulders)$/iu.test(level) ? level.toLowerCase().slice(0, -1) : 'step';
  const word = among ?? of ?? null;
  const all = countedBy(mountain, { at: 0, level: kind, of: word, isAmong: among !== undefined });
  if (all === null || all.length < count)
    return `It is not clear which ${many} “${name}” means; name each of them.`;
  return end.toLowerCase() === 'last' ? all.slice(-count) : all.slice(0, count);
}

function asNode({ id, title }: Pebble): NamedNode {
  return { type: 'pebble', id, title };
}

function isTitle(mountain: Mountain, name: string): boolean {
  const found = findNode(mountain, name);
  return isWhole(name) || (found.kind === 'one' && found.score === 2);
}

/** The nodes that a list of names means, when every one of them is clear. */
export function allMeant(situation: Situation, name: string): readonly NamedNode[] | string {
  const some = isTitle(situation.mountain, name)
    ? null
    : (allBeside(situation, withoutQuotes(name)) ??
      someMeant(situation.mountain, withoutQuotes(name)));
  if (some !== null) return some;
  const whole = meantBy(situation, name);
  const found = findNode(situation.mountain, name);
  const isExact = found.kind === 'one' && found.score === 2;
  const names = name
    .replace(/^both (?=.+ and )/iu, '')
    .split(/\s*,\s*(?:and\s+)?|\s+(?:and|or|&|plus|\+|y|e|et|und|oder|ou)\s+/iu)
    .filter((part) => part !== '');
  if (names.length < 2 || isExact) return 'node' in whole ? [whole.node] : whole.reason;
  const nodes = new Map<string, NamedNode>();
  for (const part of names) {
    const many = isTitle(situation.mountain, part) ? null : someMeant(situation.mountain, part);
    if (typeof many === 'string') return many;
    const meant = many === null ? meantBy(situation, part) : null;
    if (meant !== null && !('node' in meant)) return meant.reason;
    for (const node of many ?? (meant === null ? [] : [meant.node])) nodes.set(node.id, node);
  }
  return [...nodes.values()];
}
