import { type Mountain, type NodeType } from '../../plan/plan.ts';
import { contentKeys } from '../reading/grammar/title-words.ts';
import { baseOfGerund } from '../reading/grammar/verbs.ts';
import { keyOf } from '../words/words.ts';
import { type Ordinal, readOrdinal } from './ordinals.ts';

/** A node of the mountain with the words that name it. */
export type NamedNode = { readonly type: NodeType; readonly id: string; readonly title: string };

export type Found =
  | { readonly kind: 'one'; readonly node: NamedNode; readonly score: number }
  | { readonly kind: 'several'; readonly nodes: readonly NamedNode[] }
  | { readonly kind: 'none' };

const CLEARLY_BETTER = 0.12;
const MOST = 0.66;
/** "Sketching" is sooner the pebble that begins with "Sketch" than one that has a sketch in it. */
const DEED = 0.15;
const LEVEL =
  /^(?:the |my |this |that )?(mountain|boulder|rock|pebble|step|task|item|section|part)s?\b[:\s]*(?:called |named |about |for )?/iu;
const LEVEL_BEHIND = /^(.+)\s(boulder|rock|pebble|step|section)$/iu;
const NO_NAME =
  /^(?:the |any |just )?(?:one|ones|two|three|four|\d{1,2}|some|any|half|most)(?: of (?:it|them|these|those))?$/iu;
/** "The whole cover bit" is the cover. */
const ENTIRE =
  /^(?:all (?:of )?)?(?:the |this |that )?(?:whole|entire|complete)\s+(?!mountain|plan|thing)/iu;
/** "The bit about money" is the money. */
const ABOUT =
  /^(?:the |that |this )?(?:bit|thing|stuff|ones?) (?:about|with|for|on|to do with) (?=\S)/iu;
/** "The stamps thing" is the stamps. */
const VAGUE_END =
  /(?<=\S)(?<!\b(?:first|second|third|fourth|fifth|last|next|this|that|the|one|other))\s(?:thing|things|stuff|bit|bits|business|ones?)$/iu;
