import { FIRST_NAMES } from '../../data/first-names.ts';
import { A_DAY } from '../../data/dates.ts';
import { bare } from '../../words/phrase-text.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';
import { headNoun } from './verb-for-thing.ts';
import { TEXTS } from '../../data/texts.ts';
import { baseOfPast } from '../grammar/verbs.ts';

const OPENS = /^(?:still|also|just|all|yet|now|already|really|only)$/u;

function withoutStill(words: readonly Word[]): readonly Word[] {
  const from = words.findIndex(({ key }) => !OPENS.test(key));
  return from > 0 ? words.slice(from) : words;
}

/** "Has to be sent", "must be bled before winter", "is still to be painted". */
function owed(thing: string, state: readonly Word[]): string | null {
  const be = state.findIndex(({ key }) => key === 'be');
  const before = keyAt(state, be - 1);
  const isOwed =
    before === 'must' ||
    (be === 1 &&
      /^(?:could|should)$/u.test(before) &&
      /(?:ed|en|own|unt|ent|ade)$/u.test(keyAt(state, 2))) ||
    (before === 'to' && /^(?:has|have|needs?|got|ought|still)$/u.test(keyAt(state, be - 2)));
  const base = isOwed ? baseOfPast(keyAt(state, be + 1)) : null;
  if (base === null || be > MOST_BEFORE) return null;
  const and = state.findIndex(({ key }, at) => at > 0 && at < be && key === 'and');
  const title = said(base, thing, state.slice(be + 2));
  return and > 0 ? `${title} (${bare(state.slice(0, and))})` : title;
}

const MOST_BEFORE = 12;

function said(verb: string, thing: string, rest: readonly Word[]): string {
  return `${verb} ${thing} ${bare(rest)}`.trim();
}

/** "Still not written", "not packed yet". */
function undone(thing: string, state: readonly Word[]): string | null {
  const [first, second] = [keyAt(state, 0), keyAt(state, 1)];
  const base = first === 'not' ? baseOfPast(second) : null;
  const rest = state.slice(2).filter(({ key }) => key !== 'yet');
  return base === null || rest.length > 0 || IS_STATE.test(second) ? null : `${base} ${thing}`;
}

const IS_STATE = /^(?:gone|been|come|had|known|felt|seen|made|mended|broken|settled)$/u;

const SHOP =
  /^(?:the )?(?:(?:dry )?cleaner'?s|cleaners|launderette|garage|mender'?s|menders|repair (?:shop|cafe)|cobbler'?s?|cobblers|tailor'?s?|framer'?s?|framers|jeweller'?s?|post office|sorting office|depot|vet'?s|lost property)$/u;
const THEIRS =
  /^(?:(?:his|her|their) (?:place|house|flat|mum's|dad's|parents'?)|(?:my |the )?(?:\p{L}+['’]s)(?: (?:place|house|flat|parents'?))?)$/u;

/** "Still at the dry cleaners", "still at Tom's": it is fetched from there. */
function fetched(thing: string, state: readonly Word[]): string | null {
  const at = keyAt(state, 0) === 'at' ? 0 : keyAt(state, 1) === 'at' ? 1 : -1;
  if (at < 0 || (at === 1 && !/^(?:still|is|are|sitting|waiting)$/u.test(keyAt(state, 0))))
    return null;
  const where = state.slice(at + 1);
  const keys = where.map(({ key }) => key).join(' ');
  const name = keyAt(where, 0);
  const isNamed = where.length === 1 && name.endsWith('s') && FIRST_NAMES.has(name.slice(0, -1));
  if (SHOP.test(keys)) return `Pick up ${thing} from ${bare(where)}`;
  return THEIRS.test(keys) || isNamed ? `Get ${thing} back from ${bare(where)}` : null;
}

/** "Has been in the hall for the charity shop since summer". */
function taken(thing: string, told: string): string | null {
  const [, where] = /\bfor the (charity shop|tip|dump|food bank|jumble sale)\b/u.exec(told) ?? [];
  return where === undefined ? null : `Take ${thing} to the ${where} (${told})`;
}

const LACKS =
  /^(?:has |have )?(?:got )?no (?!idea|one|room|space|money|time|way|point|signal|change|news|answer|reply|sign|problem|clue|luck|good|use|longer|more)(\p{L}+)$/u;
const WANTED = /^(?:wanted|expected|needed|required) (?=(?:by|before|on)\b)/u;

/** "Has got no ink", "wanted by the 30th", "has to change". */
function lackedOrWanted(thing: string, state: readonly Word[]): string | null {
  const keys = state.map(({ key }) => key).join(' ');
  const [, lacked] = LACKS.exec(keys) ?? [];
  if (lacked !== undefined) return `Get ${lacked} for ${thing}`;
  if (WANTED.test(keys)) return said('Hand in', thing, state.slice(1));
  return /^(?:has|have|needs?) to change$/u.test(keys) ? `Change ${thing}` : null;
}

const WRITTEN =
  /^(?:reports?|applications?|forms?|letters?|invoices?|parcels?|drafts?|articles?|manuscript|proposal|bid|claim|files?|slides|newsletter|minutes)$/u;
const GOES_ON = new RegExp(
  String.raw`^(?:goes|go) to (.+? )?(?:on |by |this |next )?(?:${A_DAY})\b`,
  'u',
);

/** "Goes to the foundation on Friday", "supposed to go out on Thursday", "has to hang by Monday". */
function sent(thing: string, state: readonly Word[]): string | null {
  const head = headNoun(wordsOf(thing));
  const isText = TEXTS.has(head) || WRITTEN.test(head);
  const keys = state.map(({ key }) => key).join(' ');
  if (isText && GOES_ON.test(keys)) return said('Send', thing, state.slice(1));
  const [out = ''] =
    /^(?:is |are )?(?:supposed|meant|due) to go (?=(?:out|off|live|up)\b)/u.exec(keys) ?? [];
  if (out !== '') return said('Get', thing, state.slice(out.trim().split(' ').length));
  const [hung = ''] = /^(?:has|have|needs?) to hang(?: up)?/u.exec(keys) ?? [];
  return hung === '' ? null : said('Hang up', thing, state.slice(hung.split(' ').length));
}

/** The deed that what is told of a thing says itself, with the thing: "has to be sent" is to send it. */
export function deedInState(thing: string, told: string): string | null {
  const state = wordsOf(told);
  const still = withoutStill(state);
  return (
    owed(thing, state) ??
    undone(thing, still) ??
    fetched(thing, state) ??
    sent(thing, still) ??
    taken(thing, told) ??
    lackedOrWanted(thing, still)
  );
}
