import { memo } from 'react';
import type { Boulder, Mountain, Rock } from '#domain/plan/plan.ts';
import { hasWaiting } from '#domain/plan/tally.ts';
import { Button } from '../../ui/button.tsx';
import type { IsOpen } from '../../ui/expansion.ts';
import { Icon } from '../../ui/icon.tsx';
import { Branch } from './branch.tsx';
import styles from './mountain-node.module.css';
import { PebbleLeaf } from './pebble-leaf.tsx';
import { useTree } from './tree-actions.ts';
import { addRowOf } from './tree-places.ts';
import {
  ADD_ROW,
  areSameRows,
  clip,
  isUnfolded,
  rowsOf,
  rowsOfAll,
  rowsOfPebble,
  rowsOfPebbles,
  type Rows,
} from './tree-rows.ts';
import { Siblings, type Among } from './tree-siblings.tsx';
import { useFold } from './use-fold.ts';

type NodeProps<Node> = {
  node: Node;
  /** Which of its rows are drawn, its own being row 0. */
  drawn: readonly Rows[];
  /** The first pebble that waits is in it. */
  hasSuggested: boolean;
  among: Among;
};

/**
 * What is unfolded is handed down, and a rock told of itself alone: there are many, and a fold of one is
 * no matter of the others. By a context React would look for those who read it in every row.
 */
type FoldProps = { isOpen: IsOpen };
type RockProps = NodeProps<Rock> & { isOpen: boolean; inside: IsOpen };

/** After a change only the nodes on the way to what changed are drawn anew. */
function areSame<Fold>(
  before: NodeProps<unknown> & { isOpen: Fold; inside?: IsOpen },
  after: NodeProps<unknown> & { isOpen: Fold; inside?: IsOpen },
): boolean {
  return (
    before.isOpen === after.isOpen &&
    before.inside === after.inside &&
    before.node === after.node &&
    before.hasSuggested === after.hasSuggested &&
    before.among.place === after.among.place &&
    before.among.count === after.among.count &&
    areSameRows(before.drawn, after.drawn)
  );
}

export const MountainNode = memo(function MountainNode(props: NodeProps<Mountain> & FoldProps) {
  const { language } = useTree();
  const { node, hasSuggested, isOpen } = props;
  const fold = useFold({ isOpen: isOpen(node.id), drawn: props.drawn }, () =>
    rowsOfAll(node.boulders, isOpen),
  );
  const next = hasSuggested ? node.boulders.find(hasWaiting) : undefined;
  return (
    <Branch type="mountain" node={node} fold={fold} among={props.among}>
      {node.description && (
        <p className={styles.description} lang={language}>
          {node.description}
        </p>
      )}
      <ul role="list">
        <Siblings
          nodes={node.boulders}
          drawn={clip(fold.drawn, { start: 1, rows: Infinity })}
          isOpen={isOpen}
          sizeOf={(boulder) => rowsOf(boulder, isOpen)}
        >
          {(piece) => (
            <BoulderNode
              node={piece.child}
              isOpen={isOpen}
              drawn={piece.drawn}
              among={piece.among}
              hasSuggested={piece.child === next}
            />
          )}
        </Siblings>
      </ul>
    </Branch>
  );
}, areSame);

const BoulderNode = memo(function BoulderNode(props: NodeProps<Boulder> & FoldProps) {
  const { node, hasSuggested, isOpen } = props;
  const fold = useFold({ isOpen: isOpen(node.id), drawn: props.drawn }, () =>
    rowsOfAll(node.rocks, isOpen),
  );
  const next = hasSuggested ? node.rocks.find(hasWaiting) : undefined;
  return (
    <Branch type="boulder" node={node} fold={fold} among={props.among}>
      <ul role="list">
        <Siblings
          nodes={node.rocks}
          drawn={clip(fold.drawn, { start: 1, rows: Infinity })}
          isOpen={isOpen}
          sizeOf={(rock) => rowsOf(rock, isOpen)}
        >
          {(piece) => (
            <RockNode
              node={piece.child}
              isOpen={isOpen(piece.child.id)}
              inside={isOpen.within(piece.child.id)}
              drawn={piece.drawn}
              among={piece.among}
              hasSuggested={piece.child === next}
            />
          )}
        </Siblings>
      </ul>
    </Branch>
  );
}, areSame);

const RockNode = memo(function RockNode(props: RockProps) {
  const { askAddPebble } = useTree();
  const { node, hasSuggested, inside } = props;
  const rows = rowsOfPebbles(node.pebbles, inside);
  const fold = useFold(props, () => rows + ADD_ROW);
  const suggested = hasSuggested
    ? node.pebbles.find(({ status }) => status === 'in-the-way')
    : undefined;
  return (
    <Branch type="rock" node={node} fold={fold} among={props.among}>
      <ul role="list">
        <Siblings
          nodes={node.pebbles}
          drawn={clip(fold.drawn, { start: 1, rows })}
          isOpen={inside}
          sizeOf={(pebble) => rowsOfPebble(pebble, inside)}
        >
          {(piece) => (
            <PebbleLeaf
              pebble={piece.child}
              unfoldedAs={`${node.id} ${piece.child.id}`}
              isUnfolded={isUnfolded(piece.child, inside)}
              shape={piece.place}
              isSuggested={piece.child === suggested}
              {...piece.among}
            />
          )}
        </Siblings>
      </ul>
      <Button
        look="quiet"
        data-row={addRowOf(node.id)}
        aria-description={`To the rock ${node.title}`}
        onClick={() => askAddPebble({ id: node.id, title: node.title })}
      >
        <Icon name="add" />
        Add Pebble
      </Button>
    </Branch>
  );
}, areSame);