/** "Everything in Cover" is what the rock or boulder of that name holds. */
const ALL_IN =
  /^(?:everything|all|all of|(?:all )?(?:of )?(?:the )?(?:steps|pebbles|tasks|things|ones)|(?:each|every) (?:step|pebble|task|thing|one))\s+(?:that's |that is |that are |which are )?(?:in|of|under|from|on|within)\s+(?:the\s+)?(?!(?:it|them|these|those|this)$)(.+)$/iu;
const LEVELS: Readonly<Record<string, readonly NodeType[]>> = {
  mountain: ['mountain'],
  boulder: ['boulder'],
  rock: ['rock'],
  pebble: ['pebble'],
  step: ['pebble'],
  task: ['pebble'],
  item: ['pebble'],
  one: ['pebble'],
  thing: ['pebble'],
  number: ['pebble'],
  '#': ['pebble'],
  section: ['rock', 'boulder'],
  part: ['pebble', 'rock', 'boulder'],
};
const WHOLE =
  /^(?:it|this|it all|everything|all|(?:each|every)(?: step| pebble| one| of them)?|all (?:the )?(?:steps|pebbles)|all of (?:it|them|these|this)|them all|the (?:whole )?(?:mountain|plan|thing)|this (?:mountain|plan|list)|(?:this|the) (?:whole|entire) (?:thing|plan|mountain|list)|the steps|my plan)$/iu;

/** Every node, outermost first, in the order of the plan. */
export function namedNodes(mountain: Mountain): NamedNode[] {
  const { id, title } = mountain;
  return [
    { type: 'mountain', id, title },
    ...mountain.boulders.flatMap((boulder): NamedNode[] => [
      { type: 'boulder', id: boulder.id, title: boulder.title },
      ...boulder.rocks.flatMap((rock): NamedNode[] => [
        { type: 'rock', id: rock.id, title: rock.title },
        ...rock.pebbles.map((pebble): NamedNode => ({
          type: 'pebble',
          id: pebble.id,
          title: pebble.title,
        })),
      ]),
    ]),
  ];
}

/** A name as it was said, without its quotes. */
export function withoutQuotes(name: string): string {
  return name
    .trim()
    .replace(/^["'“”«»‘’]+|["'“”«»‘’]+$/gu, '')
    .trim();
}

function isTurned(a: string, b: string): boolean {
  if (a.length !== b.length || a.length < 4 || a[0] !== b[0]) return false;
  const at = [...a].findIndex((letter, place) => letter !== b[place]);
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

/** Within so many changed letters that it is one slip of the finger, or two in a long word. */
function isSlipOf(a: string, b: string): boolean {
  const allowed = Math.min(a.length, b.length) >= 8 ? 2 : Number(Math.min(a.length, b.length) >= 4);
  if (Math.abs(a.length - b.length) > allowed) return false;
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const kept = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(kept, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return (row[b.length] ?? 99) <= allowed;
}

/** Whether two words are the same but for a slip of the finger. */
export function isSlip(a: string, b: string): boolean {
  return isTurned(a, b) || isSlipOf(a, b);
}

/** "Agency" and "agencies". */
function asOne(key: string): string {
  return key.replace(/ies$/u, 'y');
}

function stem(key: string): string {
  return key.replace(/(?:'s|ies|es|s|ing|ed|e)$/u, '').replace(/(\p{L})\1$/u, '$1');
}

const SAME_DEED = ['call ring phone', 'email mail', 'buy order', 'fix repair mend'].map(
  (words) => new Set(words.split(' ')),
);

/** Whether two words mean the same: by their stem, by a slip of the finger, or by what is done. */
export function isSame(a: string, b: string): boolean {
  if (a === b || SAME_DEED.some((words) => words.has(a) && words.has(b))) return true;
  const shorter = Math.min(a.length, b.length);
  return (
    shorter >= 3 &&
    (stem(a) === stem(b) || asOne(a) === asOne(b) || isTurned(a, b) || isSlipOf(a, b))
  );
}

/** Little words of Spanish, German, French and Portuguese before a thing's name. */
const LITTLE = new Set(
  'el la los las lo un una unos unas del al de der die das den dem des ein eine einen einem le les une du l o os as um uma do da dos das para por zu zum zur für pour'.split(
    ' ',
  ),
);
const ELIDED = /^(?:l|d|s|n|qu)'(?=\p{L})/u;

function keysOf(text: string): string[] {
  const keys = [...contentKeys(text)].map((key) => key.replace(ELIDED, ''));
  const large = keys.filter((key) => !LITTLE.has(key));
  if (large.length > 0) return large;
  return keys.length > 0
    ? keys
    : text
        .split(/\s+/u)
        .map(keyOf)
        .filter((key) => key !== '');
}

/** "Sorting the loft" says no more than "sort the loft", where the verb counts for little. */
function plainVerb(gerund: string): string {
  const base = baseOfGerund(gerund.toLowerCase());
  return base !== null && contentKeys(base).size === 0 ? base : gerund;
}

/** 0 when too little of the name is in the title, up to 1, and 2 when they are the same. */
function scoreOf(name: string, title: string): number {
  if (keyOf(name) === keyOf(title)) return 2;
  const said = keysOf(name.replace(/^\p{L}+ing\b/iu, plainVerb));
  const own = keysOf(title);
  if (said.length === 0 || own.length === 0) return 0;
  const known = said.filter((key) => own.some((other) => isSame(key, other))).length;
  const covered = known / said.length;
  if (said.length <= 2 ? covered < 1 : covered < MOST) return 0;
  const isDeed = said.length === 1 && baseOfGerund(said[0] ?? '') === own[0];
  return 0.7 * covered + 0.3 * (known / Math.max(own.length, said.length)) + (isDeed ? DEED : 0);
}

/** The rock or boulder that a name means; null when there is none, or more than one. */
function holderIn(mountain: Mountain, name: string): NamedNode | null {
  const held = namedNodes(mountain).filter(({ type }) => type === 'rock' || type === 'boulder');
  const bare = name
    .replace(/\s(?:rock|boulder|section|part|bit)$/iu, '')
    .replace(/^(?:the |my )?(?:rock|boulder|section)\s/iu, '');
  const found = bestOf(bare, held);
  return found.kind === 'one' ? found.node : null;
}

function nodesUnder(mountain: Mountain, id: string): readonly NamedNode[] {
  const boulders = mountain.boulders
    .filter((own) => own.id === id || own.rocks.some((rock) => rock.id === id))
    .map((own) => (own.id === id ? own : { ...own, rocks: own.rocks.filter((r) => r.id === id) }));
  return namedNodes({ ...mountain, boulders }).filter((node) => node.id !== id);
}

type Steps = { readonly titled: readonly NamedNode[]; readonly held: readonly NamedNode[] | null };

/** The steps with a word in their title, and those in the part of the plan that is called so. */
export function stepsFor(mountain: Mountain, word: string): Steps {
  const keys = [...contentKeys(word)];
  const titled = namedNodes(mountain).filter(({ type, title }) => {
    const own = [...contentKeys(title)];
    const isIn = keys.every((key) => own.some((other) => isSame(key, other)));
    return type === 'pebble' && keys.length > 0 && isIn;
  });
  const holder = holderIn(mountain, word);
  const held = holder === null ? null : nodesUnder(mountain, holder.id);
  return { titled, held: held?.filter(({ type }) => type === 'pebble') ?? null };
}

/** What an ordinal counts; null when its words name no part of the plan, or could name two. */
export function countedBy(mountain: Mountain, said: Ordinal): readonly NamedNode[] | null {
  const { level, of, isAmong } = said;
  const types = LEVELS[level] ?? [];
  const onLevel = (nodes: readonly NamedNode[]): readonly NamedNode[] =>
    nodes.filter(({ type }) => types.includes(type));
  if (of === null) return onLevel(namedNodes(mountain));
  if (!isAmong) {
    const holder = findPart(mountain, of);
    return holder === null ? null : onLevel(nodesUnder(mountain, holder.id));
  }
  const { titled, held } = stepsFor(mountain, of);
  if (held === null) return titled;
  return titled.every(({ id }) => held.some((other) => other.id === id)) ? held : null;
}

/** The part of the plan that a name means, counted ("the second boulder") or by its words. */
function findPart(mountain: Mountain, name: string): NamedNode | null {
  const counted = readOrdinal(name);
  const parts = counted === null || counted.of !== null ? null : countedBy(mountain, counted);
  const part = counted === null ? null : (parts?.at(counted.at) ?? null);
  return part === null || part.type === 'pebble' ? holderIn(mountain, name) : part;
}

function byOrdinal(mountain: Mountain, name: string): Found | null {
  const counted = readOrdinal(name);
  const among = counted === null ? null : countedBy(mountain, counted);
  if (counted === null || (counted.isAmong && (among?.length ?? 0) < 2)) return null;
  const node = among?.at(counted.at);
  return node === undefined ? { kind: 'none' } : { kind: 'one', node, score: 1 };
}

/** Whether the name stands for the mountain, or for what was just spoken of. */
export function isWhole(name: string): boolean {
  return WHOLE.test(withoutQuotes(name));
}

/**
 * The node that a name means, at any level. A slip of the finger and a left-out word are forgiven;
 * when two nodes fit about equally well, both come back and none is chosen.
 */
export function findNode(mountain: Mountain, said: string): Found {
  const nodes = namedNodes(mountain);
  const named = keyOf(withoutQuotes(said));
  const exact = nodes.filter(({ title }) => named !== '' && keyOf(title) === named);
  const [own] = exact;
  if (own !== undefined && exact.length === 1) return { kind: 'one', node: own, score: 2 };
  const inside = ALL_IN.exec(withoutQuotes(said))?.[1];
  if (inside !== undefined) return holderNamed(inside, nodes);
  const whole = withoutQuotes(said).replace(ENTIRE, '').replace(ABOUT, '').replace(VAGUE_END, '');
  if (NO_NAME.test(whole)) return { kind: 'none' };
  const ordinal = byOrdinal(mountain, whole);
  if (ordinal !== null) return ordinal;
  const [, name, behind] = LEVEL_BEHIND.exec(whole) ?? [];
  const level = LEVEL.exec(whole);
  const bare = name ?? (withoutQuotes(whole.slice(level?.[0].length ?? 0)) || whole);
  const plain = bestOf(whole, nodes);
  if (plain.kind === 'one' && plain.score === 2) return plain;
  const types = LEVELS[(behind ?? level?.[1] ?? '').toLowerCase()];
  if (types === undefined) return plain;
  const narrowed = bestOf(
    bare,
    nodes.filter((node) => types.includes(node.type)),
  );
  return narrowed.kind === 'none' ? plain : narrowed;
}

function holderNamed(name: string, nodes: readonly NamedNode[]): Found {
  const bare = name
    .replace(/\s(?:rock|boulder|section|part|bit)$/iu, '')
    .replace(/^(?:rock|boulder|section)\s/iu, '');
  const held = nodes.filter(({ type }) => type === 'rock' || type === 'boulder');
  const found = bestOf(bare, held);
  return found.kind === 'none' ? bestOf(bare, nodes) : found;
}

function bestOf(name: string, nodes: readonly NamedNode[]): Found {
  const all = nodes
    .map((node) => ({ node, score: scoreOf(name, node.title) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  // A mountain is called "the mountain": a thing in its title is sooner meant in a step.
  const within = all.filter(({ node }) => node.type !== 'mountain');
  const scored = within.length > 0 && all[0]?.score !== 2 ? within : all;
  const [best] = scored;
  if (best === undefined) return { kind: 'none' };
  const rivals = scored.filter(({ score }) => best.score - score < CLEARLY_BETTER);
  return rivals.length > 1
    ? { kind: 'several', nodes: rivals.map(({ node }) => node) }
    : { kind: 'one', node: best.node, score: best.score };
}

const HALF = 0.85;

/** Whether a name is half or more of the one title that it means. */
export function isMostOf(mountain: Mountain, name: string): boolean {
  const found = findNode(mountain, name);
  return found.kind === 'one' && found.score >= HALF;
}
