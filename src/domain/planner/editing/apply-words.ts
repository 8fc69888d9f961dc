import { type Mountain } from '../../plan/plan.ts';
import { rocksOf } from '../../plan/walk.ts';
import { withPebbles } from '../../plan/with-parts.ts';
import { allMeant } from './all-meant.ts';
import { renamed } from './apply-rename.ts';
import { withoutOneOf } from './and-lists.ts';
import { doneReason, isDone } from './done.ts';
import { type NamedNode, withoutQuotes } from './named-nodes.ts';
import { changed, meantBy, type Outcome, refused, type Situation } from './outcome.ts';
import { pebblesIn, withoutEmpty } from './tree.ts';

const WHAT_IS_DONE =
  /^(?:all |the |any |my |whatever is |what's |what is )*(?:finished|done|completed|complete|ticked off)(?: (?:ones?|steps?|pebbles?|things?|stuff|items?|tasks?))?$/iu;

export function applyRemove(situation: Situation, name: string): Outcome {
  const { mountain } = situation;
  if (WHAT_IS_DONE.test(withoutQuotes(name)))
    return refused('What is done stays, because it counts; name a step that still waits.');
  const nodes = allMeant(situation, name);
  if (typeof nodes === 'string') return refused(nodes);
  if (nodes.some((node) => node.type === 'mountain'))
    return refused(
      'A whole mountain is removed with its own delete button; name a part of it to remove that.',
    );
  const done = nodes.find((node) => isDone(mountain, node));
  if (done !== undefined) return refused(doneReason(done));
  const [only] = nodes;
  const less = nodes.length === 1 && only !== undefined ? withoutPart(situation, only, name) : null;
  if (less !== null) return less;
  return without(mountain, new Set(nodes.flatMap((node) => waitingIn(mountain, node))));
}

/** "No balloons" for "Buy bunting and balloons": the other of two things stays. */
function withoutPart({ mountain }: Situation, node: NamedNode, name: string): Outcome | null {
  const isOnePart = node.type === 'pebble' && !/\s(?:and|&|\+)\s|,/iu.test(name);
  const title = isOnePart ? withoutOneOf(node.title, withoutQuotes(name)) : null;
  return title === null ? null : changed(renamed(mountain, node, title), { ...node, title });
}

function waitingIn(mountain: Mountain, node: NamedNode): string[] {
  return pebblesIn(mountain, node.id)
    .filter(({ status }) => status === 'in-the-way')
    .map(({ id }) => id);
}

function without(mountain: Mountain, gone: ReadonlySet<string>): Outcome {
  const left = withoutEmpty(
    withPebbles(mountain, (pebble) => (gone.has(pebble.id) ? [] : [pebble])),
  );
  return rocksOf(left).length === 0
    ? refused('Nothing would be left. The delete button removes the whole mountain.')
    : changed(left, null);
}

/** What waits in a part of the plan, but for some that is in it. */
export function applyRemoveAllBut(
  situation: Situation,
  { name, except }: { name: string; except: string },
): Outcome {
  const { mountain } = situation;
  const meant = meantBy(situation, name);
  if (!('node' in meant)) return refused(meant.reason);
  const { node } = meant;
  if (node.type === 'mountain' || node.type === 'pebble')
    return refused(`“${node.title}” is a ${node.type}; name the rock or boulder that is to go.`);
  const stay = allMeant(situation, except);
  if (typeof stay === 'string') return refused(stay);
  const kept = new Set(stay.flatMap((own) => waitingIn(mountain, own)));
  const all = waitingIn(mountain, node);
  const outside = stay.find((own) => waitingIn(mountain, own).some((id) => !all.includes(id)));
  if (outside !== undefined || kept.size === 0)
    return refused(
      `“${outside?.title ?? withoutQuotes(except)}” is not in “${node.title}”; name what is to go.`,
    );
  const gone = all.filter((id) => !kept.has(id));
  return gone.length === 0
    ? refused(`Nothing else waits in “${node.title}”.`)
    : without(mountain, new Set(gone));
}
