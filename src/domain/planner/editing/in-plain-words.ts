import { ENGLISH_CHANGES } from '../data/change-english.ts';
import {
  type ChangePhrase,
  CHANGE_PHRASES,
  FOREIGN_COUNTS,
  FOREIGN_POLITE,
} from '../data/change-words.ts';
import { isSlip } from './find-node.ts';

const COMMANDS = 'remove delete rename replace change split merge combine move swap include'.split(
  ' ',
);
const LEAST_LETTERS = 5;

/** Words that open a wish and say nothing of it. */
export const POLITE =
  /^(?:(?:please|pls|plz|ok|okay|right|well|um+|uh+|er|erm|like|so|and|then|also|now|just|maybe|actually|first of all|finally|can you|could you|would you|will you|can u|could u|would u|will u|can we|could we|can i|could i|may we|would it be possible to|is it possible to|i want you to|i'd like you to|i would like you to|i'd like to|i would like to|i want to|i wanna|let's|lets|let us|go ahead and|i'd rather|i would rather|i think we should|i think you should|i think|we should|you can|you could|you should|hi|hello|hey)[,\s]+)+/iu;
const THANKS = /(?:,?\s+(?:please and thank you|please|pls|plz|thx|ty|thanks|thank you))+$/iu;

/** What the first phrase that fits means, with the person's own parts in it; null when none fits. */
function meaning(text: string, phrases: readonly ChangePhrase[]): string | null {
  for (const { said, means } of phrases) {
    const match = said.exec(text);
    if (match === null) continue;
    return means.replaceAll(/\$(\d)/gu, (_, at: string) => {
      const part = match[Number(at)] ?? '';
      return FOREIGN_COUNTS.get(part.toLowerCase()) ?? part;
    });
  }
  return null;
}

/** The same change in English where it was said in Spanish, German, French or Portuguese. */
function inEnglish(text: string): string {
  return meaning(text.replaceAll(FOREIGN_POLITE, '').trim(), CHANGE_PHRASES) ?? text;
}

/** "Remvoe the stamps": a command with a slip of the finger is the command. */
function withoutSlip(text: string): string {
  const [first = ''] = text.split(/\s/u);
  const said = first.toLowerCase();
  if (said.length < LEAST_LETTERS || COMMANDS.includes(said)) return text;
  const meant = COMMANDS.find((command) => isSlip(said, command));
  return meant === undefined ? text : `${meant}${text.slice(first.length)}`;
}

/** A change as the rules read it, whatever language and whatever slip it was typed with. */
export function inPlainWords(text: string): string {
  const plain = withoutSlip(inEnglish(text).replaceAll('’', "'"));
  const bare = plain.replace(/\?$/u, '').trim().replace(THANKS, '');
  return (
    meaning(bare, ENGLISH_CHANGES) ?? meaning(bare.replace(POLITE, ''), ENGLISH_CHANGES) ?? plain
  );
}
