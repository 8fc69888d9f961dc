import { type Mountain } from '../../plan/plan.ts';
import { pebblesOf } from '../../plan/walk.ts';
import { contentKeys } from '../reading/grammar/title-words.ts';
import { keyOf } from '../words/words.ts';
import { bestHolder, bestOf, type Found } from './best-named.ts';
import { namedNodes, withoutQuotes } from './named-nodes.ts';
import { readOrdinal } from './ordinals.ts';
import { countedBy, LEVELS } from './plan-parts.ts';

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
const WHOLE =
  /^(?:it|this|it all|everything|all|(?:each|every)(?: step| pebble| one| of them)?|all (?:the )?(?:steps|pebbles)|all of (?:it|them|these|this)|them all|the (?:whole )?(?:mountain|plan|thing)|this (?:mountain|plan|list)|(?:this|the) (?:whole|entire) (?:thing|plan|mountain|list)|the steps|my plan)$/iu;

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
  if (inside !== undefined) {
    const holder = bestHolder(inside, nodes);
    return holder.kind === 'none' ? bestOf(inside, nodes) : holder;
  }
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
  if (types === undefined)
    return plain.kind === 'none' && ABOUT.test(said) ? describedBy(mountain, whole) : plain;
  const narrowed = bestOf(
    bare,
    nodes.filter((node) => types.includes(node.type)),
  );
  return narrowed.kind === 'none' ? plain : narrowed;
}

/** "The one about the hem": the one step that says so in its description. */
function describedBy(mountain: Mountain, name: string): Found {
  const described = pebblesOf(mountain).map(({ id, title, description }) => ({
    id,
    title,
    said: contentKeys(description),
  }));
  const keys = [...contentKeys(name)];
  const fitting = described.filter(({ said }) => keys.every((key) => said.has(key)));
  const [only] = fitting;
  return keys.length > 0 && only !== undefined && fitting.length === 1
    ? { kind: 'one', node: { type: 'pebble', id: only.id, title: only.title }, score: 1 }
    : { kind: 'none' };
}

const HALF = 0.85;

/** Whether a name is half or more of the one title that it means. */
export function isMostOf(mountain: Mountain, name: string): boolean {
  const found = findNode(mountain, name);
  return found.kind === 'one' && found.score >= HALF;
}
