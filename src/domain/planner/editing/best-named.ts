import { WEEKDAY_NAMES } from '../data/dates.ts';
import { contentKeys } from '../reading/grammar/title-words.ts';
import { baseOfGerund } from '../reading/grammar/verbs.ts';
import { keyOf } from '../words/words.ts';
import { type NamedNode } from './named-nodes.ts';
import { isSame, isSameWord } from './same-words.ts';

export type Found =
  | { readonly kind: 'one'; readonly node: NamedNode; readonly score: number }
  | { readonly kind: 'several'; readonly nodes: readonly NamedNode[] }
  | { readonly kind: 'none' };

const CLEARLY_BETTER = 0.12;
const MOST = 0.66;
/** "Sketching" is sooner the pebble that begins with "Sketch" than one that has a sketch in it. */
const DEED = 0.15;
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
  return keys.length > 0 ? keys : allKeys(text);
}

function allKeys(text: string): string[] {
  return text
    .split(/\s+/u)
    .map(keyOf)
    .filter((key) => key !== '');
}

const DAY_NAME = new RegExp(
  String.raw`^(?:${WEEKDAY_NAMES.replaceAll(/\s+/gu, '|')}|today|tomorrow|tonight)$`,
  'iu',
);

/** A day says little of a step, but it is all that a name may say. */
function isDayName(name: string): boolean {
  return DAY_NAME.test(name.trim());
}

/** "Sorting the loft" says no more than "sort the loft", where the verb counts for little. */
function plainVerb(gerund: string): string {
  const base = baseOfGerund(gerund.toLowerCase());
  return base !== null && contentKeys(base).size === 0 ? base : gerund;
}

/** 0 when too little of the name is in the title, up to 1, and 2 when they are the same. */
function scoreOf(name: string, title: string, isAlike: typeof isSame): number {
  if (keyOf(name) === keyOf(title)) return 2;
  const said = keysOf(name.replace(/^\p{L}+ing\b/iu, plainVerb));
  const own = isDayName(name) ? allKeys(title) : keysOf(title);
  if (said.length === 0 || own.length === 0) return 0;
  const known = said.filter((key) => own.some((other) => isAlike(key, other))).length;
  const covered = known / said.length;
  if (said.length <= 2 ? covered < 1 : covered < MOST) return 0;
  const isDeed = said.length === 1 && baseOfGerund(said[0] ?? '') === own[0];
  return 0.7 * covered + 0.3 * (known / Math.max(own.length, said.length)) + (isDeed ? DEED : 0);
}

function bestBy(isAlike: typeof isSame, name: string, nodes: readonly NamedNode[]): Found {
  const all = nodes
    .map((node) => ({ node, score: scoreOf(name, node.title, isAlike) }))
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

/**
 * The node whose title a name fits best; several when they fit about equally well. A slip of the
 * finger is only looked for where no title has the words as they were said.
 */
export function bestOf(name: string, nodes: readonly NamedNode[]): Found {
  const asSaid = bestBy(isSameWord, name, nodes);
  return asSaid.kind === 'none' ? bestBy(isSame, name, nodes) : asSaid;
}

/** The rock or boulder that a name means: "the cover section". */
export function bestHolder(name: string, nodes: readonly NamedNode[]): Found {
  const bare = name
    .replace(/\s(?:rock|boulder|section|part|bit)$/iu, '')
    .replace(/^(?:the |my )?(?:rock|boulder|section)\s/iu, '');
  const held = nodes.filter(({ type }) => type === 'rock' || type === 'boulder');
  return bestOf(bare, held);
}
