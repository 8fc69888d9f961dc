/** Finds the JSON in what a model says, in spite of all that models put around and into it. */

import { jsonrepair } from 'jsonrepair';

export type FoundJson = {
  readonly value: unknown;
  /** Where in the text it begins. */
  readonly at: number;
  /** The text ended inside of it: only what was whole until then is in `value`. */
  readonly isCut: boolean;
};

const MAX_PLACES = 20;
/** What is opened and never closed is read to the end of the text, from each place anew. */
const MAX_SCANNED = 2_000_000;
/**
 * The most characters of one reply that are repaired, far more than a model is given room for: the time
 * that it takes grows with their square.
 */
const MAX_REPAIRED = 40_000;
/** A plan is ten deep at most; what goes on opening is none, and is not read to its end. */
const MAX_DEPTH = 100;
const CLOSES: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/**
 * The values in a text, the largest first: think blocks, fences and prose around them are passed
 * over, what is not quite JSON is repaired, what is cut is closed behind its last whole object.
 */
export function* jsonIn(text: string, isCut: boolean): Generator<FoundJson> {
  const said = withoutThoughts(text);
  const room = { left: MAX_REPAIRED };
  const places = placesIn(said).sort((a, b) => b.text.length - a.text.length);
  const isPartOfMore = isCut && places.some(({ closed }) => !closed);
  for (const place of places) {
    const { at } = place;
    const value = place.closed ? parsedOrRepaired(place.text, room) : undefined;
    const found = place.closed
      ? { value, isCut: isPartOfMore }
      : unfinished(place, { isCut, room });
    if (found.value !== undefined) yield { ...found, at };
  }
  // A quotation mark that was not escaped hides where an object ends.
  const [first, last] = [said.indexOf('{'), said.lastIndexOf('}')];
  const value =
    first >= 0 && last > first ? parsedOrRepaired(said.slice(first, last + 1), room) : undefined;
  if (value !== undefined) yield { value, at: first, isCut };
}

/** Some servers drop the opening mark, and a reply cut while thinking has no closing one. */
function withoutThoughts(text: string): string {
  const end = [...text.matchAll(/<\/(?:think|thinking|thought|reasoning)>/gi)].at(-1);
  if (end === undefined)
    return /^\s*<(?:think|thinking|thought|reasoning)>/i.test(text) ? '' : text;
  const after = text.slice(end.index + end[0].length);
  // Without JSON behind it, the mark is a word of the plan.
  return after.includes('{') ? after : text;
}

type Place = {
  readonly at: number;
  readonly text: string;
  readonly closed: boolean;
  /** Up to the end of the last object in it that was closed, with what is still open there. */
  readonly wholePart: string | null;
};

function placesIn(text: string): Place[] {
  const places: Place[] = [];
  let at = nextOpening(text, 0);
  let scanned = 0;
  while (at >= 0 && places.length < MAX_PLACES && scanned < MAX_SCANNED) {
    const place = placeAt(text, at);
    places.push(place);
    scanned += place.text.length;
    at = nextOpening(text, place.closed ? at + place.text.length : at + 1);
  }
  return places;
}

function nextOpening(text: string, from: number): number {
  const offset = text.slice(from).search(/[{[]/);
  return offset < 0 ? -1 : from + offset;
}

function placeAt(text: string, start: number): Place {
  const { closedAt, wholeUntil } = scan(text, start);
  if (closedAt >= 0)
    return { at: start, text: text.slice(start, closedAt + 1), closed: true, wholePart: null };
  const whole = wholeUntil < 0 ? null : text.slice(0, wholeUntil + 1);
  // What was open there is read anew: to note it at every object would cost the square of the text.
  const wholePart = whole && whole.slice(start) + scan(whole, start).open.reverse().join('');
  return { at: start, text: text.slice(start), closed: false, wholePart };
}

type Scan = {
  /** Where what begins at the start is closed; -1 when it never is. */
  readonly closedAt: number;
  /** The end of the last object in it that was closed; -1 when there is none. */
  readonly wholeUntil: number;
  /** What would close all that is open at the end. */
  readonly open: string[];
};

function scan(text: string, start: number): Scan {
  const open: string[] = [];
  let isInString = false;
  let wholeUntil = -1;
  for (let at = start; at < text.length; at++) {
    const character = text.charAt(at);
    if (isInString) {
      if (character === '\\') at++;
      else if (character === '"') isInString = false;
      continue;
    }
    if (character === '"') isInString = true;
    const closing = CLOSES[character];
    if (closing !== undefined) open.push(closing);
    if (open.length > MAX_DEPTH) break;
    if (character !== '}' && character !== ']') continue;
    open.pop();
    if (open.length === 0) return { closedAt: at, wholeUntil, open };
    if (character === '}') wholeUntil = at;
  }
  return { closedAt: -1, wholeUntil, open };
}

/** A model that came to its end has only forgotten to close; else the last object may be half. */
function unfinished(
  { text, wholePart }: Place,
  { isCut, room }: { readonly isCut: boolean; readonly room: Room },
): Omit<FoundJson, 'at'> {
  const closing = text.slice(0, Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1);
  if (!isCut && /^[\s`]*$/.test(text.slice(closing.length)) && closing !== '')
    return { value: parsedOrRepaired(closing, room), isCut: false };
  return { value: wholePart === null ? undefined : parsedOrRepaired(wholePart, room), isCut: true };
}

type Room = { left: number };

function parsedOrRepaired(text: string, room: Room): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return repaired(text, room);
  }
}

function repaired(text: string, room: Room): unknown {
  if (text.length > room.left) return undefined;
  room.left -= text.length;
  try {
    return JSON.parse(jsonrepair(text));
  } catch {
    return undefined;
  }
}
