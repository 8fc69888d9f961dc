import { type TextChange } from './change.ts';
import { POLITE } from './in-plain-words.ts';

type Section = Extract<TextChange, { kind: 'section' }>;

const OPENS = String.raw`(?:(?:add|create|make(?: me)?|start|insert|include|open|begin|put in|set up|(?:i|we)(?: also| still)? (?:want|need)|(?:i|we)(?: would|'d) like(?: to (?:add|have))?|there (?:should|needs to|must) be|give me|can (?:i|we) have|how about)\s+)`;
const LEVEL = String.raw`(rock|boulder|section|part|chapter|heading|phase|stage)`;
const OPENING = new RegExp(
  String.raw`^(?:and |also |then |please )*(?:${OPENS}(?:(?:an?|another|one more)\s+)(?:(?:new|extra|separate)\s+)?|${OPENS}?(?:an?\s+)?(?:new|another|one more)\s+(?:new\s+)?)${LEVEL}\b\s*`,
  'iu',
);
const WITHIN =
  /^(?:under|in|inside|within|to)\s+(.{2,60}?)\s*(?=:|,|\bcalled\b|\bnamed\b|\babout\b|\bfor\b)/iu;
const NAMED =
  /^(?:called|named|titled|about|for|on|to do with|with the (?:name|title)(?: of)?|:|[-–])?[\s:,–-]*/iu;
const QUOTED = /^["“«'‘](.{1,80}?)["”»'’]/u;
const STEPS_BEGIN =
  /\s*(?:[:;.?!]|\s[-–]\s|,?\s+(?:with|containing|consisting of|made of|including)\b|,\s+(?=(?:steps?|pebbles?|with)\b)|\n)\s*/iu;
const STEPS_WORD =
  /^(?:(?:and|with|has|it has|it needs|i'd want|i'd like|i want|i need|it should have|in it|containing|the|these|following|its)[\s:]+)*(?:(?:steps?|pebbles?|tasks?|things?)\b(?:\s+(?:are|would be|in it))?)?\s*[:–-]?\s*/iu;
const BULLET = /^\s*(?:[-*•·–—]+|\d{1,2}[.)])\s+/u;
/** A change of another kind behind the steps. */
const NEXT_CHANGE =
  /(?:[,;.]|\s+and|\s+then)\s+(?:(?:and|then|also|please)\s+)*(?=(?:remove|delete|rename|move|swap|merge|split|get rid of)\s)/iu;

/** Whether words begin a new rock or boulder. */
export function opensSection(text: string): boolean {
  return OPENING.test(text.replace(POLITE, ''));
}

/** A text from where it begins a new part of the plan: that part with its steps, and what follows. */
export function sectionAndRest(text: string): readonly [string, string] {
  const lines = text.split('\n');
  const [first = '', ...more] = lines;
  const isListed = /[:.]\s*$/u.test(first) || /^\s*(?:steps?|pebbles?)\b/iu.test(more[0] ?? '');
  const end = more.findIndex((line) => line.trim() === '' || !(isListed || BULLET.test(line)));
  const count = end < 0 ? more.length : end;
  const steps = more.slice(0, count).map((line) => line.replace(BULLET, ''));
  const rest = more.slice(count).join('\n');
  const cut = NEXT_CHANGE.exec(first);
  if (cut !== null && steps.length === 0)
    return [first.slice(0, cut.index), `${first.slice(cut.index + cut[0].length)}\n${rest}`];
  return [[first, ...steps].join('\n'), rest];
}

/** Reads a wish for a new rock or boulder, with its title and the steps in it as they were said. */
export function readSection(asked: string): Section | null {
  const text = asked.replace(POLITE, '');
  const opening = OPENING.exec(text);
  if (opening === null) return null;
  const level = opening[1]?.toLowerCase() ?? '';
  const said = text.slice(opening[0].length);
  const within = WITHIN.exec(said);
  const bare = said.slice(within?.[0].length ?? 0).replace(NAMED, '');
  const quoted = QUOTED.exec(bare);
  const cut = quoted === null ? STEPS_BEGIN.exec(bare) : null;
  const end = quoted?.[0].length ?? cut?.index ?? bare.length;
  const title = (quoted?.[1] ?? bare.slice(0, end)).trim();
  const steps = bare
    .slice(quoted === null ? end + (cut?.[0].length ?? 0) : end)
    .replace(/^[\s:;,.–-]+/u, '')
    .replace(STEPS_WORD, '')
    .replace(/\s+in (?:it|there)[.!]?$/iu, '')
    .trim();
  return {
    kind: 'section',
    level: level === 'rock' || level === 'boulder' ? level : 'any',
    title,
    steps,
    under: within?.[1] ?? null,
  };
}
