import { GREETING } from '../../data/foreign/greetings.ts';
import { type LanguageCode } from '../../data/languages.ts';
import { commaParts } from '../../words/comma-parts.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { type Word } from '../../words/words.ts';
import { atCorrections } from './foreign-corrections.ts';
import { withForeignKeys } from './foreign-keys.ts';
import { holdsDeed } from './foreign-verbs.ts';
import { splitForeign } from './foreign-split.ts';
import { pointsBack } from './foreign-told.ts';
import { atLearnedBreaks } from './learned-foreign-breaks.ts';
import { readForeign } from './read-foreign.ts';
import { ROMANCE_PACKS } from '../../data/foreign/romance-packs.ts';
import { romanceThoughts } from './romance/romance-thoughts.ts';
import { type Reading } from '../reading.ts';

/** A thought of another language, read. */
type ForeignThought = {
  readonly words: readonly Word[];
  /** What was said, where the words hold a verb that goes with it. */
  readonly said?: readonly Word[];
  readonly reading: Reading;
  /** It was only likely that it begins here. */
  readonly isDoubtful?: boolean;
  /** What was told in front is what it is for. */
  readonly follows?: boolean;
};

const SAYS_MORE =
  /^(?:(?:el plazo|la fecha límite) (?:acaba|termina|vence|cierra|es|se cierra) |o prazo (?:acaba|termina|é|vai até|fecha|encerra) |(?:le délai|la date limite) (?:est|se termine|expire|c'est) |(?:die )?frist (?:läuft|endet) |(?:der )?letzte[rn]? (?:tag|termin) ist |(?:die )?(?:frist|deadline|abgabefrist) ist |(?:die|der|das|sie|er|es) (?:ist|sind|war|wird|kommt|frisst|geht|hat|will|macht)|(?:c'est|il est|elle est|ils sont|elles sont|il a|elle a) |(?:es|son|sigue|era|eso|está|vence|vencen|cierra|cierran) |(?:é|são|ele|ela|fecha|vence) )/u;
const EVENT =
  /^(?:(?:\p{L}+ ){0,3})(?:y a|il y a|on a|j'ai|hay|tenemos|tengo|vienen|viene|temos|tenho|há|vêm|vem|haben wir|habe ich|kommt|kommen) (?!que |de |à |pendiente|besoin|oublié|vergessen|falta)/u;

function isTask(thought: ForeignThought | undefined): boolean {
  return thought?.reading.kind === 'task';
}

/** Leads on to what is to be done for it: "lundi y a la réunion, donc imprimer les bulletins". */
function isEvent(thought: ForeignThought, next: ForeignThought | undefined): boolean {
  const [first] = thought.words;
  const isDeed = /^\p{L}{2,}(?:[aei]r|re)$/u.test(first?.key ?? '');
  return (
    isTask(next) && thought.reading.kind === 'task' && !isDeed && EVENT.test(keysOf(thought.words))
  );
}

/** "Am Donnerstag hat Tim Turnier | da muss ich noch einen Kuchen backen": what the deed is for. */
function leadsToDuty(thought: ForeignThought, next: ForeignThought | undefined): boolean {
  const isFor = /^da (?:muss|müssen|soll|sollte|brauche?) (?:ich|wir|man|jemand) /u;
  return isTask(next) && isFor.test(keysOf(next?.words ?? [])) && !holdsDeed(thought.words, 'de');
}

const OPENS_THING =
  /^(?:el|la|los|las|mi|mis|le|les|l['’].+|mon|ma|mes|o|a|os|as|meu|minha|il|lo|gli|mio|mia|der|die|das|mein|meine|het|de|mijn)$/u;
const LONGEST_GREETING = 9;
const MIN_ROW = 3;
const MAX_THING = 8;

/** "Le dossier CAF, la fuite sous l'évier, le cadeau de Léa": three things or more between commas. */
function rowOfThings(words: readonly Word[]): readonly (readonly Word[])[] {
  const row = commaParts(words);
  const isRow = row.every(
    (thing) => thing.length <= MAX_THING && OPENS_THING.test(thing[0]?.key ?? ''),
  );
  return row.length >= MIN_ROW && isRow ? row : [words];
}

/** A dash that parted what stood before it. */
function withoutLeadingMarks(words: readonly Word[]): readonly Word[] {
  const from = words.findIndex(({ key }) => key !== '');
  return from > 0 ? words.slice(from) : words;
}

/** What was named last is done: what follows said so. */
function withLastTakenBack(thoughts: readonly ForeignThought[]): readonly ForeignThought[] {
  const last = thoughts.findLastIndex(isTask);
  return thoughts.map((thought, at) =>
    at === last ? { ...thought, reading: { kind: 'done' } } : thought,
  );
}

/** "Bom dia meu rei vamos lá, comprar ração": whom one speaks to asks for nothing. */
function withoutGreeting(said: readonly Word[]): readonly Word[] {
  const [greeting] = GREETING.exec(keysOf(said.slice(0, LONGEST_GREETING))) ?? [];
  return greeting === undefined ? said : said.slice(greeting.split(' ').length);
}

function thoughtsInBreath(said: readonly Word[], code: LanguageCode): readonly ForeignThought[] {
  const romance = ROMANCE_PACKS.get(code);
  return atLearnedBreaks(said, code).flatMap(({ words: breath, isDoubtful }) =>
    rowOfThings(breath)
      .flatMap((row): readonly ForeignThought[] => {
        const parts = splitForeign(row, code).map(withoutLeadingMarks);
        return romance === undefined
          ? parts.map((words) => ({ words, reading: readForeign(words, code) }))
          : romanceThoughts(parts, romance, code);
      })
      .map((thought, at) => (isDoubtful && at === 0 ? { ...thought, isDoubtful } : thought)),
  );
}

/** The thoughts of one sentence, each read by what stands beside it. */
export function foreignThoughts(
  said: readonly Word[],
  code: LanguageCode,
): readonly ForeignThought[] {
  const words = withoutGreeting(withForeignKeys(said, code));
  if (words.length === 0) return [{ words: said, reading: { kind: 'nothing' } }];
  const read = atCorrections(words, code).flatMap(({ words: breath, isTakenBack }) => {
    const thoughts = thoughtsInBreath(breath, code);
    return isTakenBack ? withLastTakenBack(thoughts) : thoughts;
  });
  return read.map((thought, at): ForeignThought => {
    const next = read[at + 1];
    const before = read[at - 1];
    if (!isTask(thought)) return thought;
    if (code === 'de' && before !== undefined && leadsToDuty(before, thought))
      return { ...thought, follows: true };
    if (next?.reading.kind === 'done' && pointsBack(next.words))
      return { ...thought, reading: { kind: 'done' } };
    const saysMore = at > 0 && SAYS_MORE.test(keysOf(thought.words));
    const isFor = code === 'de' && leadsToDuty(thought, next);
    return saysMore || isFor || isEvent(thought, next)
      ? { ...thought, reading: { kind: 'fact' } }
      : thought;
  });
}
