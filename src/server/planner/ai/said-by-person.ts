/** Text of a model as a plan may show it: nothing to click, to run or to call that the person did not name. */

const CONTROL = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffd]+/gu;
const UNSEEN = /<(script|style)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;
const TAG = /<\/?[a-z!][^<>]*>/gi;
const MARKDOWN_LINK = /\[([^\]]*)\]\((?:[^()]|\([^()]*\))*\)/g;
const LINK = /\b(?:https?|ftp|javascript|data|mailto|tel):[^\s<>"')\]]+|\bwww\.[^\s<>"')\]]+/gi;
const BARE_DOMAIN =
  /(?<![a-z0-9.-])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|info|io|co|app|dev|ai|me)\b(?:\/[^\s<>"')\]]*)?/gi;
const MAIL = /(?<![^\s<>"'(),;:])[^\s<>"'(),;:@]+@[^\s<>"'(),;:]+\.[^\s<>"'(),;:]+/g;
const PHONE = /(?<![\w.-])\+?\d[\d\s()./-]{5,}\d(?![\w-])/g;
const DATE = /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4})(?=\s|$)/;
/** Longer than any text of a plan may be, short enough for every search above. */
const MAX_LENGTH = 1000;

export type Cleaner = (value: unknown) => string;

/** Cleans the texts of a plan that was made of these words. */
export function cleanerFor(words: string): Cleaner {
  const said = words.toLowerCase();
  const digits = words.replaceAll(/[\s()./-]/g, '');
  const ifSaid = (found: string) =>
    said.includes(found.toLowerCase().replace(/[.,;:!?]+$/, '')) ? found : '';
  const ifDialled = (found: string) =>
    DATE.test(found) || digits.includes(found.replaceAll(/[\s()./-]/g, '')) ? found : '';
  return (value) =>
    textOf(value)
      .replaceAll(UNSEEN, ifSaid)
      .replaceAll(TAG, ifSaid)
      .replaceAll(MARKDOWN_LINK, (found, label: string) => ifSaid(found) || label)
      .replaceAll(LINK, ifSaid)
      .replaceAll(MAIL, ifSaid)
      .replaceAll(BARE_DOMAIN, ifSaid)
      .replaceAll(PHONE, ifDialled)
      .replace(/^(?:\s*(?:[-*•#]+|\d{1,2}[.)]|\[[ x]?\])\s)+/i, '')
      .replaceAll(/(\*\*|__|`)(.+?)\1/g, '$2')
      .replaceAll(/\(\s*\)/g, '')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/\s+([.,;:!?])/g, '$1')
      .trim();
}

function textOf(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value.slice(0, MAX_LENGTH).toWellFormed().replaceAll(CONTROL, ' ');
}
