import { A_MONTH, A_WEEKDAY } from '../../data/dates.ts';
import { KIN } from '../../data/people.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { keyAt, textOf, type Word, wordsOf } from '../../words/words.ts';
import { isVerb } from './verbs.ts';

/** "The cat's at the vet's, somebody must fetch her". */
const PETS = /^(?:cat|kitten|dog|puppy|hamster|rabbit|horse|mare|pony|ewe|ram|cow|goat|parrot)$/u;
const DONE_TO_PETS = /^(?:fetch|collect|pick|drop|feed|walk|worm|bath|weigh)$/u;
const TITLES = /^(?:mr|mrs|ms|miss|dr|prof|aunt|auntie|uncle)$/u;
const NO_NAME = new RegExp(
  String.raw`^(?:it|that|this|there|everything|everyone|everybody|nobody|someone|somebody|life|work|school|he|she|they|we|you|what|who|which|nothing|something|one|two|three|rent|money|tax|i|i'm|i've|i'd|i'll|${A_WEEKDAY}|${A_MONTH}|christmas|easter|god|christ|jesus|lord|allah|heavens?|goodness)$`,
  'u',
);
/** Behind "her" these show that it stands for a person, and is no "her notes". */
const BEHIND_PERSON =
  /^(?:|a|an|the|my|our|some|something|back|about|that|to|for|on|by|before|at|if|when|and|know|this|today|tomorrow|tonight|asap|again|soon|since)$/u;

function bareName(word: Word): string {
  return word.raw.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '').replace(/['’]s$/u, '');
}

/** What follows a name at the front, and no other word with a capital: "Joan has asked me". */
const DOES =
  /^(?:has|is|was|said|says|asked|asks|wants|needs|will|told|keeps|thinks|called|rang|texted|emailed|offered|gave|lent|sent|promised|invited|mentioned|suggested|reckons)$/u;

/** The people whom the words name, each as written: "Mrs Okafor", "my sister", "Jonas". */
function peopleIn(words: readonly Word[]): string[] {
  const found: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (word === undefined) continue;
    const key = word.key.replace(/'(?:s|re|ve|ll|d|m)$/u, '');
    const before = keyAt(words, at - 1);
    if (TITLES.test(key) && /^\p{Lu}/u.test(words[at + 1]?.raw ?? '')) {
      found.push(textOf([word, ...wordsOf(bareName(words[at + 1] ?? word))]));
      at++;
    } else if (KIN.has(key)) {
      const owned = /^(?:my|our|his|her|their|the)$/u.test(before) ? `${before} ` : '';
      found.push(`${owned}${/^\p{Lu}/u.test(word.raw) && at === 0 ? key : bareName(word)}`);
    } else if (PETS.test(key) && /^(?:the|my|our)$/u.test(before)) found.push(`${before} ${key}`);
    else if (
      /^\p{Lu}\p{Ll}+/u.test(word.raw) &&
      (at > 0 || word.key.endsWith("'s") || DOES.test(keyAt(words, 1))) &&
      !NO_NAME.test(key) &&
      !isVerb(word.key)
    )
      found.push(bareName(word));
  }
  return [...new Set(found)];
}

function opensWith(words: readonly Word[], person: string): boolean {
  return textOf(words.slice(0, 3)).toLowerCase().startsWith(person.toLowerCase());
}

function personAt(words: readonly Word[]): number {
  const at = words.findIndex(
    (word, place) =>
      place > 0 &&
      place <= 4 &&
      (word.key === 'him' ||
        (word.key === 'her' && (word.comma || BEHIND_PERSON.test(keyAt(words, place + 1))))),
  );
  return at > 0 && peopleIn(words.slice(0, at)).length === 0 ? at : -1;
}

const STRANGER =
  /\b(?:somebody|someone|(?:a|an|the|some|this|that) (?:\p{L}+ )?(?:lad|man|woman|guy|bloke|lady|girl|boy|chap|fella|person|volunteer))\b/u;

/** "Somebody from the club offered": one who has no name, and whom "him" stands for. */
export function namesStranger(words: readonly Word[]): boolean {
  return STRANGER.test(keysOf(words)) && peopleIn(words).length === 0;
}

/** Whether a task says "her" or "him" for someone whom it does not name. */
export function pointsAtPerson(title: string): boolean {
  return personAt(wordsOf(title)) > 0;
}

const LACKS_PERSON =
  /^(?:answer|reply|respond|call|ring|text|apologise|apologize|reply to|respond to)$/iu;

/** Whether a task is a bare "Answer": to whom stands in what was said before. */
export function lacksPerson(title: string): boolean {
  return LACKS_PERSON.test(title);
}

const TAKES_TO = /^(?:reply|respond|apologise|apologize)$/iu;

/** "The client in Leeds" is not called Leeds; a key "at Yusuf's" is with him. */
function withoutPlaces(words: readonly Word[]): readonly Word[] {
  return words.filter(
    ({ key, raw }, at) =>
      !(/^(?:in|at|near)$/u.test(keyAt(words, at - 1)) && /^\p{Lu}/u.test(raw)) ||
      key.endsWith("'s") ||
      KIN.has(key),
  );
}

/** The task with the person in place of "her" or "him", when just one was named before; else null. */
export function withPersonNamed(title: string, before: readonly Word[]): string | null {
  const [person, ...others] = peopleIn(lacksPerson(title) ? before : withoutPlaces(before));
  if (lacksPerson(title))
    return person === undefined || others.length > 0
      ? null
      : `${title}${TAKES_TO.test(title) ? ' to' : ''} ${person}`;
  const words = wordsOf(title);
  const at = personAt(words);
  const said = words[at];
  if (said === undefined || person === undefined) return null;
  if (others.length > 0 && !opensWith(before, person)) return null;
  if (PETS.test(keyAt(wordsOf(person), 1)) && !DONE_TO_PETS.test(keyAt(words, 0))) return null;
  const mark = /[^\p{L}]+$/u.exec(said.raw)?.[0] ?? '';
  return textOf([...words.slice(0, at), ...wordsOf(`${person}${mark}`), ...words.slice(at + 1)]);
}

const TITLE = /^(?:mr|mrs|ms|miss|dr|rev|sister|father|uncle|auntie|aunt)$/u;
const GOING = /^(?:collecting|coming|arriving|visiting|waiting|bringing|calling|leaving|picking)$/u;

/** "Mrs Lam collecting at four, wash it": not she is washed. */
export function namesVisitor(words: readonly Word[]): boolean {
  return TITLE.test(keyAt(words, 0)) || words.some(({ key }) => GOING.test(key));
}
