import { type TextChange } from './change.ts';
import { bareWords } from './bare-words.ts';

const ADD =
  /^(?:add|include|insert|append|put in|create|new(?= (?:pebble|step|task|item)))\b\s*:?\s*(.+)$/iu;
const ALSO_WANT =
  /^(?:i|we) (?:also|still) want to (?!(?:move|add|remove|delete|rename|change|split|merge|make|put|swap|do)\b)(.+)$|^(?:i|we)(?: would|'d)? (?:want|like|love) (?:to )?(?!(?:move|add|remove|delete|rename|change|split|merge|put|swap)\b)(.+?)(?:,? too|,? as well|,? also)$/iu;
const ALSO =
  /^(?:i|we) (?:also |still |really |first )*(?:need to|have to|must|should|forgot to|forgot|also need|have got to|'ve got to|gotta|ought to|promised to|promised \p{L}+ to)\s+(?:about\s+)?(.+)$|^(?:also )?(?:don't forget to|remember to|need to|have to|gotta|got to|i've got to)\s+(?!be\b)(.+)$/iu;
const REMINDER = /^(?:don't forget|dont forget|do not forget|remember)(?: about)? (?!to\b)(.+)$/iu;

/** Reads a wish for something more in the plan. */
export function readAdd(text: string): TextChange | null {
  const said = ADD.exec(text)?.[1];
  return said === undefined ? null : { kind: 'add', said };
}

/** Reads what somebody has to do as well, and says as a thing of their own: "I also need to ring Jo". */
export function readAlso(text: string): Extract<TextChange, { kind: 'add' }> | null {
  const match = ALSO.exec(text);
  const want = ALSO_WANT.exec(text);
  const said = match?.[1] ?? match?.[2] ?? want?.[1] ?? want?.[2];
  return said === undefined ? null : { kind: 'add', said };
}

/** Reads "don't forget the stamps": to be added unless they are there. */
export function readReminder(text: string): TextChange | null {
  const said = REMINDER.exec(text)?.[1];
  return said === undefined ? null : { kind: 'add', said, unless: said };
}

/** "Under Cover add a title page": the part of the plan is said first. */
const UNDER =
  /^(?:under|inside|within|in) (.{2,60}?),? (?:(?:please )?(?:add|put|include|insert)(?: in)?:? |(?:i|we)(?:'d| would)? (?:want|need|like)(?: to (?:have|add|do))? (?=\p{L}+ing\b|(?:an?|another|one more) (?:step|pebble|task)\b))(.+)$/iu;

/** Reads a wish for something more in a part of the plan that is said first. */
export function readUnder(said: string): TextChange | null {
  const [, place, added] = UNDER.exec(bareWords(said)) ?? [];
  return place === undefined || added === undefined
    ? null
    : { kind: 'add', said: `${added} to ${place}`, mustPlace: true };
}

/** "I also need sun cream": a thing, and no help, no time and no number of minutes. */
const NEEDED =
  /^(?:(?:i|we)(?:'ll| will| do)?(?:,? (?:also|still|really|just|now))* (?:need|want)|(?:also |still )*need)(?: also)? (?!(?:to|help|time|minutes|hours|more|less|fewer|longer|you|it|this|that|them|some|any|nothing|everything|a break|another|a hand|rest|sleep)\b|\d)(.+?)(?:,? (?:too|as well|also))?$/iu;

/** Reads a thing that somebody needs: to be added unless it is there. */
export function readNeeded(part: string): TextChange[] {
  const thing = NEEDED.exec(part.replace(/^(?:and|oh|also|oh and|then)\s+/iu, ''))?.[1];
  return thing === undefined || /\b(?:first|last|before|after|longer|time|minutes)\b/iu.test(thing)
    ? []
    : [{ kind: 'add', said: `I need ${thing}`, unless: thing }];
}
