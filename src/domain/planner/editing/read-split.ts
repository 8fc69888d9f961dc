import { type TextChange } from './change.ts';
import { firstMatch } from './first-match.ts';

const NUMBERS = new Map(
  Object.entries({ two: 2, half: 2, halves: 2, three: 3, four: 4, five: 5, six: 6 }),
);
const COUNT = String.raw`(two|three|four|five|six|half|halves|[2-9])`;
const PARTS = String.raw`(?:(?:\p{L}+\s+)?(?:steps?|parts?|pieces?|pebbles?|goes|sittings?|tasks?|chunks?|bits?|sessions?|things?|rocks?))`;
const LINK = String.raw`(?:should|could|would|can|must|might|ought to|needs? to|has to|have to|be|become|get|have|into|in|as|split|divided|broken|cut|chopped|up|down|better|really|rather)`;
const VERB = String.raw`(?:(?:turn|make|do|have|split|break|divide|cut|chop|slice|separate)\s+(?:up\s+|down\s+)?)`;
/** "The photos should be two steps: one for the pine, one for the lavender." */
const COUNTED = new RegExp(
  String.raw`^(?:${VERB}(.+?)\s+(?:${LINK}\s+)*|(.+?)\s+(?:${LINK}\s+)+)${COUNT}\s*${PARTS}?(?:\s*[:,;–-]\s*(.+)|\s+(?:with|called|named|for)\s+(.+))?$`,
  'iu',
);
/** "Could the list be split: one for lunch, one for dinner." */
const ONE_FOR_EACH = new RegExp(
  String.raw`^(?:${VERB}(.+?)|(.+?)\s+(?:${LINK}\s+)+)(?:\s+(?:up|down))?\s*[:,;–-]\s*(one (?:for|is|with) .+)$`,
  'iu',
);
const FOR_EACH =
  /^(?:(?:the )?(?:one|1|another|first|second|third|other)(?: one| step)?(?: is| for| to| with|:)*\s+)/iu;
const BETWEEN_PARTS = /\s*[,;]\s*(?:(?:and|then)\s+)*|\s+(?:and then|then|and|&|\+)\s+/iu;

function namesIn(said: string): string[] {
  return said
    .split(BETWEEN_PARTS)
    .map((part) => part.replace(FOR_EACH, '').trim())
    .filter((part) => part !== '');
}

/** Reads a wish to have one step as several that says how many, or what each is for. */
export function readCountedSplit(text: string): TextChange | null {
  const [, listed, told, parts] = ONE_FOR_EACH.exec(text) ?? [];
  const whole = listed ?? told;
  if (whole !== undefined && parts !== undefined) {
    const names = namesIn(parts);
    if (names.length > 1) return { kind: 'split', name: whole, into: names };
  }
  const [, split, said, count = '', behind, named] = COUNTED.exec(text) ?? [];
  const name = split ?? said;
  if (name === undefined || !hasParts(text)) return null;
  const number = NUMBERS.get(count.toLowerCase()) ?? Number(count);
  const names = namesIn(behind ?? named ?? '');
  if (names.length === 0) return { kind: 'split', name, into: number };
  return names.length === number ? { kind: 'split', name, into: names } : null;
}

function hasParts(text: string): boolean {
  return (
    new RegExp(String.raw`\b${COUNT}\s+${PARTS}\b`, 'iu').test(text) ||
    /\b(?:in|into)\s+(?:two|three|four|half|halves)$/iu.test(text)
  );
}

/** Of parts that nobody counted there are two. */
const SAID_FOR_MANY = new Map(
  Object.entries({ two: 2, half: 2, halves: 2, three: 3, four: 4, five: 5, smaller: 2, parts: 2 }),
);
const SPLIT_INTO =
  /^(?:split|divide|break|chop|cut|slice)\s+(?:up\s+|down\s+)?(.+?)\s+(?:up\s+|down\s+|apart\s+)?(?:in|into)(?::)?\s+(.+)$/iu;
const SPLIT_LIST = /^(?:split|divide|break|chop)\s+(?:up\s+|down\s+)?([^:]+):\s*(.+)$/iu;
const SPLIT = [
  /^(?:split|divide)\s+(?:up\s+)?(.+?)(?:\s+up)?$/iu,
  /^(?:break|chop|cut|slice)\s+(?:down|up)\s+(.+)$/iu,
  /^(?:break|chop|cut|slice)\s+(.+?)\s+(?:down|up)$/iu,
];

/** Reads any other wish to have one step as several, with their names or without. */
export function readSplit(text: string): TextChange | null {
  const [, name, into] = SPLIT_INTO.exec(text) ?? SPLIT_LIST.exec(text) ?? [];
  if (name !== undefined && into !== undefined) {
    const [first = ''] = into.toLowerCase().split(/\s+/u);
    const count = SAID_FOR_MANY.get(first) ?? (/^\d$/u.test(first) ? Number(first) : null);
    if (count !== null) return { kind: 'split', name, into: count };
    const titles = into
      .replace(/\s+(?:separately|individually|on their own|apart)$/iu, '')
      .split(/\s*,\s*(?:and\s+)?|\s+and\s+|\s*;\s*/u)
      .filter((part) => part !== '');
    return titles.length > 1 ? { kind: 'split', name, into: titles } : null;
  }
  const whole = firstMatch(SPLIT, text);
  return whole === null ? null : { kind: 'split', name: whole, into: 2 };
}
