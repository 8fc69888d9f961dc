/**
 * Puts what was dictated at a place in the text, keeping all that is there. A pause in speech is the
 * best end of a sentence there is, so every piece begins a new line unless it is put into a line.
 * Answers the text and the place after the piece. Pure.
 */
export function insertDictated(ask: { text: string; at: number; pieces: readonly string[] }): {
  text: string;
  caret: number;
} {
  const before = ask.text.slice(0, ask.at);
  const after = ask.text.slice(ask.at);
  const piece = ask.pieces.join('\n');
  const startsLine = before === '' || before.endsWith('\n');
  const head = startsLine || /\s$/.test(before) ? before : `${before}\n`;
  const tail = after === '' || /^\s/.test(after) ? after : `${startsLine ? '\n' : ' '}${after}`;
  return { text: head + piece + tail, caret: head.length + piece.length };
}
