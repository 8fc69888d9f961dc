import { A_SHORT_WEEKDAY, A_WEEKDAY } from '../../data/dates.ts';
import { DETERMINERS, SUBJECT_PRONOUNS } from '../../data/english-phrases.ts';
import { AMBIGUOUS_VERBS } from '../../data/english-verbs.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { wordSet } from '../../words/word-set.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { isLiving } from '../grammar/living.ts';
import { isMadeAlready } from './had-already.ts';
import { baseOfPast, isVerb, opensWithVerb } from '../grammar/verbs.ts';

/** What happens to a thing and leaves something to do, and what nobody does to a thing. */
const MISHAPS = wordSet(`
left felt cracked torn ripped gone bent snapped broken broke scorched stuck curled walked finished frozen split burst
smashed worn lost blocked missed jammed failed expired run ran leaked fallen fell died stopped bust busted dented
chipped faded came come started stolen stained shrunk buried scratched scuffed blown smothered swamped drowned infested overrun crammed littered soaked rotted rusted perished knocked needed wanted asked said
told offered promised owed used thought looked seemed sounded reported called rung seen been had did got gave went
ate taught forgot tired scared worried excited stressed overdrawn unpaid undone stalled delayed rejected refused
bounced tried begun planned expected supposed meant based named married retired related frightened ashamed reduced bored
`);
/** What a shop or a friend does to a thing, so that a short note with it may want it: "boots resoled". */
const MAY_BE_WANTED = wordSet(
  'resoled reheeled sharpened framed translated ironed stamped hemmed altered laminated notarised certified engraved enlarged developed dyed waxed threaded tinned distilled',
);
const IS_OPEN =
  /\b(?:not|nothing|but|half|almost|nearly|except|by (?=the (?:\d|end|start|week|weekend|month|time|first|second|third|latest|close|\p{L}+th\b)|end|noon|midnight|next|this|then|christmas|xmas|mon|tue|wed|thu|fri|sat|sun|\d)|before|until|till|if|when|unless|still|due|never|needs?|wants?|wanted|must|should|be|being|get|or|nobody|without|no(?! \d)|only|most|some|tonight|tomorrow|later|who|which|that|what|vs|whether|again|badly|wrong|wrongly)\b|n't\b/u;
/** "Packed in", "played up": with such a word behind it a thing is broken. */
const BROKEN_BY =
  /^(?:covered in|packed in|played up|given up|conked out|turned off|sold out|backed up|fogged up)$/u;
