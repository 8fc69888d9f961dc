import { wordsOf } from '../../words/words.ts';
import { BULLET } from './bullets.ts';
import { type Item } from '../item.ts';
import { sentencesOf } from './sentences.ts';

const TICKED = /^\s*(?:[-*+•·]\s*)?(?:\[[xX✓✔]\]|☑|✅|✓|✔️?)\s*/u;
const BOX = /^\[[ _-]?\]\s*/u;
/** A question stays one. */
const END = /[\s.,;:。、，।]+$/u;
const HASHES = /^#{1,6}\s+/u;
const NAMES_BELOW = /^[^:：]{1,60}[:：]$/u;

const LEAST_LISTED = 3;
const MOST_LISTED_WORDS = 2;

/** "Mjölk, bröd, ägg": three names or more, and no sentence in any language. */
function thingsListed(sentence: string): readonly string[] {
  const parts = sentence.replace(END, '').split(/[,،、，]\s*/u);
  const isList =
    parts.length >= LEAST_LISTED &&
    parts.every((part) => part !== '' && wordsOf(part).length <= MOST_LISTED_WORDS);
  return isList && sentence.includes(' ') ? parts : [sentence];
}

function itemOf(said: string, order: number, headings: readonly string[]): Item {
  return {
    order,
    title: said.replace(END, ''),
    notes: [],
    due: null,
    urgent: false,
    wish: false,
    isEvent: false,
    headings,
    language: 'other',
  };
}

type Line = { readonly text: string; readonly isName: boolean };

function linesIn(text: string): readonly Line[] {
  const said = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line) && !TICKED.test(line));
  const named = said.map((line) => {
    const bare = line.replace(HASHES, '').replace(BULLET, '').replace(BOX, '').trim();
    return { text: bare, isName: HASHES.test(line) || NAMES_BELOW.test(bare) };
  });
  return named.map((line, at) => ({
    ...line,
    isName: line.isName && named[at + 1]?.isName === false,
  }));
}

/**
 * What a page says in a language that the planner does not read: every line, or sentence of it, as it
 * was written. Nothing is known to be felt, finished or due, so nothing is left out or moved.
 */
export function verbatimPage(text: string): Item[] {
  const items: Item[] = [];
  let headings: readonly string[] = [];
  for (const { text: said, isName } of linesIn(text)) {
    if (isName) headings = [said.replace(/[:：]$/u, '')];
    else
      for (const thing of sentencesOf(said).flatMap(thingsListed))
        items.push(itemOf(thing, items.length, headings));
  }
  return items;
}
