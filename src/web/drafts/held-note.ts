import type { Notes } from '../device/device.ts';

/** What a note of the device says, read anew only when its text is another one: the same value until then. */
export function createHeldNote<Value>(ask: {
  notes: Notes;
  key: string;
  /** The text, when it is not all of the note. */
  readText?: () => string | null;
  /** Of null, when there is no note. Never throws. */
  parse: (raw: string | null) => Value;
}): { read(): Value; subscribe(listener: () => void): () => void } {
  const { notes, key, parse, readText = () => notes.read(key) } = ask;
  let held: { raw: string | null; value: Value } = { raw: null, value: parse(null) };
  return {
    read() {
      const raw = readText();
      if (raw !== held.raw) held = { raw, value: parse(raw) };
      return held.value;
    },
    subscribe: (listener) =>
      notes.onChange((changed) => {
        if (changed === key || changed === null) listener();
      }),
  };
}
