import { TELLING_WORDS } from '../../data/foreign/foreign-finite.ts';
import { GERMAN_DEEDS } from '../../data/foreign/german-deeds.ts';
import { withoutEndMarks } from '../../words/end-marks.ts';
import { textOf, type Word, wordsOf } from '../../words/words.ts';
import { holdsDeed } from './foreign-verbs.ts';

/** What is to be done, and what is only said of it. */
type TitleAndRemark = { readonly title: string; readonly remark: string | null };

const LEAST_WORDS = 2;

/** Whether the words behind a comma tell of what stands before it: they hold no deed of their own. */
function isSaidOf(rest: readonly Word[]): boolean {
  if (rest.length === 0) return false;
  if (GERMAN_DEEDS.aside.test(`${textOf(rest)} `)) return true;
  if (GERMAN_DEEDS.softAside.test(`${textOf(rest)} `)) return !holdsDeed(rest, 'de');
  if (holdsDeed(rest, 'de')) return false;
  const telling = TELLING_WORDS.get('de');
  return rest.some(
    ({ key }) => telling?.finite.has(key) === true || telling?.wrong.has(key) === true,
  );
}

function inTwo(words: readonly Word[], at: number): TitleAndRemark {
  return {
    title: withoutEndMarks(textOf(words.slice(0, at))),
    remark: withoutEndMarks(textOf(words.slice(at))).replace(/^[-–(]+\s*/u, ''),
  };
}

/** "Geschenk kaufen (hat Freitag Geburtstag)": what stands in brackets at the end, when it says enough. */
function bracketed(title: string): TitleAndRemark | null {
  const found = /^(.+?)\s+\(([^()]+)\)[.!]*$/u.exec(title);
  const [, thing = '', remark = ''] = found ?? [];
  const saysEnough = wordsOf(remark).length >= LEAST_WORDS || /\p{L}{4}/u.test(remark);
  return found !== null && saysEnough ? { title: thing, remark } : null;
}

/** The first place behind which the words only tell more of what stands before it. */
export function titleAndRemark(title: string): TitleAndRemark {
  const brackets = bracketed(title);
  if (brackets !== null) return brackets;
  const words = wordsOf(title);
  const dash = words.findIndex(({ raw }, at) => at > 0 && /^[-–—]+$/u.test(raw));
  if (dash > 0 && dash < words.length - 1 && isSaidOf(words.slice(dash + 1)))
    return inTwo(words, dash);
  for (let at = 1; at < words.length; at++) {
    const rest = words.slice(at);
    const isBehindComma = words[at - 1]?.comma === true || /;$/u.test(words[at - 1]?.raw ?? '');
    const isEnough =
      holdsDeed(words.slice(0, at), 'de') || isBehindComma || words[at]?.key === 'zu';
    if (!isEnough) continue;
    if (isBehindComma ? isSaidOf(rest) : OPENS_REASON.test(`${textOf(rest)} `))
      return inTwo(words, at);
  }
  return { title, remark: null };
}

/** What gives a reason, or tells of the thing, without a comma in front of it. */
const OPENS_REASON =
  /^(?:weil |bevor |zu (?:klein|groß|eng|kurz|weit|alt|voll) $|denn |obwohl |sonst |(?:der|die|das|den) (?:muss|müssen|soll|sollen|ist|sind|hat|haben|läuft) )/iu;
