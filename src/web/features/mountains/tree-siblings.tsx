import { Fragment, memo, type ReactNode } from 'react';
import type { Pebble } from '#domain/plan/plan.ts';
import { runsOf, type Branching, type IsOpen, type Rows } from './tree-rows.ts';
import { wordsOf } from './tree-words.ts';
import styles from './tree-siblings.module.css';

/** Where a row stands among its siblings, said only when some of them are words alone. */
export type Among = { readonly place?: number; readonly count?: number };

type Drawn<Child> = {
  readonly kind: 'drawn';
  readonly child: Child;
  readonly place: number;
  readonly drawn: readonly Rows[];
  readonly among: Among;
};

type Piece<Child> =
  | Drawn<Child>
  | { readonly kind: 'words'; readonly id: string; readonly words: string; readonly rows: number };

type Asked<Child> = {
  readonly drawn: readonly Rows[];
  readonly isOpen: IsOpen;
  readonly sizeOf: (child: Child) => number;
};

/** The items of a list of siblings: those to be drawn as `children` draws one, and the words of the rest. */
export function Siblings<Child extends Branching | Pebble>(
  props: Asked<Child> & {
    nodes: readonly Child[];
    children: (piece: Drawn<Child>) => ReactNode;
  },
) {
  return piecesOf(props.nodes, props).map((piece) =>
    piece.kind === 'words' ? (
      <WordsAlone key={`${piece.id} words`} id={piece.id} words={piece.words} rows={piece.rows} />
    ) : (
      <Fragment key={piece.child.id}>{props.children(piece)}</Fragment>
    ),
  );
}

/** The children of one node: those that are drawn one by one, and the words of those between. */
function piecesOf<Child extends Branching | Pebble>(
  nodes: readonly Child[],
  ask: Asked<Child>,
): readonly Piece<Child>[] {
  const runs = runsOf(nodes, ask);
  const isCut = runs.some(({ drawn }) => drawn.length === 0);
  return runs.map(({ children, place, rows, drawn }) => {
    const [child] = children;
    if (drawn.length > 0 && child !== undefined) {
      const among = isCut ? { place: place + 1, count: nodes.length } : {};
      return { kind: 'drawn', child, place, drawn, among };
    }
    const words = children.map((hidden) => wordsOf(hidden, ask.isOpen)).join('\n');
    return { kind: 'words', id: child?.id ?? '', words, rows };
  });
}

/**
 * Rows out of sight: there to be found on the page and to be read aloud, one line each at its place,
 * without the cost of their boxes and buttons until somebody comes near.
 */
const WordsAlone = memo(function WordsAlone(props: { id: string; words: string; rows: number }) {
  const { id, words, rows } = props;
  return (
    <li
      className={styles.words}
      data-row={id}
      data-rows={rows}
      style={{ blockSize: `calc(${rows} * var(--row, 3.25rem))` }}
    >
      {words}
    </li>
  );
});
