import { SEEN_EIGHTH_LISTS } from './test-seen-eighth-lists.ts';
import { SEEN_EIGHTH_OTHER } from './test-seen-eighth-other.ts';
import { SEEN_EIGHTH_PROSE } from './test-seen-eighth-prose.ts';
import { SEEN_EIGHTH_SPOKEN } from './test-seen-eighth-spoken.ts';
import { SEEN_FIRST } from './test-seen-first.ts';
import { SEEN_FIFTH } from './test-seen-fifth.ts';
import { SEEN_FOURTH } from './test-seen-fourth.ts';
import { SEEN_LISTS } from './test-seen-lists.ts';
import { SEEN_PROSE } from './test-seen-prose.ts';
import { SEEN_NINTH_LISTS } from './test-seen-ninth-lists.ts';
import { SEEN_NINTH_OTHER } from './test-seen-ninth-other.ts';
import { SEEN_NINTH_PROSE } from './test-seen-ninth-prose.ts';
import { SEEN_NINTH_RANTS } from './test-seen-ninth-rants.ts';
import { SEEN_NINTH_SPOKEN } from './test-seen-ninth-spoken.ts';
import { SEEN_SECOND } from './test-seen-second.ts';
import { SEEN_SEVENTH_LISTS } from './test-seen-seventh-lists.ts';
import { SEEN_SEVENTH_OTHER } from './test-seen-seventh-other.ts';
import { SEEN_SEVENTH_PROSE } from './test-seen-seventh-prose.ts';
import { SEEN_SEVENTH_SPOKEN } from './test-seen-seventh-spoken.ts';
import { SEEN_SIXTH } from './test-seen-sixth.ts';
import { SEEN_SPOKEN } from './test-seen-spoken.ts';
import { SEEN_SIXTEENTH_LISTS } from './test-seen-sixteenth-lists.ts';
import { SEEN_SIXTEENTH_SPOKEN } from './test-seen-sixteenth-spoken.ts';
import { SEEN_SIXTEENTH_PROSE } from './test-seen-sixteenth-prose.ts';
import { SEEN_SIXTEENTH_OTHER } from './test-seen-sixteenth-other.ts';
import { SEEN_SEVENTEENTH_PROSE } from './test-seen-seventeenth-prose.ts';
import { SEEN_SEVENTEENTH_RANTS } from './test-seen-seventeenth-rants.ts';
import { SEEN_SEVENTEENTH_LISTS } from './test-seen-seventeenth-lists.ts';
import { SEEN_SEVENTEENTH_LANGUAGE } from './test-seen-seventeenth-language.ts';
import { SEEN_SEVENTEENTH_OTHER } from './test-seen-seventeenth-other.ts';
import { SEEN_EIGHTEENTH_LISTS } from './test-seen-eighteenth-lists.ts';
import { SEEN_EIGHTEENTH_PROSE } from './test-seen-eighteenth-prose.ts';
import { SEEN_EIGHTEENTH_SPOKEN } from './test-seen-eighteenth-spoken.ts';
import { SEEN_EIGHTEENTH_OTHER } from './test-seen-eighteenth-other.ts';
import { SEEN_TENTH_LISTS } from './test-seen-tenth-lists.ts';
import { SEEN_TENTH_OTHER } from './test-seen-tenth-other.ts';
import { SEEN_TENTH_PROSE } from './test-seen-tenth-prose.ts';
import { SEEN_TENTH_RANTS } from './test-seen-tenth-rants.ts';
import { SEEN_TENTH_SPOKEN } from './test-seen-tenth-spoken.ts';
import { SEEN_THIRD } from './test-seen-third.ts';
import { SEEN_ELEVENTH_OTHER } from './test-seen-eleventh-other.ts';
import { SEEN_ELEVENTH_PROSE } from './test-seen-eleventh-prose.ts';
import { SEEN_ELEVENTH_RANTS } from './test-seen-eleventh-rants.ts';
import { SEEN_ELEVENTH_SPOKEN } from './test-seen-eleventh-spoken.ts';
import { SEEN_TWELFTH_SPOKEN_ONE } from './test-seen-twelfth-spoken-one.ts';
import { SEEN_TWELFTH_SPOKEN_TWO } from './test-seen-twelfth-spoken-two.ts';
import { SEEN_TWELFTH_SPOKEN_THREE } from './test-seen-twelfth-spoken-three.ts';
import { SEEN_TWELFTH_SPOKEN_FOUR } from './test-seen-twelfth-spoken-four.ts';
import { SEEN_TWELFTH_SPOKEN_FIVE } from './test-seen-twelfth-spoken-five.ts';
import { SEEN_FIFTEENTH_LISTS } from './test-seen-fifteenth-lists.ts';
import { SEEN_FIFTEENTH_OTHER } from './test-seen-fifteenth-other.ts';
import { SEEN_FIFTEENTH_PROSE } from './test-seen-fifteenth-prose.ts';
import { SEEN_FIFTEENTH_SPOKEN } from './test-seen-fifteenth-spoken.ts';
import { THIRTEENTH_LISTS } from './test-seen-thirteenth-lists.ts';
import { THIRTEENTH_OTHER } from './test-seen-thirteenth-other.ts';
import { THIRTEENTH_PROSE } from './test-seen-thirteenth-prose.ts';
import { THIRTEENTH_RANTS } from './test-seen-thirteenth-rants.ts';
import { FOURTEENTH_LANGUAGE } from './test-seen-fourteenth-language.ts';
import { FOURTEENTH_ODD } from './test-seen-fourteenth-odd.ts';
import { SEEN_TRADES_SPOKEN } from './test-seen-trades-spoken.ts';
import { SEEN_TRADES_SPOKEN_MORE } from './test-seen-trades-spoken-more.ts';
import { SEEN_TRADES_TOLD } from './test-seen-trades-told.ts';
import { UNSEEN_LISTS } from './test-unseen-lists.ts';
import { UNSEEN_OTHER } from './test-unseen-other.ts';
import { UNSEEN_PROSE } from './test-unseen-prose.ts';
import { UNSEEN_SPOKEN } from './test-unseen-spoken.ts';
import { type TestDump } from './test-dump.ts';

