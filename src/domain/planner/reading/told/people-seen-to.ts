import { DETERMINERS } from '../../data/english-phrases.ts';
import { FIRST_NAMES } from '../../data/first-names.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';
import { isVisitor } from '../titles/fitting-verb.ts';
import { type ReadThought } from '../reading.ts';

const SEEN_TO = /^See to ([^()]+)(?: \(([^()]*)\))?$/u;
const PLACE = /^(?:of|in|on|at|with|from|for|by|under|behind|next|to|who|that|which)$/u;
/** Those who do something together, where people work, and grown people whom nobody looks after. */
const GROUP =
  /^(?:one|ones|groups?|chat|team|class|choir|club|course|shop|market|library|hospital|clinic|company|firm|pharmacy|gallery|studio|university|landlord|roommate|husband|wife|boss|partner|boyfriend|girlfriend|friend|flatmate|housemate|colleague|sister|brother|supervisor|neighbours?|tutor|teacher|manager|therapist|nurse|plumber|editor|agent|solicitor)$/u;
/** What somebody has that asks for something, whoever they are. */
const AILS =
  /\b(?:rash|cough\p{L}*|fever|ill|sick|sore|temperature|limp\p{L}*|lice|nits|worms|hurts?|pain|ache|aching|bleed\p{L}*|vomit\p{L}*|needs?|has to|have to|wants?|hungry|wait\p{L}*|owe[ds]?|overdue|due|empty|full|broken|stuck|crying|locked|(?<!as )late|wrong|runs? out|ran out|ends?|expires?|expired|up|gone|missing|lost|must|not|would like)\b/u;

/** The word that says who or what it is: "the lady from the clinic" is a lady. */
function headOf(thing: readonly Word[]): Word | undefined {
  const place = thing.findIndex(({ key }, at) => at > 0 && PLACE.test(key));
  return thing[(place > 0 ? place : thing.length) - 1];
}

function isSomebody(thing: readonly Word[]): boolean {
  const head = headOf(thing);
  // "Flat viewing Mon 5.45 Ahmed (comes)" is a viewing, and who comes along.
  const saysHour = thing.some(({ key }) => /\d/u.test(key));
  if (head === undefined || saysHour) return false;
  const isName = FIRST_NAMES.has(head.key) && /^\p{Lu}/u.test(head.raw);
  const isOne =
    DETERMINERS.has(keyAt(thing, 0)) &&
    (GROUP.test(head.key) || (head.key === 'insurance' && thing.length === 2));
  return isName || isOne || isVisitor(head.key);
}

/** "My friend keeps telling me", "the usual one doesn't pick up": how somebody is, and nothing to see to. */
function isOfSomebody({ reading, language }: ReadThought): boolean {
  if (reading.kind !== 'task' || language !== 'en') return false;
  const [, thing = '', state = ''] = SEEN_TO.exec(reading.title) ?? [];
  return thing !== '' && state !== '' && !AILS.test(state) && isSomebody(wordsOf(thing));
}

/** What was taken for a thing to see to, and is somebody of whom something is told. */
export function withoutPeopleSeenTo(thoughts: readonly ReadThought[]): ReadThought[] {
  return thoughts.map((thought) =>
    isOfSomebody(thought) ? { ...thought, reading: { kind: 'fact', guess: 'named' } } : thought,
  );
}
