import { type Day } from '../../../calendar/day.ts';
import { wordsOf } from '../../words/words.ts';
import { dueDays } from '../dates/due-date.ts';
import { isOwnRest, isUrgent, saysUntilWhen } from '../dates/urgency.ts';
import { type Item } from '../item.ts';
import { withCarriedDates } from './carried-dates.ts';
import { withDatesOfLists } from './dates-in-lists.ts';
import { withSharedDates } from './shared-dates.ts';
import { type Page, type Told } from './telling.ts';

/** A day as a heading is the nearest such day: today, when it is that day. */
function dueOfHeadings(headings: readonly string[], today: Day): number | null {
  if (/\b(?:week (?:of|commencing)|w\/c)\b/iu.test(headings.join(' '))) return null;
  const said = headings.join(' ').replaceAll(/(?<=\p{L})\/(?=\p{L})/gu, ' ');
  // "Monday's team meeting: have the numbers ready" is for Monday.
  const words = wordsOf(said.replaceAll(/(?<=\p{L}day)['’]s(?!\p{L})/gu, ''));
  const due = dueDays(words, today);
  return due === 7 && words.length === 1 ? 0 : due;
}

function withDayOfHeadings(item: Item, today: Day): Item {
  const urgent = item.urgent || item.headings.some((heading) => isUrgent(wordsOf(heading)));
  if (item.due !== null) return { ...item, urgent };
  const due = dueOfHeadings(item.headings, today);
  const isLast = due !== null && item.headings.some((heading) => saysUntilWhen(wordsOf(heading)));
  return { ...item, urgent, due, isDeadline: item.isDeadline === true || isLast };
}

/**
 * Things to do with the days that were said of something else. What names none is asked, in turn, for
 * that of what is told beside it or by its name (`carried-dates`), of its heading, of its line in a
 * list (`dates-in-lists`), and of the deed or the sentence that goes on with it (`shared-dates`).
 */
export function withLentDates(all: readonly Told[], page: Page): Told[] {
  const carried = withCarriedDates(all, page).map((told) => ({
    ...told,
    item: withDayOfHeadings(told.item, page.today),
  }));
  return withSharedDates(withDatesOfLists(carried, page), page).map((told) =>
    isOwnRest(told.item.title) ? { ...told, item: { ...told.item, due: null } } : told,
  );
}
