const ABBREVIATIONS = new Set(
  'dr mr mrs ms prof st vs etc e.g i.e eg ie no approx inc ltd jr sr a.m p.m re sra dra z.b bzw ca nr usw'.split(
    ' ',
  ),
);
const CLOSERS = /["'”’)\]]/u;

function endsAbbreviation(text: string, dot: number): boolean {
  const start = text.lastIndexOf(' ', dot) + 1;
  return ABBREVIATIONS.has(text.slice(start, dot).toLowerCase());
}

function isBreak(text: string, index: number): boolean {
  const char = text.charAt(index);
  if ('。！？؟۔'.includes(char)) return true;
  const next = text.charAt(index + 1);
  const atEnd = next === '' || next === ' ' || CLOSERS.test(next);
  if (char === '!' || char === '?' || char === ';' || char === '…') return atEnd;
  if (char === '.') return atEnd && !endsAbbreviation(text, index);
  if (char === '—' || char === '–') return text.charAt(index - 1) === ' ' && next === ' ';
  if (char === '-') return text.charAt(index - 1) === ' ' && next === ' ';
  return false;
}

/** Splits a line at the ends of its sentences; the end mark stays with its sentence. */
export function sentencesOf(line: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (let index = 0; index < line.length; index++) {
    if (!isBreak(line, index)) continue;
    while (index + 1 < line.length && /[.!?…。！？"'”’)\]]/u.test(line.charAt(index + 1))) index++;
    sentences.push(line.slice(start, index + 1));
    start = index + 1;
  }
  sentences.push(line.slice(start));
  return withSigns(sentences.map(withoutDash).filter((sentence) => sentence !== ''));
}

function withoutDash(sentence: string): string {
  return sentence
    .trim()
    .replace(/\s[-–—;]$/u, '')
    .replace(/;$/u, '')
    .trim();
}

/** Emoji and marks without a word stay with the sentence before them. */
function withSigns(sentences: readonly string[]): string[] {
  const joined: string[] = [];
  for (const sentence of sentences) {
    const last = joined.at(-1);
    if (last === undefined || /[\p{L}\p{N}]/u.test(sentence)) joined.push(sentence);
    else joined[joined.length - 1] = `${last} ${sentence}`;
  }
  return joined;
}
