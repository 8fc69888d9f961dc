import { useId, type ReactNode } from 'react';
import { isAllDone, tallyOf } from '#domain/plan/tally.ts';
import type { Boulder, Mountain, Rock } from '#domain/plan/plan.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useAfterPaint } from '../../ui/use-after-paint.ts';
import styles from './branch.module.css';
import { useTree } from './tree-actions.ts';
import type { Among } from './tree-siblings.tsx';
import type { Fold } from './use-fold.ts';

type BranchType = 'mountain' | 'boulder' | 'rock';

const WORD: Record<BranchType, string> = {
  mountain: 'Mountain (big goal): ',
  boulder: 'Boulder: ',
  rock: 'Rock: ',
};

/** A mountain, a boulder or a rock: opens to show what is in it. */
export function Branch(props: {
  type: BranchType;
  node: Mountain | Boulder | Rock;
  fold: Fold;
  among: Among;
  /** Stands before the button that deletes. */
  action?: ReactNode;
  children: ReactNode;
}) {
  const { type, node, among } = props;
  const { isOpen, isReady, isLeaving, onPress, onToggle } = props.fold;
  const isUnseen = isReady || isLeaving;
  const { askDelete, editMountain, toggleNode, language } = useTree();
  const bodyId = useId();
  // What is in it is there first, with as little else in its frame as can be.
  const { moved, total } = useAfterPaint(tallyOf(node));
  const tally = total === 0 ? 'no pebbles yet' : `${moved} of ${total}`;
  // Not as words that are only hidden from the eye: each would be cut out for itself in every frame.
  const spoken = total === 0 ? tally : `${tally} pebbles moved`;
  return (
    <li
      className={styles.branch}
      data-type={type}
      data-node={node.id}
      aria-posinset={among.place}
      aria-setsize={among.count}
    >
      <div className={styles.row} data-row={node.id}>
        <button
          type="button"
          className={styles.toggle}
          // Its name is one text with one voice: the title is what has to be understood.
          lang={language}
          aria-label={`${WORD[type]}${node.title} ${spoken}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onPointerDown={onPress}
          onClick={() => {
            onToggle();
            toggleNode(node.id);
          }}
        >
          <Icon name="chevron" />
          <span className={styles.words}>
            <span className={styles.title} data-done={isAllDone(node)}>
              {node.title}
            </span>{' '}
            <span className={styles.tally}>{tally}</span>
          </span>
        </button>
        {props.action}
        {type === 'mountain' && (
          <IconButton
            quiet
            icon="edit"
            name={`Edit mountain ${node.title}`}
            onClick={() => editMountain({ id: node.id, title: node.title })}
          />
        )}
        <IconButton
          quiet
          icon="delete"
          name={`Delete ${type} ${node.title}`}
          onClick={() => askDelete({ nodeType: type, id: node.id, title: node.title })}
        />
      </div>
      {(isOpen || isUnseen) && (
        <div
          id={bodyId}
          className={styles.body}
          aria-hidden={isUnseen || undefined}
          data-leaving={isLeaving || undefined}
        >
          {props.children}
        </div>
      )}
    </li>
  );
}
