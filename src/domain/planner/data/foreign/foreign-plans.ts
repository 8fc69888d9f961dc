import { type ForeignPlan } from '../../shaping/foreign-plan.ts';
import { FRENCH_PLAN } from './french-plan.ts';
import { GERMAN_PLAN } from './german-plan.ts';
import { PORTUGUESE_PLAN } from './portuguese-plan.ts';
import { SPANISH_PLAN } from './spanish-plan.ts';

/** What is known of the plans of each language; the others are only split and quoted. */
export const FOREIGN_PLANS: ReadonlyMap<string, ForeignPlan> = new Map([
  ['de', GERMAN_PLAN],
  ['es', SPANISH_PLAN],
  ['fr', FRENCH_PLAN],
  ['pt', PORTUGUESE_PLAN],
]);
