import { type Mountain } from '../../plan/plan.ts';
import { baseOfGerund, isVerb, opensWithCommand } from '../reading/grammar/verbs.ts';
import { capitalised } from '../reading/titles/task-phrase.ts';
import { keyOf, wordsOf } from '../words/words.ts';
import { fitText, TEXT_LIMITS } from '../words/word-limits.ts';
import { type TextChange } from './change.ts';
import { doneReason, isDone } from './done.ts';
import { findNode, isWhole } from './find-node.ts';
import { type NamedNode, namedNodes, withoutQuotes } from './named-nodes.ts';
import { changed, meantBy, type Outcome, refused, type Situation } from './outcome.ts';

export const TITLE_LIMITS = {
  mountain: TEXT_LIMITS.mountainTitle,
  boulder: TEXT_LIMITS.boulderTitle,
  rock: TEXT_LIMITS.rockTitle,
  pebble: TEXT_LIMITS.pebbleTitle,
} as const;

/** The mountain with one of its nodes by another name. */
export function renamed(mountain: Mountain, node: NamedNode, title: string): Mountain {
  const named = <Kind extends { readonly id: string; readonly title: string }>(own: Kind): Kind =>
    own.id === node.id ? { ...own, title } : own;
  return {
    ...named(mountain),
    boulders: mountain.boulders.map((boulder) => ({
      ...named(boulder),
      rocks: boulder.rocks.map((rock) => ({ ...named(rock), pebbles: rock.pebbles.map(named) })),
    })),
  };
}

