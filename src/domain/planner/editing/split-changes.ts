import { FOREIGN_OPENINGS } from '../data/change-words.ts';
import { wholeWords } from '../words/whole-words.ts';
import { addsInARow } from './in-a-row.ts';
import { POLITE } from './in-plain-words.ts';
import { opensSection, sectionAndRest } from './read-section.ts';
import { timesInARow } from './times-in-a-row.ts';
import { BEFORE_FORBIDDEN, FORBIDS_BOTH } from './what-stays.ts';

/** Words with which a change begins; "call" and "start" do so only before certain words. */
const BEGINS = String.raw`(?:please\s+)?(?:add|include|insert|append|remove|delete|drop|scrap|ditch|erase|take\s+out|get\s+rid\s+of|leave\s+out|rename|retitle|replace|change|move|put|swap|split|divide|break\s+(?:up|down)|merge|combine|join|give|allow|make|more\s+time|less\s+time|start\s+with|begin\s+with|end\s+with|do\s+\S.{0,60}?\s(?:first|last)\b|call\s+(?:it|the)\b|${FOREIGN_OPENINGS})`;
const JOINT = new RegExp(
  String.raw`(?:\s*[,;]\s*(?:and\s+|then\s+|and\s+then\s+|also\s+)?|\s+(?:and\s+then|and\s+also|and|then|also|plus|but|y|e|und|et)\s+)(?=${BEGINS}\s)`,
  'giu',
);
/** In German the verb that asks comes last: "Fenster löschen und Reifen hinzufügen". */
const BEHIND_VERB =
  /(?<=\s(?:löschen|entfernen|streichen|hinzufügen|weglassen|rausnehmen)),?\s+und\s+/iu;
const SENTENCE_END =
  /(?<=[.!?;])(?<!\b(?:no|nr|vs|st|dr|mr|mrs|ms|prof|approx|ca|etc|e\.g|i\.e)\.)\s+(?=\p{L})(?!(?:so |then )?(?:ask|call|ring|email|text|use|try) \p{L}+ instead)/iu;
const BULLET = /^\s*(?:[-*•·–—>]+|\d{1,2}[.)])\s+/u;
/** "1. add glue 2. remove the stamps" is a list on one line. */
const NUMBERED = /[\s,;]+(?=\d{1,2}[.)]\s+\p{L})/u;
const QUOTED = /"[^"]{1,200}"|“[^”]{1,200}”|«[^»]{1,200}»/gu;

/** Quoted names and whole titles are hidden while the text is split, so that no name is cut in two. */
function hidingNames(
  text: string,
  { names, split }: { names: readonly string[]; split: (hidden: string) => string[] },
): string[] {
  const quotes: string[] = [];
  const hide = (quote: string): string => {
    quotes.push(quote);
    return `\uE000${quotes.length - 1}\uE001`;
  };
  const hidden = names.reduce(
    (left, name) => left.replaceAll(new RegExp(wholeWords(name), 'giu'), hide),
    text.replaceAll(QUOTED, hide),
  );
  return split(hidden).map((part) =>
    part.replaceAll(/\uE000(\d+)\uE001/gu, (_, at: string) => quotes[Number(at)] ?? ''),
  );
}

/** "The tap is scary, make it tiny" says of one thing what to do with it. */
const POINTS_BACK = new RegExp(
  String.raw`^(?!${BEGINS}\s)[^,]+,\s*(?:make|remove|delete|drop)\s+(?:it|that|this)\b[^,]*$`,
  'iu',
);
/** "After the stamps, add a tea break" is one change. */
const PLACED_NEW =
  /^(?:before|after|between)\s[^,]+,?\s+(?:please\s+)?(?:add|insert|include|put in)\s[^,]+$/iu;
/** "What about the cat? I need to …": the question only leads to what is asked for. */
const ASKS_AFTER = /^(?:(?:and|but|oh|so),? )?(?:what|how) about [^?]{1,40}\?$/iu;
const ONLY_POLITE =
  /^(?:please|pls|oh|ah|and|oh and|also|then|ok|okay|so|can you|could you|thanks|thank you|many thanks|thanks a lot|thank you (?:very|so) much|cheers|(?:best|kind) (?:wishes|regards)|hi|hello|um|well|por favor|bitte|s'il te plaît|s'il vous plaît|svp|gracias|danke|merci|obrigad[oa])$/iu;
const FIRST_THEN =
  /^(?:please\s+)?(?:do|put|move|start with)\s+(.+?)\s+first,?\s+(?:and\s+)?then\s+(?:do\s+)?(.+)$/iu;

const CHAIN = /\s*,?\s+(?:and\s+)?then\s+|\s*→\s*/iu;
const ORDER =
  /^(?:(?:the )?(?:new |right |best )?order|reorder|sort|(?:order|sort|arrange|put|do)(?: it| them| these| the steps| things| everything)(?: like this| this way| in this order| as follows)?|in this order)(?: is| should be| to be)?\s*:\s*(.+)$/iu;
const ORDER_IS =
  /^(?:the )?(?:new |right |best |better )?order (?:is|should be|has to be|must be|needs to be|ought to be)[:,]?\s+(.+)$/iu;
const COUNTED =
  /^first(?:ly)?[,:]?\s+(.+?),?\s+(?:and\s+)?second(?:ly)?[,:]?\s+(.+?)(?:,?\s+(?:and\s+)?third(?:ly)?[,:]?\s+(.+))?$/iu;
/** "The van first, the boxes second". */
const COUNTED_BEHIND =
  /^(?:(?:do|put|have)\s+)?(.+?) first,?\s+(?:and\s+)?(.+?) second(?:,?\s+(?:and\s+)?(.+?) third)?$/iu;
