import { readFileSync } from 'node:fs';

const FAMILIES = ['list', 'prose', 'rant', 'dictation', 'short', 'language', 'odd'] as const;

/**
 * A brain dump as people write and say them, with what a reader would expect to find in the plan.
 * An item is a few words that must stand together; `never` may not become a pebble.
 */
export type TestDump = {
  readonly name: string;
  readonly family: (typeof FAMILIES)[number];
  readonly text: string;
  readonly items: readonly string[];
  readonly never?: readonly string[];
  /** The item that is due first. */
  readonly first?: string;
};

const BEFORE_DUMP = /^=== /mu;
const HEADING = /^(\w+): (.+)$/u;
const EXPECTED = /^(items|never|first): (.+)$/u;
const BETWEEN_ITEMS = ' | ';

function dumpOf(block: string): TestDump {
  const [head = '', ...paragraphs] = block.split('\n\n');
  const [heading = '', ...lines] = head.split('\n');
  const [, said, name = ''] = HEADING.exec(heading) ?? [];
  const family = FAMILIES.find((known) => known === said);
  if (family === undefined) throw new Error(`no family of dumps: "${heading}"`);
  const expected = new Map<string, string>();
  for (const line of lines) {
    const [, field = '', words = ''] = EXPECTED.exec(line) ?? [];
    if (field === '' || expected.has(field)) throw new Error(`not expected of a dump: "${line}"`);
    expected.set(field, words);
  }
  const never = expected.get('never');
  const first = expected.get('first');
  return {
    name,
    family,
    text: paragraphs.join('\n\n').trimEnd(),
    items: expected.get('items')?.split(BETWEEN_ITEMS) ?? [],
    ...(never === undefined ? {} : { never: never.split(BETWEEN_ITEMS) }),
    ...(first === undefined ? {} : { first }),
  };
}

/**
 * The dumps of a page. `=== family: name` begins one; the next lines say what is expected of it
 * (`items:`, `never:` and `first:`, with ` | ` between two), and behind an empty line stands the
 * dump, as it was written. What stands before the first tells of the page. Throws at any other line.
 */
export function dumpsIn(page: string): TestDump[] {
  return page.split(BEFORE_DUMP).slice(1).map(dumpOf);
}

function dumpsOf(file: string): TestDump[] {
  return dumpsIn(readFileSync(new URL(file, import.meta.url), 'utf8'));
}

// In the order in which they were written, not of the alphabet: what is learned from them is
// learned in that order.
const SEEN = [
  'with-the-rules',
  'other-hands',
  'spoken',
  'further-hands',
  'side-remarks',
  'once-sealed',
  'trades',
];

export const SEEN_DUMPS: readonly TestDump[] = SEEN.flatMap((set) => dumpsOf(`seen/${set}.txt`));

/** By an author who had seen no rule; the rules have been written with every second of them only. */
export const SEEN_LATELY: readonly TestDump[] = dumpsOf('every-second-seen.txt');

/** Written by another hand, and only ever scored as a whole. */
export const UNSEEN_DUMPS: readonly TestDump[] = dumpsOf('unseen.txt');
