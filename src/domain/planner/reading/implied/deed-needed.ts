import { DETERMINERS } from '../../data/english-phrases.ts';
import { wordMap } from '../../words/word-set.ts';
import { bare, keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { baseOfGerund, isVerb } from '../grammar/verbs.ts';

/** "Wants listening to" is to listen to it. */
const PLACES = /^(?:to|for|at|into|after|about|with|through|over)$/u;
/** Behind a long name it stands with its verb: "string up the tomatoes in the tunnel house". */
const PARTICLE = /^(?:up|out|down|off|over|back)$/u;
const IN_TWO_WORDS =
  /^(?:look (?:at|after|into)|see to|deal with|attend to|(?:go|read|work|run|sort|look) through|go over)$/u;
/** "Needs going back": it does not go by itself. */
const BROUGHT = /^(?:back|off|out|in|to|into|down|up)$/u;
/** "Needs doing badly", "needs washing too": said of the need. */
const HOW_MUCH = /^(?:too|also|badly|urgently|desperately|really|asap|soon|again|anyway|though)$/u;

/** A need without the words at its end that say how great it is: "a haircut badly". */
export function withoutUrge(rest: readonly Word[]): readonly Word[] {
  let end = rest.length;
  while (end > 1 && HOW_MUCH.test(keyAt(rest, end - 1)) && keyAt(rest, end - 1) !== 'again') end--;
  return rest.slice(0, end);
}

/** "Needs washing, it smells": the clause behind the comma is none of the need. */
function withoutNewClause(rest: readonly Word[]): readonly Word[] {
  const comma = rest.findIndex((word) => word.comma);
  const next = keyAt(rest, comma + 1);
  return comma >= 0 && /^(?:it|it's|its|they|they're|he|she|because|cos)$/u.test(next)
    ? rest.slice(0, comma + 1)
    : rest;
}

/** "The dog needs walking", "the dishwasher needs emptying and filling", "the tomatoes in the tunnel house need stringing up". */
export function doneTo(subject: readonly Word[], said: readonly Word[], gerund: string): string {
  const rest = withoutUrge(withoutNewClause(said));
  const next = keyAt(rest, 1);
  if (gerund === 'go' && BROUGHT.test(next)) return `Get ${bare([...subject, ...rest.slice(1)])}`;
  const second = next === 'and' ? baseOfGerund(keyAt(rest, 2)) : null;
  const isFar =
    (subject.length > 3 && PARTICLE.test(next)) ||
    IN_TWO_WORDS.test(`${gerund} ${next}`) ||
    (rest.length === 2 && PLACES.test(next));
  const deed = second === null ? (isFar ? `${gerund} ${next}` : gerund) : `${gerund} and ${second}`;
  const article = isVerb(gerund) || DETERMINERS.has(keyAt(subject, 0)) ? '' : 'the ';
  const from = second === null ? (isFar ? 2 : 1) : 3;
  return `${deed} ${article}${bare([...subject, ...rest.slice(from)])}`;
}

/** "That needs booking before Friday", "it needs scanning and sending": of what was spoken of. */
export function doneToIt(rest: readonly Word[]): string | null {
  const base = baseOfGerund(keyAt(rest, 0));
  const second = keyAt(rest, 1) === 'and' ? baseOfGerund(keyAt(rest, 2)) : null;
  const when = rest.slice(second === null ? 1 : 3);
  const deed = second === null ? base : `${base} and ${second}`;
  return base === null ? null : `${deed} it${when.length > 0 ? ` ${bare(when)}` : ''}`;
}

/** "The fridge needs to be gone through". */
const THROUGH = /^(?:through|over|into|after)$/u;

/** "The drawer has to be emptied": the deed, and what it is done to. */
export function passiveDeed(base: string, subject: readonly Word[], rest: readonly Word[]): string {
  const to = THROUGH.test(keyAt(rest, 0)) ? 1 : 0;
  return `${[base, ...rest.slice(0, to).map(({ key }) => key)].join(' ')} ${bare([...subject, ...rest.slice(to)])}`;
}

/** Nouns for what is done to a thing, with their deed: "the dog needs a walk". */
const DEEDS = wordMap(`
walk:walk wash:wash clean:clean trim:trim sweep:sweep scrub:scrub wipe:wipe polish:polish tidy:tidy mow:mow
dust:dust stir:stir prune:prune edit:edit proofread:proofread check:check
shake:shake rinse:rinse soak:soak groom:groom declutter:declutter sort-out:sort_out clear-out:clear_out clearout:clear_out tidy-up:tidy_up wipe-down:wipe_down trimming:trim
cleaning:clean watering:water
`);
const OF_A_DEED =
  /^(?:an?|some|another) (?:(?:good|quick|proper|deep|thorough|big|bit of a|little|right|serious|new|long) )*$/u;
const BEHIND_DEED =
  /^(?:|today|tonight|tomorrow|this|next|at|by|before|on|after|every|twice|once|first|in)$/u;
const AGAIN_TOO = /^(?:another|again)$/u;

/** "The dog needs a walk", "the oven needs a good scrub": what is done to it; null for a thing that is lacking. */
export function deedNamed(subject: readonly Word[], said: readonly Word[]): string | null {
  const rest = withoutUrge(said);
  const at = rest.findIndex(
    ({ key }, place) =>
      place > 0 && DEEDS.has(key) && OF_A_DEED.test(`${keysOf(rest.slice(0, place))} `),
  );
  const deed = DEEDS.get(keyAt(rest, at))?.replaceAll('_', ' ');
  const particle = /^(?:down|out|up|over|through)$/u.test(keyAt(rest, at + 1)) ? 1 : 0;
  const behind = rest.slice(at + 1 + particle);
  if (at < 0 || deed === undefined || !BEHIND_DEED.test(keyAt(behind, 0))) return null;
  const again = AGAIN_TOO.test(keyAt(rest, 0)) ? ' again' : '';
  const how = particle === 1 ? ` ${keyAt(rest, at + 1)}` : '';
  const when = behind.length > 0 ? ` ${bare(behind)}` : '';
  return `${deed}${how} ${bare(subject)}${again}${when}`;
}
