const AMOUNT = String.raw`(?:\d{2}|fifteen|twenty[- ]five|twenty|thirty|half an hour|a quarter of an hour|quarter of an hour)`;
const UNIT = String.raw`(?:\s*(?:min(?:ute)?s?\.?|m))?`;
const BEHIND = new RegExp(
  String.raw`^(.+?)\s*(?::|=|->|→|=>|–|\s(?:to|at|is|be|gets?|should (?:be|get|take|have)|can have|will take|takes?|needs?|for))?\s*(${AMOUNT})(${UNIT})(?:\s+each)?$`,
  'iu',
);
const IN_FRONT = new RegExp(String.raw`^(${AMOUNT})(${UNIT})\s+(?:for|on|to)\s+(.+)$`, 'iu');
const LEADS = /^(?:please\s+)?(?:make|give|set|allow|put|change|plan|estimate)\s+/iu;
const BETWEEN = /\s*[,;]\s*(?:(?:and|but|then)\s+)*|\s+(?:and|but|&|\+)\s+/iu;
const NO_NAME = /^(?:i|we|you|it|that|there|page|pages|number|step|to|for|at|by|until)\b/iu;

type Timed = { readonly name: string; readonly minutes: string; readonly hasUnit: boolean };

function timed(piece: string): Timed | null {
  const [, behind, late = '', lateUnit = ''] = BEHIND.exec(piece) ?? [];
  const [, early = '', earlyUnit = '', ahead] = IN_FRONT.exec(piece) ?? [];
  const name = ahead ?? behind;
  if (name === undefined || NO_NAME.test(name)) return null;
  const amount = ahead === undefined ? late : early;
  const unit = ahead === undefined ? lateUnit : earlyUnit;
  return { name, minutes: amount, hasUnit: unit.trim() !== '' || !/^\d/u.test(amount) };
}

function asChange({ name, minutes }: Timed): string {
  const amount = minutes.replace(/^quarter/iu, 'a quarter');
  return `give ${name} ${amount}${/^\d/u.test(amount) ? ' minutes' : ''}`;
}

const EACH = new RegExp(
  String.raw`^(.+? and .+?|both .+?)\s+(?:(?:to|at|be)\s+)?(${AMOUNT})${UNIT}\s+each$`,
  'iu',
);
const ONE = new RegExp(
  String.raw`^(.{2,60}?)(?:\s*=\s*(?=${AMOUNT}${UNIT}$)|:\s*(?=(?:15|20|25|30)$))(${AMOUNT})${UNIT}$`,
  'iu',
);

/**
 * "Make proofreading 30 minutes and inking 15": so many minutes for each of several, with the verb
 * and the unit said once; null when a piece is no such thing.
 */
export function timesInARow(part: string): string[] | null {
  const said = part.replace(LEADS, '');
  const [, alone, minutes] = ONE.exec(said) ?? [];
  if (alone !== undefined && minutes !== undefined)
    return [asChange({ name: alone, minutes, hasUnit: true })];
  const [, both, each] = EACH.exec(said) ?? [];
  if (both !== undefined && each !== undefined)
    return [asChange({ name: both, minutes: each, hasUnit: true })];
  const isAsked = said !== part;
  const pieces = said.split(BETWEEN).map((piece) => timed(piece.replace(LEADS, '').trim()));
  const known = pieces.filter((piece) => piece !== null);
  if (known.length < 2 || known.length < pieces.length) return null;
  const isTime = isAsked || known.some(({ hasUnit }) => hasUnit) || known.every(isPlain);
  return isTime ? known.map(asChange) : null;
}

/** Numbers that a pebble may have, and nothing that would be a size or a date. */
function isPlain({ name, minutes }: Timed): boolean {
  return /^(?:15|20|25|30)$/u.test(minutes) && !/\d/u.test(name);
}
