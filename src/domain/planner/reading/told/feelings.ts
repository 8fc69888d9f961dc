import { tellsHowItIs } from './felt-so.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { FEELING_OPENINGS, FEELING_WORDS } from '../../data/english-phrases.ts';
import { OUTBURSTS, VIOLENT } from '../../data/talk.ts';
import { phraseLengthAt } from '../../words/phrase-match.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { tellsOfBody } from './body-and-mind.ts';
import { isKnownName, verbOfNoun } from '../grammar/verb-of-noun.ts';
import { isNounPhrase } from '../grammar/sentence-shape.ts';
import { isOnlySighed } from './only-sighed.ts';
import { isVerb, opensWithVerb } from '../grammar/verbs.ts';
import { isVerdict } from './verdicts.ts';

const HEALTH = new Set(
  'tinnitus arthritis asthma eczema sciatica insomnia hayfever tonsillitis bronchitis anaemia toothache backache cramp temperature fever headache migraine flu cough nausea covid hangover cramps pounding throat heartburn indigestion reflux vertigo earache chilblains lumbago'.split(
    ' ',
  ),
);

const HURTS =
  /(?:^|\b)my .*\b(?:hurts?|aches?|pounding|killing me|spinning|sore)(?: (?:from|since|so|again|today|after)\b.*)?$|\bkill(?:s|ing)? me(?: now| please)?$/u;
const SICK =
  /^(?:sick|ill|poorly|feverish|exhausted|overwhelmed|anxious|tired|knackered|burnt|drained)$/u;
const HOW_MUCH =
  /^(?:so|very|really|totally|completely|absolutely|just|super|bit|a|little|quite|too|kinda|and|always|still|right|again|now|today)$/u;

