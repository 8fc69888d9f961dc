import { type LanguageCode } from '../languages.ts';
import { FRENCH } from './french.ts';
import { PORTUGUESE } from './portuguese.ts';
import { type RomancePack } from './romance-pack.ts';
import { SPANISH } from './spanish.ts';

export const ROMANCE_PACKS: ReadonlyMap<LanguageCode, RomancePack> = new Map([
  ['es', SPANISH],
  ['fr', FRENCH],
  ['pt', PORTUGUESE],
]);
