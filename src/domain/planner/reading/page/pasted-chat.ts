import { A_WEEKDAY } from '../../data/dates.ts';
import { baseOfGerund } from '../grammar/verbs.ts';

const STAMP = String.raw`[[(]?(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?\s+)?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\s?(?:am|pm)?[\])]?`;
const LINE = new RegExp(
  `^(?:${STAMP}\\s*[-–]?\\s*)?@?(\\p{L}[\\p{L}\\p{M}\\p{Extended_Pictographic}\\u{200d}\\u{fe0f}.'’ _-]{0,24}?)(?:\\s*[,(]?\\s*${STAMP})?\\s?:\\s+(\\S.*)$`,
  'iu',
);
const STAMPED = new RegExp(`^${STAMP}`, 'iu');
/** I myself, and who speaks for themselves with a doctor, at a desk or on the phone. */
const ME =
  /^(?:me|i|myself|you|ich|yo|moi|eu|io|patient|client|customer|caller|student|tenant|employee|paciente|cliente)$/iu;
const SYSTEM =
  /^(?:<.*>|.*\b(?:omitted|missed (?:voice|video) call|joined using|end-to-end encrypted|this message was deleted)\b.*|👍|❤️)$/iu;
const MIN_LINES = 3;

/** "^ me = Ella", "copying this here so I keep it": about the chat itself. */
const COPIED =
  /^\W*(?:me ?= ?\p{L}+[.,;]?\s*|\^.*?\b(?:copy|copying|copied|paste|pasting|pasted)\b[^.]*\.\s*)/iu;

type Said = { readonly who: string; readonly text: string; readonly isStamped: boolean };

/** What a transcript says was heard beside the words: "[laughs]". */
const HEARD =
  /[[(](?:laughs?|laughing|laughter|pause|crosstalk|inaudible|sighs?|coughs?|applause|silence|unclear)[\])]\s*/giu;
