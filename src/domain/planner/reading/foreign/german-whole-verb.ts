import { GERMAN_PARTICLES } from '../../data/foreign/german-clauses.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { holdsDeed } from './foreign-verbs.ts';
import { isLetter } from './german-letters.ts';
import { asGermanObject } from './german-object.ts';
import { NOT, saidIn } from './german-words.ts';
import { baseOfForeignPast } from './not-yet.ts';

const PASSIVE = /^(?:werden|sein)$/u;

/** "Müll raus", "das Angebot an Frau Keller raus": the word stands for a whole verb. */
export function withWholeVerb(words: readonly Word[]): string | null {
  const thing = words.slice(0, -1);
  const particle = keyAt(words, words.length - 1);
  const verb = GERMAN_PARTICLES.get(particle);
  if (verb === undefined || thing.length === 0 || holdsDeed(thing, 'de')) return null;
  if (thing.some(({ key }) => NOT.test(key) || key === 'ich')) return null;
  const isSent = particle === 'raus' && isLetter(thing);
  return `${asGermanObject(saidIn(thing))} ${isSent ? 'rausschicken' : verb}`;
}

/** "Gedruckt", "ausgedruckt": the base form of what no list has, where something has to be done to a thing. */
function baseOfAny(done: string): string | null {
  const [, prefix = '', stem] = /^(\p{L}*?)ge(\p{L}{2,}?)e?t$/u.exec(done) ?? [];
  if (stem !== undefined) return `${prefix}${stem}${/(?<!e)e[rl]$/u.test(stem) ? 'n' : 'en'}`;
  return /^(?:be|ver|er|ent|zer|über|unter)\p{L}{3,}t$/u.test(done)
    ? done.replace(/e?t$/u, 'en')
    : null;
}

export const A_THING =
  /^(?:der|die|das|den|ein|eine|einen|mein|meine|meinen|unser|unsere|unseren|alle|beide)$/u;

/** "Das Formular muss beim Amt sein": a thing that has to be somewhere is handed in there. */
function placeToBe(words: readonly Word[]): string | null {
  const isThing = words.slice(0, -3).some(({ key }) => A_THING.test(key));
  return isThing && /^(?:bei|beim|im)$/u.test(keyAt(words, words.length - 3)) ? 'abgeben' : null;
}

/** "… bezahlt werden": what has to be done to it. */
export function withoutPassive(words: readonly Word[]): string | null {
  if (!PASSIVE.test(keyAt(words, words.length - 1))) return null;
  const done = keyAt(words, words.length - 2);
  const thing = words.slice(0, -2);
  if (done === 'fertig') return `${asGermanObject(saidIn(thing))} fertig machen`;
  const base = baseOfForeignPast(done, 'de') ?? baseOfAny(done);
  const there = base === null ? placeToBe(words) : null;
  if (thing.length === 0 || (base === null && there === null)) return null;
  const named = asGermanObject(saidIn(there === null ? thing : words.slice(0, -1)));
  return `${named} ${base ?? there ?? ''}`;
}
