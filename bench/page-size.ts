import { shipped } from '../scripts/testing/size-budget.ts';
import type { Figure } from './figure.ts';

/** What a first visit downloads of our making, compressed. */
export function pageSize(): Figure[] {
  const { script, style } = shipped();
  return [
    { name: 'JavaScript shipped (gzip)', value: `${script.toFixed(1)} kB` },
    { name: 'CSS shipped (gzip)', value: `${style.toFixed(1)} kB` },
  ];
}
