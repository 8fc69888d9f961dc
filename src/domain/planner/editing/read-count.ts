import { SAID_NUMBERS } from '../data/numbers.ts';
import { type TextChange } from './change.ts';

/** "A cover" names no number that could change. */
const COUNTS = new Map(
  [...SAID_NUMBERS, ['a dozen', 12] as const].filter(([said]) => !/^an?$/u.test(said)),
);
const NUMBER = String.raw`(?:\d{1,3}|${[...COUNTS.keys()].join('|')})`;
const RATHER = new RegExp(
  String.raw`^(.*?)\b(${NUMBER})\b(.*?),?\s+(?:rather than|instead of|not)\s+(${NUMBER})$`,
  'iu',
);
const INSTEAD = new RegExp(
  String.raw`^(?:instead of|not)\s+(.*?)\b(${NUMBER})\b(.*?),\s*(?:do |make |just |only |but )*(${NUMBER})$`,
  'iu',
);
const ENOUGH = new RegExp(
  String.raw`^(.+?)[,;:]?\s+(?:just |only )?(${NUMBER})\s+(?:is|are|will be|would be|'s)\s+(?:enough|plenty|fine|ok|okay|all i need)$`,
  'iu',
);

const TOO_MANY = new RegExp(
  String.raw`^(.+?)\s+(?:is|are|seems?|feels?|sounds?|would be)\s+(?:way |far |a bit |just |really )?(?:too many|too much|too few|a lot|plenty|not enough|overkill|over the top)(?:[,;:.]|\s+-)?\s+(?:so |and |but |let's (?:do|say|make it) |make it |just |only )*(${NUMBER})(?:\s+(?:is|are|will be|would be|will do|would do|'ll do|'s|should do|should be)\s*(?:enough|plenty|fine|ok|okay|good|better|all i need|right)?)?$`,
  'iu',
);
const ONLY = new RegExp(String.raw`^(.+?)[:,]?\s+(?:only|just)\s+(${NUMBER})$`, 'iu');
const SO_MANY = new RegExp(
  String.raw`^(?:just |only )?(${NUMBER})\s+([^,;]{2,40}?)\s+(?:is|are|will be|would be)\s+(?:enough|plenty|fine|ok|okay)$`,
  'iu',
);
const PLAIN = new RegExp(
  String.raw`^(?:(?:just|only|make it|it should be|let's say|say)\s+)*((?:\p{L}+\s+)?)(${NUMBER})\s+(\p{L}+(?:\s+\p{L}+){0,3})$`,
  'iu',
);

function bare(text: string): string {
  return text
    .replaceAll(/\b(?:should|needs? to|has to|have to|ought to) be\b|\b(?:thing|bit)\b/giu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** How many a word says, in figures or as it is said; null for a word that is no number. */
export function countOf(word: string): number | null {
  return COUNTS.get(word.toLowerCase()) ?? (/^\d{1,3}$/u.test(word) ? Number(word) : null);
}

/** "Order 80 jars": all but the number may be in a title. */
export function readPlainCount(text: string): TextChange | null {
  const [, verb = '', to, thing] = PLAIN.exec(text) ?? [];
  if (
    to === undefined ||
    thing === undefined ||
    /^(?:min|hour|day|week|step|part|more|of)/iu.test(thing)
  )
    return null;
  return { kind: 'count', name: `${verb}${thing}`, from: null, to, exact: true };
}

/** Reads a wish for another number of the same: "two covers rather than three". */
export function readCount(text: string): TextChange | null {
  const [, front = '', to, rear = '', from] = RATHER.exec(text) ?? [];
  if (to !== undefined && from !== undefined)
    return { kind: 'count', name: bare(`${front} ${from} ${rear}`), from, to };
  const [, start = '', old, end = '', next] = INSTEAD.exec(text) ?? [];
  if (old !== undefined && next !== undefined)
    return { kind: 'count', name: bare(`${start} ${old} ${end}`), from: old, to: next };
  const [, enoughOf, thing] = SO_MANY.exec(text) ?? [];
  if (enoughOf !== undefined && thing !== undefined && !/^(?:min|hour|day|week)/iu.test(thing))
    return { kind: 'count', name: thing, from: null, to: enoughOf, exact: true };
  const [, held, few] = ONLY.exec(text) ?? [];
  if (held !== undefined && few !== undefined)
    return { kind: 'count', name: bare(held), from: null, to: few };
  const [, many, fewer] = TOO_MANY.exec(text) ?? [];
  if (many !== undefined && fewer !== undefined)
    return { kind: 'count', name: bare(many), from: null, to: fewer };
  const [, name, enough] = ENOUGH.exec(text) ?? [];
  return name === undefined || enough === undefined
    ? null
    : { kind: 'count', name: bare(name), from: null, to: enough };
}
