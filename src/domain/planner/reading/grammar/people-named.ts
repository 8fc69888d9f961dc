import { A_MONTH, A_WEEKDAY } from '../../data/dates.ts';
import { FIRST_NAMES } from '../../data/first-names.ts';
import { KIN } from '../../data/people.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, textOf, type Word, wordsOf } from '../../words/words.ts';
import { isKnownName } from './verb-of-noun.ts';
import { isVerb } from './verbs.ts';

/** "The cat's at the vet's, somebody must fetch her". */
export const PETS =
  /^(?:cat|kitten|dog|puppy|hamster|rabbit|horse|mare|pony|ewe|ram|cow|goat|parrot)$/u;
const TITLES = /^(?:mr|mrs|ms|miss|dr|prof|aunt|auntie|uncle)$/u;
const NO_NAME = new RegExp(
  String.raw`^(?:it|that|this|there|everything|everyone|everybody|nobody|someone|somebody|life|work|school|he|she|they|we|you|what|who|which|nothing|something|mine|ours|yours|hers|theirs|his|another|both|some|many|most|all|one|two|three|rent|money|tax|i|i'm|i've|i'd|i'll|${A_WEEKDAY}|${A_MONTH}|christmas|easter|god|christ|jesus|lord|allah|heavens?|goodness)$`,
  'u',
);
function bareName(word: Word): string {
  return word.raw.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '').replace(/['’]s$/u, '');
}

/** What follows a name at the front, and no other word with a capital: "Joan has asked me". */
const DOES =
  /^(?:has|is|was|said|says|asked|asks|wants|needs|will|told|keeps|thinks|called|rang|texted|emailed|offered|gave|lent|sent|promised|invited|mentioned|suggested|reckons|delivered|brought|took|wrote|left|went|borrowed|paid|helped|fixed|did|came|knows|lives|works|starts|comes|bought|drew|owes)$/u;

/** "Joan has", "for Ray"; a first name in small letters, where it is subject or object: "linda is only in mondays". */
function isNameAt(words: readonly Word[], at: number): boolean {
  const { raw = '', key = '' } = words[at] ?? {};
  if (/^\p{Lu}\p{Ll}+/u.test(raw))
    return at > 0 || key.endsWith("'s") || DOES.test(keyAt(words, 1)) || FIRST_NAMES.has(key);
  const isDay = key === 'eve' && at > 0;
  return FIRST_NAMES.has(key) && raw === raw.toLowerCase() && !isDay;
}

/** "My" of "my sister", "Kim's" of "Kim's mother", "the" of "the judo teacher". */
function ownerOf(words: readonly Word[], at: number): string {
  const before = words[at - 1];
  if (before === undefined) return '';
  if (/^(?:my|our|his|her|their|the)$/u.test(before.key)) return `${before.key} `;
  if (/^\p{L}+['’]s$/u.test(before.raw)) {
    const whose = /^(?:my|our|the)$/u.test(keyAt(words, at - 2)) ? `${keyAt(words, at - 2)} ` : '';
    return `${whose}${before.raw.replace('’', "'")} `;
  }
  return '';
}

/** "We went to my mother's": where, and not whom. */
function isOnlyPlace(words: readonly Word[], at: number): boolean {
  const before = /^(?:my|our|his|her|their)$/u.test(keyAt(words, at - 1)) ? at - 2 : at - 1;
  const isHers = /['’]s$/u.test(words[at]?.raw ?? '');
  return isHers && /^(?:to|at|from)$/u.test(keyAt(words, before));
}

/** "Dr Amin", and "dr amin" on a page without capitals, but no "dr appointment". */
function isNameBehindTitle(words: readonly Word[], at: number): boolean {
  const { raw = '', key = '' } = words[at + 1] ?? {};
  if (/^\p{Lu}/u.test(raw)) return true;
  const isShort = /^(?:dr|mrs?)$/u.test(words[at]?.raw ?? '');
  return (
    isShort && /^\p{L}{3,}$/u.test(key) && !isKnownName([key]) && !GOES_ON.test(key) && !isVerb(key)
  );
}

const GOES_ON =
  /^(?:about|today|tomorrow|before|after|again|said|says|wants|wanted|for|this|next|who|that|and|because|which|when|thinks|gave|told|has|was|will)$/u;
/** "The kind of mother who": what somebody is. */
const KIND_OF = /^(?:kind|sort|type)$/u;

/** The people whom the words name, each as written: "Mrs Okafor", "my sister", "Jonas". */
export function peopleIn(words: readonly Word[]): string[] {
  const found: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (word === undefined) continue;
    const key = word.key.replace(/'(?:s|re|ve|ll|d|m)$/u, '');
    const before = keyAt(words, at - 1);
    if (TITLES.test(key) && isNameBehindTitle(words, at)) {
      found.push(textOf([word, ...wordsOf(bareName(words[at + 1] ?? word))]));
      at++;
    } else if (KIN.has(key)) {
      if (isOnlyPlace(words, at) || (before === 'of' && KIND_OF.test(keyAt(words, at - 2))))
        continue;
      const owned = ownerOf(words, at);
      if (owned.endsWith("'s ")) found.splice(-1);
      const inLaw = /^in law\b/u.test(keysOf(words.slice(at + 1, at + 3))) ? ' in law' : '';
      const own = /^\p{Lu}/u.test(word.raw) && at === 0 ? key : bareName(word);
      found.push(`${owned}${own}${inLaw}`);
    } else if (PETS.test(key) && /^(?:the|my|our)$/u.test(before)) found.push(`${before} ${key}`);
    else if (isNameAt(words, at) && !NO_NAME.test(key) && !isVerb(word.key))
      found.push(bareName(word));
  }
  return [...new Set(found)];
}

const STRANGER =
  /\b(?:somebody|someone|(?:a|an|the|some|this|that) (?:\p{L}+ )?(?:lad|man|woman|guy|bloke|lady|girl|boy|chap|fella|person|volunteer))\b/u;

/** "Somebody from the club offered": one who has no name, and whom "him" stands for. */
export function namesStranger(words: readonly Word[]): boolean {
  return STRANGER.test(keysOf(words)) && peopleIn(words).length === 0;
}

/** "The client in Leeds" is not called Leeds; a key "at Yusuf's" is with him. */
export function withoutPlaces(words: readonly Word[]): readonly Word[] {
  return words.filter(
    ({ key, raw }, at) =>
      !(/^(?:in|at|near)$/u.test(keyAt(words, at - 1)) && /^\p{Lu}/u.test(raw)) ||
      key.endsWith("'s") ||
      KIN.has(key),
  );
}

const TITLE = /^(?:mr|mrs|ms|miss|dr|rev|sister|father|uncle|auntie|aunt)$/u;
const GOING = /^(?:collecting|coming|arriving|visiting|waiting|bringing|calling|leaving|picking)$/u;

/** "Mrs Lam collecting at four, wash it": not she is washed. */
export function namesVisitor(words: readonly Word[]): boolean {
  return TITLE.test(keyAt(words, 0)) || words.some(({ key }) => GOING.test(key));
}
