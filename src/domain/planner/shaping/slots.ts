import { withoutEndMarks } from '../words/end-marks.ts';
import { DETERMINERS } from '../data/english-phrases.ts';
import { A_DAY } from '../data/dates.ts';
import { isVerb, opensWithCommand } from '../reading/grammar/verbs.ts';
import { TEXT_LIMITS, wordCount } from '../words/word-limits.ts';
import { keyAt, textOf, type Word, wordsOf } from '../words/words.ts';

const MAX_SLOT_WORDS = 4;
const ENDS_OBJECT = new RegExp(
  String.raw`^(?:for|from|with|by|at|on|in|into|onto|to|about|before|after|due|next|this|because|so|that|which|who|until|when|if|and|re|asap|again|first|soon|someday|sometime|eventually|properly|finally|${A_DAY})$`,
  'u',
);
const THING_ING =
  /^(?:painting|wedding|building|washing|ceiling|clothing|bedding|parking|evening|morning|thing|ring|drawing|meeting|training|cleaning|housing|swimming|cooking|writing|heating|spring|string|recording|booking|listing)$/u;
const DANGLING = /^(?:of|the|a|an|my|your|his|her|our|their|for|to|and|or|with|in|on)$/u;
const PARTICLE =
  /^(?:up|out|off|in|down|back|over|away|on|for|to|with|about|through|at|into|after)$/u;
const NEEDS_NO_ARTICLE =
  /^(?:mum|mom|dad|grandma|grandpa|gran|nan|it|them|him|her|me|us|everyone|everything|something|someone|what|whether|how|where|when|which|more|enough|less|guitar|piano|violin|one|two|three|four|five|six|seven|eight|nine|ten|christmas|yoga|milk|bread|food|laundry|dinner|lunch|breakfast|washing|ironing|gluten|coffee|money|chemistry|maths|biology|physics|history)$/u;
const LANGUAGES =
  /^(?:spanish|french|german|english|italian|japanese|chinese|korean|portuguese|python|javascript|typescript|rust|java|kotlin|ruby|php|css|html|sql|latin|greek|arabic|dutch|polish|swedish|norwegian|danish|turkish|hindi|hebrew|welsh|irish|gaelic|mandarin|cantonese|esperanto)$/u;

/** "Finish the mix (tracks 3 & 5 too muddy)": what is told in brackets names nothing; a date may stay. */
function withoutAside(title: string): string {
  const plain = title.replaceAll(/\s+\((?:[^\s)]+\s+){2,}[^)]*\)/gu, '');
  return plain.includes(' ') ? plain : title;
}

function objectWords(title: string): readonly Word[] {
  const words = wordsOf(withoutAside(title));
  const verb = keyAt(words, 0);
  if (!isVerb(verb) && !opensWithCommand(words)) return words;
  let from = 1;
  if (/^(?:and|or|&)$/u.test(keyAt(words, 1))) from = 3;
  if (verb === 'get' && keyAt(words, from) === 'ready') from++;
  while (PARTICLE.test(keyAt(words, from)) && from < words.length - 1) from++;
  if (from > 1 && keyAt(words, from) === 'of' && from < words.length - 1) from++;
  const of =
    keyAt(words, from + 2) === 'of' &&
    /^(?:rest|half|end|start|last)$/u.test(keyAt(words, from + 1));
  if (of && keyAt(words, from) === 'the') from += 3;
  return from < words.length ? words.slice(from) : words;
}

function endOfObject(words: readonly Word[]): number {
  const soft = words.findIndex(
    (word, at) =>
      at > 0 &&
      !(/^\d+$/u.test(keyAt(words, at - 1)) && word.key !== 'due') &&
      !DETERMINERS.has(keyAt(words, at - 1)) &&
      (ENDS_OBJECT.test(word.key) || (word.key.endsWith('ing') && !THING_ING.test(word.key))),
  );
  const comma = words.findIndex((word) => word.comma || /[:;]$/u.test(word.raw));
  const ends = [words.length, MAX_SLOT_WORDS, soft, comma >= 0 ? comma + 1 : -1];
  let end = Math.min(...ends.filter((place) => place > 0));
  while (end > 1 && DANGLING.test(keyAt(words, end - 1))) end--;
  return end;
}

/**
 * The thing a task is about, in the person's own words and at most four of them, as it stands in a
 * sentence: "Write blog post about burnout" gives "the blog post".
 */
export function slotOf(title: string): string {
  const object = objectWords(title);
  const words = object.slice(0, endOfObject(object));
  const text = withoutEndMarks(textOf(words));
  const first = keyAt(words, 0);
  const last = keyAt(words, words.length - 1);
  const named = /^\p{Lu}/u.test(words[0]?.raw ?? '') && words !== object;
  const asIs =
    DETERMINERS.has(first) ||
    NEEDS_NO_ARTICLE.test(first) ||
    NEEDS_NO_ARTICLE.test(last) ||
    LANGUAGES.test(first) ||
    named ||
    first.includes("'s") ||
    /^\d/u.test(first) ||
    /\d$/u.test(last) ||
    first.endsWith('ing') ||
    LANGUAGES.test(last);
  return asIs || words.length >= MAX_SLOT_WORDS || !/^[a-zA-Z]/u.test(first) ? text : `the ${text}`;
}

