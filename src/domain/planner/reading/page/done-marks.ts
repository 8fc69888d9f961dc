import { BULLET } from './bullets.ts';
import { namesFinished } from '../told/finished-headings.ts';
import { asksNothing, isFinishedLine } from './finished-lines.ts';

const DONE_BOX = /^\s*(?:[-*+•·]\s*|\d{1,3}[.)]\s*)?(?:\[[xX✓✔]\]|☑|✅|✔️?|✓)\s*/u;
const DONE_WORD = /^(?:[-*+•·]\s*)?(?:done|finished)\b\s*[:\-–]?\s+\S/iu;
const FINISHED = String.raw`(?:all |already )?(?:done|paid|sent|booked|sorted|finished|filed|bought|ordered|posted|fixed|cancelled|canceled|collected|returned|handed in|picked up|dropped off|arrived|delivered|signed|submitted|got it|fait|payé|réglé|hecho|pagado|listo|erledigt|bezahlt|feito|pago|fatto|gedaan|not needed|no longer needed|not mine|not my job|decided against|not this (?:week|month|year|time)|not happening|not bothering|called off|scrapped|(?:ok|okay|fine|working) now)`;
const SAYS_FINISHED = new RegExp(FINISHED, 'iu');
/** So many at most: two in a row can be one as well, and trying all ways for a long row has no end. */
const WHO_OR_WHEN = String.raw`(?:,? (?:already|now|by \p{L}+|thanks|today|yesterday|this morning|last (?:week|night|month)|(?:on )?\p{L}+day|on the \d{1,2}\p{L}{2}|\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?|\p{Lu}\p{L}+)){0,5}`;
const TAKEN_ON = String.raw`(?:(?!i )\p{L}+(?:'s)? (?:did|is doing it|doing it|does it|is on it|on it|has it|has got it|is sorting it)|\p{L}+(?:'s)? (?:already )?(?:has |have )?(?:already )?(?:did|done|sorted|paid|fixed|booked|handled|ordered|bought) (?:it|that|this|them)|(?!i )\p{L}+ (?:has )?(?:paid|sorted|sent)|(?!i )\p{L}+ sa(?:ys|id) no|(?:\p{L}+ )?sa(?:id|ys) (?:he|she|they)(?:'ll| will| would|'d) (?:do|sort|handle) (?:it|that|this|them))`;
/** "Denise is bringing 2", "Ash takes them": whose it is, and what they do about it. */
const IS_THEIRS = String.raw`(?!(?:i|we|who|nobody) )\p{L}+(?:(?:'s| is| are)? (?:bringing|doing|taking|making|getting|sorting|booking|paying|handling|collecting|organi[sz]ing|buying)\b.{0,40}| (?:takes|does|brings|books|buys|sorts|gets) (?:it|them|that|this|those|her|him|these)\b.{0,20})`;
const DONE_END = new RegExp(
  [
    String.raw`[-–—:=(]>?\s*${IS_THEIRS}\)?[!.]*\s*$`,
    String.raw`\s=\s*(?:fine|ok(?:ay)?|good|great|(?:was|not|a|an)\b.{0,40})[!.]*\s*$`,
    String.raw`(?<!\b(?:don't|dont|not|never|to) )\b(?:leave (?:it|em|them)|forget it)(?: (?:now|be|alone))?[!.]*\s*$`,
    String.raw`\(${FINISHED}(?:, ${FINISHED})*${WHO_OR_WHEN}\)?[!.]*\s*$`,
    String.raw`(?:[-–—:=]>?|(?<!\.)\.{2,}|…|[✅✓✔]️?)\s*${FINISHED}${WHO_OR_WHEN}[!.]*\s*$`,
    String.raw`[-–—:=(]>?\s*(?:${TAKEN_ON}(?: (?:already|now|again|instead|for (?:me|us)|this (?:yr|year|time|week)))*(?:,? ${FINISHED})?(?: not me\b.{0,6})?|not me\b.{0,40})\)?[!.]*\s*$`,
    String.raw`(?<!\p{L})\p{L}{2,15}(?:ed|ought|ent|aid)\b.{0,16}, (?:so )?(?:it's |that's )?all (?:good|done|fine|set|sorted)[!.]*\s*$`,
    String.raw`(?:✅|✔️?|✓)[.\s]*$`,
  ].join('|'),
  'iu',
);
/** "Power of attorney done!!", "shearers booked for the 9th, sorted". */
const DONE_BEHIND =
  /^(?:[-*+•·]\s*)?(?!.*\b(?:get|gets|i|we|be|not|half|never|nearly|almost|only|must|needs?|until|when|before)\b)(?:[\p{L}\p{N}'’]+ ){1,8}?(?:[\p{L}\p{N}'’]+, (?:sorted|done|paid)|[\p{L}\p{N}'’]+ (?:all )?done)[!. ]*$/iu;

/** "Flu jab. DONE 3rd Nov". */
const DONE_LAST = /^[^.!?]{2,60}[.!]\s+(?:all )?done(?: [\p{L}\p{N}/]{1,9}){0,3}[!.]*\s*$/iu;

/** A line that says more than one thing is not all done because one of them is. */
const SAYS_MORE = /[.!?]\s+\p{L}/u;
/** A remark in brackets is no longer than this. */
const PARTS = [/;\s+/u, /,\s+(?![^(]{0,200}\))/u];
const MANY = 3;
const LONG_ROW = 5;

function isDone(line: string): boolean {
  if (DONE_BOX.test(line)) return true;
  if (DONE_LAST.test(line)) return true;
  if (SAYS_MORE.test(line.trim().replace(BULLET, ''))) return false;
  return endsAsDone(line) || DONE_BEHIND.test(line) || opensAsDone(line);
}

/** "Invoice: sent but not paid" does not, nor "plumber: booked, ring him before Friday". */
function endsAsDone(line: string): boolean {
  const end = DONE_END.exec(line)?.[0];
  if (end === undefined) return false;
  const rest = end.replace(SAYS_FINISHED, '');
  return rest === end || asksNothing(rest);
}

/** "DONE: hoover, dishes, bins": all that follows is done. */
function opensAsDone(line: string): boolean {
  return (
    /^(?:[-*+•·]\s*)?(?:DONE|WONTFIX|CANCELLED|CANCELED)\b/u.test(line.trim()) ||
    DONE_WORD.test(line.trim())
  );
}

/**
 * The line without what is marked as finished in it: a ticked line, "- paid", "(done)", "→ Becky
 * does it". Null when nothing is left. Of a row of things only those that carry the mark are;
 * a mark at the end of a short row, or in front of any, counts for all of it.
 */
export function withoutDone(line: string): string | null {
  // What stands under it has to be left out as well.
  if (namesFinished(line)) return line;
  if (DONE_BOX.test(line) || (opensAsDone(line) && !SAYS_MORE.test(line))) return null;
  if (isFinishedLine(line)) return null;
  for (const mark of PARTS) {
    const parts = line.split(mark);
    if (parts.length < MANY) continue;
    const left = parts.filter((part) => !isDone(part.trim()));
    if (left.length === parts.length) return line;
    const isShort = mark !== PARTS[0] && parts.length < LONG_ROW;
    if (isShort && left.length === parts.length - 1 && left.at(-1) !== parts.at(-1)) return null;
    return left.length === 0 ? null : left.join(mark === PARTS[0] ? '; ' : ', ');
  }
  return isDone(line.trim()) ? null : line;
}
