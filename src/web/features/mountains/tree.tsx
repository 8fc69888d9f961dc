import { memo, useEffect, useMemo, useRef, type RefObject } from 'react';
import type { Mountain } from '#domain/plan/plan.ts';
import { hasWaiting } from '#domain/plan/tally.ts';
import { useOwnLanguage } from '../../plan/use-own-language.ts';
import type { Expansion } from '../../ui/expansion.ts';
import { MountainNode } from './mountain-node.tsx';
import { TreeProvider, type Deletion, type TreeActions } from './tree-actions.ts';
import { rowsOf } from './tree-rows.ts';
import { Siblings } from './tree-siblings.tsx';
import { useDrawnRows } from './use-drawn-rows.ts';
import styles from './tree.module.css';

type Props = {
  list: RefObject<HTMLUListElement | null>;
  mountains: readonly Mountain[];
  expansion: Expansion;
  onTogglePebble: TreeActions['togglePebble'];
  onEdit: TreeActions['editMountain'];
  onDelete: (deletion: Deletion) => void;
  onAddPebble: (rock: { id: string; title: string }) => void;
};

/** The plan as nested lists. However long it is, what a tap costs does not grow with it. */
export const Tree = memo(function Tree(props: Props) {
  const { list, mountains, expansion } = props;
  const { isOpen } = expansion;
  const { drawn, beforeToggle } = useDrawnRows({ list, mountains, isOpen });
  const actions = useSteadyActions(props, beforeToggle);
  const next = mountains.find(hasWaiting);
  return (
    <TreeProvider value={actions}>
      <ul ref={list} role="list" className={styles.tree}>
        <Siblings
          nodes={mountains}
          drawn={drawn}
          isOpen={isOpen}
          sizeOf={(mountain) => rowsOf(mountain, isOpen)}
        >
          {(piece) => (
            <MountainNode
              node={piece.child}
              isOpen={isOpen}
              drawn={piece.drawn}
              among={piece.among}
              hasSuggested={piece.child === next}
            />
          )}
        </Siblings>
      </ul>
    </TreeProvider>
  );
});

/** The same ones with every change of the plan, so that no node is drawn anew for them. */
function useSteadyActions(props: Props, beforeToggle: (id: string) => void): TreeActions {
  const latest = useRef({ ...props, beforeToggle });
  useEffect(() => {
    latest.current = { ...props, beforeToggle };
  });
  const language = useOwnLanguage();
  return useMemo(
    () => ({
      language,
      toggleNode(id) {
        latest.current.beforeToggle(id);
        latest.current.expansion.toggle(id);
      },
      // A row more or less: no window is set out for it.
      toggleDescription: (id) => latest.current.expansion.toggle(id),
      togglePebble: (...asked) => latest.current.onTogglePebble(...asked),
      editMountain: (mountain) => latest.current.onEdit(mountain),
      askDelete: (deletion) => latest.current.onDelete(deletion),
      askAddPebble: (rock) => latest.current.onAddPebble(rock),
    }),
    [language],
  );
}
