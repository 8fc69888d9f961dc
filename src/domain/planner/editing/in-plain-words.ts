import { CHANGE_PHRASES, FOREIGN_COUNTS, FOREIGN_POLITE } from '../data/change-words.ts';
import { isSlip } from './find-node.ts';

const COMMANDS = 'remove delete rename replace change split merge combine move swap include'.split(
  ' ',
);
const LEAST_LETTERS = 5;

/** The same change in English where it was said in Spanish, German, French or Portuguese. */
function inEnglish(text: string): string {
  const bare = text.replaceAll(FOREIGN_POLITE, '').trim();
  for (const { said, means } of CHANGE_PHRASES) {
    const match = said.exec(bare);
    if (match === null) continue;
    return means.replaceAll(/\$(\d)/gu, (_, at: string) => {
      const part = match[Number(at)] ?? '';
      return FOREIGN_COUNTS.get(part.toLowerCase()) ?? part;
    });
  }
  return text;
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
  return withoutSlip(inEnglish(text));
}
