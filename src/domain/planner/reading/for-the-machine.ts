import { withoutEndMarks } from '../words/end-marks.ts';
import { textOf, type Word } from '../words/words.ts';

const COMMAND =
  /\b(?:ignore|disregard|forget|override) (?:all |any |the |your |my |these |those )*(?:previous|above|prior|earlier|preceding|instructions|rules)\b|\bsystem prompt\b|\byou are now (?:a|an|in|my|the)?\b|\bas an ai\b|^system:? |\bdeveloper mode\b|\bevery pebble\b/u;
const CODE = /^[[{<].*[\]}>]$/u;

/** Words that speak to a program, or are one: there is nothing in them for a person to do. */
export function isForTheMachine(words: readonly Word[]): boolean {
  if (words.length <= 2 && CODE.test(withoutEndMarks(textOf(words)))) return true;
  return COMMAND.test(words.map((word) => word.key).join(' '));
}
