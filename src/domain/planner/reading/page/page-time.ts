import { A_DAY, A_MONTH, A_SHORT_MONTH, A_SHORT_WEEKDAY, A_WEEKDAY } from '../../data/dates.ts';
import { withoutEndMarks } from '../../words/end-marks.ts';

const TO_DO = String.raw`to-? ?do(?: list)?|(?:what|things|jobs|stuff|tasks|errands|chores|bits|everything|all)(?: (?:i|we))?(?: that)?(?: (?:has|have|needs?|got|must|is|are))?(?: to)?(?: be)? (?:do|done|finish(?:ed)?|sort(?:ed)?)|(?:(?:i|we) )?(?:need|have|got) to (?:do|get done|finish|sort)|(?:must|to|has to|have to|needs? to|got to) (?:be|get) (?:done|finished|sorted)|(?:things|jobs|stuff|tasks|errands|chores|bits|list|to-do list)(?: to (?:do|finish|sort))?`;
const OPENERS = String.raw`(?:(?:my|the|all the|all|some|a few|other|more|this|that|which) )*`;
const MONTH = `(?:${A_MONTH}|${A_SHORT_MONTH})`;
const NTH = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const DAY = String.raw`(?:(?:this |next )?(?:${A_WEEKDAY}|${A_SHORT_WEEKDAY})(?: the)?(?: ${NTH})?(?: ${MONTH})?|tomorrow|(?:the )?${NTH}(?: (?:of )?${MONTH})?|${MONTH} ${NTH}|christmas|xmas|(?:the )?end of (?:the |this )?(?:week|month|year|november|december|\p{L}+)|(?:the |this )?(?:weekend|week is out|month is out))(?: (?:morning|lunch(?:time)?|noon|afternoon|evening|night))?`;
const LAST = '(?:all )?(?:by|before|until|due(?: by| on)?|deadline(?: is)?|latest)';

const PAGE_TIMES = [
  new RegExp(
    String.raw`^${OPENERS}(?:${TO_DO}):? (?<when>(?:${LAST}|for|on) ${DAY}|tomorrow)$`,
    'iu',
  ),
  new RegExp(String.raw`^to-? ?do (?<when>${A_DAY})$`, 'iu'),
  new RegExp(String.raw`^(?<when>${LAST}:? ${DAY})$`, 'iu'),
  new RegExp(
    String.raw`^${OPENERS}(?:${TO_DO}) (?<when>before (?:the |my |our |we |i |it )?\p{L}+(?: \p{L}+)?)$`,
    'iu',
  ),
];
/** Of what a page of today is for nothing is due. */
const NOW = /^(?:today|tonight)$/iu;

/**
 * When all that stands below a line is to be done, where the line says no more: "to do by Friday", "due
 * Tuesday:", "jobs for tomorrow"; "" for the day on which it was written. Null where it says something else.
 */
export function pageTimeIn(line: string): string | null {
  const said = withoutEndMarks(line.trim()).replaceAll('’', "'");
  const found = PAGE_TIMES.map((form) => form.exec(said)).find((match) => match !== null);
  if (!found) return null;
  const when = found.groups?.['when'] ?? '';
  return NOW.test(when) ? '' : when;
}
