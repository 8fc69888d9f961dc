import { createContext, useContext } from 'react';
import type { NodeType, Pebble } from '#domain/plan/plan.ts';
import type { Expansion } from '../../ui/expansion.ts';

export type Deletion = { readonly nodeType: NodeType; readonly id: string; readonly title: string };

/** What every node of the tree can ask for, however deep it is. Stays the same while nothing unfolds. */
export type TreeActions = {
  readonly expansion: Expansion;
  readonly togglePebble: (pebble: Pebble) => void;
  readonly askDelete: (deletion: Deletion) => void;
  readonly askEdit: (mountain: { id: string; title: string }) => void;
  readonly askAddPebble: (rock: { id: string; title: string }) => void;
};

const TreeContext = createContext<TreeActions | null>(null);

export const TreeProvider = TreeContext.Provider;

export function useTree(): TreeActions {
  const actions = useContext(TreeContext);
  if (actions === null) throw new Error('A node of the plan is outside its tree.');
  return actions;
}
