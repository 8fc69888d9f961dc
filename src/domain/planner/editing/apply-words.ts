import { type Mountain, type Pebble } from '../../plan/plan.ts';
import { baseOfGerund, isVerb, opensWithCommand } from '../reading/verbs.ts';
import { keyOf, wordsOf } from '../words/words.ts';
import { capitalised } from '../reading/task-phrase.ts';
import { fitText, TEXT_LIMITS } from '../words/word-limits.ts';
import { type TextChange } from './change.ts';
import { withoutOneOf } from './and-lists.ts';
import { findNode, isWhole, type NamedNode, namedNodes, withoutQuotes } from './find-node.ts';
import { changed, meantBy, type Outcome, refused, type Situation } from './outcome.ts';
import { pebblesIn, rocksOf, withoutEmpty, withPebbles } from './tree.ts';

export function isDone(mountain: Mountain, node: NamedNode): boolean {
  return (
    node.type === 'pebble' && pebblesIn(mountain, node.id).some(({ status }) => status === 'moved')
  );
}

export function doneReason(node: NamedNode): string {
  return `“${node.title}” is done and stays as it is; change a step that still waits.`;
}

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

export const TITLE_LIMITS = {
  mountain: TEXT_LIMITS.mountainTitle,
  boulder: TEXT_LIMITS.boulderTitle,
  rock: TEXT_LIMITS.rockTitle,
  pebble: TEXT_LIMITS.pebbleTitle,
} as const;

function renamed(mountain: Mountain, node: NamedNode, title: string): Mountain {
  const named = <Kind extends { readonly id: string; readonly title: string }>(own: Kind): Kind =>
    own.id === node.id ? { ...own, title } : own;
  return {
    ...named(mountain),
    boulders: mountain.boulders.map((boulder) => ({
      ...named(boulder),
      rocks: boulder.rocks.map((rock) => ({ ...named(rock), pebbles: rock.pebbles.map(named) })),
    })),
  };
}

const OPENS_THING = /^(?:the|an?|my|our|your|some)\s+/iu;

/** "Replace dentist with doctor": the word gives way, and the rest of the title stays. */
function withWordReplaced(
  before: string,
  { name, title }: { name: string; title: string },
): string | null {
  const said = withoutQuotes(name).replace(OPENS_THING, '').toLowerCase();
  const brings = withoutQuotes(title);
  const words = before.split(' ');
  const isLonger = said.includes(' ') && brings.toLowerCase().startsWith(`${said} and `);
  const names = said.split(/\s+/u).sort().join(' ');
  const length = said.split(/\s+/u).length;
  const at = words.findIndex(
    (_, place) =>
      (place > 0 || isLonger) &&
      words
        .slice(place, place + length)
        .map((word) => word.toLowerCase())
        .sort()
        .join(' ') === names,
  );
  if (at < 0 || isVerb(said)) return null;
  if (at > 0 && opensWithCommand(wordsOf(brings))) return null;
  const spelled = brings.replaceAll(
    /\S+/gu,
    (word) => words.find((own) => own.toLowerCase() === word.toLowerCase()) ?? word,
  );
  const before1 = words[at - 1] ?? '';
  const isOpen = OPENS_THING.test(`${before1} `) && OPENS_THING.test(spelled);
  const isDouble = spelled.split(' ')[0]?.toLowerCase() === before1.toLowerCase();
  const front = words.slice(0, isOpen || isDouble ? at - 1 : at);
  return [...front, spelled, ...words.slice(at + length)].join(' ');
}

/** "Replace the stamps with envelopes" is still to buy them. */
function withVerbOf(before: string, { name, title }: { name: string; title: string }): string {
  const bare = withoutQuotes(title);
  const [verb = ''] = before.split(' ');
  const isThing = bare === title.trim() && !opensWithCommand(wordsOf(bare));
  const saidVerb = name.toLowerCase().includes(verb.toLowerCase());
  return isThing && !saidVerb && isVerb(verb.toLowerCase()) ? `${verb} ${bare}` : bare;
}

type Rename = Extract<TextChange, { kind: 'rename' }>;

/** "We're hiring a cleaner" is to hire a cleaner. */
function asDeed(title: string): string {
  const [first = '', ...rest] = title.split(' ');
  const base = rest.length > 0 ? baseOfGerund(first) : null;
  return base === null ? title : [base, ...rest].join(' ');
}

export function applyRename(
  situation: Situation,
  { readings, fresh, exact }: Pick<Rename, 'readings' | 'fresh' | 'exact'>,
): Outcome {
  const { mountain } = situation;
  const scored = readings.flatMap((reading) => {
    if (isWhole(reading.name)) return [{ ...reading, score: 1.5 }];
    const found = findNode(mountain, reading.name);
    return found.kind === 'one' ? [{ ...reading, score: found.score }] : [];
  });
  if (exact === true && !scored.some(({ score }) => score === 2))
    return refused('It is not clear what is to be called what; say it as in “rename … to …”.');
  const best = scored.sort((a, b) => b.score - a.score)[0] ?? readings[0];
  if (best === undefined)
    return refused('It does not say what to rename; say it as in “rename … to …”.');
  const meant = meantBy(situation, best.name);
  if (!('node' in meant)) return refused(meant.reason);
  const { node } = meant;
  if (isDone(mountain, node)) return refused(doneReason(node));
  if (fresh === true && findNode(mountain, best.title).kind !== 'none')
    return refused(
      `“${withoutQuotes(best.title)}” is in the plan too; say which of the two to remove or move.`,
    );
  const word = isWhole(best.name) ? null : withWordReplaced(node.title, best);
  const said =
    word ?? (node.type === 'pebble' ? withVerbOf(node.title, best) : withoutQuotes(best.title));
  const { fitting, rest } = fitText(capitalised(asDeed(said)), TITLE_LIMITS[node.type]);
  if (!/[\p{L}\p{N}]/u.test(fitting))
    return refused('It does not say the new name; say it as in “rename … to …”.');
  const namesake = namedNodes(mountain).find(
    (other) =>
      other.id !== node.id && keyOf(other.title) === keyOf(fitting.replace(OPENS_THING, '')),
  );
  if (namesake !== undefined && node.type !== 'mountain' && namesake.type !== 'mountain')
    return refused(`“${namesake.title}” is in the plan already; give this another name.`);
  if (rest !== '')
    return refused(
      `The name is longer than ${TITLE_LIMITS[node.type].words} words; say it in fewer.`,
    );
  return changed(renamed(mountain, node, fitting), { ...node, title: fitting });
}
