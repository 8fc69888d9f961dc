/**
 * A brain dump as people write and say them, with what a reader would expect to find in the plan.
 * An item is a few words that must stand together; `never` may not become a pebble.
 */
export type TestDump = {
  readonly name: string;
  readonly family: 'list' | 'prose' | 'rant' | 'dictation' | 'short' | 'language' | 'odd';
  readonly text: string;
  readonly items: readonly string[];
  readonly never?: readonly string[];
  /** The item that is due first. */
  readonly first?: string;
};
