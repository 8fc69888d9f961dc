import { bare, keysOf } from '../../words/phrase-text.ts';
import { wordSet } from '../../words/word-set.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { baseOfGerund, isVerb } from './verbs.ts';

const ASKS_HAVE = wordSet('have did do does am is are was will can could has were');
const RHETORICAL =
  /^(?:why|who am|what is wrong|what's wrong|what is the point|what's the point|how did|how do people|how is|how am i|where do i (?:even )?start|what do i do|what now|really|seriously|do you (?:know|remember|ever|believe)|guess (?:what|who)|did you (?:know|hear)|can you believe|am i|is it (?:me|just me|normal|bad|weird|wrong|too (?:late|early|much))|what even|(?:and |but )?who (?:has|cares|wants|needs|does|even|would|on earth|the hell|else would|knows|isn't|wouldn't)|what if|since when|how many times|how (?:much )?(?:longer|hard|stupid|dumb|lazy|lucky|embarrassing)|when (?:did|will) (?:life|this|it|i|things|everything)|does (?:(?:anyone|anybody) (?:ever|even|really|actually|else|like|notice|care)|it ever)|do (?:people|other)|is (?:this (?:it|life|all)|that all|there any point)|isn't (?:it|life|that)|who (?:am|are) (?:i|we))\b/u;

const OPENS_QUESTION = wordSet(`
have has had did do does am is are was were will would can could should shall may might haven't isn't aren't don't doesn't
didn't what what's when when's where where's which who who's whose why how how's whether
`);

/** Whether the words are put as a question, not a statement with a doubtful mark: "marathon??". */
export function opensQuestion(words: readonly Word[]): boolean {
  return words.slice(0, 3).some((word) => OPENS_QUESTION.has(word.key));
}

function asStatement(words: readonly Word[]): string {
  const [auxiliary = '', subject = ''] = words.map((word) => word.key);
  const rest = bare(words.slice(2)).replace(/^(?:ever|even|actually|already)\s/u, '');
  const who = subject === 'i' ? 'I' : (words[1]?.raw ?? '');
  if (auxiliary === 'do' || auxiliary === 'does') return `${who} ${rest}`;
  if (auxiliary === 'did') return `${who} did ${rest}`;
  return `${who} ${auxiliary} ${rest}`;
}

/** "Can you pick up Ella at four", "would you mind feeding the cat": what one is asked for. */
const REQUEST =
  /^(?:(?:hi|hey|hello|love|mate|darling|hun|honey) )*(?:can|could|would|will) (?:you|u|ya)(?: (?:please|pls|plz|also|just|maybe|possibly|kindly|quickly))* (mind )?/u;
/** What nobody but the one who is asked can have a step for. */
const NO_STEP =
  /^(?:believe|imagine|see|hear|feel|explain|help|plan|(?:tell|make|give|show) (?:me|us)|sort this|turn|break|remind|add|stop|not|be|do (?:this|that|it))\b/u;

/** What somebody asks the reader of a message to do; null for a question, and for what is asked of a machine. */
export function taskRequested(words: readonly Word[]): string | null {
  const [asked = '', minds] = REQUEST.exec(keysOf(words)) ?? [];
  const rest = words.slice(asked.split(' ').length - 1);
  const base = minds === undefined ? keyAt(rest, 0) : baseOfGerund(keyAt(rest, 0));
  if (asked === '' || base === null || !isVerb(base) || rest.length < 2) return null;
  if (NO_STEP.test(`${base} ${keysOf(rest.slice(1))}`)) return null;
  const said = rest.slice(/^(?:me|us)$/u.test(keyAt(rest, 1)) ? 2 : 1);
  return `${base} ${bare(said)}`;
}

/**
 * The task in a question: "have I paid the gym?" gives "Check whether I have paid the gym".
 * `'rhetorical'` for a sigh in the form of a question, null when the words ask nothing.
 */
export function taskInQuestion(
  words: readonly Word[],
  marked: boolean,
): string | 'rhetorical' | null {
  const first = keyAt(words, 0);
  const second = keyAt(words, 1);
  const text = keysOf(words);
  if (marked && RHETORICAL.test(text)) return 'rhetorical';
  if (!marked && !/^(?:have|did|do|am|should) i\b/u.test(text)) return null;
  if (words.length < 3) return null;
  if (first === 'should' && second === 'i') return `Decide whether to ${bare(words.slice(2))}`;
  if (/^(?:can|could|may) i (?:get|have)\b/u.test(text)) return `Ask for ${bare(words.slice(3))}`;
  if (first === 'could' || first === 'can' || first === 'may') {
    if (second === 'i' || second === 'we')
      return `Find out if ${second === 'i' ? 'I' : 'we'} can ${bare(words.slice(2))}`;
    return `Ask if ${bare(words.slice(1, 2))} ${first} ${bare(words.slice(2))}`;
  }
  if (ASKS_HAVE.has(first) && /^(?:i|we|he|she|they|it|you)$/u.test(second))
    return `Check whether ${asStatement(words)}`;
  if (/^(?:what|when|where|which|who|how)$/u.test(first)) return `Find out: ${bare(words)}`;
  if (/^(?:what's|when's|where's|who's)$/u.test(first)) return `Find out ${bare(words)}`;
  if (ASKS_HAVE.has(first)) return `Find out: ${bare(words)}`;
  return null;
}
