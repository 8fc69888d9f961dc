import { type Rock } from '../../plan/plan.ts';
import { MAX_PEBBLES } from '../rock-sizes.ts';
import { TEXT_LIMITS } from '../words/word-limits.ts';
import { type Situation } from './outcome.ts';

/** A rock with more than it should hold becomes rocks of even size; the first keeps its id. */
export function withinLimit(rock: Rock, newId: Situation['newId']): Rock[] {
  const count = Math.ceil(rock.pebbles.length / MAX_PEBBLES);
  if (count <= 1) return [rock];
  const size = Math.ceil(rock.pebbles.length / count);
  const words = rock.title.split(' ').slice(0, TEXT_LIMITS.rockTitle.words - 1);
  return Array.from({ length: count }, (_, at) => ({
    ...rock,
    id: at === 0 ? rock.id : newId('rock'),
    title: at === 0 ? rock.title : `${words.join(' ')} ${at + 1}`,
    pebbles: rock.pebbles.slice(at * size, (at + 1) * size),
  }));
}
