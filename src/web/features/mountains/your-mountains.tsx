import { memo, useCallback, useRef, useState } from 'react';
import type { Mountain, Pebble } from '#domain/plan/plan.ts';
import { usePlanStore } from '../../plan/use-plan.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { useExpansion, type ExpansionStore } from '../../ui/expansion.ts';
import { LazyDialog } from '../../ui/lazy-dialog.tsx';
import { addPebblePart, deletePart } from './dialog-parts.ts';
import { focusNode, neighbourOf } from './node-focus.ts';
import { Tree } from './tree.tsx';
import type { Deletion } from './tree-actions.ts';
import styles from './your-mountains.module.css';

/** The whole plan, folded away until somebody wants to see or change it. */
export const YourMountains = memo(function YourMountains(props: {
  mountains: readonly Mountain[];
  unfolded: ExpansionStore;
  /** Called with every change that is made here: always the same function, as the next ones. A row shows its own. */
  onChanged: (hand: 'tree' | 'row', letGo?: () => void) => void;
  /** False when nothing came of it. */
  onTogglePebble: (pebble: Pebble, isMoved: boolean) => boolean;
  /** Null when there is none any more. */
  onNews: (news: string | null) => void;
  onEdit: (mountain: { id: string; title: string }) => void;
}) {
  const { mountains, onChanged, onEdit, onNews, onTogglePebble } = props;
  const expansion = useExpansion(props.unfolded);
  const store = usePlanStore();
  const list = useRef<HTMLUListElement>(null);
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const [rock, setRock] = useState<{ id: string; title: string } | null>(null);

  const closeDialog = useCallback(() => setRock(null), [setRock]);
  const cancelDeletion = useCallback(() => setDeletion(null), [setDeletion]);

  const askDelete = useCallback(
    (asked: Deletion) => {
      setDeletion(asked);
      onNews(null);
    },
    [onNews],
  );
  const askAddPebble = useCallback(
    (asked: { id: string; title: string }) => {
      setRock(asked);
      onNews(null);
    },
    [onNews],
  );

  const togglePebble = useCallback(
    (pebble: Pebble, isMoved: boolean, letGo: () => void) => {
      const isToggled = onTogglePebble(pebble, isMoved);
      onChanged('row', letGo);
      return isToggled;
    },
    [onTogglePebble, onChanged],
  );

  const nowInTree = useCallback(() => onChanged('tree'), [onChanged]);

  const confirmDeletion = ({ nodeType, id, title }: Deletion) => {
    const neighbour = neighbourOf(mountains, id);
    const isDeleted = store.change({ kind: 'node.delete', nodeType, nodeId: id });
    nowInTree();
    setDeletion(null);
    if (isDeleted) onNews(`Deleted "${title}".`);
    requestAnimationFrame(() => focusNode(list.current, neighbour));
  };

  return (
    <Disclosure
      title="Your Mountains"
      isOpen={expansion.isOpen('mountains')}
      onToggle={() => expansion.toggle('mountains')}
    >
      <p className={styles.legend}>
        Mountain (big goal) › Boulder (large part) › Rock (thing to finish) › Pebble (15-30 min
        step)
      </p>
      <Tree
        list={list}
        mountains={mountains}
        expansion={expansion}
        onTogglePebble={togglePebble}
        onEdit={onEdit}
        onDelete={askDelete}
        onAddPebble={askAddPebble}
      />
      {deletion && (
        <LazyDialog
          part={deletePart}
          title={`Delete ${deletion.nodeType}?`}
          onClose={cancelDeletion}
        >
          {(DeleteDialog) => (
            <DeleteDialog
              deletion={deletion}
              onCancel={cancelDeletion}
              onDelete={() => confirmDeletion(deletion)}
            />
          )}
        </LazyDialog>
      )}
      {rock && (
        <LazyDialog part={addPebblePart} title="Add Pebble" onClose={closeDialog}>
          {(AddPebbleDialog) => (
            <AddPebbleDialog
              rockId={rock.id}
              onClose={closeDialog}
              onNews={onNews}
              onChanged={nowInTree}
            />
          )}
        </LazyDialog>
      )}
    </Disclosure>
  );
});
