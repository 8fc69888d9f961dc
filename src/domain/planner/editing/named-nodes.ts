import { type Mountain, type NodeType } from '../../plan/plan.ts';

/** A node of the mountain with the words that name it. */
export type NamedNode = { readonly type: NodeType; readonly id: string; readonly title: string };

/** Every node, outermost first, in the order of the plan. */
export function namedNodes(mountain: Mountain): NamedNode[] {
  const { id, title } = mountain;
  return [
    { type: 'mountain', id, title },
    ...mountain.boulders.flatMap((boulder): NamedNode[] => [
      { type: 'boulder', id: boulder.id, title: boulder.title },
      ...boulder.rocks.flatMap((rock): NamedNode[] => [
        { type: 'rock', id: rock.id, title: rock.title },
        ...rock.pebbles.map((pebble): NamedNode => ({
          type: 'pebble',
          id: pebble.id,
          title: pebble.title,
        })),
      ]),
    ]),
  ];
}

/** A name as it was said, without its quotes. */
export function withoutQuotes(name: string): string {
  return name
    .trim()
    .replace(/^["'“”«»‘’]+|["'“”«»‘’]+$/gu, '')
    .trim();
}

const QUOTED = String.raw`["“«][^"“”«»]{1,200}["”»]`;
const ROW_OF_QUOTED = new RegExp(
  String.raw`^\s*${QUOTED}(?:(?:\s*,\s*|\s+|\s*[&+]\s*)(?:(?:and|then|y|e|et|und)\s+)?${QUOTED})+\s*$`,
  'iu',
);

/** The titles in `"bring cups", "rent chairs" and "ring Jo"`; none where it is no such row. */
export function titlesInQuotes(said: string): string[] {
  const quoted = ROW_OF_QUOTED.test(said) ? said.matchAll(new RegExp(QUOTED, 'gu')) : [];
  return [...quoted].map(([title]) => withoutQuotes(title));
}
