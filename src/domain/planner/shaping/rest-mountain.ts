import { kindWordsOf } from '../data/kind-words.ts';
import { type LanguageCode } from '../data/languages.ts';
import { type MountainDraft } from '../plan-draft.ts';
import { type Item } from '../reading/item.ts';
import { smallTaskRocks } from './small-tasks.ts';

/** The mountain of what has no other place in a plan, named in the language of the dump. */
export function restMountain(left: readonly Item[], language: LanguageCode): MountainDraft {
  const [title, description] = kindWordsOf(language).rest;
  return { title, description, boulders: [{ title, rocks: smallTaskRocks(left) }] };
}