const BEHIND = new RegExp(
  String.raw`^(?:at|by|to|in|into|on|onto|with|for|from|via|up|off|out|back|over|down|away|round|through|and|all|already|last|this|yesterday|today|thanks|fine|ok|okay|twice|itself|online|[x£$€]?\d.*|(?:${A_WEEKDAY}|${A_SHORT_WEEKDAY})s?)$`,
  'u',
);
const IS = /^(?:is|are|was|were|been)$/u;
const BETWEEN = /^(?:is|are|was|were|has|have|been|all|both|now|already|finally|got|the|'s)$/u;
const MAX_THING = 6;

/** "Not", "by Friday", "to collect"; "to the hospice" is where it went. */
export function saysWhatIsLeft(words: readonly Word[]): boolean {
  return (
    IS_OPEN.test(keysOf(words)) ||
    words.some(({ key }, at) => key === 'to' && isVerb(keyAt(words, at + 1)))
  );
}

/** The past form of a deed that leaves nothing to do: "changed", not "cracked". */
export function isDeedDone(key: string): boolean {
  const isDone =
    baseOfPast(key) !== null || baseOfPast(key.replace(/^re-?(?=\p{L}{4})/u, '')) !== null;
  return !MISHAPS.has(key) && !isVerb(key) && !key.endsWith('ing') && isDone;
}

const OBJECT = /^(?:him|her|them|me|us|it)$/u;

/** "Post him the marmalade, wrapped"; "skip emptied" and "pitch fee given to Alun" begin with a thing. */
function opensWithDeed(words: readonly Word[]): boolean {
  if (DETERMINERS.has(keyAt(words, 0)) || !opensWithVerb(words, 0, 'front')) return false;
  if (!AMBIGUOUS_VERBS.has(keyAt(words, 0))) return true;
  const second = keyAt(words, 1);
  const isName = /^\p{Lu}\p{Ll}/u.test(words[1]?.raw ?? '');
  return DETERMINERS.has(second) || OBJECT.test(second) || isName;
}

/** Where the past form stands of what was done to the thing in front of it; -1 where there is none. */
function placeOfDeed(words: readonly Word[]): number {
  return words.findIndex(({ key }, at) => {
    if (at < 1 || !isDeedDone(key)) return false;
    const before = keyAt(words, at - 1);
    return !SUBJECT_PRONOUNS.has(before) && !DETERMINERS.has(before);
  });
}

/**
 * "Shutter greased", "gas cylinder exchanged (Timpson)": a thing and what was done to
 * it, without a word of what is left. As people tick a list off, whatever the deed is.
 */
export function isThingFinished(words: readonly Word[]): boolean {
  const said = words.filter(({ key }) => key !== '');
  const at = placeOfDeed(said);
  if (at < 1 || at > MAX_THING || saysWhatIsLeft(said)) return false;
  const thing = said.slice(0, at);
  if (SUBJECT_PRONOUNS.has(keyAt(thing, 0)) || thing.slice(0, -1).some(({ comma }) => comma))
    return false;
  if (thing.some(({ key }) => MISHAPS.has(key) && !BETWEEN.test(key))) return false;
  if (opensWithDeed(said)) return false;
  const deed = said[at];
  if (deed === undefined || BROKEN_BY.test(keysOf(said.slice(at, at + 2)))) return false;
  if (said.slice(at).some(({ raw }) => raw.endsWith('?'))) return false;
  if (at === said.length - 1) return !MAY_BE_WANTED.has(deed.key);
  const next = said[at + 1];
  return (
    IS.test(keyAt(said, at - 1)) ||
    deed.comma ||
    BEHIND.test(next?.key ?? '') ||
    /^[(\p{Lu}]/u.test(next?.raw ?? '')
  );
}

/** Forms of what is over once it is said of a thing: nobody has to book what is booked. */
const OVER = wordSet(`
booked paid sent ordered submitted posted verified renewed arrived delivered signed filed returned collected confirmed
countersigned refunded sorted approved passed completed received emailed dealt
done payed bought sold told found given fixed cleaned replaced painted locked built cancelled canceled
packed borrowed fitted logged settled swapped chased counted unblocked rung delivered defrosted loaded handed
merged deployed shipped resolved renewd sown planted granted
`);
/** A short note with one of these may want it: "boiler serviced". With a day or a cheer behind it is over. */
const OVER_BY_THEN = wordSet(
  'changed serviced repaired mended reviewed migrated uploaded tested accepted printed washed checked filled',
);
const BEHIND_OVER = new RegExp(
  String.raw`^(?:ok|okay|fine|already|yesterday|today|now|thanks|thank|god|finally|and|done|all|good|on|early|as|always|usual|in|full|the|last|this|week|month|morning|night|${A_WEEKDAY}|${A_SHORT_WEEKDAY}|x?\d{1,2}(?:[/.]\d{1,2})*(?:st|nd|rd|th|am|pm)?)$`,
  'u',
);
/** "Shower chair arrived" commands nothing; "check parcel arrived" does. */
const ARRIVED = /^(?:arrived|granted|approved)$/u;
const MOST_ARRIVED = 3;
const LOOKS_AFTER =
  /^(?:check|see|confirm|ask|tell|make|find|wait|track|chase|hope|ensure|verify|get)$/u;
const MAX_OVER = 5;
/** More than so many words behind a comma say something of their own. */
const MAX_REMARK = 4;

/** "Sent to Tom": to whom says nothing of what is left. */
function withoutWhom(words: readonly Word[]): readonly Word[] {
  const isWhom = keyAt(words, 0) === 'to' && isNamed(words[1]);
  return isWhom ? words.slice(2) : words;
}

/** "Shearers booked 9/12", "boots arrived ok", "the van's booked": a thing, and that it is over. */
function isThingOver(all: readonly Word[]): boolean {
  const words = all.filter(({ raw }) => /[\p{L}\p{N}]/u.test(raw));
  const at = words.findIndex((word) => OVER.has(word.key) || OVER_BY_THEN.has(word.key));
  const isEnd = at === words.length - 1;
  if (OVER_BY_THEN.has(keyAt(words, at)) && isEnd && !words[at]?.raw.endsWith('!')) return false;
  if (at < 1 || at > MAX_OVER + 1 || SUBJECT_PRONOUNS.has(keyAt(words, 0))) return false;
  let end = at;
  while (end > 1 && BETWEEN.test(keyAt(words, end - 1))) end--;
  const thing = words.slice(0, end);
  if (thing.length > MAX_OVER || thing.some((word) => word.comma)) return false;
  const isArrived =
    isEnd &&
    at <= MOST_ARRIVED &&
    ARRIVED.test(keyAt(words, at)) &&
    !LOOKS_AFTER.test(keyAt(words, 0));
  const isDeed = at > 1 && !isArrived && opensWithVerb(words, 0, 'front');
  if (isDeed && !DETERMINERS.has(keyAt(words, 0))) return false;
  const comma = words.findIndex((word, place) => place >= at && word.comma);
  const more = comma < 0 ? [] : words.slice(comma + 1);
  if (more.length > MAX_REMARK || opensWithVerb(more, 0, 'front')) return false;
  const behind = withoutWhom(words.slice(at + 1, comma < 0 ? undefined : comma + 1));
  if (/^(?:via|through|with|at|from|into|onto|online|by)$/u.test(keyAt(behind, 0))) return true;
  return behind.every((word) => word.key === '' || BEHIND_OVER.test(word.key));
}

function isNamed(word: Word | undefined): boolean {
  return /^\p{Lu}\p{Ll}/u.test(word?.raw ?? '');
}

const BACK = /^(?:it|them|that|those)$/u;
const LONGEST_TOLD = 6;

/** "Nobody did it", "ask who did it", "my accountant did it last year". */
const NOT_TOLD =
  /^(?:nobody|no one|who|whoever|if|ask|find|see|check)\b|\b(?:how|why|when)\b|\bdid (?:it|them|that|those) (?:last (?:time|year)|before|wrong|badly)$/u;

/** "The neighbour's mended it", "Dave fixed them Friday": said behind a thing's name. */
export function tellsWhoDidIt(words: readonly Word[]): boolean {
  if (words.length > LONGEST_TOLD || saysWhatIsLeft(words)) return false;
  if (NOT_TOLD.test(keysOf(words))) return false;
  return words.some(({ key }, at) => {
    const verb = keyAt(words, at - 1);
    return at > 1 && BACK.test(key) && (verb === 'did' || isDeedDone(verb));
  });
}

/** "Rent went out already", "that's gone already", "self eval finished at last". */
const ENDS_ALREADY =
  /^(?!(?:i|is|are|it|late|need)\b).*\b(?:went|gone|come|got|did|been|had|done|came|left|made|took|\p{L}+ed)\b.* (?:already|at last|at long last)$/u;

/** "The mic stand works now", "radio ok now". */
const ENDS_WELL =
  /\b(?:works?|working|ok|okay|fine|better|behaving|healed|running) (?:now|again)$|\ball (?:clear|good)$|^(?!.*\b(?:bring|brought|get|keep)\b).* up to date(?: by the grace of god)?$|\b(?:pass|passed|mot|service|check-?up|dentist|inspection)\b.* no (?:advisories|faults|fillings|cavities|notes)$/u;

/** "Telly licence direct debit set up". */
function isSetUp(words: readonly Word[]): boolean {
  const isEnd = keysOf(words.slice(-2)) === 'set up';
  return isEnd && words.length > 3 && !opensWithVerb(words, 0, 'front');
}

/** "Rent went through", "the coats went to the mission", "the op went well"; a light that went out is to be mended. */
const WENT_WELL = new RegExp(
  String.raw`^(?!(?:i|we|it|when|where|what|who|why|how|if|mend|fix) )(?:\S+ ){0,5}(?!(?:lights?|power|boiler|fire|heating|lamp|bulb|pilot|electric|water) )\S+ went (?:(?:(?:off|back) )?to|back(?=$| (?:on|this|last|yesterday|already|today)(?!\p{L}))|home|fine|well|(?:in|out|through)(?=$| (?:on|this|last|yesterday|already|at|it|thanks|fine|in \p{L}+$|${A_WEEKDAY}|${A_SHORT_WEEKDAY})(?!\p{L})))(?!\p{L})`,
  'u',
);
/** Where nobody finds it, or has to send it again. */
const WENT_ASTRAY =
  / went .*\b(?:spam|junk|wrong|old|previous|former|another|different|sender|voicemail|pot|waste|pieces|collections|next door|unsigned|unopened|unread|unpaid)\b/u;
/** "Glucose test fine", "the scan came back clear". */
const CAME_BACK_WELL =
  /^(?:\S+ ){1,4}(?:tests?|scans?|bloods?|results?|smear|mri|mot|checks?|exams?|inspection|audit|x-ray|biopsy|mammogram) (?:(?:is|was|were|are|has|have|came|come|back|all) )*(?:clean|clear|normal|negative|fine|ok|okay|passed)(?= |$)/u;
/** What one has, and it is over; a kettle that has "had it" is broken. */
const TO_BE_HAD =
  /\b(?:jabs?|shots?|vaccines?|vaccination|boosters?|injections?|tests?|smear|scans?|mri|x-ray|check-?ups?|check|bloods|biopsy|mammogram|filling|dose|mot|appointment|physio|review|interview|meeting|lesson|haircut|lunch|dinner|breakfast|tea|bath|shower|nap)\b/u;
const HAD_SO = /^(?:it|one|mine|ours|that|them)$/u;
const LONGEST_HAD = 6;

/** "Kettle - had it": what nobody has had, and is done for. */
export function isDoneFor(thing: string, said: string): boolean {
  return /^had it\b/u.test(said) && !TO_BE_HAD.test(thing);
}

/** "Flu jab - had it", "smear, had mine", "rent - paid it"; "Chrissie made it" and "Nana had one" tell of somebody. */
function isHadAsNamed(words: readonly Word[]): boolean {
  const said = words.filter(({ key }) => key !== '');
  const before = said.at(-3);
  const deed = keyAt(said, said.length - 2);
  if (before === undefined || said.length > LONGEST_HAD) return false;
  const last = keyAt(said, said.length - 1);
  if (!HAD_SO.test(last)) return false;
  if (isDoneFor(keysOf(said), `${deed} ${last}`)) return false;
  const isSomebody =
    SUBJECT_PRONOUNS.has(before.key) ||
    isLiving(before.key) ||
    isNamed(before) ||
    /'(?:s|ve)$|^(?:has|have|who|that|all|both)$/u.test(before.key);
  const isParted = words.some(({ raw }) => /^[-–—]$/u.test(raw)) || /[:,]$/u.test(before.raw);
  const isHad = /^(?:had|did|done)$/u.test(deed);
  return isParted ? isHad || isDeedDone(deed) : isHad && !isSomebody;
}

/** "Boiler ok again". */
const WELL_AGAIN =
  /^(?:(?:the|my|our) )?(?:[\p{L}'-]+ ){1,3}(?:(?:is|are|seems|looks) )?(?:ok|okay|fine|working|alive|running|better|online|quiet|back) (?:again|now|at last|finally)$/u;
/** Whether the words tell of a thing that it is surely over, and of nothing that is left to do. */
export function isToldFinished(words: readonly Word[]): boolean {
  if (isMadeAlready(words) || WELL_AGAIN.test(keysOf(words))) return true;
  if (words.length > 12) return false;
  const last = keyAt(words, words.length - 1);
  if (saysWhatIsLeft(last === 'again' ? words.slice(0, -1) : words)) return false;
  const said = keysOf(words);
  if (ENDS_WELL.test(said) || (WENT_WELL.test(said) && !WENT_ASTRAY.test(said))) return true;
  if (isHadAsNamed(words) || CAME_BACK_WELL.test(said)) return true;
  return last !== 'again' && (isThingOver(words) || ENDS_ALREADY.test(said) || isSetUp(words));
}
