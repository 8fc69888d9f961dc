import { waitingPebble } from '../../plan/new-pebble.ts';
import { type Boulder, type Mountain, type Rock } from '../../plan/plan.ts';
import { pebblesOf } from '../../plan/walk.ts';
import { type RockDraft } from '../plan-draft.ts';
import { opensWithCommand } from '../reading/grammar/verbs.ts';
import { readDump } from '../reading/read-dump.ts';
import { capitalised } from '../reading/titles/task-phrase.ts';
import { rocksInOrder } from '../shaping/small-tasks.ts';
import { fitText, TEXT_LIMITS } from '../words/word-limits.ts';
import { keyOf, wordsOf } from '../words/words.ts';
import { type TextChange } from './change.ts';
import { findNode } from './find-node.ts';
import { namedNodes, withoutQuotes } from './named-nodes.ts';
import { changed, meantBy, type Outcome, refused, type Situation } from './outcome.ts';
import { pathTo } from './tree.ts';

type Section = Extract<TextChange, { kind: 'section' }>;

const MAX_STEPS = 24;
const NO_NOUN = /^(?:before|after|when|while|if|until|once|what|how|things?)\b/iu;
const IN_BOULDER = /^(.+?)\s+(?:under|inside|within|in)\s+(.+)$/iu;

/** The steps as rocks of three to eight; fewer get what comes before and after them. */
function rocksFor({ title, steps }: Section, situation: Situation): RockDraft[] {
  const hasCommas = /,|;|\n/u.test(steps);
  const listed = hasCommas
    ? steps.replaceAll(/\s*[,;\n]\s*(?:(?:and|then)\s+)*|\.\s+|\s+and\s+(?=[^,;\n]*$)/giu, '\n')
    : steps;
  const lower = title.charAt(0).toLowerCase() + title.slice(1);
  const text = steps === '' ? lower : listed;
  const items = readDump({ text, today: situation.today }).items.slice(0, MAX_STEPS);
  if (steps === '' && NO_NOUN.test(title)) return [];
  const isSaid = steps !== '' || items.every((item) => opensWithCommand(wordsOf(item.title)));
  return isSaid ? rocksInOrder(items) : [];
}

function titled(rocks: readonly RockDraft[], title: string, newId: Situation['newId']): Rock[] {
  const words = title.split(' ').slice(0, TEXT_LIMITS.rockTitle.words - 1);
  return rocks.map((rock, at) => ({
    id: newId('rock'),
    title: at === 0 ? title : `${words.join(' ')} ${at + 1}`,
    completed: false,
    pebbles: rock.pebbles.map((pebble) =>
      waitingPebble({
        ...pebble,
        id: newId('pebble'),
      }),
    ),
  }));
}

/** The boulder that a new rock goes into; a sentence when the words name none. */
function boulderFor(situation: Situation, under: string | null): Boulder | string | null {
  const { mountain } = situation;
  if (under === null) return mountain.boulders.at(-1) ?? null;
  const meant = meantBy(situation, under);
  if (!('node' in meant)) return meant.reason;
  return pathTo(mountain, meant.node.id)?.boulder ?? mountain.boulders.at(-1) ?? null;
}

function withBoulder(mountain: Mountain, boulder: Boulder): Mountain {
  return { ...mountain, boulders: [...mountain.boulders, boulder] };
}

/** "Shipping under Get it printed": the title, and the boulder when there is one of that name. */
function placed(mountain: Mountain, section: Section): Section {
  const [, title, name] = IN_BOULDER.exec(section.title) ?? [];
  if (title === undefined || name === undefined || section.under !== null) return section;
  const found = findNode(mountain, name);
  return found.kind === 'one' && found.node.type !== 'pebble'
    ? { ...section, title, under: name }
    : section;
}

/** A new rock or boulder with steps in the person's words, behind all that is there. */
export function applySection(situation: Situation, said: Section): Outcome {
  const { mountain, newId } = situation;
  const section = placed(mountain, said);
  const isBoulder =
    section.level === 'boulder' ||
    (section.level === 'any' && section.under === null && mountain.boulders.length > 1);
  const limit = isBoulder ? TEXT_LIMITS.boulderTitle : TEXT_LIMITS.rockTitle;
  const { fitting: title, rest } = fitText(capitalised(withoutQuotes(section.title)), limit);
  if (!/[\p{L}\p{N}]/u.test(title))
    return refused(
      'It does not say its name; say it as in “new rock Posting: buy stamps, pack, post”.',
    );
  if (rest !== '') return refused(`The name is longer than ${limit.words} words; say it in fewer.`);
  const namesake = namedNodes(mountain).find(
    (node) => node.type !== 'mountain' && keyOf(node.title) === keyOf(title),
  );
  if (namesake !== undefined)
    return refused(`“${namesake.title}” is in the plan already; say “add … to ${title}”.`);
  const drafts = rocksFor({ ...section, title }, situation);
  if (drafts.length === 0)
    return refused(
      `Say its steps too, as in “new rock ${title}: buy tape, call Jo, pack the bag”.`,
    );
  const own = new Set(pebblesOf(mountain).map(({ title }) => keyOf(title)));
  const double = drafts.flatMap((rock) => rock.pebbles).find((p) => own.has(keyOf(p.title)));
  if (double !== undefined)
    return refused(`“${double.title}” is on this mountain already; give the new one another name.`);
  const boulder = isBoulder ? null : boulderFor(situation, section.under);
  if (typeof boulder === 'string') return refused(boulder);
  const short = fitText(title, TEXT_LIMITS.rockTitle).fitting;
  const rocks = titled(drafts, short, newId);
  const next =
    boulder === null
      ? withBoulder(mountain, {
          id: newId('boulder'),
          title,
          priority: mountain.boulders.length + 1,
          completed: false,
          rocks,
        })
      : {
          ...mountain,
          boulders: mountain.boulders.map((other) =>
            other.id === boulder.id ? { ...other, rocks: [...other.rocks, ...rocks] } : other,
          ),
        };
  const [first] = rocks;
  return changed(next, first === undefined ? null : { type: 'rock', id: first.id, title: short });
}
