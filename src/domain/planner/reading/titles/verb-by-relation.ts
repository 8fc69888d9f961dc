import { RELATIONS } from '../../data/verbs-by-relation.ts';
import { keyAt } from '../../words/words.ts';
import { type BareThing } from '../grammar/bare-thing.ts';

const IS_SUM = /^[£$€]\d/u;

/** "Letter on the bench" is to be read, "80 quid to Claire" paid: the verb by what stands behind the name; null where that tells nothing. */
export function verbOfRelation({ name, rest }: BareThing): string | null {
  const last = name.at(-1);
  const head = IS_SUM.test(last?.raw ?? '') ? 'pounds' : (last?.key ?? '');
  const behind = keyAt(rest, 0);
  if (last === undefined || /[,.;:]["'”’)]*$/u.test(last.raw) || rest.length < 2) return null;
  if (/^(?:there|here)$/u.test(keyAt(rest, 1))) return null;
  return RELATIONS.find((one) => one.names.has(head) && one.behind.has(behind))?.verb ?? null;
}
