import { type NewId } from '../../plan/identity.ts';
import { waitingPebble } from '../../plan/new-pebble.ts';
import { type Pebble, type Rock } from '../../plan/plan.ts';
import { type LanguageCode } from '../data/languages.ts';
import { type PebbleDraft } from '../plan-draft.ts';
import { languageOf } from '../reading/language.ts';
import { wordsOf } from '../words/words.ts';
import { stepsAround } from './small-tasks.ts';

/**
 * A rock of one or two steps with what comes before one of them, and after it where it stands alone, as
 * in a plan of so few tasks: the step itself stays as it is, the others are templates with its thing.
 */
export function filledRock(
  rock: Rock,
  {
    around,
    language,
    newId,
  }: { readonly around: Pebble; readonly language: LanguageCode; readonly newId: NewId },
): Rock {
  const [before, , after] = stepsAround({
    order: 0,
    title: around.title,
    notes: [],
    due: null,
    urgent: false,
    wish: false,
    isEvent: false,
    headings: [],
    language: languageOf(wordsOf(around.title), language),
  });
  const made = (draft: PebbleDraft | undefined): Pebble[] =>
    draft === undefined ? [] : [waitingPebble({ ...draft, id: newId('pebble') })];
  const isAlone = rock.pebbles.length === 1;
  return {
    ...rock,
    pebbles: rock.pebbles.flatMap((pebble) =>
      pebble.id === around.id
        ? [...made(before), pebble, ...(isAlone ? made(after) : [])]
        : [pebble],
    ),
  };
}
