import { useId, type ReactNode } from 'react';
import { isAllDone, tallyOf } from '#domain/plan/tally.ts';
import type { Boulder, Mountain, Rock } from '#domain/plan/plan.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './branch.module.css';
import { useTree } from './tree-actions.ts';

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
  /** Stands before the button that deletes. */
  action?: ReactNode;
  children: ReactNode;
}) {
  const { type, node } = props;
  const { expansion, askDelete } = useTree();
  const bodyId = useId();
  const isOpen = expansion.isOpen(node.id);
  const { moved, total } = tallyOf(node);
  return (
    <li className={styles.branch} data-type={type} data-node={node.id}>
      <div className={styles.row}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={() => expansion.toggle(node.id)}
        >
          <Icon name="chevron" />
          <VisuallyHidden>{WORD[type]}</VisuallyHidden>
          <span className={styles.words}>
            <span className={styles.title} data-done={isAllDone(node)}>
              {node.title}
            </span>{' '}
            <span className={styles.tally}>
              {total === 0 ? (
                'no pebbles yet'
              ) : (
                <>
                  {moved} of {total}
                  <VisuallyHidden> pebbles moved</VisuallyHidden>
                </>
              )}
            </span>
          </span>
        </button>
        {props.action}
        <IconButton
          quiet
          icon="delete"
          name={`Delete ${type} ${node.title}`}
          onClick={() => askDelete({ nodeType: type, id: node.id, title: node.title })}
        />
      </div>
      {isOpen && (
        <div id={bodyId} className={styles.body}>
          {props.children}
        </div>
      )}
    </li>
  );
}
