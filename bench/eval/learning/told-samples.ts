import { type TestDump } from '#domain/planner/dumps/test-dump.ts';
import { cleanText } from '#domain/planner/reading/page/clean-text.ts';
import { readThoughtsIn } from '#domain/planner/reading/read-dump.ts';
import { breathsOf } from '#domain/planner/reading/breaths.ts';
import { type ReadThought } from '#domain/planner/reading/reading.ts';
import { textOf } from '#domain/planner/words/words.ts';
import { type Sample } from './fit.ts';
import { type LabelledDump, type LabelledThought } from './labelled-dumps.ts';
import { heardDump, type HeardThought, TODAY } from './labelled-thoughts.ts';

/** A piece of a task is heard as told, with less weight: its task was heard beside it. */
const PIECE = 0.5;
/** What a list of items says of a dump is less sure than a mark. */
const BY_ITEM = 0.6;
/** Whether what is only told is felt as well is a question that people answer in different ways. */
const ONLY_TOLD = 0.3;
/** What asks for something is of many authors, what is felt of a few. */
const OF_OTHERS = 0.4;

/** Which thoughts are heard, and by which signs. */
export type Hearing = {
  readonly hears: (thought: ReadThought) => boolean;
  readonly signsAt: (
    thoughts: readonly ReadThought[],
    place: { readonly index: number; readonly breath: number },
  ) => ReadonlySet<string>;
  /** The signs in which the verdict of the rules is heard. */
  readonly verdictSigns: RegExp;
};

/** A thought of a marked dump as the planner gives it, and what there is to hear of it. */
type Heard = { readonly mark: HeardThought; readonly signs: readonly string[] };

/** The thoughts of a marked dump that are heard: read once for all that is asked of them. */
export function heardIn(dump: LabelledDump, { hears, signsAt }: Hearing): Heard[] {
  const { thoughts, marks } = heardDump(dump);
  const breathOf = breathsOf(thoughts);
  return thoughts.flatMap((thought, index) => {
    const mark = marks[index] ?? null;
    if (mark === null || !hears(thought)) return [];
    return [{ mark, signs: [...signsAt(thoughts, { index, breath: breathOf(thought) })] }];
  });
}

/** Whether each thought of a marked dump asks for something to be done. */
export function samplesOfMarks(heard: readonly Heard[]): Sample[] {
  return heard.map(({ mark: { asks, isPiece }, signs }) => ({
    signs,
    isSo: asks && !isPiece,
    weight: isPiece ? PIECE : 1,
  }));
}

/** The authors who marked what is felt and what is finished apart from what is only told. */
export function authorsOfKinds(dumps: readonly LabelledDump[]): ReadonlySet<string> {
  const isKind = ({ told }: LabelledThought): boolean => told === 'feeling' || told === 'finished';
  return new Set(dumps.filter(({ thoughts }) => thoughts.some(isKind)).map(({ author }) => author));
}

/** Whether each thought is felt or finished: by the authors who marked that, and of others only what asks. */
export function samplesOfKinds(heard: readonly Heard[], isMarked: boolean): Sample[] {
  return heard.flatMap(({ mark: { told }, signs }) => {
    if (told === null) return [{ signs, isSo: false, weight: isMarked ? 1 : OF_OTHERS }];
    if (!isMarked) return [];
    return [{ signs, isSo: told !== 'fact', weight: told === 'fact' ? ONLY_TOLD : 1 }];
  });
}

/**
 * A thought asks when a person found an item in it; one that has a word of an item says nothing.
 * The rules were written from these dumps, so that what they say here is no sign.
 */
export function samplesOfItems(
  { text, items, never = [] }: TestDump,
  { hears, signsAt, verdictSigns }: Hearing,
): Sample[] {
  const thoughts = readThoughtsIn(cleanText(text), TODAY);
  const breathOf = breathsOf(thoughts);
  return thoughts.flatMap((thought, index) => {
    const said = textOf(thought.words).toLowerCase();
    const isIn = (item: string): boolean => item.split(' ').every((word) => said.includes(word));
    const touches = (item: string): boolean =>
      item.split(' ').some((word) => word.length > 3 && said.includes(word));
    const asks = items.some(isIn);
    const saysNothing = !asks && !never.some(isIn) && items.some(touches);
    if (!hears(thought) || saysNothing) return [];
    const signs = [...signsAt(thoughts, { index, breath: breathOf(thought) })];
    return [
      { signs: signs.filter((sign) => !verdictSigns.test(sign)), isSo: asks, weight: BY_ITEM },
    ];
  });
}
