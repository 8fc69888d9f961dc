import { bare, keysOf } from '../../words/phrase-text.ts';
import { DETERMINERS, FEELING_WORDS, SUBJECT_PRONOUNS } from '../../data/english-phrases.ts';
import { A_WEEKDAY } from '../../data/dates.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { hasFiniteVerb } from '../grammar/sentence-shape.ts';
import { KIN } from '../../data/people.ts';
import { baseOfPast, isVerb, opensWithVerb } from '../grammar/verbs.ts';

/** What nobody can go and get. */
export const NO_LACK =
  /^(?:time|energy|money|point|way|reason|hope|one|idea|ideas|clue|space|room|excuse|rush|hurry|end|escape|problem|news|good|such|more|longer|need|doubt|joy|peace|quiet|place|help|choice|life|friends|family|job|motivation|strength|signal|grace|weather|sign|chance|guarantee|pressure|deadline|limit)$/u;
const TO_MAKE = /^(?:cv|portfolio|plan|list|poster|website|speech|costume|present)$/u;

const LAST_OF =
  /^(?:we're|we are|i'm|i am|am|are) (?:down to|on) (?:the|our|my) last (?:(?:few|two|three) )?(?:(?:roll|bag|box|tin|can|bottle|jar|pack|packet|sheet|tube|bar)s? of )?/u;

/** "We're down to the last roll of toilet paper". */
function fromLastOf(words: readonly Word[], text: string): string | null {
  const match = LAST_OF.exec(text);
  if (match === null || match[0].length >= text.length) return null;
  const rest = words.slice(match[0].trim().split(' ').length);
  return /^(?:nerve|legs?|chance|day|week|straw|penny|warning)s?$/u.test(keyAt(rest, 0))
    ? null
    : `Buy ${bare(rest)}`;
}

const NO_USE =
  /^(?:do|say|lose|live|hide|fear|worry|complain|gain|offer|prove|add|be|go|see|look)$/u;

