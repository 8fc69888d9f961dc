import { type Day } from '../../../calendar/day.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { dueDays } from '../dates/due-date.ts';
import { saysUntilWhen } from '../dates/urgency.ts';
import { holdsDeed } from '../foreign/foreign-verbs.ts';
import { isToDo, type ReadThought } from '../reading.ts';

const LONGEST = 9;
/** What a sentence is told of that names nothing of its own: "es", "le délai", "vence". */
const POINTS_BACK =
  /^(?:(?:y|e|et|und|aber|pero|mais|mas|porque|denn|car) )*(?:(?:das|es|er|sie|die|der|den) (?:ist|sind|muss|müssen|soll|sollen|hat|läuft|geht|wird|will|kommt)|(?:die )?(?:frist|abgabe|abgabefrist|deadline)|(?:der )?(?:stichtag|abgabetermin)|fällig|spätestens|bis|muss|soll|ist|(?:eso|esto|lo|la|se) |vencen?|caducan?|cierran?|el plazo|la fecha|tiene que|es (?:para|hasta)|hasta|antes|para el|a más tardar|c'est|ça|il|elle|ils|elles|échéance|(?:la )?date limite|(?:le )?délai|avant|pour|au plus tard|dernier|isso|é (?:até|para)|o prazo|a data|tem (?:de|que)|até|fecham?|no máximo|data)(?!\p{L})/u;

/** "Bis Freitag!", "antes del 15": nothing but until when. */
export function isOnlyDay({ words }: ReadThought): boolean {
  return words.length <= 4 && saysUntilWhen(words);
}

type Place = {
  readonly thoughts: readonly ReadThought[];
  readonly index: number;
  readonly today: Day;
};

/** "Pagar la matrícula. Vence el viernes.": in other languages, a sentence that only says when the task before it is due. */
export function saysWhenBefore({ thoughts, index, today }: Place): boolean {
  const [before, told] = [thoughts[index - 1], thoughts[index]];
  if (told === undefined || before?.line !== told.line || !isToDo(before)) return false;
  if (told.words.length > LONGEST || told.sentence - before.sentence !== 1) return false;
  return POINTS_BACK.test(keysOf(told.words)) && dueDays(told.words, today) !== null;
}

const FOR_DAY = /^(?:c'est pour|es para|é para|das ist für|ist fällig)(?!\p{L})/u;

function isMadeOfDay(place: Place): boolean {
  const told = place.thoughts[place.index];
  if (told === undefined || told.language === 'en' || !isToDo(told)) return false;
  const said = told.said ?? told.words;
  const saysWhen = saysUntilWhen(said) || FOR_DAY.test(keysOf(said));
  return saysWhen && !holdsDeed(said, told.language) && saysWhenBefore(place);
}

/** What a rule made a task of, and only says by when the one before it is to be done, is told of that one. */
export function withWhenTold(thoughts: readonly ReadThought[], today: Day): readonly ReadThought[] {
  return thoughts.map((thought, index) =>
    isMadeOfDay({ thoughts, index, today })
      ? {
          ...thought,
          words: thought.said ?? thought.words,
          reading: { kind: 'fact', saysWhen: true },
        }
      : thought,
  );
}
