import { createContext, useContext } from 'react';
import type { NodeType, Pebble } from '#domain/plan/plan.ts';

export type Deletion = { readonly nodeType: NodeType; readonly id: string; readonly title: string };

/** What every node of the tree can ask for, however deep it is. Stays the same until the language is another one. */
export type TreeActions = {
  /** Of the words that the person wrote, for `lang`. */
  readonly language: string | undefined;
  readonly toggleNode: (id: string) => void;
  /** What is read about a pebble, by the ids of its rock and its own. */
  readonly toggleDescription: (id: string) => void;
  /** False when nothing came of it. `letGo`: when the tree is as the plan is. */
  readonly togglePebble: (pebble: Pebble, isMoved: boolean, letGo: () => void) => boolean;
  readonly editMountain: (mountain: { id: string; title: string }) => void;
  readonly askDelete: (deletion: Deletion) => void;
  readonly askAddPebble: (rock: { id: string; title: string }) => void;
};

const TreeContext = createContext<TreeActions | null>(null);

export const TreeProvider = TreeContext.Provider;

export function useTree(): TreeActions {
  const actions = useContext(TreeContext);
  if (actions === null) throw new Error('A node of the plan is outside its tree.');
  return actions;
}
