import { LANGUAGE_PACKS, type LanguageCode } from '../../data/languages.ts';
import { SHORT_WEEKDAYS, WEEKDAY_NAMES, WEEKDAYS } from '../../data/dates.ts';
import { VERB_FOR_NOUN } from '../../data/verb-for-noun.ts';
import { withoutEndMarks } from '../../words/end-marks.ts';
import { keyOf, textOf, wordsOf } from '../../words/words.ts';
import { owedLength } from '../foreign/foreign-start.ts';
import { KIN } from '../../data/people.ts';

const NOT_A_TOPIC =
  /^(?:need to|have to|got to|ma liste|liste|lista|mi lista|minha lista|meine liste|à faire|nicht vergessen|no olvidar|tengo mil cosas|importante|hallo|hello|hi|to[ -]?do|todos?|tasks?|lists?|things?|stuff|misc|other|everything|(?:and )?(?:also|plus|extras?|more|the rest|others|another thing|other things)$|brain ?dump|read ?me|notes?|my (?:list|brain|head)|(?:(?:ok|okay|right|so|the|another|quick|big|long|messy) )+lists?(?! of\b)|in my head|on my mind)\b/iu;

/** From Monday on. */
const DAYS = WEEKDAY_NAMES.split(' ').map(withCapital);
const SHORT_AREA = /^(?:me|us|car|van|dog|cat|gym|uni|day|job|biz)$/u;

const LEADS_ON =
  /(?:^|[.,;!?]\s+)(?:(?:and|so|now|also|then|but)\s+)*(?:(?:i|we)(?:'ve)?\s+)?(?:(?:still|also|really|just)\s+)*(?:(?:need|have|got|want|ought)\s+to|must|should)$/iu;

/** "The flat is a mess. I need to", over a list: the last words only lead to what stands below. */
export function withoutLead(heading: string, code: LanguageCode): string {
  const said = withoutEndMarks(heading.trim());
  const pack = LANGUAGE_PACKS.get(code);
  if (pack === undefined) return said.replace(LEADS_ON, '');
  const words = wordsOf(said);
  const at = words.findIndex(
    (_, place) =>
      /^$|[.,;!?]$/u.test(words[place - 1]?.raw ?? '') &&
      owedLength(words, place, pack) === words.length - place,
  );
  return at < 0 ? heading : textOf(words.slice(0, at));
}

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

/** "Project: backyard greenhouse" is called as the words behind say. */
const SAYS_A_NAME =
  /^(?:(?:my |the |main |big |current |new )?(?:project|goal|topic|subject|theme|plan)(?: name)?|area|list|category|section)\s*(?::|\s[-–—])\s+(?=\S)/iu;

/** The name of what stands under a heading, as it reads in a plan: "THESIS" is "Thesis", "MON" is "Monday". */
export function headingName(text: string): string {
  const said = withoutEndMarks(text.trim()).replace(SAYS_A_NAME, '');
  const short = ofShortWord(said);
  if (short !== null) return short;
  const shouts = /\p{Lu}{4}/u.test(said) && said === said.toUpperCase();
  return shouts ? said.charAt(0) + said.slice(1).toLowerCase() : said;
}
