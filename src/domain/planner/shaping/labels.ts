import { LABELS, type Labels } from '../data/plan-labels.ts';

/** The plan's own words in the language of an item; English where there is no pack. */
export function labelsOf(language: string): Labels {
  const english = LABELS.get('en');
  const labels = LABELS.get(language) ?? english;
  if (labels === undefined) throw new Error('The English labels are part of the program.');
  return labels;
}
