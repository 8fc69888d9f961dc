import { waitingPebble } from '../../plan/new-pebble.ts';
import { withPebbles } from '../../plan/with-parts.ts';
import { capitalised } from '../reading/titles/task-phrase.ts';
import { isWithin, TEXT_LIMITS } from '../words/word-limits.ts';
import { type TextChange } from './change.ts';
import { doneReason, isDone } from './done.ts';
import { withoutQuotes } from './named-nodes.ts';
import { changed, meantBy, type Outcome, refused, type Situation } from './outcome.ts';

/** A step with words in its description: before what it says, or in its place. */
export function applyDescribe(
  situation: Situation,
  { name, text, isAll }: Extract<TextChange, { kind: 'describe' }>,
): Outcome {
  const { mountain } = situation;
  const meant = meantBy(situation, name);
  if (!('node' in meant)) return refused(meant.reason);
  const { node } = meant;
  if (node.type !== 'pebble')
    return refused(`“${node.title}” is a ${node.type}; say which step the description is for.`);
  if (isDone(mountain, node)) return refused(doneReason(node));
  const said = `${capitalised(withoutQuotes(text).replace(/[.\s]+$/u, ''))}.`;
  if (!isWithin(said, TEXT_LIMITS.pebbleDescription) || !/[\p{L}\p{N}]/u.test(said))
    return refused('The description is too long, or says nothing; say it in one short sentence.');
  const next = withPebbles(mountain, (own) => {
    if (own.id !== node.id) return [own];
    const all = isAll || own.description === '' ? said : `${said} ${own.description}`;
    return [waitingPebble({ ...own, description: all })];
  });
  return changed(next, node);
}
