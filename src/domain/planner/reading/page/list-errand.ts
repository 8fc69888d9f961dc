import { LIST_ERRANDS } from '../../data/list-errands.ts';

/** Deeds of their own: "dentist" on a shopping list is still booked. */
const STAYS =
  /^(?:Book|Call|Email|Answer|Get in touch with|Go to|Get ready for|Prepare for|Plan|Fill in|Send|Do|Pick up|Take|Put|Find somebody|Mow|Walk|Feed|Water)$/u;
const GOT = /^(?:Buy|Get)$/u;
/** What is written over people, and not over things. */
const OF_PEOPLE = /^(?:Call|Email|Message|Reply to)$/u;
const GIFTS = /\b(?:gifts?|presents?|christmas|xmas|stockings?|secret santa)\b/iu;

/** The verb of the list that a thing stands on, by the nearest words over it; null when they name none. */
export function errandOfHeadings(headings: readonly string[]): string | null {
  const heading = headings.at(-1)?.trim() ?? '';
  const errand = LIST_ERRANDS.find(({ names }) => names.test(heading));
  return errand?.verb ?? null;
}

const BAKED =
  /(?:cakes?|bread|loaf|loaves|scones?|brownies?|biscuits?|cookies|pies?|muffins?|buns?|rolls|tarts?|traybakes?|sponges?|drizzle|pastr(?:y|ies)|quiche|pizza|shortbread|flapjacks?|meringues?|macarons?)$/u;

/** "Prices" under "baking" are not baked: a deed that names an area is for what it is done to. */
export function isOfErrand(errand: string, headings: readonly string[], name: string): boolean {
  const isArea =
    errand === 'Bake' && /^baking\b(?! (?:list|day|for)\b)/iu.test(headings.at(-1)?.trim() ?? '');
  return !isArea || BAKED.test(name);
}

const MAX_NAME_WORDS = 5;

/** The verb of a list whose whole name says what it is for: "Packing list for Lisbon", "To buy". */
export function errandOfName(name: string): string | null {
  const text = name.trim().replace(/[\s:.–-]+$/u, '');
  if (text.split(/\s+/u).length > MAX_NAME_WORDS) return null;
  const whole = text
    .replace(/\s+(?:list|stuff|things|bits)$/iu, '')
    .replace(/\s+(?:for|today|tomorrow|this week|tonight|at|in)\b.*$/iu, '');
  const errand = LIST_ERRANDS.find(({ names }) => {
    const found = names.exec(whole)?.[0] ?? names.exec(text)?.[0];
    return found !== undefined && (found.length === whole.length || found.length === text.length);
  });
  return errand?.verb ?? null;
}

const THINGS_TO =
  /^(?:stuff|things|bits|people|items|jobs) to (?!do\b|buy\b|get\b|sort\b|remember\b|think\b)(\p{L}{3,}(?: (?:back|up|out|off))?)$/iu;

/** "Stuff to take back", "people to ring": the deed that is named over its things. */
export function deedOverThings(name: string): string | null {
  return THINGS_TO.exec(name.trim())?.[1]?.toLowerCase() ?? null;
}

/** Whether gifts are what a list is of. */
export function isOfGifts(headings: readonly string[]): boolean {
  return headings.some((heading) => GIFTS.test(heading));
}

/** The verb for a thing on a list with one errand: the list's, unless the thing has a deed of its own. */
export function verbOnList(errand: string, own: string | null): string | null {
  if (own === null || own === 'Sort out' || errand === 'Chase') return errand;
  if (OF_PEOPLE.test(errand)) return STAYS.test(own) || own === 'Call' ? errand : null;
  if (GOT.test(errand)) return GOT.test(own) ? own : null;
  if (/^(?:Pack|Bring|Take)$/u.test(errand)) return STAYS.test(own) ? null : errand;
  return STAYS.test(own) ? null : errand;
}