/** Articles of other languages, which may not fit what takes the place of their thing. */
const GENDERED = /^(?:el|la|los|las|le|les|der|die|das|den|o|os|as)$/iu;
const OPENS_THING =
  /^(?:the|an?|my|our|your|some|el|la|los|las|le|les|l'|der|die|das|den|[oa]s?)\s+/iu;

/** "The wine shop for the boxes", where the boxes are in the title already. */
function withoutItsThing(before: string, brings: string): string {
  const [behind = '', thing = ''] = / for (?:the |my |our )?(\p{L}+)$/iu.exec(brings) ?? [];
  const isThere = behind !== '' && before.split(' ').some((word) => keyOf(word) === keyOf(thing));
  return isThere ? brings.slice(0, -behind.length) : brings;
}

/** How many words end a title and begin what is to follow them: "la tía", "la tía Rosa". */
function overlap(front: readonly string[], spelled: string): number {
  const own = spelled.toLowerCase().split(' ');
  const most = Math.min(front.length, own.length - 1);
  const counts = Array.from({ length: most }, (_, at) => most - at);
  const ends = (count: number): string => front.slice(-count).join(' ').toLowerCase();
  return counts.find((count) => ends(count) === own.slice(0, count).join(' ')) ?? 0;
}

/** "Replace dentist with doctor": the word gives way, and the rest of the title stays. */
function withWordReplaced(
  before: string,
  { name, title }: { name: string; title: string },
): string | null {
  const said = withoutQuotes(name).replace(OPENS_THING, '').toLowerCase();
  const brings = withoutItsThing(before, withoutQuotes(title));
  const words = before.split(' ');
  const isLonger = said.includes(' ') && brings.toLowerCase().startsWith(`${said} and `);
  const names = said.split(/\s+/u).sort().join(' ');
  const length = said.split(/\s+/u).length;
  const at = words.findIndex(
    (_, place) =>
      (place > 0 || isLonger) &&
      words
        .slice(place, place + length)
        .map((word) => word.toLowerCase())
        .sort()
        .join(' ') === names,
  );
  if (at < 0 || isVerb(said)) return null;
  if (at > 0 && opensWithCommand(wordsOf(brings))) return null;
  const spelled = brings.replaceAll(
    /\S+/gu,
    (word) => words.find((own) => own.toLowerCase() === word.toLowerCase()) ?? word,
  );
  const before1 = words[at - 1] ?? '';
  const isOpen =
    OPENS_THING.test(`${before1} `) &&
    (OPENS_THING.test(spelled) || GENDERED.test(before1) || /^["“«'‘]the\b/iu.test(name));
  const front = words.slice(0, isOpen ? at - 1 : at - overlap(words.slice(0, at), spelled));
  return [...front, spelled, ...words.slice(at + length)].join(' ');
}

/** "Replace the stamps with envelopes" is still to buy them. */
function withVerbOf(before: string, { name, title }: { name: string; title: string }): string {
  const bare = withoutQuotes(title);
  const [verb = ''] = before.split(' ');
  const isThing = bare === title.trim() && !opensWithCommand(wordsOf(bare));
  const saidVerb = name.toLowerCase().includes(verb.toLowerCase());
  return isThing && !saidVerb && isVerb(verb.toLowerCase()) ? `${verb} ${bare}` : bare;
}

type Rename = Extract<TextChange, { kind: 'rename' }>;

/** "We're hiring a cleaner" is to hire a cleaner. */
function asDeed(title: string): string {
  const [first = '', ...rest] = title.split(' ');
  const base = rest.length > 0 ? baseOfGerund(first) : null;
  return base === null ? title : [base, ...rest].join(' ');
}

/** Whether a name leaves out nothing of a title but its little words. */
function isAllOf(mountain: Mountain, name: string): boolean {
  const found = findNode(mountain, name);
  return found.kind === 'one' && found.score >= 1;
}

/** "Replace it with a party" is sooner said of a step than of the whole plan. */
function isVagueName({ name, title }: { name: string; title: string }): boolean {
  return isWhole(name) && !/\b(?:mountain|plan|list)\b/iu.test(name) && !/^["“«'‘]/u.test(title);
}

/** What a title says is done, when one word is all of the name: "ink" or "inking" for "Ink the cover". */
function isDeedOf(before: string, name: string): boolean {
  const said = withoutQuotes(name).toLowerCase();
  const [opening = '', ...rest] = before.toLowerCase().split(' ');
  return rest.length > 0 && isVerb(opening) && (said === opening || baseOfGerund(said) === opening);
}

/** "Painting instead of inking": another deed, done to the same thing. */
function withDeedReplaced(
  before: string,
  { name, title }: { name: string; title: string },
): string | null {
  const said = title.trim().toLowerCase();
  const deed = isVerb(said) ? said : baseOfGerund(said);
  const [, ...thing] = before.split(' ');
  return deed !== null && isDeedOf(before, name) ? [deed, ...thing].join(' ') : null;
}

/** "Pencils instead of ink" says what it is done with, and no new title. */
function isOnlyItsWord(before: string, { name, title }: { name: string; title: string }): boolean {
  const isDeed = baseOfGerund(withoutQuotes(name).toLowerCase()) === null && isDeedOf(before, name);
  return isDeed && withoutQuotes(title) === title.trim() && !opensWithCommand(wordsOf(title));
}

/** The title that is asked for: the whole, or the old one with another word; null when unclear. */
function titleFor(
  mountain: Mountain,
  node: NamedNode,
  said: { name: string; title: string; isInstead: boolean },
): string | null {
  const { name, title, isInstead } = said;
  const deed = isInstead ? withDeedReplaced(node.title, said) : null;
  if (deed !== null) return deed;
  if (isInstead && isOnlyItsWord(node.title, said)) return null;
  const isNamedWhole = node.type !== 'pebble' && isAllOf(mountain, name);
  const isAll = isWhole(name) || (!isInstead && (/^["“«]/u.test(title) || isNamedWhole));
  const word = isAll ? null : withWordReplaced(node.title, said);
  return word ?? (node.type === 'pebble' ? withVerbOf(node.title, said) : withoutQuotes(title));
}

function withTitle(mountain: Mountain, node: NamedNode, said: string): Outcome {
  const { fitting, rest } = fitText(capitalised(asDeed(said)), TITLE_LIMITS[node.type]);
  if (!/[\p{L}\p{N}]/u.test(fitting))
    return refused('It does not say the new name; say it as in “rename … to …”.');
  const namesake = namedNodes(mountain).find(
    (other) =>
      other.id !== node.id && keyOf(other.title) === keyOf(fitting.replace(OPENS_THING, '')),
  );
  if (namesake !== undefined && node.type !== 'mountain' && namesake.type !== 'mountain')
    return refused(`“${namesake.title}” is in the plan already; give this another name.`);
  if (rest !== '')
    return refused(
      `The name is longer than ${TITLE_LIMITS[node.type].words} words; say it in fewer.`,
    );
  return changed(renamed(mountain, node, fitting), { ...node, title: fitting });
}

const EVERY =
  /^(?:everything|all|them|them all|all (?:of )?(?:it|them|these|those|the (?:steps|pebbles|titles))|(?:each|every) (?:step|pebble|one|title))$/iu;

/** A node by another name, or with one thing of its title in place of another. */
export function applyRename(
  situation: Situation,
  { readings, fresh, exact, isInstead }: Omit<Rename, 'kind'>,
): Outcome {
  const { mountain } = situation;
  if (readings.some(({ name }) => EVERY.test(withoutQuotes(name))))
    return refused('One name for all of them would not tell them apart; name one step to rename.');
  const scored = readings.flatMap((reading) => {
    if (isWhole(reading.name)) return [{ ...reading, score: 1.5 }];
    const found = findNode(mountain, reading.name);
    return found.kind === 'one' ? [{ ...reading, score: found.score }] : [];
  });
  if (exact === true && !scored.some(({ score }) => score === 2))
    return refused('It is not clear what is to be called what; say it as in “rename … to …”.');
  const best = scored.sort((a, b) => b.score - a.score)[0] ?? readings[0];
  if (best === undefined)
    return refused('It does not say what to rename; say it as in “rename … to …”.');
  const meant = meantBy(situation, best.name);
  if (!('node' in meant)) return refused(meant.reason);
  const { node } = meant;
  if (isDone(mountain, node)) return refused(doneReason(node));
  if (fresh === true && findNode(mountain, best.title).kind !== 'none')
    return refused(
      `“${withoutQuotes(best.title)}” is in the plan too; say which of the two to remove or move.`,
    );
  if (isInstead === true && node.type === 'mountain' && isVagueName(best))
    return refused('It is not clear what is to be called that; say it as in “rename … to …”.');
  const title = titleFor(mountain, node, { ...best, isInstead: isInstead === true });
  return title === null
    ? refused(
        `It is not clear what “${node.title}” is to say; say “rename ${node.title.toLowerCase()} to …”.`,
      )
    : withTitle(mountain, node, title);
}