const A_CHANGE = new RegExp(String.raw`^${BEGINS}\b|\b(?:before|after|add|remove|move)\b`, 'iu');

const NEED_TO = /^(?:(?:i|we) )?(?:need|have|want) to (?=order|sort|arrange|reorder|do)/iu;

/** "Rings, then flowers, then band": each after the one before it; null when it is no such list. */
function chain(part: string): string[] | null {
  const bare = part.replace(POLITE, '').replace(NEED_TO, '');
  const listed = (ORDER.exec(bare) ?? ORDER_IS.exec(bare))?.[1]?.split(
    /\s*,\s*(?:and\s+|then\s+)*|\s+then\s+|\s*→\s*/iu,
  );
  const counted = (COUNTED.exec(part) ?? COUNTED_BEHIND.exec(bare))
    ?.slice(1)
    .filter((name) => name !== undefined);
  const said = part.replace(/^(?:do|first|first do)\s+/iu, '').replace(/\s+first(?=,|\s)/iu, '');
  const names = listed ?? counted ?? said.split(CHAIN);
  const isList = names.length > 1 && names.every((name) => name !== '' && !A_CHANGE.test(name));
  if (!isList || (/→/u.test(part) && names.length < 3)) return null;
  const isFirst = listed !== undefined || counted !== undefined || /\bfirst\b/iu.test(part);
  return [
    ...(isFirst ? [`move ${names[0]} first`] : []),
    ...names.slice(1).map((name, at) => `move ${name} after ${names[at]}`),
  ];
}

const MERGE_THREE =
  /^((?:please\s+)?(?:merge|combine|join)\s+[^,]+),\s*([^,]+?)(?:\s*,\s*and\s+|\s+and\s+|\s*,\s*)([^,]+)$/iu;

/** "Merge the intro, the body and the end": two of them, and then what they became with the third. */
function mergesOfThree(part: string): string[] | null {
  const [, first, second, third = ''] = MERGE_THREE.exec(part) ?? [];
  if (first === undefined || second === undefined) return null;
  return /\b(?:called|into|as|to)\b/iu.test(third)
    ? null
    : [`${first} and ${second}`, `merge it and ${third}`];
}

const ADDED_AS =
  /^((?:please\s+)?(?:add|insert|include|put in)\s+.+?)\s+as\s+(?:the\s+)?(?:step\s+|number\s+)?(second|third|fourth|fifth|sixth|2nd|3rd|4th|5th|6th|[2-6])(?:\s+(?:step|one|thing|pebble))?$/iu;

/** "Add ring mum as the second step": the step, and then its place. */
function addedInPlace(part: string): string[] | null {
  const [, added, nth] = ADDED_AS.exec(part) ?? [];
  return added === undefined || nth === undefined ? null : [added, `move it to place ${nth}`];
}

/** "Do the tap first, then the mirror" is two changes. */
function inTurn(part: string): string[] {
  const [, first, then] = FIRST_THEN.exec(part.replace(POLITE, '')) ?? [];
  return first === undefined || then === undefined
    ? (addsInARow(part) ??
        addedInPlace(part) ??
        timesInARow(part) ??
        mergesOfThree(part) ??
        chain(part) ?? [part])
    : [`move ${first} first`, `move ${then} after ${first}`];
}

/**
 * The single changes in a text, in its order: by line, by sentence, and at "and" before a change.
 * `titles` are those that the text may name, longest first.
 */
export function splitChanges(text: string, titles: readonly string[]): string[] {
  const names = titles.filter((title) => title.includes(' '));
  const at = lineStarts(text).find((start) => opensSection(text.slice(start)));
  if (at === undefined) return plainChanges(text, names);
  const [section, rest] = sectionAndRest(text.slice(at));
  return [...plainChanges(text.slice(0, at), names), section.trim(), ...splitChanges(rest, names)];
}

/** Where lines and sentences begin, behind a bullet. */
function lineStarts(text: string): number[] {
  return [
    ...text.matchAll(/^(?:\s*(?:[-*•·–—>]+|\d{1,2}[.)])\s+)?|[.!?;]\s+|,?\s+(?:and|then)\s+/gmu),
  ].map((match) => match.index + match[0].length);
}

/** "The rest is fine": what is said of all that is not to change. */
const REST_STAYS =
  /[,;]?\s+(?:and |but )?(?:(?:the )?rest|everything else|all else)(?: of it)?(?:'s| is| are| can stay| stays?| looks?)?(?: (?:fine|ok|okay|good|great|perfect|the same|as (?:it|they) (?:is|are)))*$/iu;

function plainChanges(text: string, names: readonly string[]): string[] {
  const split = (hidden: string): string[] =>
    hidden
      .split('\n')
      .flatMap((line) => (/^\s*1[.)]\s/u.test(line) ? line.split(NUMBERED) : [line]))
      .map((line) => line.replace(BULLET, ''))
      .flatMap((line) => line.split(SENTENCE_END))
      .flatMap((sentence) =>
        [POINTS_BACK, PLACED_NEW, FORBIDS_BOTH].some((pattern) => pattern.test(sentence))
          ? [sentence]
          : sentence
              .split(JOINT)
              .flatMap((piece) => piece.split(BEFORE_FORBIDDEN))
              .flatMap((piece) => piece.split(BEHIND_VERB)),
      );
  return hidingNames(text.replaceAll(/[\uE000\uE001]/gu, ''), { names, split })
    .map((part) => part.trim().replace(/[\s.,;!]+$/u, ''))
    .map((part) => part.replace(REST_STAYS, ''))
    .filter((part) => /[\p{L}\p{N}]/u.test(part) && !ONLY_POLITE.test(part))
    .filter((part, _, all) => all.length === 1 || !ASKS_AFTER.test(part))
    .flatMap(inTurn);
}
