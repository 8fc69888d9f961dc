import { type TextChange } from './change.ts';
import { inPlainWords, POLITE } from './in-plain-words.ts';
import { readCount, readPlainCount } from './read-count.ts';
import { withoutQuotes } from './named-nodes.ts';
import { besideNamed, isDeed, readPlacedDeed } from './placed-deeds.ts';
import { readDescribe } from './read-describe.ts';
import { readMove } from './read-move.ts';
import { readMerge, readSwap } from './read-pair.ts';
import { readCalled, readRename } from './read-rename.ts';
import { readSection } from './read-section.ts';
import { readCountedSplit } from './read-split.ts';
import { readTime } from './read-time.ts';
import { tellsOfThingGot } from './things-got.ts';

const NOT_SAFE =
  /^(?:don't|dont|do not|never|if|unless|why|what|how|who|when|where|should i|should we|is it|is there|did|do i|do you|are you|was|were|maybe not|not)\b|\b(?:except|apart from|but not|unless|other than|all but)\b|\bignore (?:all|any|previous|the above)\b/iu;
const TRAILING =
  /(?:\s+(?:please|pls|plz|thx|thanks|thank you|please and thank you|too|as well|instead|now|completely|entirely))+$/iu;
const FROM_PLAN =
  /\s+(?:from|off|out of|in|to|on) (?:the|this|my) (?:plan|list|mountain|whole thing)$/iu;

/** "I don't need the poster any more." */
const NEEDLESS =
  /^(?:i|we)?\s*(?:no longer need|don't need|dont need|do not need|don't have|don't want)(?: to(?: do)?)?\s+(.+?)(?:\s+any ?more|\s+any longer)?$/iu;
const REMOVE = [
  /^(?:remove|delete|drop|scrap|scratch|nix|strike|omit|axe|skip|lose|ditch|erase|cut(?: out)?|take (?:out|away|off)|get rid of|throw (?:out|away)|leave out|cross (?:off|out)|forget(?: about)?|kick out)\s+(.+)$/iu,
  /^(?:get|take) (.+?) out of (?:there|here|it|the (?:plan|list))$/iu,
  /^(?:take|cut|throw|cross|leave|kick)\s+(.+?)\s+(?:out|away|off)$/iu,
  NEEDLESS,
  /^(.+?)\s+(?:is|are|isn't|aren't)\s+(?:not needed|no longer needed|unnecessary|not necessary|irrelevant|needed)(?:\s+any ?more)?$/iu,
  /^no (?:more |need for |need to )?(.+)$/iu,
  /^i (?:already |still )?(?:have|got|bought|did|'ve got)\s+(.+?),? so (?:please )?(?:remove|take|delete|drop|scrap|cut)\s+(?:that|it|them|this)(?: out| off| away)?$/iu,
];
/** "No train, no flowers and no cake" are three things. */
const NO_MORE = /(,\s*|\s(?:and|or)\s+)no\s+/giu;
/** To cut paper is a step; to cut the stamps is to have none. */
const CUTS = /^cut (?!out\b)/iu;
const REMOVES = /^(?:remove|delete|get rid of|cross out)\s/iu;
const SPLIT_INTO =
  /^(?:split|divide|break|chop|cut|slice)\s+(?:up\s+|down\s+)?(.+?)\s+(?:up\s+|down\s+|apart\s+)?(?:in|into)(?::)?\s+(.+)$/iu;
const SPLIT_LIST = /^(?:split|divide|break|chop)\s+(?:up\s+|down\s+)?([^:]+):\s*(.+)$/iu;
const SPLIT = [
  /^(?:split|divide)\s+(?:up\s+)?(.+?)(?:\s+up)?$/iu,
  /^(?:break|chop|cut|slice)\s+(?:down|up)\s+(.+)$/iu,
  /^(?:break|chop|cut|slice)\s+(.+?)\s+(?:down|up)$/iu,
];
const ADD =
  /^(?:add|include|insert|append|put in|create|new(?= (?:pebble|step|task|item)))\b\s*:?\s*(.+)$/iu;
const ALSO_WANT =
  /^(?:i|we) (?:also|still) want to (?!(?:move|add|remove|delete|rename|change|split|merge|make|put|swap|do)\b)(.+)$|^(?:i|we)(?: would|'d)? (?:want|like|love) (?:to )?(?!(?:move|add|remove|delete|rename|change|split|merge|put|swap)\b)(.+?)(?:,? too|,? as well|,? also)$/iu;
const ALSO =
  /^(?:i|we) (?:also |still |really |first )*(?:need to|have to|must|should|forgot to|forgot|also need|have got to|'ve got to|gotta|ought to|promised to|promised \p{L}+ to)\s+(?:about\s+)?(.+)$|^(?:also )?(?:don't forget to|remember to|need to|have to|gotta|got to|i've got to)\s+(?!be\b)(.+)$/iu;

const NUMBERS = new Map(
  Object.entries({ two: 2, half: 2, halves: 2, three: 3, four: 4, five: 5, smaller: 2, parts: 2 }),
);

function firstMatch(patterns: readonly RegExp[], text: string): string | null {
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.[1];
    if (found !== undefined) return found;
  }
  return null;
}

function readSplit(text: string): TextChange | null {
  const [, name, into] = SPLIT_INTO.exec(text) ?? SPLIT_LIST.exec(text) ?? [];
  if (name !== undefined && into !== undefined) {
    const [first = ''] = into.toLowerCase().split(/\s+/u);
    const count = NUMBERS.get(first) ?? (/^\d$/u.test(first) ? Number(first) : null);
    if (count !== null) return { kind: 'split', name, into: count };
    const titles = into
      .replace(/\s+(?:separately|individually|on their own|apart)$/iu, '')
      .split(/\s*,\s*(?:and\s+)?|\s+and\s+|\s*;\s*/u)
      .filter((part) => part !== '');
    return titles.length > 1 ? { kind: 'split', name, into: titles } : null;
  }
  const whole = firstMatch(SPLIT, text);
  return whole === null ? null : { kind: 'split', name: whole, into: 2 };
}

function readRemove(text: string): TextChange | null {
  const named = firstMatch(REMOVE, text)?.replace(FROM_PLAN, '');
  const name = /^no\s/iu.test(text) ? named?.replaceAll(NO_MORE, '$1') : named;
  if (name === undefined) return null;
  if (tellsOfThingGot(text)) return { kind: 'remove', name, isThing: true };
  return CUTS.test(text) ? { kind: 'remove', name, sure: true } : { kind: 'remove', name };
}

function readAdd(text: string): TextChange | null {
  const said = ADD.exec(text)?.[1];
  return said === undefined ? null : { kind: 'add', said };
}

function readAlso(text: string): Extract<TextChange, { kind: 'add' }> | null {
  const match = ALSO.exec(text);
  const want = ALSO_WANT.exec(text);
  const said = match?.[1] ?? match?.[2] ?? want?.[1] ?? want?.[2];
  return said === undefined ? null : { kind: 'add', said };
}

/** "Everything about printing except the stamps": what is in a part of the plan, but for some. */
const ALL_BUT =
  /^(?:remove|delete|drop|scrap|skip|ditch|take (?:out|away)|get rid of|cut(?: out)?)\s+(?:everything|all|anything|the rest)\s+(?:(?:about|in|for|of|from|under|to do with|related to|on)\s+)(.+?),?\s+(?:except|apart from|but not|other than|but|besides|bar)(?: for)?\s+(.+)$/iu;

function readAllBut(text: string): TextChange | null {
  const [, name, except] = ALL_BUT.exec(text) ?? [];
  return name === undefined || except === undefined
    ? null
    : { kind: 'remove-all-but', name, except };
}

/** "Change 'fix' to 'check' for the references": a word of one title, in quotes. */
const QUOTED_WORD =
  /^(?:replace|change|swap|switch)\s+["“'‘]([^"“”'‘’]{1,80})["”'’]\s+(?:to|with|for|by)\s+["“'‘]([^"“”'‘’]{1,80})["”'’](?:\s+(?:in|for|on|of)\s+(.+))?$/iu;

function readQuotedWord(text: string): TextChange | null {
  const [, from, to, within] = QUOTED_WORD.exec(text) ?? [];
  if (from === undefined || to === undefined) return null;
  return { kind: 'reword', from, to, ...(within !== undefined && { within }) };
}

function readEverywhere(text: string): TextChange | null {
  const [, from, to] = EVERYWHERE.exec(text) ?? [];
  return from === undefined || to === undefined
    ? null
    : { kind: 'reword', from: withoutQuotes(from), to: withoutQuotes(to) };
}

function readReminder(text: string): TextChange | null {
  const said = REMINDER.exec(text)?.[1];
  return said === undefined ? null : { kind: 'add', said, unless: said };
}

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
    (REMOVES.test(text) ? readRemove(text) : null) ??
    readMove(text) ??
    readRemove(text)
  );
}

/** "I need to move it first" is sooner a change of the plan than a step of that name. */
const REMINDER = /^(?:don't forget|dont forget|do not forget|remember)(?: about)? (?!to\b)(.+)$/iu;
const EVERYWHERE =
  /^(?:rename|replace|change|swap|reword)\s+(.+?)\s+(?:to|with|for|by|into)\s+(.+?)\s+(?:everywhere|throughout|in (?:all|every) (?:of )?(?:them|the steps|steps|titles|step|title))$/iu;
const EDITS = /^(?:move|put|rename|swap|switch|split|merge|combine|shift|reorder)\s/iu;
const MOVES = /^(?:move|put|place|bring|bump|pull|shift|push|drag)\s/iu;
/** `Put "find a stapler" at the end` moves what is there, and adds what is not. */
const PUT_QUOTED = /^(?:put|stick|slip|squeeze|fit)\s+(?:in\s+)?(["“«].+)$/iu;

/** "Under Cover add a title page": the part of the plan is said first. */
const UNDER =
  /^(?:under|inside|within|in) (.{2,60}?),? (?:(?:please )?(?:add|put|include|insert)(?: in)?:? |(?:i|we)(?:'d| would)? (?:want|need|like)(?: to (?:have|add|do))? (?=\p{L}+ing\b|(?:an?|another|one more) (?:step|pebble|task)\b))(.+)$/iu;

function readUnder(said: string): TextChange | null {
  const [, place, added] = UNDER.exec(plain(said)) ?? [];
  return place === undefined || added === undefined
    ? null
    : { kind: 'add', said: `${added} to ${place}`, mustPlace: true };
}

/** The ways to read one part of a change text, surest first; none when no rule is sure of it. */
export function readChanges(said: string): TextChange[] {
  const section = readSection(said);
  const told =
    section ?? readDescribe(said) ?? readUnder(said) ?? readQuotedWord(said.replace(POLITE, ''));
  if (told !== null) return [told];
  const part = inPlainWords(said.replace(/^(?:oh|ah|i forgot|sorry|hm+),?\s+(?=\S)/iu, ''));
  const also = readAlso(part.replace(/^(?:and|then|also|oh|please),?\s+/iu, ''));
  if (also !== null && !/\btime\b/iu.test(part)) {
    const edit = EDITS.test(also.said) ? read(plain(also.said)) : null;
    return edit === null ? [also] : [edit, also];
  }
  const text = plain(part).replace(/^(?:remove|delete|drop|scrap|skip|bin)$/iu, '$& it');
  const allBut = readAllBut(text) ?? readEverywhere(text) ?? readReminder(text);
  if (allBut !== null) return [allBut];
  const placed = read(text) === null || FINALLY.test(said) ? readPlacedDeed(withoutPlea(said)) : [];
  if (placed.length > 0) return placed;
  const change =
    text === '' || NOT_SAFE.test(part.trim()) || NOT_SAFE.test(text)
      ? firstRemoval(part)
      : read(text);
  const count = change === null ? readPlainCount(text) : null;
  if (count !== null) return [count];
  const last = [...readNotThat(text), ...readOnly(withoutPlea(said)), ...readNeeded(part)];
  return change === null ? last : [change, ...otherwise(text, change), ...last];
}

/** "Finally, thank everyone": said in front, the word is a place. */
const FINALLY = /^(?:and |then |oh |ok )*(?:first|finally|lastly)\b/iu;

function withoutPlea(said: string): string {
  return said.replace(/^(?:(?:and|oh|ok|okay|so|then|please),?\s+)+/iu, '').replace(TRAILING, '');
}

/** "I also need sun cream": a thing, and no help, no time and no number of minutes. */
const NEEDED =
  /^(?:(?:i|we)(?:'ll| will| do)?(?:,? (?:also|still|really|just|now))* (?:need|want)|(?:also |still )*need)(?: also)? (?!(?:to|help|time|minutes|hours|more|less|fewer|longer|you|it|this|that|them|some|any|nothing|everything|a break|another|a hand|rest|sleep)\b|\d)(.+?)(?:,? (?:too|as well|also))?$/iu;

/** "We leave in June, not May": the word of a title that another takes the place of. */
const NOT_THAT =
  /^(?:(.*?)\s)?([\p{L}\d.'-]+),?\s+(?:and\s+)?not\s+(?:(?:the|an?|in|on|for|at|with|to|by|from|my)\s+)*([\p{L}\d.'-]+)$/iu;

function readNotThat(text: string): TextChange[] {
  const [, , to, from] = NOT_THAT.exec(text) ?? [];
  return to === undefined || from === undefined ? [] : [{ kind: 'reword', from, to, fresh: true }];
}

const ONLY = /^(?:(?:just|only)\s+(.+?)|(.+?)\s+(?:only|alone))(?:\s+(?:then|now))?$/iu;

function readOnly(text: string): TextChange[] {
  const [, front, rear] = ONLY.exec(text) ?? [];
  const name = front ?? rear;
  return name === undefined ? [] : [{ kind: 'only', name }];
}

function readNeeded(part: string): TextChange[] {
  const thing = NEEDED.exec(part.replace(/^(?:and|oh|also|oh and|then)\s+/iu, ''))?.[1];
  return thing === undefined || /\b(?:first|last|before|after|longer|time|minutes)\b/iu.test(thing)
    ? []
    : [{ kind: 'add', said: `I need ${thing}`, unless: thing }];
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

function plain(part: string): string {
  return part.replace(POLITE, '').replace(TRAILING, '').replace(/\?$/u, '').trim();
}

/** "I don't need the poster any more" begins like a prohibition and is none. */
function firstRemoval(part: string): TextChange | null {
  const needless = NEEDLESS.exec(part.replace(TRAILING, ''))?.[1];
  const isPlain = /^(?:i |we )?(?:don't|dont|do not) need\b/iu.test(part);
  return needless !== undefined && isPlain
    ? { kind: 'remove', name: needless.replace(FROM_PLAN, '') }
    : null;
}
