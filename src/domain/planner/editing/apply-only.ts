import { pebblesIn } from './tree.ts';
import { waitingPebble } from '../../plan/new-pebble.ts';
import { withPebbles } from '../../plan/with-parts.ts';
import { onlyOneOf } from './and-lists.ts';
import { changed, type Outcome, refused, type Situation } from './outcome.ts';

/** "Just Tom then": of two things that one waiting step joins by "and", the one that was named. */
export function applyOnly({ mountain }: Situation, said: string): Outcome {
  const alone = pebblesIn(mountain, mountain.id).flatMap((pebble) => {
    const [verb = ''] = pebble.title.split(' ');
    const name = said.toLowerCase().startsWith(`${verb.toLowerCase()} `)
      ? said.slice(verb.length + 1)
      : said;
    const bare = name.replace(/\s(?:for|about|to|from|with|on|at|in)\s.+$/iu, '');
    const title =
      pebble.status === 'in-the-way'
        ? (onlyOneOf(pebble.title, name) ?? onlyOneOf(pebble.title, bare))
        : null;
    return title === null ? [] : [{ pebble, title }];
  });
  const [only] = alone;
  if (only === undefined || alone.length > 1)
    return refused(`It is not clear what goes when only “${said}” stays; say “remove …”.`);
  const { pebble, title } = only;
  return changed(
    withPebbles(mountain, (own) =>
      own.id === pebble.id ? [waitingPebble({ ...own, title })] : [own],
    ),
    { type: 'pebble', id: pebble.id, title },
  );
}