const NO_NOUN =
  /^(?:every|each|i|i'm|i've|he|she|we|they|you|it|them|him|her|that|this|is|are|was|were|what|whether|how|where|when|which|if|to|not|be|been|everything|anything|something|nothing|someone|somebody|anyone|anybody|before|after|until|since)$/u;

/** The slot of a title when it is a noun phrase; null when a template would make no sense of it. */
export function nounSlotOf(title: string): string | null {
  const words = objectWords(title);
  const all = wordsOf(title);
  const isDoing = keyAt(all, 1) === 'to' && /^(?:learn|try|start|begin|stop)$/u.test(keyAt(all, 0));
  if (isDoing && !DETERMINERS.has(keyAt(all, 2))) return null;
  const isHelp =
    keyAt(all, 0) === 'help' && isVerb(keyAt(all, DETERMINERS.has(keyAt(all, 1)) ? 3 : 2));
  if (isHelp) return null;
  if (words.length === all.length && opensWithCommand(words)) return null;
  if (NO_NOUN.test(keyAt(words, 0)) || opensWithCommand(words)) return null;
  const slot = slotOf(title);
  return wordsOf(slot).some((word) => NO_NOUN.test(word.key)) ? null : slot;
}

const LEARN_TO = /^learn to (\p{Ll}+)((?: \S+){0,2})$/iu;
/** An art has no article: "learn pottery" is not about one pot. */
const LEARNED = /^(?:learn|practi[sc]e|study) (?!the )/iu;

/**
 * The thing of a goal as the steps towards it name it. It is that one from now on: of "Write a novel" the
 * novel. Of "Learn to drive" it is the deed. Null when a template would make no sense of it.
 */
export function goalSlotOf(title: string): string | null {
  const [, deed, rest = ''] = LEARN_TO.exec(title) ?? [];
  if (deed === 'play' || deed === 'speak') return rest.trim() === '' ? null : rest.trim();
  if (deed !== undefined) return `${gerundOf(deed)}${rest}`;
  const slot = nounSlotOf(title)?.replace(/^(?:an?|more|some) /iu, 'the ') ?? null;
  return slot !== null && LEARNED.test(title) ? slot.replace(/^the /u, '') : slot;
}

/** To become a nurse is not about a nurse. */
const IS_NO_DEED = /^(?:be|become|have|feel|go) /iu;

/** The thing of a task where the person said which one it is, or at least that it is one. */
export function ownSlotOf(title: string): string | null {
  if (IS_NO_DEED.test(title)) return null;
  const slot = goalSlotOf(title);
  const [first = '', ...rest] = slot?.split(' ') ?? [];
  const isOwn = first === 'the' ? /\b(?:the|an?)\b/iu.test(title) : DETERMINERS.has(first);
  return isOwn && rest.length > 0 ? slot : null;
}

/** "Drive" is driving, "swim" swimming, "tie" tying. */
function gerundOf(verb: string): string {
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  if (/[^eoy]e$/u.test(verb)) return `${verb.slice(0, -1)}ing`;
  const isShort = /^[^aeiou]*[aeiou][^aeiouwxy]$/u.test(verb);
  return `${verb}${isShort ? verb.slice(-1) : ''}ing`;
}

/** A template with the person's words in it. */
export function filled(template: string, slot: string): string {
  const said = isMany(slot)
    ? template.replaceAll(OF_ONE, (_, verb: string) => `{it} ${OF_MANY.get(verb) ?? verb}`)
    : template;
  return said.replaceAll('{it}', () => slot);
}

const OF_MANY = new Map([
  ['still needs', 'still need'],
  ['needs', 'need'],
  ['asks', 'ask'],
  ['is', 'are'],
  ['has', 'have'],
  ['where it belongs', 'where they belong'],
]);
const OF_ONE = new RegExp(`\\{it\\} (${[...OF_MANY.keys()].join('|')})\\b`, 'gu');

/** "The roughs" are many; "the bus" and "the address" are one. */
function isMany(slot: string): boolean {
  const [last = ''] = slot.split(' ').slice(-1);
  return (
    /^(?:the|my|our|your|some|these|those|his|her|their)\s/iu.test(slot) &&
    /^\p{Ll}{2,}[^sui]s$/u.test(last)
  );
}

/** A step's title with the person's words in it, the last of them where there is no room for all. */
export function filledTitle(template: string, slot: string): string {
  const limit = TEXT_LIMITS.pebbleTitle.words;
  const words = slot.split(' ');
  const room = limit - (wordCount(template) - 1);
  if (!template.includes('{it}') || words.length <= room || room < 2) return filled(template, slot);
  const [first = ''] = words;
  const isOpen = DETERMINERS.has(first.toLowerCase());
  const short = isOpen ? [first, ...words.slice(1 - room)] : words.slice(-room);
  return filled(template, short.join(' '));
}
