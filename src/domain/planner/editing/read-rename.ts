import { opensWithCommand } from '../reading/grammar/verbs.ts';
import { wordsOf } from '../words/words.ts';
import { type TextChange } from './change.ts';

const RENAME =
  /^(?:rename|retitle|change the (?:title|name|wording) of|change|replace|reword)\s+(.+)$/iu;
const RENAMED_WITH = /\s+(?:to|as|into|with|by|→|->|=>)\s+/giu;
const CALLED = [
  /^(?:rename|retitle)\s+(.+?)\s+(?:to\s+|as\s+)?["“«'‘]([^"“”«»]+)["”»'’]$/iu,
  /^instead of\s+(.+?),\s*(.+)$/iu,
  /^call\s+(it|this|(?:the|this) (?:whole |entire )?(?:mountain|plan|thing))\s+(.+)$/iu,
  /^call\s+(.+?)\s+["“«]([^"“”«»]+)["”»]$/iu,
  /^(.+?)\s+should (?:just |only |really |actually )*(?:be (?:called|named)|say|read):?\s+(.+)$/iu,
  /^(.+?)\s+should be:?\s+["“«](.+)["”»]$/iu,
];
/** What a turn of phrase means by "a band instead of a DJ": the new is not on the mountain yet. */
const IN_PLACE = /^use (.+) in place of (.+)$/iu;
/** "Get tags should be make tags": one deed for another. */
const SHOULD_BE =
  /^(.+?)\s+(?:should|needs to|has to) (?:just |only |really |actually )*be:?\s+(.+)$/iu;
const CALL = /^(?:call|name)\s+(.+)$/iu;
const NAMES_LEVEL =
  /^(?:call|name|title|rename)\s+((?:(?:the|my|this|that)\s+)?(?:\S+\s+){0,5}?(?:rock|boulder|section|mountain|plan|step|pebble)(?:\s+(?:number\s+)?\d)?)\s+(.+)$/iu;

/** Every way to cut the text in two at one of the marks. */
export function cutAt(text: string, mark: RegExp): [string, string][] {
  return [...text.matchAll(mark)].map((match) => [
    text.slice(0, match.index),
    text.slice(match.index + match[0].length),
  ]);
}

/** Reads a wish for another name. */
export function readRename(text: string): TextChange | null {
  const [, fresh, old] = IN_PLACE.exec(text) ?? [];
  if (fresh !== undefined && old !== undefined)
    return {
      kind: 'rename',
      readings: [{ name: old, title: fresh }],
      fresh: true,
      isInstead: true,
    };
  for (const pattern of CALLED) {
    const [, name, title] = pattern.exec(text) ?? [];
    if (name !== undefined && title !== undefined)
      return { kind: 'rename', readings: [{ name, title }] };
  }
  const [, whole, deed] = SHOULD_BE.exec(text) ?? [];
  if (whole !== undefined && deed !== undefined && opensWithCommand(wordsOf(deed)))
    return { kind: 'rename', readings: [{ name: whole, title: deed }], exact: true };
  const said = RENAME.exec(text)?.[1];
  if (said === undefined) return null;
  const readings = cutAt(said, RENAMED_WITH).map(([name, title]) => ({ name, title }));
  if (readings.length === 0) return null;
  const isInstead = /^(?:change|replace)\s(?!the (?:title|name|wording)\b)/iu.test(text);
  return { kind: 'rename', readings, ...(isInstead && { isInstead: true as const }) };
}

/** "Call the cover rock Front and back": a level ends the name, or the name is a whole title. */
export function readCalled(text: string): TextChange | null {
  const [, name, title] = NAMES_LEVEL.exec(text) ?? [];
  if (name !== undefined && title !== undefined)
    return { kind: 'rename', readings: [{ name, title }] };
  const said = CALL.exec(text)?.[1];
  const readings = said === undefined ? [] : cutAt(said, /\s+/gu);
  return readings.length === 0
    ? null
    : { kind: 'rename', readings: readings.map(([a, b]) => ({ name: a, title: b })), exact: true };
}
