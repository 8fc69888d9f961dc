import { cleanText } from '#domain/planner/reading/page/clean-text.ts';
import { readThoughtsIn } from '#domain/planner/reading/read-dump.ts';
import { type ReadThought } from '#domain/planner/reading/reading.ts';
import { wordsOf } from '#domain/planner/words/words.ts';
import { type LabelledDump, type Told } from './labelled-dumps.ts';
import { placesIn } from './words-in-order.ts';

export const TODAY = '2026-11-21';

/** What the marks say of a thought as the planner heard it. */
export type HeardThought = {
  readonly asks: boolean;
  /** Only a piece of what asks for something, most of which was heard elsewhere. */
  readonly isPiece: boolean;
  /** What it is where it asks for nothing. */
  readonly told: Told | null;
};

/** The thoughts that the planner hears in a dump, and what the marks say of each; null where none of its words is known. */
export type HeardDump = {
  readonly dump: LabelledDump;
  readonly thoughts: readonly ReadThought[];
  readonly marks: readonly (HeardThought | null)[];
};

/** How many of the words at these places stand in each marked thought. */
function countsIn(places: readonly number[], { thoughts }: LabelledDump): number[] {
  return thoughts.map(
    ({ from, words }) => places.filter((place) => place >= from && place < from + words).length,
  );
}

/**
 * A task asks where most of its words were heard, whatever was told beside it; every other piece
 * of the dump is as the thought is that has most of its words.
 */
function marksOf(
  heard: readonly (readonly number[])[],
  dump: LabelledDump,
): (HeardThought | null)[] {
  const counts = heard.map((places) => countsIn(places, dump));
  const holder = dump.thoughts.map((_, thought) => {
    const most = Math.max(...counts.map((own) => own[thought] ?? 0));
    return counts.findIndex((own) => (own[thought] ?? 0) === most);
  });
  return counts.map((own, index) => {
    const most = own.indexOf(Math.max(...own));
    if ((own[most] ?? 0) === 0) return null;
    if (
      dump.thoughts.some(
        ({ asks }, thought) => asks && holder[thought] === index && (own[thought] ?? 0) > 0,
      )
    )
      return { asks: true, isPiece: false, told: null };
    const { asks = false, told = null } = dump.thoughts[most] ?? {};
    return { asks, isPiece: asks, told };
  });
}

/** What the planner hears in the dump, and what the marks say of it. */
export function heardDump(dump: LabelledDump): HeardDump {
  const thoughts = readThoughtsIn(cleanText(dump.text), TODAY);
  const said = wordsOf(dump.text).map((word) => word.key);
  const heard = thoughts.flatMap(({ words }) => words.map((word) => word.key));
  const places = placesIn(said, heard);
  let at = 0;
  const own = thoughts.map(({ words }) => {
    const here = places.slice(at, at + words.length).filter((place) => place >= 0);
    at += words.length;
    return here;
  });
  return { dump, thoughts, marks: marksOf(own, dump) };
}
