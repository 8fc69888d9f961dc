import { type Day } from '../../../calendar/day.ts';
import { FOREIGN_FELT_WEIGHTS } from '../../data/foreign/foreign-felt-weights.ts';
import { FOREIGN_TOLD_WEIGHTS } from '../../data/foreign/foreign-told-weights.ts';
import { dueDays } from '../dates/due-date.ts';
import { oddsOf, weightsIn } from '../learned-weights.ts';
import { withEachHeard } from '../told/each-heard.ts';
import { isToDo, type ReadThought } from '../reading.ts';
import { type LanguageCode } from '../../data/languages.ts';
import { type Word } from '../../words/words.ts';
import { holdsDeed } from './foreign-verbs.ts';
import { foreignSignsAt, verbFrom } from './foreign-told-signs.ts';
import { taskNotDone } from './not-yet.ts';
import { deedNotManaged } from './romance/deed-not-managed.ts';
import { isLearnedLanguage } from './learned-languages.ts';

const ASKING = weightsIn(FOREIGN_TOLD_WEIGHTS);
const FELT = weightsIn(FOREIGN_FELT_WEIGHTS);

/**
 * How sure the marked dumps have to be that something asks for nothing, by what is known of it: its deed was
 * said, it is a name of few words, its verb goes with what was said, one said it of
 * oneself, a rule knows what it asks for, it names a day, or hardly anything was said at all. In tenths of the
 * logarithm of the odds. Of authors who were left out, each takes back five or more told for one thing to do, and
 * a bare name ten. What is taken back stays quoted.
 */
const TOLD = {
  said: -14,
  named: -14,
  fitting: -25,
  stated: -45,
  implied: -50,
  dated: -20,
  few: -90,
} as const;
const SHORT = 3;
/** "Ich kündige endlich den Vertrag": what one says of oneself is a deed by a rule. */
const OWN = /^(?:ich|wir)$/u;

/** "No he contestado al correo", "não consegui chamar o eletricista": a rule knows that it is still to be done. */
function isNotDone(said: readonly Word[], code: LanguageCode): boolean {
  return taskNotDone(said, code) !== null || deedNotManaged(said, code) !== null;
}

function knownOf(thought: ReadThought, today: Day): keyof typeof TOLD {
  const { words, said = words } = thought;
  // An hour alone is said of what is told as often.
  if (Number.isInteger(dueDays(words, today))) return 'dated';
  if (isNotDone(said, thought.language)) return 'few';
  if (thought.reading.kind === 'wish') return 'implied';
  const verb = verbFrom(thought);
  if (verb === 'implied') return 'implied';
  if (verb !== 'said') return said.some(({ key }) => OWN.test(key)) ? 'stated' : 'fitting';
  return said.length > SHORT && holdsDeed(said, thought.language) ? 'said' : 'named';
}

/**
 * "Bei mir dreht sich alles", "el seguro me sale un ojo de la cara": whether a thought of another
 * language asks for something tell many weak signs that agree, where no rule knows.
 */
export function withForeignToldHeard(
  thoughts: readonly ReadThought[],
  today: Day,
): readonly ReadThought[] {
  return withEachHeard(thoughts, (thought, { isAmongFew, ...place }) => {
    if (!isLearnedLanguage(thought.language) || !isToDo(thought)) return thought;
    const signs = foreignSignsAt(thoughts, place);
    const odds = oddsOf(signs, ASKING) - oddsOf(signs, FELT);
    return odds < TOLD[isAmongFew ? 'few' : knownOf(thought, today)]
      ? { ...thought, reading: { kind: 'fact', guess: 'named' } }
      : thought;
  });
}
