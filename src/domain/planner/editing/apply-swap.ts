import { pairOfAKind, type PairSaid } from './pair-meant.ts';
import { type NamedNode } from './named-nodes.ts';
import { changed, type Outcome, refused, type Situation } from './outcome.ts';
import { pathTo } from './tree.ts';

/** Two pebbles, rocks or boulders, each in the place of the other. */
export function applySwap(situation: Situation, said: PairSaid): Outcome {
  const pair = pairOfAKind(situation, said);
  if (typeof pair === 'string') return refused(pair);
  const [a, b] = pair;
  const { mountain } = situation;
  const first = pathTo(mountain, a.id);
  const second = pathTo(mountain, b.id);
  if (first === null || second === null)
    return refused('There is nothing to swap; name two steps.');
  const swapped = <Kind extends { readonly id: string }>(
    own: Kind,
    [one, two]: readonly [Kind | null, Kind | null],
  ): Kind => {
    if (own.id === one?.id) return two ?? own;
    return own.id === two?.id ? (one ?? own) : own;
  };
  const isOf = (type: NamedNode['type']): boolean => a.type === type;
  return changed(
    {
      ...mountain,
      boulders: mountain.boulders
        .map((boulder) => ({
          ...boulder,
          rocks: boulder.rocks
            .map((rock) => ({
              ...rock,
              pebbles: rock.pebbles.map((pebble) =>
                isOf('pebble') ? swapped(pebble, [first.pebble, second.pebble]) : pebble,
              ),
            }))
            .map((rock) => (isOf('rock') ? swapped(rock, [first.rock, second.rock]) : rock)),
        }))
        .map((boulder) =>
          isOf('boulder') ? swapped(boulder, [first.boulder, second.boulder]) : boulder,
        ),
    },
    a,
  );
}
