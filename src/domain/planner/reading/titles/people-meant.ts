import { namesStranger } from '../grammar/people-named.ts';
import {
  lacksPerson,
  pronounOfPerson,
  whoIsMeant,
  withName,
  withPersonBehind,
} from '../grammar/whom-meant.ts';
import { ownBefore } from './own-before.ts';
import { type ReadThought } from '../reading.ts';

/** So far back somebody may have been named: in thoughts, in sentences, and in lines of a list. */
const PEOPLE_BACK = 7;
/** A word that may be a name is one only so near. */
const NAMES_BACK = 3;
const SENTENCES_BACK = 4;
const LINES_BACK = 2;

type Meant = { readonly pronoun: string; readonly name: string };

const NEAR = { isElsewhere: false, isFar: false };

/** Whether what is told there is near enough to name whom a thought means. */
function isNear(told: ReadThought, thought: ReadThought, lacks: boolean): boolean {
  if (told.line === thought.line) return thought.sentence - told.sentence <= SENTENCES_BACK;
  const isSamePlace = told.headings.join() === thought.headings.join();
  return !lacks && isSamePlace && thought.line - told.line <= LINES_BACK;
}

/**
 * Whom a task means: the nearest of those named before it, on the line or in a list also on those before. Who was
 * meant by the same pronoun is meant again.
 */
function personMeant(
  thought: ReadThought,
  title: string,
  { before, known }: { before: readonly ReadThought[]; known: ReadonlyMap<ReadThought, Meant> },
): string | null {
  const pronoun = pronounOfPerson(title);
  const lacks = pronoun === null;
  const own = lacks ? null : whoIsMeant(title, ownBefore(thought, title), NEAR);
  if (own !== null && own !== 'unclear') return own;
  for (const [back, told] of before.slice(-PEOPLE_BACK).toReversed().entries()) {
    if (!isNear(told, thought, lacks)) return null;
    const same = known.get(told);
    if (same !== undefined && same.pronoun === pronoun) return same.name;
    const name = whoIsMeant(title, told.words, {
      isElsewhere: told.line !== thought.line,
      isFar: back >= NAMES_BACK,
    });
    if (name !== null) return name === 'unclear' ? null : name;
    if (!lacks && namesStranger(told.words)) return null;
  }
  return null;
}

/** "My lawyer explained it. I have to ask her again": the task says whom it means. */
export function withPeople(thoughts: readonly ReadThought[]): ReadThought[] {
  const said: ReadThought[] = [];
  const known = new Map<ReadThought, Meant>();
  for (const thought of thoughts) {
    const { reading, language } = thought;
    const title = language === 'en' && reading.kind === 'task' ? reading.title : '';
    const pronoun = pronounOfPerson(title);
    const lacks = lacksPerson(title);
    const name =
      pronoun === null && !lacks ? null : personMeant(thought, title, { before: said, known });
    if (name === null || reading.kind !== 'task') {
      said.push(thought);
      continue;
    }
    const whole = lacks ? withPersonBehind(title, name) : withName(title, name);
    const named: ReadThought = { ...thought, reading: { kind: 'task', title: whole } };
    if (pronoun !== null) known.set(named, { pronoun, name });
    said.push(named);
  }
  return said;
}
