import { type Mountain } from '../../plan/plan.ts';
import { findNode } from './find-node.ts';
import { type NamedNode } from './named-nodes.ts';
import { pebblesIn } from './tree.ts';

const TO_REMOVE = String.raw`(?:remove|delete|drop|scrap|take out|get rid of)`;
const NEVER = String.raw`(?:please\s+)?(?:don['’]t|do not|never)`;
const FORBIDS = String.raw`${NEVER}\s+(?:touch|${TO_REMOVE})`;
/** "Don't touch the banner, just lose the tags": what stays, before what goes. */
const STAYS = new RegExp(
  String.raw`^(?:(?:nah|no|ok|okay|please|and|but),?\s+)*(?:${FORBIDS}|leave|keep)\s+(?!.*\b(?:if|unless|until|only)\b)([^,]+)(?<!\s(?:and|or))$`,
  'iu',
);
/** Where a text goes on with what is not to be removed. */
export const BEFORE_FORBIDDEN = new RegExp(
  String.raw`(?:\s*[,;]\s*(?:and\s+|but\s+)?|\s+(?:and|but)\s+)(?=${FORBIDS}\s)`,
  'giu',
);
/** "Don't remove the photos and delete the stamps" may forbid both, so it is not taken apart. */
export const FORBIDS_BOTH = new RegExp(
  String.raw`^${NEVER}\s+${TO_REMOVE}\s[^,;]*\s(?:and|or)\s+(?:then\s+)?${TO_REMOVE}\s`,
  'iu',
);
const AS_IT_IS =
  /\s+(?:alone|please|for now|in|(?:just )?(?:as|where|how) (?:it|they) (?:is|are)|(?:on|in) (?:the|my) (?:list|plan)|though)$/iu;

/** Whether a piece of a text says what stays, and nothing of what is to change. */
export function saysWhatStays(said: string): boolean {
  return STAYS.test(said.trim());
}

/** The parts of the plan that are to stay; none when the words name nothing that is there. */
export function whatStays(mountain: Mountain, said: string): readonly NamedNode[] {
  const name = STAYS.exec(said.trim())?.[1]?.replace(AS_IT_IS, '');
  if (name === undefined) return [];
  const found = findNode(mountain, name);
  if (found.kind === 'several') return found.nodes;
  return found.kind === 'one' ? [found.node] : [];
}

/** The first that was to stay and has lost a step; null when all of it is there. */
export function whatWent(
  { before, after }: { before: Mountain; after: Mountain },
  kept: readonly NamedNode[],
): NamedNode | null {
  const left = new Set(pebblesIn(after, after.id).map(({ id }) => id));
  return kept.find((node) => pebblesIn(before, node.id).some(({ id }) => !left.has(id))) ?? null;
}
