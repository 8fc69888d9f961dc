import { type ForeignDeeds } from '../../reading/foreign-deed-words.ts';
import { GERMAN_DEEDS } from './german-deeds.ts';

/** What is done with things that were only named, in the languages whose thoughts are not shaped while they are read. */
export const FOREIGN_DEEDS: ReadonlyMap<string, ForeignDeeds> = new Map([['de', GERMAN_DEEDS]]);
