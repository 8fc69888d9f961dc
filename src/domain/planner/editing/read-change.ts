import { type TextChange } from './change.ts';
import { bareWords, withoutPoliteEnd } from './bare-words.ts';
import { inPlainWords, POLITE } from './in-plain-words.ts';
import { withoutQuotes } from './named-nodes.ts';
import { besideNamed, isDeed, readPlacedDeed } from './placed-deeds.ts';
import { readAdd, readAlso, readNeeded, readReminder, readUnder } from './read-add.ts';
import { readCount, readPlainCount } from './read-count.ts';
import { readDescribe } from './read-describe.ts';
import { readMove } from './read-move.ts';
import { readOrder } from './read-order.ts';
import { readMerge, readSwap } from './read-pair.ts';
import { readCalled, readRename } from './read-rename.ts';
import { opensWithRemove, readAllBut, readNeedless, readRemove } from './read-remove.ts';
import { readEverywhere, readNotThat, readQuotedWord } from './read-reword.ts';
import { readSection } from './read-section.ts';
import { readCountedSplit, readSplit } from './read-split.ts';
import { readTime } from './read-time.ts';

const NOT_SAFE =
  /^(?:don't|dont|do not|never|if|unless|why|what|how|who|when|where|should i|should we|is it|is there|did|do i|do you|are you|was|were|maybe not|not)\b|\b(?:except|apart from|but not|unless|other than|all but)\b|\bignore (?:all|any|previous|the above)\b/iu;

function read(text: string): TextChange | null {
  return (
    readCountedSplit(text) ??
    readTime(text) ??
    readCount(text) ??
    readAdd(text) ??
    readMerge(text) ??
    readSwap(text) ??
    readSplit(text) ??
    readRename(text) ??
    readCalled(text) ??
    (opensWithRemove(text) ? readRemove(text) : null) ??
    readMove(text) ??
    readRemove(text)
  );
}

/** "I need to move it first" is sooner a change of the plan than a step of that name. */
const EDITS = /^(?:move|put|rename|swap|switch|split|merge|combine|shift|reorder)\s/iu;
const MOVES = /^(?:move|put|place|bring|bump|pull|shift|push|drag)\s/iu;
/** `Put "find a stapler" at the end` moves what is there, and adds what is not. */
const PUT_QUOTED = /^(?:put|stick|slip|squeeze|fit)\s+(?:in\s+)?(["“«].+)$/iu;

/** The ways to read one part of a change text, surest first; none when no rule is sure of it. */
export function readChanges(said: string): TextChange[] {
  const section = readSection(said);
  const told =
    section ?? readDescribe(said) ?? readUnder(said) ?? readQuotedWord(said.replace(POLITE, ''));
  if (told !== null) return [told];
  const part = inPlainWords(said.replace(/^(?:oh|ah|i forgot|sorry|hm+),?\s+(?=\S)/iu, ''));
  const also = readAlso(part.replace(/^(?:and|then|also|oh|please),?\s+/iu, ''));
  if (also !== null && !/\btime\b/iu.test(part)) {
    const edit = EDITS.test(also.said) ? read(bareWords(also.said)) : null;
    return edit === null ? [also] : [edit, also];
  }
  const text = bareWords(part).replace(/^(?:remove|delete|drop|scrap|skip|bin)$/iu, '$& it');
  const order = readOrder(text);
  if (order !== null) return [order, ...moved(text)];
  const allBut = readAllBut(text) ?? readEverywhere(text) ?? readReminder(text);
  if (allBut !== null) return [allBut];
  const placed = read(text) === null || FINALLY.test(said) ? readPlacedDeed(withoutPlea(said)) : [];
  if (placed.length > 0) return placed;
  const change =
    text === '' || NOT_SAFE.test(part.trim()) || NOT_SAFE.test(text)
      ? readNeedless(part)
      : read(text);
  const count = change === null ? readPlainCount(text) : null;
  if (count !== null) return [count];
  const last = [...readNotThat(text), ...readOnly(withoutPlea(said)), ...readNeeded(part)];
  return change === null ? last : [change, ...otherwise(text, change), ...last];
}

/** "Small things first", where a part of the plan is called so. */
function moved(text: string): TextChange[] {
  const move = readMove(text);
  return move === null ? [] : [move];
}

/** "Finally, thank everyone": said in front, the word is a place. */
const FINALLY = /^(?:and |then |oh |ok )*(?:first|finally|lastly)\b/iu;

function withoutPlea(said: string): string {
  return withoutPoliteEnd(said.replace(/^(?:(?:and|oh|ok|okay|so|then|please),?\s+)+/iu, ''));
}

const ONLY = /^(?:(?:just|only)\s+(.+?)|(.+?)\s+(?:only|alone))(?:\s+(?:then|now))?$/iu;

function readOnly(text: string): TextChange[] {
  const [, front, rear] = ONLY.exec(text) ?? [];
  const name = front ?? rear;
  return name === undefined ? [] : [{ kind: 'only', name }];
}

/** A second way to read a change, for when the first names nothing that is there. */
function otherwise(text: string, change: TextChange): TextChange[] {
  const quoted = PUT_QUOTED.exec(text)?.[1];
  if (quoted !== undefined) return [{ kind: 'add', said: quoted }];
  const [said] = change.kind === 'rename' ? change.readings : [];
  if (said !== undefined && /^["“«]/u.test(said.name))
    return [{ kind: 'reword', from: withoutQuotes(said.name), to: withoutQuotes(said.title) }];
  if (change.kind !== 'move') return [];
  const deed = change.name.replace(/^(?:put|do|place|have)\s+/iu, '');
  const isStep = (!MOVES.test(text) || /^put\s/iu.test(text)) && isDeed(deed);
  if (isStep && (change.place.kind === 'before' || change.place.kind === 'after')) {
    const other = besideNamed(deed, change.place.name);
    const said = `${deed} ${change.place.kind} ${other}`;
    return [{ kind: 'add', said, unless: deed, mustPlace: true }];
  }
  if (!isStep || (change.place.kind !== 'first' && change.place.kind !== 'last')) return [];
  const place = change.place.kind === 'first' ? 'at the start' : 'at the end';
  return [{ kind: 'add', said: `${change.name} ${place}`, unless: change.name }];
}
