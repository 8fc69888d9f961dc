import { DETERMINERS } from '../../data/english-phrases.ts';
import { A_WEEKDAY } from '../../data/dates.ts';
import { wordSet } from '../../words/word-set.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';
import { baseOfGerund, baseOfPast, isVerb } from '../grammar/verbs.ts';
import { sayTask } from '../titles/task-phrase.ts';

/** What is still there to be done when it was not done back then. */
const DOABLE = wordSet(`
send pay call ring phone email text message reply answer post return cancel book finish buy order sign file submit renew clean
wash fix thank ask write start upload register apply print hang paint mow empty hoover iron fold pack unpack water prune plant
bake cook defrost collect hand deliver drop pick take bring chase invoice check confirm move sort tidy tell fill hem mend
`);
const I = String.raw`(?:(?:and|but|also|i|we|still|just|really|honestly) )*`;
const NEVER = new RegExp(`^${I}never (?=\\S+ )`, 'u');
/** "Didn't get round to", "never had time for". */
const NO_TIME = new RegExp(
  String.raw`^${I}(?:(?:didn't|didnt|did not|couldn't|haven't|havent|never) (?:quite |really |even )?(?:get|got|gotten) (?:round|around) to|(?:didn't|didnt|did not|couldn't) (?:quite )?manage to|(?:didn't|didnt|did not|never) (?:have|had|find|found) (?:the )?(?:time|energy|a chance) (?:to|for)|ran out of (?:time|energy) (?:to|for)) (?=\S)`,
  'u',
);
/** "Was going to hang the pictures but fell asleep". */
const WAS_GOING_TO = new RegExp(
  String.raw`^${I}(?:was|were) (?:(?:actually|really|also) )?(?:going|meaning|planning|hoping) to (?=\S+ .{2,60}? but (?:(?:i|we|then|it|the|my|obviously|of course) )*(?:fell|forgot|never|didn't|didnt|ran|got|had|couldn't|was|were|slept|lost|kept|started|ended|rained|it|there|no time))`,
  'u',
);
const TRIED = new RegExp(
  String.raw`^${I}tried (?:to )?(?=(?:call|ring|phone|email|book|reach|log)(?:ing)? )`,
  'u',
);
const SHOULD_HAVE = new RegExp(
  String.raw`^${I}(?:should|ought to|was supposed to|were supposed to) (?:have |of )(?=\S+ )`,
  'u',
);
const SHOULDVE = new RegExp(String.raw`^${I}(?:should've|shoulda|shouldve) (?=\S+ )`, 'u');
const BY_THEN = new RegExp(
  String.raw`\b(?:yesterday|last (?:week|month|night|${A_WEEKDAY})|(?:days|weeks|months|ages) ago|by now|already|on ${A_WEEKDAY}|this morning)$`,
  'u',
);
const IS_THING = /^(?:\d|him$|her$|them$|it$|me$|back$|off$|up$|out$|in$|away$|to$|for$)/u;

function lengthOf(form: RegExp, words: readonly Word[]): number {
  const said = form.exec(`${keysOf(words)} `)?.[0];
  return said === undefined ? 0 : wordsOf(said).length;
}

/** The deed with what it is done to, up to a comma or a "but"; null for what cannot be made good. */
function deedOf(words: readonly Word[], base: string | null): string | null {
  const end = words.findIndex(
    ({ key, comma }, at) =>
      at > 0 &&
      (comma || /^(?:but|and|because|cos|so)$/u.test(keyAt(words, at + 1)) || key === 'but'),
  );
  const rest = words.slice(1, end < 0 ? words.length : end + 1);
  while (/^(?:either|yet|though|anyway|properly)$/u.test(keyAt(rest, rest.length - 1))) rest.pop();
  const next = keyAt(rest, 0);
  const isNamed =
    DETERMINERS.has(next) || IS_THING.test(next) || /^\p{Lu}/u.test(rest[0]?.raw ?? '');
  return base !== null && DOABLE.has(base) && isNamed ? sayTask([...wordsOf(base), ...rest]) : null;
}

function baseAt(words: readonly Word[]): string | null {
  const first = keyAt(words, 0);
  return baseOfGerund(first) ?? (isVerb(first) ? first : null);
}

/** "Didn't get round to the ironing": to a deed or to a thing. */
function notGotRoundTo(rest: readonly Word[]): string | null {
  const base = baseAt(rest);
  if (base !== null && DOABLE.has(base)) return deedOf(rest, base);
  const isThing = DETERMINERS.has(keyAt(rest, 0)) && rest.length <= 6;
  return isThing ? sayTask(rest) : null;
}

/** "Should have paid the nursery last week". */
function owedSince(rest: readonly Word[]): string | null {
  const when = BY_THEN.exec(keysOf(rest))?.[0];
  if (when === undefined) return null;
  return deedOf(rest.slice(0, -wordsOf(when).length), baseOfPast(keyAt(rest, 0)));
}

/**
 * "Never sent the thank you cards", "didn't get round to the ironing", "should have paid the nursery last
 * week": what was not done back then is to be done now. Null for what nobody can make good any more.
 */
export function taskNotDoneThen(words: readonly Word[]): string | null {
  const never = lengthOf(NEVER, words);
  const ground = lengthOf(NO_TIME, words);
  if (ground > 0) return notGotRoundTo(words.slice(ground));
  if (never > 0) return deedOf(words.slice(never), baseOfPast(keyAt(words, never)));
  const meant = lengthOf(WAS_GOING_TO, words);
  if (meant > 0) return deedOf(words.slice(meant), baseAt(words.slice(meant)));
  const tried = lengthOf(TRIED, words);
  if (tried > 0) return deedOf(words.slice(tried), baseAt(words.slice(tried)));
  const owed = lengthOf(SHOULD_HAVE, words) || lengthOf(SHOULDVE, words);
  return owed > 0 ? owedSince(words.slice(owed)) : null;
}
