import { A_DAY } from './dates.ts';
import { wordMap } from '../words/word-set.ts';

/** Words that a dictation hears for a verb; they count only in front of what such a verb takes. */
export type Homophone = {
  readonly heard: string;
  readonly meant: string;
  /** The next word. */
  readonly before: RegExp;
  /** Only where a task begins: at the front or behind "to", "and", "need". */
  readonly opens: boolean;
};

const A_THING =
  /^(?:the|a|an|my|our|your|his|her|their|this|that|some|two|three|four|back|out|up|down)$/u;
const A_PURCHASE =
  /^(?:a|an|some|more|new|bread|milk|eggs|food|coffee|tea|paper|paint|flowers|stamps|batteries|tickets|nappies|cat|dog|shampoo|paracetamol|presents?|gifts?|groceries|ingredients|ink|yarn|shoes)$/u;

export const HOMOPHONES: readonly Homophone[] = [
  {
    heard: 'weather',
    meant: 'whether',
    before: /^(?:he|she|he's|she's|they|they're|it|it's|we|you|i|i'm|to)$/u,
    opens: false,
  },
  {
    heard: 'counsel',
    meant: 'council',
    before: /^(?:tax|report|house|flat|meeting|letter|form)$/u,
    opens: false,
  },
  {
    heard: 'its',
    meant: "it's",
    before:
      /^(?:due|overdue|broken|late|on|in|at|been|not|still|only|a|an|the|so|too|really|already|my|her|his|quarter|just|all|like|almost|nearly|over|out|off|gone|bigger|worse|better|my|our|your|their|that|what|why|never|always|probably|getting|going|fine|okay|ok|hard|crazy|\p{L}+ing|\d.*)$/u,
    opens: false,
  },
  {
    heard: 'ill',
    meant: "I'll",
    before:
      /^(?:do|call|ring|text|email|message|get|go|ask|book|buy|pay|send|take|make|need|have|try|pick|bring|finish|write|fix|sort|tell|be|check|clean)$/u,
    opens: true,
  },
  { heard: 'by', meant: 'buy', before: A_PURCHASE, opens: true },
  { heard: 'bye', meant: 'buy', before: A_PURCHASE, opens: true },
  {
    heard: 'right',
    meant: 'write',
    before: /^(?:it|the|a|an|my|our|to|back|up|down)$/u,
    opens: true,
  },
  { heard: 'rite', meant: 'write', before: A_THING, opens: true },
  { heard: 'male', meant: 'mail', before: A_THING, opens: true },
  { heard: 'meat', meant: 'meet', before: /^(?:\p{L}+)$/u, opens: true },
  { heard: 'reed', meant: 'read', before: A_THING, opens: true },
  { heard: 'sea', meant: 'see', before: /^(?:the|a|my|about|if)$/u, opens: true },
  { heard: 'sow', meant: 'sew', before: /^(?:the|on|up|my)$/u, opens: true },
  { heard: 'knead', meant: 'need', before: /^(?:to)$/u, opens: false },
  {
    heard: 'dew',
    meant: 'due',
    before: new RegExp(String.raw`^(?:on|by|at|next|this|in|${A_DAY})$`, 'u'),
    opens: false,
  },
];

/** Written or heard without the apostrophe. "Its", "were" and "well" are words of their own and stay. */
export const JOINED_UP: ReadonlyMap<string, string> = wordMap(`
im:i'm ive:i've theyre:they're theyve:they've theyll:they'll youre:you're youve:you've weve:we've itll:it'll
shouldve:should've couldve:could've wouldve:would've mustve:must've hadnt:hadn't mustnt:mustn't aint:ain't
everythings:everything's nobodys:nobody's everyones:everyone's
`);
