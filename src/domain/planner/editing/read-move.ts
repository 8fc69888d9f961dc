import { type Place, type TextChange } from './change.ts';

const VERB = String.raw`(?:(?:move|put|place|bring|bump|pull|shift|push|drag|do|schedule|have|get|i'll do|i want to do)\s+)`;
const BESIDE = new RegExp(
  String.raw`^${VERB}?(.+?)\s+(?:(?:comes?|goes?|(?:should|must|has to|have to|needs to|need to|ought to|can) (?:come|go|be|happen|be done|get done)|to be|done|is|are|right|directly|straight|just|immediately|to)\s+)*(before|above|ahead of|in front of|after|below|behind)\s+(.+)$`,
  'iu',
);
const AT_EDGE = new RegExp(
  String.raw`^${VERB}?(.+?)\s+(?:(?:comes?|go(?:es)?|(?:should|must|has to|have to|needs to|need to|ought to|can) (?:come|go|be|happen|be done|get done)|to be|done|is|are|at|to|in)\s+)*(?:the\s+)?(?:very\s+)?(first|top|beginning|start|front|last|end|bottom|up|down|earlier|later)(?:\s+(?:of (?:the|my) (?:list|plan|mountain|rock)|one|a bit|a little|one place))?$`,
  'iu',
);
const START_WITH = /^(?:start|begin)\s+with\s+(.+)$/iu;
const END_WITH = /^(?:end|finish)\s+with\s+(.+)$/iu;
const MOVE_UP = /^move\s+(up|down)\s+(.+)$/iu;
const INTO =
  /^(?:move|put|shift|drag|stick|place|pop|bring)\s+(.+?)\s+(?:to|into|under|in|inside)\s+(.+)$/iu;

const EDGE_OF =
  /^(?:(?:move|put|shift|drag|bring)\s+)(.+?)\s+(?:at|to)\s+the\s+(?:very\s+)?(start|beginning|top|front|end|bottom)\s+of\s+(?!(?:the|my) (?:list|plan|mountain)$)(.+)$/iu;
const TO_PLACE = /^(?:move|put)\s+(.+?)\s+to place (\p{L}+|\d)(?:nd|rd|th)?$/iu;
const FROM_END = new RegExp(
  String.raw`^${VERB}?(.+?)\s+(?:(?:should|must|has to|needs to|can) (?:be|come|go)\s+)?(?:to |as |at |in )?(?:the )?(?:second[- ](?:to[- ])?last|next[- ]to[- ]last|last but one|penultimate)(?: (?:step|place|one|thing))?$`,
  'iu',
);
const NTH = 'first second third fourth fifth sixth seventh eighth'.split(' ');
const EDGES = new Map<string, 'first' | 'last' | 'up' | 'down'>([
  ...['first', 'top', 'beginning', 'start', 'front'].map((word) => [word, 'first'] as const),
  ...['last', 'end', 'bottom'].map((word) => [word, 'last'] as const),
  ['up', 'up'],
  ['earlier', 'up'],
  ['down', 'down'],
  ['later', 'down'],
]);

function move(name: string, place: Place): TextChange {
  return { kind: 'move', name, place };
}

/** Reads a wish to do something earlier, later, first, last, beside or within something else. */
export function readMove(text: string): TextChange | null {
  const begin = START_WITH.exec(text)?.[1];
  if (begin !== undefined) return move(begin, { kind: 'first' });
  const end = END_WITH.exec(text)?.[1];
  if (end !== undefined) return move(end, { kind: 'last' });
  const [, placed, nth = ''] = TO_PLACE.exec(text) ?? [];
  const place = /^\d/u.test(nth) ? Number(nth) : NTH.indexOf(nth.toLowerCase()) + 1;
  if (placed !== undefined && place > 0) return move(placed, { kind: 'nth', nth: place });
  const nearEnd = FROM_END.exec(text)?.[1];
  if (nearEnd !== undefined) return move(nearEnd, { kind: 'nth', nth: -2 });
  const [, way = '', moved] = MOVE_UP.exec(text) ?? [];
  const step = EDGES.get(way.toLowerCase());
  if (moved !== undefined && step !== undefined) return move(moved, { kind: step });
  const [, held, edgeWord = '', holder] = EDGE_OF.exec(text) ?? [];
  if (held !== undefined && holder !== undefined) {
    const edge = EDGES.get(edgeWord.toLowerCase()) === 'first' ? 'first' : 'last';
    return move(held, { kind: 'in', name: holder, edge });
  }
  const [, name, side = '', other] = BESIDE.exec(text) ?? [];
  if (name !== undefined && other !== undefined) {
    const kind = /^(?:after|below|behind)$/iu.test(side) ? 'after' : 'before';
    return move(name, { kind, name: other });
  }
  const [, at, word = ''] = AT_EDGE.exec(text) ?? [];
  const edge = EDGES.get(word.toLowerCase());
  if (at !== undefined && edge !== undefined) return move(at, { kind: edge });
  const [, inner, outer] = INTO.exec(text) ?? [];
  return inner === undefined || outer === undefined
    ? null
    : move(inner, { kind: 'in', name: outer, edge: 'last' });
}
