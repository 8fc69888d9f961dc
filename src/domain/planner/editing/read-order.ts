import { anyOf } from '../words/word-set.ts';
import { type TextChange } from './change.ts';
import { isWhole } from './find-node.ts';

type Order = Extract<TextChange, { kind: 'order' }>;

const SHORT =
  'quick quicker quickest short shorter shortest small smaller smallest easy easier easiest fast fastest tiny tiniest';
const LONG =
  'long longer longest big bigger biggest hard harder hardest slow slowest large largest';
const SIZE = anyOf(`${SHORT} ${LONG}`);
const STEPS = String.raw`(?:ones|steps|pebbles|tasks|things|stuff|bits|jobs|wins)`;
const ALL = String.raw`(?:it|them|everything|all|(?:all )?(?:the |my )?(?:steps|pebbles|tasks|list|plan))`;
const SORT = String.raw`(?:re-?order|order|sort|arrange|rank|put|move|do|have|bring|keep|make)`;

/** "Reorder so that the quick ones are first", "shortest to the top", "do the big steps in Layout last". */
const AT_EDGE = new RegExp(
  String.raw`^(?:${SORT} )?(?:${ALL},? )?(?:so (?:that )?|with )?(?:the )?((${SIZE})(?: ${STEPS})?)(?: (?:in|of|on|from) (.+?))?(?: (?:are|is|comes?|go(?:es)?|(?:should|must) (?:be|come|go)))?(?: (?:at|to|on))?(?: the)? (first|top|start|beginning|front|last|end|bottom)$`,
  'iu',
);
const BEGIN = new RegExp(
  String.raw`^(?:start|begin) with (?:the )?((${SIZE})(?: ${STEPS})?)(?: (?:in|of|on|from) (.+?))?$`,
  'iu',
);
const BY_TIME = new RegExp(
  String.raw`^(?:re-?order|order|sort|arrange|rank)(?: (.+?))? by (?:time|length|duration|size|minutes|how long (?:they|it|each) takes?)(?:,? (${SIZE})(?: ones)? first)?$`,
  'iu',
);

/** Reads a wish for an order by how long the steps take. Whether a step is easy is told by that too. */
export function readOrder(text: string): Order | null {
  const byTime = BY_TIME.exec(text);
  if (byTime !== null) {
    const [, sorted = 'it', size = 'short'] = byTime;
    return order(size, isWhole(sorted) ? undefined : sorted);
  }
  const [, unless, size, within, edge = ''] = BEGIN.exec(text) ?? AT_EDGE.exec(text) ?? [];
  if (unless === undefined || size === undefined) return null;
  const isLast = /^(?:last|end|bottom)$/iu.test(edge);
  return { ...order(size, within, isLast), unless };
}

function order(size: string, within: string | undefined, isLast = false): Order {
  const isShort = SHORT.split(' ').includes(size.toLowerCase());
  return {
    kind: 'order',
    first: isShort === isLast ? 'long' : 'short',
    ...(within !== undefined && { within }),
  };
}
