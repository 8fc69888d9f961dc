import { SHORT_WEEKDAYS, WEEKDAY_NAMES, WEEKDAYS } from '../../data/dates.ts';
import { VERB_FOR_NOUN } from '../../data/verb-for-noun.ts';
import { withoutEndMarks } from '../../words/end-marks.ts';
import { keyOf } from '../../words/words.ts';
import { KIN } from '../../data/people.ts';

const NOT_A_TOPIC =
  /^(?:need to|have to|got to|ma liste|liste|lista|mi lista|minha lista|meine liste|à faire|nicht vergessen|no olvidar|tengo mil cosas|importante|hallo|hello|hi|to[ -]?do|todos?|tasks?|lists?|things?|stuff|misc|other|everything|brain ?dump|read ?me|notes?|my (?:list|brain|head)|in my head|on my mind)\b/iu;

/** From Monday on. */
const DAYS = WEEKDAY_NAMES.split(' ').map(withCapital);
const SHORT_AREA = /^(?:me|us|car|van|dog|cat|gym|uni|day|job|biz)$/u;

/** Whether a line over others says only that a list comes. */
export function namesNoTopic(heading: string): boolean {
  return NOT_A_TOPIC.test(heading);
}

/** "MON" and "Weds" are days; "ME" and "MUM" are only written in capitals, as "MOT" is not. */
function ofShortWord(word: string): string | null {
  const key = keyOf(word);
  const day = /^[a-z]{3,5}$/u.test(key)
    ? (WEEKDAYS.get(key) ?? SHORT_WEEKDAYS.get(key))
    : undefined;
  if (day !== undefined) return DAYS[(day + 6) % 7] ?? null;
  const isShouted = word === word.toUpperCase() && /^\p{Lu}{2,3}$/u.test(word);
  const isCommon = SHORT_AREA.test(key) || KIN.has(key) || VERB_FOR_NOUN.get(key) === 'Feed';
  return isShouted && isCommon ? withCapital(word.toLowerCase()) : null;
}

function withCapital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The name of what stands under a heading, as it reads in a plan: "THESIS" is "Thesis", "MON" is "Monday". */
export function headingName(text: string): string {
  const said = withoutEndMarks(text.trim());
  const short = ofShortWord(said);
  if (short !== null) return short;
  const shouts = /\p{Lu}{4}/u.test(said) && said === said.toUpperCase();
  return shouts ? said.charAt(0) + said.slice(1).toLowerCase() : said;
}
