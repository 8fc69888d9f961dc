import { nodesById, type NodesById } from '../plan/nodes-by-id.ts';
import { type NewId } from '../plan/identity.ts';
import { waitingPebble } from '../plan/new-pebble.ts';
import { type Mountain, type Pebble, type Rock } from '../plan/plan.ts';
import { mergeRevision } from '../plan/merged-revision.ts';
import { withRocks } from '../plan/with-parts.ts';
import { languageOf } from './reading/language.ts';
import { MAX_PEBBLES, MIN_PEBBLES, rockInParts } from './rock-sizes.ts';
import { filledRock } from './shaping/filled-rock.ts';
import { withVerbsInChangedSteps } from './verb-first.ts';
import { fitText, isWithin, shortText, TEXT_LIMITS, type TextLimit } from './words/word-limits.ts';
import { wordsOf } from './words/words.ts';

/** What an operation carries: as much as a person may write by hand. */
const OWN_TITLE: TextLimit = { words: Infinity, characters: 300 };
const OWN_DESCRIPTION: TextLimit = { words: Infinity, characters: 2000 };

/**
 * Holds what an edit made, by whichever planner, to section 5 of the specification: new rocks of 3 to
 * 8 pebbles, pebbles of 15 to 30 minutes, verb first, texts within their words. A new rock that is too
 * small gets steps from our templates; a text that is too long ends with an ellipsis, and what has no
 * room in the title of a pebble opens its description. What was there before stays as it was, finished
 * or not: a rock that the person made smaller, or took apart, is as they wanted it.
 */
export function lintRevision({
  original,
  changeText,
  newId,
  ...rest
}: {
  readonly original: Mountain;
  readonly revised: Mountain;
  readonly changeText: string;
  readonly newId: NewId;
}): Mountain {
  const known = nodesById(original);
  const whole = mergeRevision({ original, revised: rest.revised });
  const sized = withSizedRocks(whole, { known, newId });
  const revised = withVerbsInChangedSteps({ original, revised: sized, changeText });
  return withShortTexts(revised, { original, known });
}

function withSizedRocks(
  mountain: Mountain,
  { known, newId }: { readonly known: NodesById; readonly newId: NewId },
): Mountain {
  const titles = [...nodesById(mountain).pebbles.values()].map(({ title }) => title);
  const language = languageOf(wordsOf(titles.join(' ')), 'en');
  const sized = (rock: Rock): readonly Rock[] => {
    const before = known.rocks.get(rock.id);
    const count = rock.pebbles.length;
    if (count > Math.max(MAX_PEBBLES, before?.pebbles.length ?? 0))
      return rockInParts(rock, Math.ceil(count / MAX_PEBBLES), newId);
    const around = rock.pebbles.find(({ id }) => !known.pebbles.has(id));
    const isTooSmall = before === undefined && count < MIN_PEBBLES;
    return isTooSmall && around !== undefined
      ? [filledRock(rock, { around, language, newId })]
      : [rock];
  };
  return withRocks(mountain, sized);
}

function withShortTexts(
  mountain: Mountain,
  { original, known }: { readonly original: Mountain; readonly known: NodesById },
): Mountain {
  const own = [...known.pebbles.values()]
    .map(({ description }) => description)
    .filter((text) => !isWithin(text, TEXT_LIMITS.pebbleDescription));
  return {
    ...mountain,
    title: shortTitle(mountain.title, original.title, 'mountainTitle'),
    description: shortDescription(mountain.description, {
      before: original.description,
      own: [],
      limit: TEXT_LIMITS.mountainDescription,
    }),
    boulders: mountain.boulders.map((boulder) => ({
      ...boulder,
      title: shortTitle(boulder.title, known.boulders.get(boulder.id)?.title, 'boulderTitle'),
      rocks: boulder.rocks.map((rock) => ({
        ...rock,
        title: shortTitle(rock.title, known.rocks.get(rock.id)?.title, 'rockTitle'),
        pebbles: rock.pebbles.map((pebble) =>
          shortPebble(pebble, { before: known.pebbles.get(pebble.id), own }),
        ),
      })),
    })),
  };
}

function shortTitle(
  title: string,
  before: string | undefined,
  kind: 'mountainTitle' | 'boulderTitle' | 'rockTitle',
): string {
  return title === before ? title : shortText(title, limitFor(before, kind));
}

/** A title that was longer before is the person's own, and may stay as long. */
function limitFor(before: string | undefined, kind: keyof typeof TEXT_LIMITS): TextLimit {
  const limit = TEXT_LIMITS[kind];
  return before === undefined || isWithin(before, limit) ? limit : OWN_TITLE;
}

/** So may a description that was longer, and one that holds such a description whole. */
function shortDescription(
  text: string,
  {
    before = '',
    own,
    limit,
  }: {
    readonly before?: string | undefined;
    readonly own: readonly string[];
    readonly limit: TextLimit;
  },
): string {
  if (text === before) return text;
  const isOwn = !isWithin(before, limit) || own.some((long) => text.includes(long));
  return shortText(text, isOwn ? OWN_DESCRIPTION : limit);
}

function shortPebble(
  pebble: Pebble,
  { before, own }: { readonly before: Pebble | undefined; readonly own: readonly string[] },
): Pebble {
  if (pebble.status === 'moved') return pebble;
  const title =
    pebble.title === before?.title
      ? { fitting: pebble.title, rest: '' }
      : fitText(pebble.title, limitFor(before?.title, 'pebbleTitle'));
  const overflow = title.rest === '' ? '' : `… ${title.rest}`;
  const said = [overflow, pebble.description].filter((part) => part !== '').join(' · ');
  const description = shortDescription(said, {
    before: before?.description,
    own,
    limit: TEXT_LIMITS.pebbleDescription,
  });
  return waitingPebble({ ...pebble, title: title.fitting, description });
}
