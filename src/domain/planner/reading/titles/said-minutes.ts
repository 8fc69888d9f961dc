import { clampMinutes } from '../../../plan/estimate.ts';
import { type Item } from '../item.ts';

const AMOUNT = String.raw`(?:\d{1,3}\s?(?:m|mins?\.?|minut(?:es?|en|os?))|\d{1,2}\s?(?:h|hrs?|hours?)|half an hour|a quarter of an hour|an hour)`;
const ABOUT = String.raw`(?:(?:about|around|roughly|approx\.?|maybe|say|takes|should take|will take|max|only|ca\.?) |~ ?)*`;
const TOLD = String.raw`${ABOUT}${AMOUNT}(?: (?:max|tops))?`;

/** Apart from what is to be done: "(20 min)", ", about half an hour", "- 25 mins", "~15m". */
const APART = new RegExp(
  String.raw`\s*(?:\(${TOLD}\)|[,;:]\s+${TOLD}|\s[-–—]\s${TOLD}|\s~ ?${AMOUNT})[.!]*$`,
  'iu',
);
/** At the end, and be it a part of it: "walk the dog 20 minutes". */
const AT_END = new RegExp(String.raw`(?:^|[\s(~])(${AMOUNT})(?: (?:max|tops))?[.)!]*$`, 'iu');
const ALONE = new RegExp(String.raw`^${TOLD}[.!]*$`, 'iu');
/** "In 20 minutes" and "every 20 minutes" say when. */
const SAYS_WHEN = new RegExp(
  String.raw`\b(?:in|every|after|within|last|next|past|by|of) (?:about |the )?${AMOUNT}[.)!]*$`,
  'iu',
);

function minutesOf(amount: string): number {
  const count = Number(/^\d+/u.exec(amount)?.[0] ?? 0);
  if (count > 0) return /h/iu.test(amount) ? count * 60 : count;
  if (/^half/iu.test(amount)) return 30;
  return /quarter/iu.test(amount) ? 15 : 60;
}

type Said = { readonly text: string; readonly minutes: number };

/** The minutes at the end of a text, held to what a pebble takes, and the text without what they say; null without any. */
function minutesIn(text: string): Said | null {
  const [, amount] = AT_END.exec(text) ?? [];
  if (amount === undefined || SAYS_WHEN.test(text)) return null;
  const said = minutesOf(amount);
  const minutes = clampMinutes(said);
  return { text: minutes === said ? text.replace(APART, '') : text, minutes };
}

/** What was said without the minutes that the estimate says. */
export function withoutSaidMinutes(text: string): string {
  return minutesIn(text)?.text ?? text;
}

/** The minutes of words that say nothing else: "about 20 minutes". */
export function minutesAlone(remark: string): number | null {
  return ALONE.test(remark) ? (minutesIn(remark)?.minutes ?? null) : null;
}

function withOwnMinutes(item: Item): Item {
  const own = minutesIn(item.title);
  if (own !== null && own.text !== '') return { ...item, title: own.text, minutes: own.minutes };
  const minutes = item.notes.map(minutesAlone).find((said) => said !== null);
  if (minutes === undefined || minutes === null) return item;
  return { ...item, minutes, notes: item.notes.filter((note) => minutesAlone(note) === null) };
}

/**
 * Things to do with the minutes that somebody gave them themself (specification, section 5: 15 to 30). They stay in
 * a title where they are a part of the deed, and where they are fewer or more than a pebble takes. Minutes that
 * were said by themselves are those of what was said before.
 */
export function withSaidMinutes(items: readonly Item[]): Item[] {
  const timed: Item[] = [];
  for (const item of items) {
    const alone = minutesAlone(item.thing ?? '');
    const last = timed.at(-1);
    if (alone === null || last === undefined) timed.push(withOwnMinutes(item));
    else timed[timed.length - 1] = { ...last, minutes: alone };
  }
  return timed;
}
