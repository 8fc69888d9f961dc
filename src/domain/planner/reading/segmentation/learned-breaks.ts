import { BREAK_WEIGHTS } from '../../data/break-weights.ts';
import { breakSignsAt, type Place } from './break-signs.ts';
import { oddsOf, weightsIn } from '../learned-weights.ts';

const WEIGHTS = weightsIn(BREAK_WEIGHTS);

/** How likely a new thought begins here by what other speech was like: above 0 more likely than not. */
export function breakOdds(place: Place): number {
  return oddsOf(breakSignsAt(place), WEIGHTS);
}
