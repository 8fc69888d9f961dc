import { Fragment, memo, useMemo, type CSSProperties, type ReactNode } from 'react';
import type { Pebble } from '#domain/plan/plan.ts';
import type { IsOpen } from '../../ui/expansion.ts';
import { useAfterPaint } from '../../ui/use-after-paint.ts';
import { useTree } from './tree-actions.ts';
import { runsOf, type Branching, type Rows } from './tree-rows.ts';
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

type Piece<Child> = Drawn<Child> | ({ readonly kind: 'words' } & WordsProps);

/** Whose words they are, and what of it is unfolded. */
type Said = { readonly nodes: readonly (Branching | Pebble)[]; readonly isOpen: IsOpen };

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
      // The last one begins elsewhere with every row that is drawn, and stays the same one.
      <WordsAlone key={piece.isAbove ? `${piece.id} words` : 'words'} {...piece} />
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
  const last = runs.findLastIndex(({ drawn }) => drawn.length === 0);
  return runs.map(({ children, place, rows, drawn }, position) => {
    const [child] = children;
    if (drawn.length > 0 && child !== undefined) {
      const among = isCut ? { place: place + 1, count: nodes.length } : {};
      return { kind: 'drawn', child, place, drawn, among };
    }
    const said = { nodes: children, isOpen: ask.isOpen };
    return { kind: 'words', id: child?.id ?? '', said, rows, isAbove: position < last };
  });
}

type WordsProps = {
  id: string;
  said: Said;
  rows: number;
  /** What is drawn stands below it, and grows at its end. */
  isAbove: boolean;
};

/**
 * Rows out of sight: there to be found on the page and to be read aloud, one line each at its place,
 * without the cost of their boxes and buttons until somebody comes near.
 */
const WordsAlone = memo(function WordsAlone({ id, said, rows, isAbove }: WordsProps) {
  const { language } = useTree();
  // Where only folds differ, the words change after the frame that answers the tap: they are many.
  const painted = useAfterPaint(said);
  const { nodes, isOpen } = areSameNodes(painted, said) ? painted : said;
  // Of a long plan they are hundreds, and in the frame of a tap they are the same.
  const blocks = useMemo(
    () =>
      blocksOf(nodes.map((node) => wordsOf(node, isOpen)).join('\n'), isAbove).map(
        ({ key, lines }) => (
          <span key={key} style={heightOf(lines.length)}>
            {lines.join('\n')}
          </span>
        ),
      ),
    [nodes, isOpen, isAbove],
  );
  return (
    <li
      className={styles.words}
      lang={language}
      data-row={id}
      data-rows={rows}
      data-long={rows > BLOCK}
      style={heightOf(rows)}
    >
      {blocks}
    </li>
  );
}, areSameWords);

function areSameWords(before: WordsProps, after: WordsProps): boolean {
  return (
    before.id === after.id &&
    before.rows === after.rows &&
    before.isAbove === after.isAbove &&
    before.said.isOpen === after.said.isOpen &&
    areSameNodes(before.said, after.said)
  );
}

function areSameNodes(one: Said, other: Said): boolean {
  return (
    one.nodes.length === other.nodes.length &&
    one.nodes.every((node, place) => node === other.nodes[place])
  );
}

function heightOf(rows: number): CSSProperties {
  return { blockSize: `calc(${rows} * var(--row, 3.25rem))` };
}

/** So many lines are laid out together when the first of them comes near. */
const BLOCK = 32;

/** Counted from the far end: the blocks stay the same ones while rows at the near end are drawn. */
function blocksOf(words: string, isAbove: boolean) {
  const lines = words.split('\n');
  const first = isAbove ? BLOCK : lines.length % BLOCK || BLOCK;
  const blocks: { key: number; lines: string[] }[] = [];
  for (let from = 0, to = first; from < lines.length; from = to, to += BLOCK)
    blocks.push({ key: isAbove ? from : from - lines.length, lines: lines.slice(from, to) });
  return blocks;
}
