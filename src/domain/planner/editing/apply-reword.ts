import { type Mountain } from '../../plan/plan.ts';
import { capitalised } from '../reading/titles/task-phrase.ts';
import { wholeWords } from '../words/whole-words.ts';
import { fitText } from '../words/word-limits.ts';
import { findNode } from './find-node.ts';
import { TITLE_LIMITS } from './apply-rename.ts';
import { changed, meantBy, type Outcome, refused, type Situation } from './outcome.ts';

/** The same words in every title that has them, but for what is done. */
export function applyReword(
  situation: Situation,
  { from, to, fresh, within }: { from: string; to: string; fresh?: true; within?: string },
): Outcome {
  const { mountain } = situation;
  const meant = within === undefined ? null : meantBy(situation, within);
  if (meant !== null && !('node' in meant)) return refused(meant.reason);
  if (fresh === true && findNode(mountain, to).kind !== 'none')
    return refused(`“${to}” is in the plan too; say which of the two to remove or move.`);
  const words = new RegExp(wholeWords(from), 'giu');
  if (from === '' || to === '') return refused('It does not say which words change, and to what.');
  let tooLong: string | null = null;
  let count = 0;
  const reworded = <Kind extends { readonly id: string; readonly title: string }>(
    own: Kind,
    type: keyof typeof TITLE_LIMITS,
  ): Kind => {
    if (meant !== null && meant.node.id !== own.id) return own;
    const title = capitalised(own.title.replaceAll(words, () => to));
    if (title.toLowerCase() === own.title.toLowerCase()) return own;
    if (fitText(title, TITLE_LIMITS[type]).rest !== '') tooLong = own.title;
    count++;
    return { ...own, title };
  };
  const next: Mountain = {
    ...reworded(mountain, 'mountain'),
    boulders: mountain.boulders.map((boulder) => ({
      ...reworded(boulder, 'boulder'),
      rocks: boulder.rocks.map((rock) => ({
        ...reworded(rock, 'rock'),
        pebbles: rock.pebbles.map((pebble) =>
          pebble.status === 'moved' ? pebble : reworded(pebble, 'pebble'),
        ),
      })),
    })),
  };
  if (tooLong !== null) return refused(`“${tooLong}” would be too long; use fewer words.`);
  return count === 0
    ? refused(`No step that waits says “${from}”; use words from a title in the plan.`)
    : changed(next, null);
}
