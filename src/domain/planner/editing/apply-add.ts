import { waitingPebble } from '../../plan/new-pebble.ts';
import { type Mountain, type Pebble, type Rock } from '../../plan/plan.ts';
import { pebblesOf, rocksOf } from '../../plan/walk.ts';
import { withRocks } from '../../plan/with-parts.ts';
import { type PebbleDraft } from '../plan-draft.ts';
import { contentKeys } from '../reading/grammar/title-words.ts';
import { languageOf } from '../reading/language.ts';
import { wordsOf } from '../words/words.ts';
import { isVerb } from '../reading/grammar/verbs.ts';
import { readDump } from '../reading/read-dump.ts';
import { minutesAlone } from '../reading/titles/said-minutes.ts';
import { capitalised } from '../reading/titles/task-phrase.ts';
import { pebbleDraftOf } from '../shaping/small-tasks.ts';
import { type Found } from './best-named.ts';
import { findNode } from './find-node.ts';
import { titlesInQuotes, withoutQuotes } from './named-nodes.ts';
import { besideNamed } from './placed-deeds.ts';
import { changed, type Outcome, refused, type Situation } from './outcome.ts';
import { pathTo, pebblesIn } from './tree.ts';

const A_NEW =
  /^(?:(?:a|an|another|one more|one|the|two|three|four|five|\d{1,2})\s+)?(?:new\s+)?(?:pebble|step|task|item|reminder)s?\s*(?:called|named|for|to|[:,–-])?\s+/iu;
const LISTED = /^(?:all (?:of )?)?(?:these|the following|this list)(?:\s+\p{L}+)?\s*:\s*/iu;
const BESIDE = /(?:\s+(?:right|directly|just|immediately))?\s+(before|after)\s+(.+)$/iu;
const BETWEEN = /\s+(?:in )?between\s+(.+?)\s+and\s+(.+)$/iu;
const AT_EDGE =
  /\s+(?:at|to|as)?\s*(?:the )?(?:very )?(first|start|beginning|top|front|end|last|bottom)(?: step| pebble| thing)?(?: of (?:the|my) (?:list|plan|mountain|pile))?$/iu;
const INTO = /\s+(?:to|in|into|under|on)\s+(?:the\s+)?(?=\S)/giu;
const EDGE_OF =
  /\s+(?:at|to|as)\s+the\s+(?:very\s+)?(start|beginning|top|front|end|bottom)\s+of\s+(?!(?:the|my) (?:list|plan|mountain)$)(.+)$/iu;
/** A place that no rule could read must not become a title. */
const LEFT_PLACE =
  /^(?:at the|to the|under|into|inside|before|after|as the|in the)\s|\sas (?:the )?(?:first|second|third|fourth|fifth|last|next)(?: (?:step|one|thing))?$/iu;
const IS_STEP = /\b(?:step|pebble|task|one)$/iu;
const FIRST_TITLE = 'Next steps';
const MAX_ADDED = 10;
const QUOTED_INTO = /^["“«].{1,200}?["”»]\s+(?:to|in|into|under)\s+(.+)$/iu;

type Target = {
  readonly said: string;
  readonly rockId: string | null;
  readonly beside: { readonly id: string; readonly side: 'before' | 'after' } | null;
  readonly edge: 'first' | 'last' | null;
};

function isPlaced({ beside, edge, rockId }: Target): boolean {
  return beside !== null || edge !== null || rockId !== null;
}

const DEED_OF = /^\p{L}+ing\s+(?:the\s+|my\s+|our\s+)?/iu;

/** "Before paying the tax" is before the step on the tax, whatever its verb. */
function placeNamed(mountain: Mountain, name: string): Found {
  const found = findNode(mountain, name);
  const bare = name.replace(DEED_OF, '');
  return found.kind === 'none' && bare !== '' && bare !== name ? findNode(mountain, bare) : found;
}

/** "To the cover": the first words behind such a word that name a part of the plan, or a step. */
function intoPart(mountain: Mountain, none: Target): Target | null {
  for (const cut of none.said.matchAll(INTO)) {
    const name = none.said.slice(cut.index + cut[0].length);
    const isStep = IS_STEP.test(name);
    const found = findNode(mountain, name);
    if (found.kind !== 'one' || (found.score < 0.85 && !isStep)) continue;
    const path = pathTo(mountain, found.node.id);
    const rockId = (path?.rock ?? path?.boulder.rocks.at(-1))?.id ?? null;
    const said = none.said.slice(0, cut.index);
    if (found.node.type !== 'pebble') return { ...none, said, rockId };
    if (isStep) return { ...none, said, rockId, beside: { id: found.node.id, side: 'after' } };
  }
  return null;
}

