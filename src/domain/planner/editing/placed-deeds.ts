import { baseOfGerund, opensWithCommand } from '../reading/grammar/verbs.ts';
import { keyAt, wordsOf } from '../words/words.ts';
import { type TextChange } from './change.ts';

const FIRST =
  /^(?:(?:very )?first(?:ly)?(?: of all| thing| off| up)?|before anything(?: else)?|to (?:start|begin)(?: with)?)\s*[,:]?\s+(.+)$/iu;
const LAST =
  /^(?:finally|lastly|last(?: of all| thing)?|at the (?:very )?end|to finish(?: with)?)\s*[,:]?\s+(.+)$/iu;
const BESIDE = /^(before|after)\s+(.+)$/iu;
const MAX_CUTS = 10;

/** Words that would be a step by themselves: "hand over the keys". */
export function isDeed(name: string): boolean {
  const words = wordsOf(name);
  return words.length > 1 && (opensWithCommand(words) || baseOfGerund(keyAt(words, 0)) !== null);
}

function atEdge(name: string, edge: 'first' | 'last'): TextChange[] {
  const place = edge === 'first' ? 'at the start' : 'at the end';
  return [
    { kind: 'move', name, place: { kind: edge } },
    { kind: 'add', said: `${name} ${place}`, unless: name },
  ];
}

/** A step said with its place in front: "first scan the photos", "after the holes paint the wall". */
export function readPlacedDeed(text: string): TextChange[] {
  const first = FIRST.exec(text)?.[1];
  if (first !== undefined && isDeed(first)) return atEdge(first, 'first');
  const last = LAST.exec(text)?.[1];
  if (last !== undefined && isDeed(last)) return atEdge(last, 'last');
  const [, side = '', said = ''] = BESIDE.exec(text) ?? [];
  const cuts = [...said.matchAll(/\s*,\s+|\s+/gu)].slice(0, MAX_CUTS);
  return cuts.flatMap((cut) => {
    const place = said.slice(0, cut.index);
    const deed = said.slice(cut.index + cut[0].length);
    return isDeed(deed) && opensWithCommand(wordsOf(deed))
      ? [{ kind: 'add' as const, said: `${deed} ${side} ${place}`, mustPlace: true as const }]
      : [];
  });
}

const PRONOUN_END = /\s(?:it|them|that|this)$/iu;

/** "Design labels before printing them": the step, and what it goes beside with its thing named. */
export function besideNamed(name: string, other: string): string {
  const [, ...thing] = name.split(' ');
  return thing.length > 0 && PRONOUN_END.test(other)
    ? other.replace(PRONOUN_END, ` ${thing.join(' ')}`)
    : other;
}
