import { SUBJECT_PRONOUNS } from '../../data/english-phrases.ts';
import { bare } from '../../words/phrase-text.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { isLiving, isPerson } from '../grammar/living.ts';
import { baseOfPast, isVerb } from '../grammar/verbs.ts';

/** Time, room and reasons: "a long way to go", "a lot to be done". */
const NO_TASK =
  /^(?:lot|lots|loads|load|much|many|more|plenty|enough|way|ways|need|time|times|reason|chance|point|people|places|things|stuff|nothing|something|anything|everything|weeks?|days?|hours?|months?|years?|minutes?|room|right|money|road|work|one|ones|someone|somebody|nobody)$/u;
const PARTICLE = /^(?:through|in|out|off|up|down|over|back|away|on)$/u;
const MOST_NAMED = 7;

/** "A turkey to order from the farm", "the list to be gone through": what is to be done with the thing stands behind it. */
export function taskInThing(thing: readonly Word[]): string | null {
  const to = thing.findIndex(({ key }) => key === 'to');
  const named = thing.slice(0, Math.max(to, 0));
  const last = keyAt(named, named.length - 1);
  if (to < 1 || to > MOST_NAMED || NO_TASK.test(last) || named.some(({ comma }) => comma))
    return null;
  if (isPerson(last) || isLiving(last) || named.some(({ key }) => SUBJECT_PRONOUNS.has(key)))
    return keyAt(thing, to + 1) === 'be' ? toBeDone(named, thing.slice(to + 2)) : null;
  if (keyAt(thing, to + 1) === 'be') return toBeDone(named, thing.slice(to + 2));
  const isDeed =
    isVerb(keyAt(thing, to + 1)) &&
    /^(?:from|by|at|before|in|on|for|with)$/u.test(keyAt(thing, to + 2));
  return isDeed ? `${keyAt(thing, to + 1)} ${bare([...named, ...thing.slice(to + 2)])}` : null;
}

function toBeDone(named: readonly Word[], said: readonly Word[]): string | null {
  const base = baseOfPast(keyAt(said, 0));
  const particle = PARTICLE.test(keyAt(said, 1)) ? ` ${keyAt(said, 1)}` : '';
  if (base === null || /^(?:do|say|be|have)$/u.test(base)) return null;
  return `${base}${particle} ${bare([...named, ...said.slice(particle === '' ? 1 : 2)])}`;
}