/** Where the new pebbles go, as far as the words name a place that is there. */
function targetOf(mountain: Mountain, said: string): Target {
  const none = { said, rockId: null, beside: null, edge: null };
  const [betweenText = '', upper = ''] = BETWEEN.exec(said) ?? [];
  const above = upper === '' ? null : findNode(mountain, upper);
  if (above?.kind === 'one' && above.node.type === 'pebble')
    return targetOf(mountain, `${said.slice(0, -betweenText.length)} after ${upper}`);
  const edgeOf = EDGE_OF.exec(said);
  const holder = edgeOf?.[2] === undefined ? null : findNode(mountain, edgeOf[2]);
  const held = holder?.kind === 'one' ? pathTo(mountain, holder.node.id) : null;
  if (edgeOf !== null && held !== null && held.pebble === null) {
    const isEnd = /^(?:end|bottom)$/iu.test(edgeOf[1] ?? '');
    const rock = held.rock ?? held.boulder.rocks.at(isEnd ? -1 : 0);
    const edge = isEnd ? ('last' as const) : ('first' as const);
    return { ...none, said: said.slice(0, edgeOf.index), rockId: rock?.id ?? null, edge };
  }
  const [besideText = '', side = '', other = ''] = BESIDE.exec(said) ?? [];
  const deed = said.slice(0, said.length - besideText.length).replace(A_NEW, '');
  const found = other === '' ? null : placeNamed(mountain, besideNamed(deed, other));
  if (found?.kind === 'one' && found.node.type === 'pebble') {
    const rock = pathTo(mountain, found.node.id)?.rock ?? null;
    const beside = {
      id: found.node.id,
      side: side.toLowerCase() === 'before' ? ('before' as const) : ('after' as const),
    };
    return { ...none, said: said.slice(0, -besideText.length), rockId: rock?.id ?? null, beside };
  }
  const edge = AT_EDGE.exec(said);
  if (edge !== null) {
    const isLast = /^(?:end|last|bottom)$/iu.test(edge[1] ?? '');
    return { ...none, said: said.slice(0, edge.index), edge: isLast ? 'last' : 'first' };
  }
  return intoPart(mountain, none) ?? none;
}

/** Behind a title in quotes: "25 minutes". */
const BEHIND_QUOTES = /^(["“«].{1,200}["”»])[,:]?\s+(.{2,40})$/u;

function asWritten(title: string, minutes: number): PebbleDraft {
  return { title: capitalised(title), description: '', estimatedMinutes: minutes };
}

