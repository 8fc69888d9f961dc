import { type LanguageCode } from '../languages.ts';
import { FELT_FRENCH } from './felt-french.ts';
import { FELT_GERMAN } from './felt-german.ts';
import { FELT_DUTCH, FELT_ITALIAN } from './felt-others.ts';
import { type FeltPack } from './felt-pack.ts';
import { FELT_PORTUGUESE } from './felt-portuguese.ts';
import { FELT_SPANISH } from './felt-spanish.ts';

export const FELT_PACKS: ReadonlyMap<LanguageCode, FeltPack> = new Map([
  ['es', FELT_SPANISH],
  ['fr', FELT_FRENCH],
  ['de', FELT_GERMAN],
  ['pt', FELT_PORTUGUESE],
  ['it', FELT_ITALIAN],
  ['nl', FELT_DUTCH],
]);
