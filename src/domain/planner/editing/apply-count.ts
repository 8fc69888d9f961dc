import { pebblesIn } from './tree.ts';
import { waitingPebble } from '../../plan/new-pebble.ts';
import { withPebbles } from '../../plan/with-parts.ts';
import { capitalised } from '../reading/titles/task-phrase.ts';
import { doneReason, isDone } from './done.ts';
import { countOf } from './read-count.ts';
import { contentKeys } from '../reading/grammar/title-words.ts';
import { isSame } from './same-words.ts';
import { changed, type Meant, meantBy, type Outcome, refused, type Situation } from './outcome.ts';

/** One cover, two covers. */
function counted(thing: string, { one, many }: { one: boolean; many: boolean }): string {
  if (one && !many && /[^su]s$/iu.test(thing)) {
    if (/ies$/iu.test(thing)) return `${thing.slice(0, -3)}y`;
    return /(?:ch|sh|x|ss)es$/iu.test(thing) ? thing.slice(0, -2) : thing.slice(0, -1);
  }
  if (many && !one && /[^s]$/iu.test(thing)) {
    if (/[^aeiou]y$/iu.test(thing)) return `${thing.slice(0, -1)}ies`;
    return /(?:ch|sh|x)$/iu.test(thing) ? `${thing}es` : `${thing}s`;
  }
  return thing;
}

/** "10 phrases" where the title says "ten phrases": the thing alone names it. */
function meantWithNumber(situation: Situation, name: string): Meant {
  const meant = meantBy(situation, name);
  const thing = name
    .split(' ')
    .filter((word) => countOf(word) === null)
    .join(' ');
  return 'node' in meant || thing === '' || thing === name ? meant : meantBy(situation, thing);
}

function hasAll(title: string, name: string): boolean {
  const own = [...contentKeys(title)];
  return [...contentKeys(name)].every((key) => own.some((other) => isSame(key, other)));
}

/** A pebble whose title says another number; the words behind it follow from one to many. */
export function applyCount(
  situation: Situation,
  { name, from, to, exact }: { name: string; from: string | null; to: string; exact?: true },
): Outcome {
  const { mountain } = situation;
  const meant = meantWithNumber(situation, name);
  if (!('node' in meant)) return refused(meant.reason);
  const { node } = meant;
  if (node.type !== 'pebble')
    return refused(
      `“${node.title}” is a ${node.type}; say the title of the step that has the number.`,
    );
  if (exact === true && !hasAll(node.title, name))
    return refused(`“${node.title}” says something else; say “rename … to …”.`);
  if (isDone(mountain, node)) return refused(doneReason(node));
  const words = node.title.split(' ');
  const places = words.flatMap((word, at) => (countOf(word) === null ? [] : [at]));
  const [at] = places;
  const was = countOf(words[at ?? -1] ?? '');
  const isOther = from !== null && countOf(from) !== was;
  if (at === undefined || places.length > 1 || isOther)
    return refused(
      `It is not clear which number changes; say “rename ${node.title.toLowerCase()} to …”.`,
    );
  const now = countOf(to);
  if (now === was) return refused(`“${node.title}” says that already.`);
  const thing = counted(words[at + 1] ?? '', { one: now === 1, many: was === 1 && now !== 1 });
  const title = capitalised(
    [...words.slice(0, at), to.toLowerCase(), thing, ...words.slice(at + 2)]
      .filter((word) => word !== '')
      .join(' '),
  );
  const ids = new Set(pebblesIn(mountain, node.id).map(({ id }) => id));
  return changed(
    withPebbles(mountain, (pebble) =>
      ids.has(pebble.id) ? [waitingPebble({ ...pebble, title })] : [pebble],
    ),
    { ...node, title },
  );
}