/** "I have nothing to wear to the wedding". */
function fromNothingTo(words: readonly Word[], text: string): string | null {
  const meal =
    /^(?:there's |we have |we've got |got )?nothing (?:in |planned )?(?:for (?:dinner|lunch|tea|supper|breakfast)\b.*)$/u.exec(
      text,
    );
  if (meal !== null)
    return `Get something ${bare(words.slice(words.findIndex(({ key }) => key === 'for')))}`;
  if (!/^(?:i|we)(?:'ve| have)?(?: got)? nothing to \S+/u.test(text)) return null;
  const at = words.findIndex((word) => word.key === 'nothing');
  return NO_USE.test(keyAt(words, at + 2)) ? null : `Find something ${bare(words.slice(at + 1))}`;
}

/** A noun that can be had: no participle ("I haven't slept") and no "the". */
function isLacked(key: string, words: readonly Word[]): boolean {
  if (NO_LACK.test(key) || DETERMINERS.has(key) || FEELING_WORDS.has(key) || words.length > 9)
    return false;
  const place = words.findIndex((word) => word.key === key);
  if (words.slice(place, place + 3).some((word) => NO_LACK.test(word.key))) return false;
  return (
    baseOfPast(key) === null &&
    (!isVerb(key) || place < words.length - 1) &&
    !/(?:ed|en|ly)$|^(?:a|been|got|had|done|gone|even|yet|really|to|since|for|in|on|at|all|once|today|lately|quite|exactly|actually)$/u.test(
      key,
    )
  );
}

/** The day on which it ran out is not the one to buy it on. */
const SINCE_WHEN = new RegExp(
  String.raw` (?:(?:back )?on ${A_WEEKDAY}|yesterday|(?:this|last) \p{L}+|\p{L}+ (?:days?|weeks?|months?) ago|since .{3,20})$`,
  'iu',
);

function fromShortage(words: readonly Word[]): string | null {
  const text = keysOf(words);
  const match =
    /^(?:we're|we are|i'm|im|am|i am|are|is)?\s?(?:nearly |almost |all |running )?(?:out of(?! (?:office|order|town|date|hours|school)(?: |$))|low on|ran out of|run out of)\s/u.exec(
      text,
    ) ?? /^(?:we|i)(?:'ve| have)? (?:ran|run) (?:out of|low on)\s/u.exec(text);
  if (match !== null) {
    const skipped = match[0].trim().split(' ').length;
    return `Buy ${bare(words.slice(skipped)).replace(SINCE_WHEN, '')}`;
  }
  const none = /^(?:i |we )?(?:don't|do not) have (?:an? |any )(\S+)/u.exec(text);
  if (none !== null && !NO_LACK.test(none[1] ?? '')) {
    const from = words.findIndex((word) => word.key === 'have');
    const verb = TO_MAKE.test(none[1] ?? '') ? 'Make' : 'Get';
    return `${verb} ${bare(words.slice(from + 1)).replace(/^any /u, '')}`;
  }
  const wanted =
    /^we (?:want|could do with) (?:two|three|four|five|six|ten|some|more|another|an?|new|\d+) \p{L}/u.exec(
      text,
    );
  if (wanted !== null) return `Get ${bare(words.slice(keyAt(words, 1) === 'want' ? 2 : 4))}`;
  const without = /^(?:my|our|the) \S+(?: \S+)? has no (\S+)/u.exec(text);
  if (without !== null && isLacked(without[1] ?? '', words) && !KIN.has(keyAt(words, 1))) {
    const has = words.findIndex(({ key }) => key === 'has');
    const thing = bare(words.slice(has + 2)).replace(SINCE_WHEN, '');
    return `Get ${thing} for ${bare(words.slice(0, has))}`;
  }
  const missed = /^(?:i |we )?still (?:don't|do not) have (?:the|my|our|his|her|their) (\S+)/u.exec(
    text,
  );
  if (missed !== null && !NO_LACK.test(missed[1] ?? ''))
    return `Get ${bare(words.slice(words.findIndex(({ key }) => key === 'have') + 1))}`;
  const lacked =
    /^(?:i|we)(?:'ve| have)?(?: got)? (?:no|haven't any) (\S+)/u.exec(text) ??
    /^(?:i|we) haven't(?: any)? (\S+)/u.exec(text);
  if (lacked !== null && isLacked(lacked[1] ?? '', words)) {
    const from = words.findIndex((word) => /^(?:no|any|haven't)$/u.test(word.key));
    const any = keyAt(words, from + 1) === 'any' ? from + 2 : from + 1;
    const rest = words.slice(any).filter(({ key }) => key !== 'nothing');
    const things = bare(rest).replace(/,? no (?=\p{L})/gu, ', ');
    return `${TO_MAKE.test(lacked[1] ?? '') ? 'Make' : 'Get'} ${things}`;
  }
  const [, one, other] =
    /^(?:(?:there's|there is|we have|we've got|we have got) )?no (.{2,30}?) left(?: no (.{2,20})$)?/u.exec(
      text,
    ) ?? [];
  if (one === undefined) return null;
  return other === undefined ? `Buy ${one}` : `Buy ${one} and ${other}`;
}

function fromRunningOut(words: readonly Word[]): string | null {
  const none = words.findIndex(
    (word, index) => word.key === 'has' && keyAt(words, index + 1) === 'no',
  );
  if (none > 0 && none <= 4 && words.at(-1)?.key === 'left')
    return `Get ${bare(words.slice(none + 2, -1))} for ${bare(words.slice(0, none))}`;
  const at = words.findIndex(
    ({ key }, index) => /^(?:is|are)$/u.test(key) && isShortAt(words, index + 1),
  );
  const how = at + (/^(?:out|low)$/u.test(keyAt(words, at + 1)) ? 1 : 2);
  if (at <= 0 || at > 5 || words.length <= how + 2) return null;
  if (/^(?:i|he|she|they|it|we)$/u.test(keyAt(words, 0))) return null;
  if (NOT_TO_GET.test(keyAt(words, how + 2))) return null;
  return `Get ${bare(words.slice(how + 2))} for ${bare(words.slice(0, at))}`;
}

/** "Glaze is running low", "coffee low", "the milk is nearly gone". */
function fromLow(words: readonly Word[]): string | null {
  const [said = ''] =
    / (?:(?:is|are) )?(?:(?:running|getting|very|really|a bit) )*(?:low|nearly gone|almost gone|nearly out|almost out|running out|(?:nearly|almost) (?:finished|over))$/u.exec(
      keysOf(words),
    ) ?? [];
  const thing = words.slice(0, words.length - said.trim().split(' ').length);
  const [first = ''] = thing.map(({ key }) => key);
  const isDeed = thing.length > 1 && opensWithVerb(thing, 0, 'front');
  const isThing =
    said !== '' && !isDeed && thing.length > 0 && thing.length <= 4 && !hasFiniteVerb(thing);
  if (!isThing || SUBJECT_PRONOUNS.has(first) || thing.some(({ key }) => NOT_BOUGHT.test(key)))
    return null;
  const isCharged = /^batter(?:y|ies)$/u.test(keyAt(thing, thing.length - 1));
  return `${isCharged ? 'Charge' : 'Get'} ${bare(thing)}`;
}

/** What runs low and cannot be bought. */
const NOT_BOUGHT =
  /^(?:energy|time|patience|mood|moods|spirits?|morale|confidence|motivation|money|funds|cash|account|balance|sales|numbers|attendance|pressure|iron|sugar|sun|voice|light|lights|month|year|week|day|deadline|she|he|it|everything|lease|contract|warranty|i|meter)$/u;

/** "Out of petrol", "nearly out of food", "low on ink". */
function isShortAt(words: readonly Word[], at: number): boolean {
  const from = at + (/^(?:nearly|almost|running|all)$/u.test(keyAt(words, at)) ? 1 : 0);
  return /^(?:out|low)$/u.test(keyAt(words, from)) && /^(?:of|on)$/u.test(keyAt(words, from + 1));
}

/** What one can be out of, and cannot get. */
const NOT_TO_GET =
  /^(?:date|order|office|town|control|action|work|hand|time|hospital|bed|breath|sorts|here|there|touch|season|school|sight|place|tune|the)$/u;

/** What there is no more of, as a thing to get; null when nothing is short. */
export function impliedByShortage(words: readonly Word[]): string | null {
  const text = keysOf(words);
  return (
    fromShortage(words) ??
    fromRunningOut(words) ??
    fromLow(words) ??
    fromLastOf(words, text) ??
    fromNothingTo(words, text)
  );
}