/** "Get my life together" is a sigh, and no step. */
const TOGETHER =
  /^(?:i )?(?:really |just |also )*(?:need to |have to |must |should |gotta |want to |wanna )?(?:get|pull|sort|put) (?:(?:my|our) (?:life|shit|act|head|stuff)|myself) (?:together|straight|in order|out|back together)\b|^(?:it's |its |this is |it is )?(?:just |way |far )?(?:too )?(?:much|many|loud|hard|long|late|soon)(?: (?:stuff|things|at once|right now|today))?$/u;

/** "Panicking", "so bored of revision": nothing but how it feels, and perhaps about what. */
function isOnlyFeeling(words: readonly Word[]): boolean {
  const about = words.findIndex((word) => /^(?:of|about|with)$/u.test(word.key));
  const told = about > 0 && words.length <= about + 4 ? words.slice(0, about) : words;
  return (
    told.length <= 5 &&
    told.some((word) => FEELING_WORDS.has(word.key)) &&
    told.every((word) => FEELING_WORDS.has(word.key) || HOW_MUCH.test(word.key))
  );
}

/** "Get winded on the stairs" says how it is. */
const GETS_SO =
  /^(?:i )?(?:always |just |only )?(?:get|getting) (?:so |really |too )?(?:winded|tired|bored|distracted|confused|overwhelmed|stuck|lost|anxious|nervous|scared|upset|stressed|dizzy|breathless|angry|sad)\b/u;

/** "I've got tinnitus" is no thing to do. */
function hasIllness(words: readonly Word[]): boolean {
  const opens = /^(?:i've got|i have|i've|ive got|got) /u.exec(`${keysOf(words)} `);
  return opens !== null && words.length <= 5 && HEALTH.has(words.at(-1)?.key ?? '');
}

/** "The arthritis won't let me hold a pen". */
function isOfIllness(words: readonly Word[]): boolean {
  const opens = /^(?:the|my|this)$/u.test(keyAt(words, 0)) && HEALTH.has(keyAt(words, 1));
  return opens && /^(?:won't|wont|doesn't|keeps|makes)$/u.test(keyAt(words, 2));
}

/** "I could scream", "I literally want to throw the laptop into the lake". */
function isHyperbole(words: readonly Word[]): boolean {
  const said = words.filter((word) => !HOW_FIRM.test(word.key));
  const text = keysOf(said);
  if (
    /^(?:screw|sod|stuff|damn|curse|blast|bugger) (?:you|him|her|them|it|this|that|all)\b/u.test(
      text,
    )
  )
    return true;
  const match = SIGHS.exec(text);
  if (match === null) return false;
  const verb = match[1] ?? '';
  const isFirm =
    said.length < words.length || /could$/u.test(match[0].slice(0, -verb.length).trim());
  if ((VIOLENT.has(verb) || /^(?:walk|jump|drive|swim|crawl)$/u.test(verb)) && ABSURD.test(text))
    return true;
  return OUTBURSTS.has(verb) || (isFirm && VIOLENT.has(verb)) || OUTBURST_PHRASE.test(text);
}

const HOW_FIRM = /^(?:literally|honestly|seriously|actually|just|genuinely|swear|frankly)$/u;
const SIGHS =
  /^(?:i )?(?:i )?(?:could|want to|wanna|would like to|'d like to|i'm going to|i'm gonna|am going to|am gonna|going to|gonna|might|need to|'ll|i'll) (\S+)/u;
const NOT = String.raw`(?:i |we )?(?:haven't|havent|have not|'ve not|i've not|we've not|not)(?: even| really| once| properly)*`;
const NOT_HAD = new RegExp(
  [
    String.raw`^(?:i )?${NOT} had (?:a|an|any|one|my|more than) (?:\p{L}+ )?(?:coffee|tea|break|breakfast|lunch|dinner|meal|minute|moment|second|day|night|shower|sleep|holiday|weekend|rest|drink|bath|conversation|proper)\b`,
    // "Haven't sat down since six", "haven't seen daylight", "haven't stopped grinning".
    String.raw`^${NOT} (?:sat(?! (?:the|my|a|an)\b)|slept|laughed|cried|rested|breathed|danced|smiled|stopped \p{L}+ing|been (?:out|outside|to bed|myself)|looked in (?:a|the) mirror|taken my (?:coat|shoes) off|met any of|seen (?:daylight|the (?:sun|sky)|sunlight|a soul|anyone|anybody|(?:my|the) \p{L}+ awake))(?! (?:for|the) (?:test|exam))\b`,
    String.raw`^${NOT} (?:played|sung|painted|swum|spoken|spoke|talked|danced|seen (?:her|him|them)|written a (?:word|line))(?: (?!to\b|about\b|with\b)\p{L}+)? (?:since|in (?:a|days|weeks|months|years|ages)|for (?:days|weeks|months|years|ages))\b`,
    String.raw`^(?:i )?(?:can't|cant|cannot|cannae) (?:keep|go on|take|stand) (?:\p{L}+ing|any more|like|on|this)\b`,
  ].join('|'),
  'u',
);
const ABSURD =
  /\b(?:into|in|out of|through|off|at|against|to) (?:the|a|an) (?:lake|river|sea|ocean|window|wall|canal|sun|bridge|cliff|roof|volcano|fire|ground|face|moon)\b/u;
const OUTBURST_PHRASE =
  /\b(?:lose it|lose my (?:mind|rag|temper|marbles)|go (?:mad|insane|crazy|mental|nuts)|give up|be left alone|be alone|run away|fall apart)$/u;

/** "Hate everyone except my gran". */
const HATES = /^(?:(?:just|really|so) )?(?:hate|hating|loathe|despise) (?!to\b)\p{L}/u;
const BLESSES =
  /^(?:may (?:he|she|they|her soul|his soul|god)|glory to|praise (?:god|be|the)|god (?:bless|willing|help|rest|let|give|grant|forbid)|inshallah|alhamdulillah|amen|hallelujah|bless|go (?:me|us|you)$)\b/u;

/** "Sure, I'll just grow a third arm", "maybe I should just quit": said in scorn. */
const SCORN =
  /^(?:(?:sure|right|great|yeah|fine|maybe|perhaps|because|apparently|oh) )*(?:i'll|i will|i should|i could|i might|let me) just (?:quit|become|grow|give up|give it all|live|move|run|disappear|clone|die|marry|become|leave it all|sell everything)\b|^(?:great|fantastic|wonderful|brilliant|lovely|marvellous|excellent) (?:another|more|yet another)\b|^(?:thanks|cheers|ta) (?:for (?:nothing|that|the)|a (?:lot|bunch|million))\b|^(?:\p{L}+ )?(?:minutes|hours|days|weeks) on hold\b/u;

/** "Happy just to have one day": what would please. */
const PLEASED =
  /^(?:so |just )*(?:happy|glad|grateful|thankful|relieved) (?:just )?(?:to|that|for)\b/u;

/** "Blood pressure", "asthma review", "flu jab": what is booked or checked, and no illness. */
function isThingOfHealth(words: readonly Word[]): boolean {
  const keys = words.map(({ key }) => key);
  if (keys.length < 2 || HEALTH.has(keys.at(-1) ?? '')) return false;
  return isKnownName(keys) || (HEALTH.has(keys.at(-2) ?? '') && verbOfNoun(keys) !== null);
}

/** Whether the words tell how someone feels, and ask for nothing. */
export function isFeeling(words: readonly Word[]): boolean {
  if (isThingOfHealth(words)) return false;
  const opening = phraseLengthAt({ words, at: 0, book: FEELING_OPENINGS });
  if (opening > 0 && /^help$/u.test(keyAt(words, 0))) return words.length <= 3;
  if (opening > 0 || isVerdict(words)) return true;
  if (NOT_HAD.test(keysOf(words)) || TOGETHER.test(keysOf(words))) return true;
  if (/\bbut what (?:to do|can (?:i|you|we) do)$/u.test(keysOf(words))) return true;
  if (isHyperbole(words) || tellsOfBody(words) || hasIllness(words) || isOfIllness(words))
    return true;
  if (/^(?:everyone|everybody) else (?:seems|is|has|does|manages|gets)\b/u.test(keysOf(words)))
    return true;
  if (SCORN.test(keysOf(words)) || HATES.test(keysOf(words)) || BLESSES.test(keysOf(words)))
    return true;
  if (PLEASED.test(keysOf(words)) || tellsHowItIs(words) || isOnlySighed(words)) return true;
  if (isOnlyFeeling(words) || GETS_SO.test(keysOf(words))) return true;
  if (words.length <= 7 && HURTS.test(keysOf(words))) return true;
  if (words.length <= 4 && SICK.test(keyAt(words, 0)) && !isVerb(keyAt(words, 1))) return true;
  if (
    words.length <= 5 &&
    !opensWithVerb(words, 0, 'front') &&
    words.some((word) => HEALTH.has(word.key)) &&
    !words.some((word) =>
      /^(?:jabs?|vaccine|vaccination|test|appointment|tablets|medicine|syrup|sweets|drops|lozenges|mixture|pills|cream|spray|gel|meds|clinic|doctor|gp|nurse|form|kit|patches|diary|refill|prescription)$/u.test(
        word.key,
      ),
    ) &&
    isNounPhrase(words)
  )
    return true;
  return (
    words.length <= 8 &&
    words.some((word) => FEELING_WORDS.has(word.key)) &&
    /^(?:i|i'm|im|it|it's|so|really|just|totally|completely)$/u.test(keyAt(words, 0))
  );
}
