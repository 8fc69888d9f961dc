import { withoutEndMarks } from '../words/end-marks.ts';
import { keyAt, textOf, type Word } from '../words/words.ts';

function bare(words: readonly Word[]): string {
  return withoutEndMarks(textOf(words));
}

/** What nobody can go and get. */
export const NO_LACK =
  /^(?:time|energy|money|point|way|reason|hope|one|idea|ideas|clue|space|room|excuse|rush|hurry|end|escape|problem|news|good|such|more|longer|need|doubt|joy|peace|quiet|place|help|choice|life|friends|family|job|motivation|strength)$/u;
const TO_MAKE = /^(?:cv|portfolio|plan|list|poster|website|speech|costume|present)$/u;

function fromShortage(words: readonly Word[]): string | null {
  const text = words.map((word) => word.key).join(' ');
  const match =
    /^(?:we're|we are|i'm|im|am|i am|are|is)?\s?(?:nearly |almost |all |running )?(?:out of|low on|ran out of|run out of)\s/u.exec(
      text,
    ) ?? /^(?:we|i)(?:'ve| have)? (?:ran|run) (?:out of|low on)\s/u.exec(text);
  if (match !== null) {
    const skipped = match[0].trim().split(' ').length;
    return `Buy ${bare(words.slice(skipped))}`;
  }
  const none = /^(?:i |we )?(?:don't|do not) have (?:an? |any )(\S+)/u.exec(text);
  if (none !== null && !NO_LACK.test(none[1] ?? '')) {
    const from = words.findIndex((word) => word.key === 'have');
    const verb = TO_MAKE.test(none[1] ?? '') ? 'Make' : 'Get';
    return `${verb} ${bare(words.slice(from + 1)).replace(/^any /u, '')}`;
  }
  const no = /^(?:there's|there is|we have|we've got|we have got) no (.{2,30}?) left/u.exec(text);
  return no === null ? null : `Buy ${no[1] ?? ''}`;
}

function fromRunningOut(words: readonly Word[]): string | null {
  const none = words.findIndex(
    (word, index) => word.key === 'has' && keyAt(words, index + 1) === 'no',
  );
  if (none > 0 && none <= 4 && words.at(-1)?.key === 'left')
    return `Get ${bare(words.slice(none + 2, -1))} for ${bare(words.slice(0, none))}`;
  const at = words.findIndex(
    (word, index) =>
      /^(?:is|are)$/u.test(word.key) && /^(?:out|low)$/u.test(keyAt(words, index + 1)),
  );
  const of = /^(?:of|on)$/u.test(keyAt(words, at + 2));
  if (at <= 0 || at > 5 || !of || words.length <= at + 3) return null;
  if (/^(?:i|he|she|they|it|we)$/u.test(keyAt(words, 0))) return null;
  if (/^(?:date|order|office|town|control)$/u.test(keyAt(words, at + 3))) return null;
  return `Get ${bare(words.slice(at + 3))} for ${bare(words.slice(0, at))}`;
}

/** What there is no more of, as a thing to get; null when nothing is short. */
export function impliedByShortage(words: readonly Word[]): string | null {
  return fromShortage(words) ?? fromRunningOut(words);
}
