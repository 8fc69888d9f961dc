import { type Mountain } from '../../plan/plan.ts';
import { applyAdd } from './apply-add.ts';
import { applyDescribe } from './apply-describe.ts';
import { applySection } from './apply-section.ts';
import { applyCount } from './apply-count.ts';
import { applyMove } from './apply-move.ts';
import { applyOrder } from './apply-order.ts';
import { applySwap } from './apply-swap.ts';
import { applyMerge, applySplit } from './apply-shape.ts';
import { applyOnly } from './apply-only.ts';
import { applyRename } from './apply-rename.ts';
import { applyRemove, applyRemoveAllBut } from './apply-words.ts';
import { applyReword } from './apply-reword.ts';
import { applySize } from './apply-time.ts';
import { type TextChange } from './change.ts';
import { findNode, isMostOf } from './find-node.ts';
import { type Outcome, refused, type Situation } from './outcome.ts';
import { isOnlyDeed } from './things-got.ts';

/** Whether a thing is only in the deed of the one title that it fits: "the paint" in "Paint the door". */
function meansDeed(mountain: Mountain, thing: string): boolean {
  const found = findNode(mountain, thing);
  return found.kind === 'one' && isOnlyDeed(thing, found.node.title);
}

/** What one change makes of the mountain. */
export function applyChange(situation: Situation, change: TextChange): Outcome {
  switch (change.kind) {
    case 'add':
      return applyAdd(situation, change);
    case 'remove':
      if (change.isThing === true && meansDeed(situation.mountain, change.name))
        return refused(
          `No step is to get “${change.name}”; say the title of the step that is to go.`,
        );
      return change.sure === true && !isMostOf(situation.mountain, change.name)
        ? refused(`It is not clear whether “${change.name}” is to go; say “remove …” or “add …”.`)
        : applyRemove(situation, change.name);
    case 'section':
      return applySection(situation, change);
    case 'only':
      return applyOnly(situation, change.name);
    case 'remove-all-but':
      return applyRemoveAllBut(situation, change);
    case 'count':
      return applyCount(situation, change);
    case 'rename':
      return applyRename(situation, change);
    case 'move':
      return applyMove(situation, change.name, change.place);
    case 'order':
      return applyOrder(situation, change);
    case 'swap':
      return applySwap(situation, change);
    case 'split':
      return applySplit(situation, change.name, change.into);
    case 'merge':
      return applyMerge(situation, change);
    case 'describe':
      return applyDescribe(situation, change);
    case 'reword':
      return applyReword(situation, change);
    default:
      return applySize(situation, change);
  }
}
