import { type Mountain } from '../../plan/plan.ts';
import { baseOfGerund, opensWithCommand } from '../reading/grammar/verbs.ts';
import { wordsOf } from '../words/words.ts';
import { findNode, isMostOf } from './find-node.ts';
import { POLITE } from './in-plain-words.ts';

const A_STEP = String.raw`(?:an?|one|another|one more|two|three|four|the|some|a few)?\s*(?:(?:new|small|little|extra|more)\s+)*(?:steps?|pebbles?|tasks?|items?|things?)`;
const FIRST_STEP = new RegExp(
  String.raw`^(?:(?:i|we)(?:'d)?\s+(?:also\s+)?)?(?:add|include|insert|create|put in|need|want|would like|like)(?:\s+to\s+(?:have|add))?\s+${A_STEP}\s*[,:–-]?\s+(?:(?:one|the first|first)(?: one)?\s+)?(to|for|about)\s+(.+)$`,
  'iu',
);
const NEXT_STEP =
  /\s*[,;]?\s+(?:and\s+|then\s+|plus\s+)*(?:one more|another one|another|one|a second(?: one)?|a third(?: one)?|the (?:other|second|third|last)(?: one)?)(?:\s+(?:step|pebble|task))?\s+(to|for|about)\s+/iu;

/** "For scanning the photos" is to scan the photos. */
function asDeed(how: string, said: string): string {
  const [first = '', ...rest] = said.trim().split(' ');
  const base = /^to$/iu.test(how) ? null : baseOfGerund(first.toLowerCase());
  return [base ?? first, ...rest].join(' ');
}

/** "Add a step to fold and one to staple": both as a list; null when only one is asked for. */
export function addsInARow(part: string): string[] | null {
  const [, how = '', said] = FIRST_STEP.exec(part.replace(POLITE, '')) ?? [];
  const [first = '', ...others] = said?.split(NEXT_STEP) ?? [];
  if (others.length < 2) return null;
  const next = others.flatMap((prep, at) =>
    at % 2 === 0 ? [asDeed(prep, others[at + 1] ?? '')] : [],
  );
  return [`add these: ${[asDeed(how, first), ...next].join(', ')}`];
}

const VERB = /^(?:rename|retitle|change|replace|reword)\s+(?=\S)/iu;
const LINK = /\s+(?:to|as|into|with|by|→|->|=>)\s+/iu;
const BETWEEN = /\s*[,;]\s*(?:and\s+)?|\s+and\s+/giu;
const QUOTED_NAME =
  /(?:^|\s*(?:,|\band\b)\s*(?:and\s+)?)([^"“”«»]+?)\s+(?:to\s+|as\s+)?(["“«][^"“”«»]+["”»])/giu;
const CALL = /^(?:call|name|rename|retitle)\s+(?=.*["“«])/iu;

/** `Call the cover "Outside" and the stamps "Postage"`. */
function quotedNames(said: string): string[] {
  const bare = said.replace(CALL, '');
  const pairs = [...bare.matchAll(QUOTED_NAME)];
  const isAll = pairs.map(([whole]) => whole).join('').length === bare.trim().length;
  return isAll ? pairs.map(([, name = '', title = '']) => `rename ${name} to ${title}`) : [];
}

type Row = { readonly changes: string[] } | { readonly reason: string };

const UNCLEAR = 'It is not clear where one new name ends; say each in a sentence of its own.';

/** "Call the cover Front and Layout Words": without quotes no rule knows where a name ends. */
function isCalledTwice(mountain: Mountain, said: string): boolean {
  if (!/^(?:call|name)\s/iu.test(said)) return false;
  return [...said.matchAll(BETWEEN)].slice(0, 12).some(({ index, 0: mark }) => {
    const words = said.slice(index + mark.length).split(/\s+/u);
    return words.some((_, at) => {
      const found = findNode(mountain, words.slice(0, at).join(' ').replace(/^the /iu, ''));
      return at > 0 && found.kind === 'one' && found.score === 2;
    });
  });
}

/**
 * "Rename the cover to Outside and the stamps to Postage": each new name for itself; null when
 * what stands behind an "and" is no name of this mountain, and so belongs to the title before it.
 */
export function renamesInARow(mountain: Mountain, part: string): Row | null {
  const said = part.replace(POLITE, '');
  const quoted = CALL.test(said) ? quotedNames(said) : [];
  if (quoted.length > 1) return { changes: quoted };
  if (isCalledTwice(mountain, said)) return { reason: UNCLEAR };
  const verb = VERB.exec(said)?.[0];
  if (verb === undefined) return null;
  const rest = said.slice(verb.length);
  const starts = [...rest.matchAll(BETWEEN)].slice(0, 12).flatMap(({ index, 0: mark }) => {
    const from = index + mark.length;
    const link = LINK.exec(rest.slice(from));
    if (link === null || !LINK.test(rest.slice(0, index))) return [];
    const name = rest.slice(from, from + link.index);
    const isDeed = opensWithCommand(wordsOf(name)) && findNode(mountain, name).kind === 'none';
    return isDeed ? [] : [{ index, from, isSure: isMostOf(mountain, name) }];
  });
  if (starts.length === 0) return null;
  if (starts.some(({ isSure }) => !isSure)) return { reason: UNCLEAR };
  const ends = [...starts.map(({ index }) => index), rest.length];
  return { changes: ends.map((end, at) => `${verb}${rest.slice(starts[at - 1]?.from ?? 0, end)}`) };
}
