import { type Mountain, type Pebble } from '../../plan/plan.ts';
import { findNode, type NamedNode } from './find-node.ts';
import { meantBy, type Situation } from './outcome.ts';
import { rocksOf } from './tree.ts';

const SOME =
  /^(?:the |those )?(first|last) (two|three|four)(?: (?:steps|pebbles|tasks|items|ones))?$/iu;
const NUMBERED =
  /^(?:the )?(?:steps|pebbles|tasks|items|numbers) (\d{1,2}(?:(?:,\s*|\s+and\s+|\s*&\s*)\d{1,2})+)$/iu;
const HOW_MANY = new Map(Object.entries({ two: 2, three: 3, four: 4 }));

/** "The last two": so many pebbles from one end of the plan; "steps 2 and 3". */
function someMeant(mountain: Mountain, name: string): NamedNode[] | null {
  const pebbles = rocksOf(mountain).flatMap((rock) => rock.pebbles);
  const numbers = NUMBERED.exec(name.trim())?.[1]?.match(/\d+/gu)?.map(Number);
  if (numbers !== undefined) {
    const own = numbers.flatMap((number) => pebbles.slice(number - 1, number));
    return own.length < numbers.length ? null : own.map(asNode);
  }
  const [, end = '', many = ''] = SOME.exec(name.trim()) ?? [];
  const count = HOW_MANY.get(many.toLowerCase());
  if (count === undefined || pebbles.length <= count) return null;
  const meant = end.toLowerCase() === 'last' ? pebbles.slice(-count) : pebbles.slice(0, count);
  return meant.map(asNode);
}

function asNode({ id, title }: Pebble): NamedNode {
  return { type: 'pebble', id, title };
}

/** The nodes that a list of names means, when every one of them is clear. */
export function allMeant(situation: Situation, name: string): NamedNode[] | string {
  const some = someMeant(situation.mountain, name);
  if (some !== null) return some;
  const whole = meantBy(situation, name);
  const found = findNode(situation.mountain, name);
  const isExact = found.kind === 'one' && found.score === 2;
  const names = name
    .split(/\s*,\s*(?:and\s+)?|\s+(?:and|or|&|plus|\+|y|e|et|und|oder|ou)\s+/iu)
    .filter((part) => part !== '');
  if (names.length < 2 || isExact) return 'node' in whole ? [whole.node] : whole.reason;
  const nodes = new Map<string, NamedNode>();
  for (const part of names) {
    const meant = meantBy(situation, part);
    if (!('node' in meant)) return meant.reason;
    nodes.set(meant.node.id, meant.node);
  }
  return [...nodes.values()];
}