/** A line around the talk that says what it is. */
const NAMES_TRANSCRIPT = /\btranscript(?:ion)?\b/iu;
/** "And the snag list for flat 3?" - "That's me": who takes it on says so in the answer. */
const ASKS_WHO = /^(?:and|what about|how about|who has|who's doing|who is doing)\s+/iu;
const TAKES_IT =
  /^(?:(?:yeah|yes|yep|ok|okay|sure|oh|um)[,!.]?\s+)*(?:that['’]?s (?:me|mine|on me)|me\b|mine\b|on it\b|i['’]?ll (?:do|take|get|sort|handle) (?:it|that))/iu;

/** "Are u getting the cake or am i". */
const ASKS_WHOSE_TURN =
  /^(?:(?:so|and|hey|ok|btw),? )*(?:are|r) (?:you|u) (?:still )?(\p{L}+ing) (.+?)(?:,? or (?:am|shall|should|do) i)?[\s?]*$/iu;

/** "I'll get it, the coffee one", behind whose turn it is: to get the cake, the coffee one. */
function turnTaken(asked: string, answer: string): string | null {
  const [, doing = '', thing = ''] = ASKS_WHOSE_TURN.exec(asked) ?? [];
  const deed = baseOfGerund(doing.toLowerCase());
  const more = answer.replace(TAKES_IT, '').trim();
  return deed === null ? null : `${deed} ${thing}${more.startsWith(',') ? more : ''}`;
}

function takenByMe(asked: string, answer: Said | null | undefined): string | null {
  if (answer === null || answer === undefined || !TAKES_IT.test(answer.text)) return null;
  const turn = turnTaken(asked, answer.text);
  if (turn !== null) return turn;
  return ASKS_WHO.test(asked) && QUESTION.test(asked)
    ? asked.replace(ASKS_WHO, '').replace(QUESTION, '.')
    : null;
}

function saidIn(line: string): Said | null {
  const found = LINE.exec(line.trim());
  const [, who = '', text = ''] = found ?? [];
  const heard = text.replaceAll(HEARD, '').trim();
  return found === null || heard === ''
    ? null
    : { who: who.trim(), text: heard, isStamped: STAMPED.test(line.trim()) };
}

/** Whether people speak in turn, each line with a name in front of it, or one sends notes to themselves. */
function isChat(said: readonly (Said | null)[], lines: number): boolean {
  const spoken = said.filter((one) => one !== null);
  const names = new Set(spoken.map(({ who }) => who.toLowerCase()));
  if (spoken.length < MIN_LINES) return false;
  const isStamped = spoken.filter((one) => one.isStamped).length >= MIN_LINES;
  if (names.size < 2) return isStamped && spoken.length * 2 >= lines;
  return isStamped || (names.size * 2 <= spoken.length && spoken.length * 2 >= lines);
}

const I_AM =
  /(?<!\p{L})(?:i['’]?m|i am|me ?=|ich bin|je suis|soy|sou)\s+(\p{L}+)|(?<!\p{L})(\p{L}+)\s?=\s?me\b/giu;

/** The speaker that a line around the chat says I am: "auto transcript, I'm Deniz". */
function namedMe(line: string, names: ReadonlySet<string>): string | null {
  const found = [...line.matchAll(I_AM)].map((match) => (match[1] ?? match[2] ?? '').toLowerCase());
  return found.find((name) => names.has(name)) ?? null;
}

const OWN_DOING =
  /^(?:(?:ok|okay|yes|yeah|ya|no|haha|lol|also|and|but|btw|well|oh)[,!.]?\s+)*(?:i|im|i'm|i’m|ill|i'll|i’ll|ive|i've|i’ve|id|i'd|my|we|we're)\b/iu;
const ASKS = new RegExp(
  String.raw`\b(?:pls|plz|please|can (?:you|u|someone|somebody)|could (?:you|u|someone)|someone (?:needs|has) to|you (?:need|have|should|must)|u need|don'?t forget|remember to|need you to|(?:i['’]d like|i want|i['’]ll need|we need|we['’]d like) you to|would you|will you|by ${A_WEEKDAY})|@\p{L}`,
  'iu',
);
const ASKS_OTHERS =
  /^(?:(?:also|and|hey|btw|oh)[,]?\s+)?(?:can|could|would|will|did|do|have|are|is) (?:you|u|anyone|someone|anybody|they)\b/iu;
const QUESTION = /\?\s*$/u;
const MAX_SHORT = 2;

const SHORT_WILL = /^((?:ok|okay|yes|yeah|sure|np|fine)[,!.]?\s+)*i['’]?ll\s+/iu;

const ACK =
  /^(?:(?:ok|okay|sure|yes|yep|yeah|no|np|no problem|will do|done|thanks|thank you|ta|cool|great|lol|haha|nice|perfect|same|got it|sounds good|omg|aww|legend|right|good luck(?: with (?:that|it))?)[\s!.,]*)+[^\p{L}]*$/iu;

function mine(text: string): string | null {
  if (ACK.test(text)) return null;
  if (ASKS_OTHERS.test(text) || QUESTION.test(text)) return null;
  return text.replace(SHORT_WILL, "I'll ");
}

const POLITE =
  /\b(?:(?:i['’]d like|i want|i['’]ll need|i need|we need|we['’]d like) you to|(?:can|could|would|will) (?:you|u))\b(?: (?:please|pls|plz|just|also))*\s*/iu;

const SPOKEN_TO =
  /^(?:(?:and|also|ok|okay|oh|hey|hi)[,]?\s+)?@?(\p{L}+)[,:]?\s+(?=can\b|could\b|would\b|will\b|please\b|pls\b|you\b)/iu;

type Listener = { readonly me: string | null; readonly names: ReadonlySet<string> };

/** What another asks for is said as it would be by the one who does it. */
function theirs(written: string, who: string, { me, names }: Listener): string | null {
  const called = SPOKEN_TO.exec(written)?.[1]?.toLowerCase() ?? '';
  if (me !== null && names.has(called) && called !== me) return null;
  const text = written
    .replace(names.has(called) ? SPOKEN_TO : /^(?:guys|all|everyone|folks|hey|hi)[,:]?\s+/iu, '')
    .trim();
  if (text.split(/\s+/u).length <= MAX_SHORT || ACK.test(text)) return null;
  if (!ASKS.test(text))
    return (me !== null && OWN_DOING.test(text)) || QUESTION.test(text) ? null : text;
  if (QUESTION.test(text) && !POLITE.test(text)) return null;
  return text
    .replace(POLITE, '')
    .replaceAll(/@\p{L}+\s*/gu, '')
    .replace(/\?+\s*$/u, '')
    .replaceAll(/\byour\b/giu, 'my')
    .replaceAll(/\b(to|for|with|at) me\b/giu, `$1 ${who}`)
    .replaceAll(/\bme\b/giu, who);
}

/**
 * The lines of a pasted chat that say what there is to do: what I said I would, and what I am asked.
 * Where nothing tells who I am, what anybody said they would do is kept.
 */
export function withoutChat(lines: readonly string[]): readonly string[] {
  const said = lines.map(saidIn);
  const filled = lines.filter((line) => line.trim() !== '').length;
  if (!isChat(said, filled)) return lines;
  const names = new Set(said.flatMap((one) => (one === null ? [] : [one.who.toLowerCase()])));
  const [only] = names;
  const around = lines.filter((_, at) => said[at] === null);
  const hinted = around.map((line) => namedMe(line, names)).find((name) => name !== null);
  const me = (names.size === 1 ? only : hinted) ?? [...names].find((name) => ME.test(name)) ?? null;
  return lines.map((line, at) => {
    const one = said[at];
    if (one === null || one === undefined)
      return namedMe(line, names) !== null || NAMES_TRANSCRIPT.test(line)
        ? ''
        : line.replace(COPIED, '');
    if (SYSTEM.test(one.text)) return '';
    const isMe = (who: string): boolean => who.toLowerCase() === me || ME.test(who);
    const isMine = isMe(one.who);
    const answer = said[at + 1];
    const taken = answer !== null && answer !== undefined && isMe(answer.who) ? answer : null;
    const asked = said[at - 1]?.text ?? '';
    if (isMine && TAKES_IT.test(one.text) && turnTaken(asked, one.text) !== null) return '';
    return one.text
      .split(/(?<=[.!?])\s+/u)
      .map((part) =>
        isMine ? mine(part) : (takenByMe(part, taken) ?? theirs(part, one.who, { me, names })),
      )
      .filter((part) => part !== null && part !== '')
      .join(' ');
  });
}