/** New pebbles in the person's words: verb first where a rule knows how, else as they were written. */
function newPebbles(text: string, situation: Situation): Pebble[] {
  const { today, newId } = situation;
  const [, quoted = text, behind = ''] = BEHIND_QUOTES.exec(text.trim()) ?? [];
  const minutes = minutesAlone(behind);
  const said = minutes === null ? text : quoted;
  const isQuoted = /^(?:["“«]|['‘].+['’]$)/u.test(said.trim());
  const bare = withoutQuotes(
    LISTED.test(said)
      ? said.replace(LISTED, '').replaceAll(/\s*,\s*(?:and\s+)?/giu, '\n')
      : said.replace(A_NEW, ''),
  );
  const inRow = titlesInQuotes(said);
  const plan = pebblesOf(situation.mountain).map(({ title }) => title);
  const isAbroad = languageOf(wordsOf(plan.join(' ')), 'en') !== 'en';
  const items = isQuoted ? [] : readDump({ text: bare, today }).items;
  const drafts =
    items.length > 0
      ? items.map(pebbleDraftOf)
      : (inRow.length > 0 ? inRow : [bare]).map((title) => asWritten(title, minutes ?? 15));
  return drafts
    .filter((draft) => draft.title !== '')
    .map((draft) =>
      waitingPebble({
        id: newId('pebble'),
        title: isAbroad ? withoutEnglish(draft.title, bare) : withPhrasalVerb(draft.title, bare),
        description: draft.description,
        estimatedMinutes: draft.estimatedMinutes,
      }),
    );
}

/** In a plan of another language no English verb goes before what was said. */
function withoutEnglish(title: string, said: string): string {
  const rest = title.replace(/^(?:Sort out|Do|Get|Buy|Take|Make|Plan) /u, '');
  return said.toLowerCase().includes(title.toLowerCase()) ||
    !said.toLowerCase().includes(rest.toLowerCase())
    ? title
    : capitalised(rest);
}

/** "Log in to the site": what a reader takes for a thing is a verb beside such a word. */
function withPhrasalVerb(title: string, said: string): string {
  const [first = '', second = ''] = said.split(' ');
  const isPhrasal =
    /^(?:log|sign|opt|dial)$/iu.test(first) ||
    (isVerb(first.toLowerCase()) && /^(?:in|out|up|off|on|down|back|over)$/iu.test(second));
  const isWrapped =
    /^(?:Sort out|Do|Get|Buy) /u.test(title) && title.toLowerCase().endsWith(said.toLowerCase());
  return isPhrasal && isWrapped ? capitalised(said) : title;
}

/** The rock whose words are nearest to the new pebbles; the last one when none is near. */
function nearestRock(mountain: Mountain, pebbles: readonly Pebble[]): Rock | null {
  const keys = new Set(pebbles.flatMap((pebble) => [...contentKeys(pebble.title)]));
  let best: { rock: Rock; shared: number } | null = null;
  for (const rock of rocksOf(mountain)) {
    const words = contentKeys([rock.title, ...rock.pebbles.map(({ title }) => title)].join(' '));
    const shared = [...keys].filter((key) => words.has(key)).length;
    if (best === null || shared >= best.shared) best = { rock, shared };
  }
  return best?.rock ?? null;
}

function placed(rock: Rock, pebbles: readonly Pebble[], target: Target): Rock {
  const { beside, edge } = target;
  if (edge === 'first') return { ...rock, pebbles: [...pebbles, ...rock.pebbles] };
  const at = rock.pebbles.findIndex(({ id }) => id === beside?.id);
  if (beside === null || at < 0) return { ...rock, pebbles: [...rock.pebbles, ...pebbles] };
  const place = beside.side === 'before' ? at : at + 1;
  return {
    ...rock,
    pebbles: [...rock.pebbles.slice(0, place), ...pebbles, ...rock.pebbles.slice(place)],
  };
}

/** Where all rocks were deleted, only words can bring a mountain back: it gets one to hold the pebbles. */
function withFirstRock(
  mountain: Mountain,
  { pebbles, newId }: { pebbles: readonly Pebble[]; newId: Situation['newId'] },
): Mountain {
  const made = { title: FIRST_TITLE, completed: false };
  const rock: Rock = { ...made, id: newId('rock'), pebbles };
  const last = mountain.boulders.at(-1) ?? {
    ...made,
    id: newId('boulder'),
    priority: 1,
    rocks: [],
  };
  const grown = { ...last, rocks: [...last.rocks, rock] };
  return { ...mountain, boulders: [...mountain.boulders.slice(0, -1), grown] };
}

/** Why new pebbles cannot be added to a mountain; null when they can. */
function problemWith(pebbles: readonly Pebble[], mountain: Mountain): string | null {
  if (pebbles.length > MAX_ADDED)
    return `These are ${pebbles.length} steps at once; add the first ${MAX_ADDED}, then the rest.`;
  const titles = new Set(pebblesIn(mountain, mountain.id).map(({ title }) => title.toLowerCase()));
  const double = pebbles.find(({ title }) => titles.has(title.toLowerCase()));
  return double === undefined
    ? null
    : `“${double.title}” is on this mountain already; give the new one another name.`;
}

/** The mountain with new pebbles where the words say, else beside what they are nearest to. */
export function applyAdd(
  situation: Situation,
  { said, unless, mustPlace }: { said: string; unless?: string; mustPlace?: true },
): Outcome {
  const { mountain, newId } = situation;
  if (
    /^(?:nothing|none|no|anything|something|it|them|that|this|these|those|more|one|some)$/iu.test(
      said.trim(),
    )
  )
    return refused('It does not say what to add; say it as in “add buy tape”.');
  const known = unless === undefined ? null : findNode(situation.mountain, unless);
  if (known?.kind === 'one') return refused(`“${known.node.title}” is in the plan already.`);
  if (known?.kind === 'several') return refused(`Several steps are like “${said}” already.`);
  const target = targetOf(mountain, said);
  if (mustPlace === true && !isPlaced(target))
    return refused(`It is not clear where “${said}” goes; use words from a title in the plan.`);
  const nowhere = target.rockId === null ? QUOTED_INTO.exec(said)?.[1] : undefined;
  if (nowhere !== undefined)
    return refused(
      `Nothing on this mountain is called “${withoutQuotes(nowhere)}”; use words from its title in the plan.`,
    );
  if (LEFT_PLACE.test(target.said))
    return refused(`It is not clear where “${said}” goes; use words from a title in the plan.`);
  const pebbles = newPebbles(target.said, situation);
  const [first] = pebbles;
  if (first === undefined || !/[\p{L}\p{N}]/u.test(first.title))
    return refused('It does not say what to add; say it as in “add buy tape”.');
  const problem = problemWith(pebbles, mountain);
  if (problem !== null) return refused(problem);
  const rocks = rocksOf(mountain);
  const edgeRock = target.edge === 'first' ? rocks[0] : rocks.at(-1);
  const rock =
    rocks.find(({ id }) => id === target.rockId) ??
    (target.edge === null ? nearestRock(mountain, pebbles) : edgeRock);
  const grown =
    rock === null || rock === undefined
      ? withFirstRock(mountain, { pebbles, newId })
      : withRocks(mountain, (other) =>
          other.id === rock.id ? [placed(other, pebbles, target)] : [other],
        );
  return changed(grown, { type: 'pebble', id: first.id, title: first.title });
}
