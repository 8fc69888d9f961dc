/** "Things I did today", and none of "things I did not do". */
export const WHAT_I_DID =
  /^(?:(?:the )?(?:things|stuff|jobs|bits)|what) (?:i|we)(?:'ve| have)? (?:already )?(?:did|done|got done|finished|achieved|managed)(?! (?:not|half)\b)|^already(?: (?:done|did|got|have|sorted))?$/iu;

const SO_FAR = String.raw`(?:already|so far|today|yesterday|tonight|this (?:week|morning|month)|since \p{L}+)`;
const PUT_ASIDE = new RegExp(
  String.raw`^(?:parked|on hold|not this (?:year|month|week))(?!\p{L})|^(?:(?:all|already|i've|ive) )*(?:dropped|cancelled|canceled|done|finished|completed|sent|paid|packed|posted|sorted|bought|got|ticked off|erledigt|fertig|hecho|feito|fait)(?: ${SO_FAR})?(?: \(.{1,40}\))?[\s:.!]*$`,
  'iu',
);
const LEFT_OPEN =
  /^(?:not (?:yet )?\p{L}+(?: yet)?|still(?: to)?(?: \p{L}+)?|to do|yet to(?: \p{L}+)?|left(?: to do)?|needs?|(?:still )?missing|the rest)[\s:.!]*$/iu;

/** A heading under which nothing is to be done: "done", "sent:", "FINISHED THIS WEEK (bragging page)". */
export function namesFinished(heading: string): boolean {
  return PUT_ASIDE.test(heading.trim()) || WHAT_I_DID.test(heading.trim());
}

/** A line that ends what stood under such a heading: "not sent", "still to pack". */
export function namesLeftOpen(line: string): boolean {
  return LEFT_OPEN.test(line.trim());
}