export const SEEN_DUMPS: readonly TestDump[] = [
  ...SEEN_FIRST,
  ...SEEN_SECOND,
  ...SEEN_THIRD,
  ...SEEN_LISTS,
  ...SEEN_PROSE,
  ...SEEN_SPOKEN,
  ...SEEN_FOURTH,
  ...SEEN_FIFTH,
  ...SEEN_SIXTH,
  ...SEEN_SEVENTH_LISTS,
  ...SEEN_SEVENTH_PROSE,
  ...SEEN_SEVENTH_SPOKEN,
  ...SEEN_SEVENTH_OTHER,
  ...SEEN_EIGHTH_LISTS,
  ...SEEN_EIGHTH_PROSE,
  ...SEEN_EIGHTH_SPOKEN,
  ...SEEN_EIGHTH_OTHER,
  ...SEEN_NINTH_LISTS,
  ...SEEN_NINTH_PROSE,
  ...SEEN_NINTH_RANTS,
  ...SEEN_NINTH_SPOKEN,
  ...SEEN_NINTH_OTHER,
  ...SEEN_TENTH_LISTS,
  ...SEEN_TENTH_PROSE,
  ...SEEN_TENTH_RANTS,
  ...SEEN_TENTH_SPOKEN,
  ...SEEN_TENTH_OTHER,
  ...SEEN_ELEVENTH_OTHER,
  ...SEEN_ELEVENTH_PROSE,
  ...SEEN_ELEVENTH_RANTS,
  ...SEEN_ELEVENTH_SPOKEN,
  ...SEEN_TWELFTH_SPOKEN_ONE,
  ...SEEN_TWELFTH_SPOKEN_TWO,
  ...SEEN_TWELFTH_SPOKEN_THREE,
  ...SEEN_TWELFTH_SPOKEN_FOUR,
  ...SEEN_TWELFTH_SPOKEN_FIVE,
  ...SEEN_FIFTEENTH_LISTS,
  ...SEEN_FIFTEENTH_PROSE,
  ...SEEN_FIFTEENTH_SPOKEN,
  ...SEEN_FIFTEENTH_OTHER,
  ...SEEN_SIXTEENTH_LISTS,
  ...SEEN_SIXTEENTH_PROSE,
  ...SEEN_SIXTEENTH_SPOKEN,
  ...SEEN_SIXTEENTH_OTHER,
  ...SEEN_SEVENTEENTH_PROSE,
  ...SEEN_SEVENTEENTH_RANTS,
  ...SEEN_SEVENTEENTH_LISTS,
  ...SEEN_SEVENTEENTH_LANGUAGE,
  ...SEEN_SEVENTEENTH_OTHER,
  ...SEEN_EIGHTEENTH_LISTS,
  ...SEEN_EIGHTEENTH_PROSE,
  ...SEEN_EIGHTEENTH_SPOKEN,
  ...SEEN_EIGHTEENTH_OTHER,
  ...SEEN_TRADES_SPOKEN,
  ...SEEN_TRADES_SPOKEN_MORE,
  ...SEEN_TRADES_TOLD,
];

/** By an author who had seen no rule; the rules have been written with every second of them only. */
export const SEEN_LATELY: readonly TestDump[] = [
  ...THIRTEENTH_RANTS,
  ...THIRTEENTH_PROSE,
  ...THIRTEENTH_LISTS,
  ...THIRTEENTH_OTHER,
  ...FOURTEENTH_LANGUAGE,
  ...FOURTEENTH_ODD,
];

/** Written by another hand, and only ever scored as a whole. */
export const UNSEEN_DUMPS: readonly TestDump[] = [
  ...UNSEEN_LISTS,
  ...UNSEEN_PROSE,
  ...UNSEEN_SPOKEN,
  ...UNSEEN_OTHER,
];
