import { type ChangePhrase } from '../data/change-phrase.ts';
import { ENGLISH_CHANGES } from '../data/change-english.ts';
import { ENGLISH_TURNS } from '../data/change-turns.ts';
import {
  CHANGE_PHRASES,
  FOREIGN_COUNTS,
  FOREIGN_POLITE,
  FOREIGN_WISH,
} from '../data/change-words.ts';
import { baseOfGerund } from '../reading/grammar/verbs.ts';
import { isSlip } from './same-words.ts';

const COMMANDS = 'remove delete rename replace change split merge combine move swap include'.split(
  ' ',
);
const LEAST_LETTERS = 5;

/** Words that open a wish and say nothing of it. */
export const POLITE =
  /^(?:(?:please|pls|plz|ok|okay|right|well|um+|uh+|er|erm|like|so|and|then|also|now|just|maybe|actually|first of all|finally|please can (?:you|we)|please could (?:you|we)|do you mind|would you mind|can you|could you|would you|will you|can u|could u|would u|will u|can we|could we|can i|could i|may we|would it be possible to|is it possible to|i want you to|i'd like you to|i would like you to|i'd like to|i would like to|i want to|i wanna|let's|lets|let us|go ahead and|i'd rather|i would rather|i reckon|i'd say|i would say|i guess|honestly|i think we should|i think we ought to|we ought to|i'd prefer to|i would prefer to|i'd love to|(?:i would|i'd|we'd) be (?:very |so |really |most )?(?:grateful|glad|happy|pleased|thankful) if you (?:could|would|can)|possibly|kindly|perhaps|probably|basically|yeah|yes|no wait|wait|oh|ah|hmm|alright|also please|i think you should|i think|we should|you can|you could|we can|we could|you may|you should|hi|hello|hey)[,\s]+)+/iu;

/** What the first phrase that fits means, with the person's own parts in it; null when none fits. */
function meaning(text: string, phrases: readonly ChangePhrase[]): string | null {
  for (const { said, means } of phrases) {
    const match = said.exec(text);
    if (match === null) continue;
    return means.replaceAll(/\$(\d)/gu, (_, at: string) => {
      const part = match[Number(at)] ?? '';
      return FOREIGN_COUNTS.get(part.toLowerCase()) ?? part;
    });
  }
  return null;
}

/** The same change in English where it was said in Spanish, German, French or Portuguese. */
export function inEnglish(text: string): string {
  const bare = text
    .replace(/\s*\?$/u, '')
    .replaceAll(FOREIGN_POLITE, '')
    .trim()
    .replace(FOREIGN_WISH, '')
    .replace(/ bitte(?= )/iu, '');
  return meaning(bare, CHANGE_PHRASES) ?? text;
}

/** "Remvoe the stamps": a command with a slip of the finger is the command. */
function withoutSlip(text: string): string {
  const [first = ''] = text.split(/\s/u);
  const said = first.toLowerCase();
  if (said.length < LEAST_LETTERS || COMMANDS.includes(said)) return text;
  const meant = COMMANDS.find((command) => isSlip(said, command));
  return meant === undefined ? text : `${meant}${text.slice(first.length)}`;
}

/** Behind a wish, words that only make it softer, or say that it is meant. */
const SOFT_END =
  /[,\s]+(?:please and thank you|please|pls|plz|thx|ty|thanks|thank you|cheers|i think|i guess|i reckon|i suppose|obviously|really|actually|though|tbh|if possible|if you can|if you could|if that's ok(?:ay)?|if that's possible|if that works|after all|for me|would be (?:great|nice|good|lovely|better)|that would be (?:great|nice|good|lovely)|asap|right away)$/iu;

function withoutSoftEnd(text: string): string {
  const shorter = text.replace(SOFT_END, '').replace(/[,\s]+$/u, '');
  return shorter === text || shorter === '' ? text : withoutSoftEnd(shorter);
}

const MAX_TURNS = 3;

/** The plain wish in a question or an aside, however it is wrapped; null when it is none. */
function inTurns(text: string): string | null {
  let said: string | null = null;
  for (let at = 0; at < MAX_TURNS; at++) {
    const next = meaning(withBaseVerb(said ?? text), ENGLISH_TURNS);
    if (next === null || next === said) return said;
    said = withBaseVerb(inBaseForm(next));
  }
  return said;
}

/** A gerund that a turn marks is a deed: "a step for scanning", "labels need designing". */
const TO_BASE =
  /~~(\p{L}+)|~(\p{L}+)(?= (?:the|an?|my|our|your|his|her|their|this|that|these|those|some|all|every|for|up|out|off|at|in|to|with|before|after|on|about)\b|$)|~/giu;

function inBaseForm(text: string): string {
  return text.replaceAll(TO_BASE, (_, sure: string | undefined, likely: string | undefined) => {
    const gerund = sure ?? likely ?? '';
    return baseOfGerund(gerund.toLowerCase()) ?? gerund;
  });
}

const EDITING =
  /^(adding|removing|deleting|dropping|moving|putting|renaming|splitting|merging|combining|swapping|making|giving|cutting)(?= )/iu;

/** "How about adding a tea break": the deed as a command. */
function withBaseVerb(text: string): string {
  const [gerund] = EDITING.exec(text) ?? [];
  const base = gerund === undefined ? null : baseOfGerund(gerund.toLowerCase());
  return gerund === undefined || base === null ? text : `${base}${text.slice(gerund.length)}`;
}

/** A change as the rules read it, whatever language and whatever slip it was typed with. */
export function inPlainWords(text: string): string {
  const plain = withoutSlip(inEnglish(text.replaceAll('’', "'")));
  const bare = withoutSoftEnd(plain.replace(/\?$/u, '').trim());
  const polite = bare.replace(POLITE, '');
  const turned = inTurns(polite) ?? inTurns(bare);
  const said = turned ?? bare;
  return (
    meaning(said, ENGLISH_CHANGES) ??
    meaning(said.replace(POLITE, ''), ENGLISH_CHANGES) ??
    turned ??
    (bare === plain.replace(/\?$/u, '').trim() ? plain : bare)
  );
}
