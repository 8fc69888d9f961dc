import { DETERMINERS } from '../../data/english-phrases.ts';
import { bare, keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { isLiving } from '../grammar/living.ts';
import { timeLengthBefore } from '../grammar/phrase-ends.ts';
import { withoutPast } from '../titles/past-intention.ts';

const MOST_BEFORE = 6;
const LONGEST_NAME = 7;
const POST =
  /^(?:letters?|reminders?|notices?|warnings?|summons|demands?|bills?|fines?|invoices?|forms?|questionnaires?)$/u;
const TO_PAY = /\b(?:bills?|fines?|invoices?|summons)\b/u;
const NOT_SENT = /^(?:not|never|already|i|we|who|that|which|if|when)$|n't$/u;

/** What was sent, without the day on which it was, and without whom it was sent to. */
function sentIn(words: readonly Word[], at: number): readonly Word[] {
  const from = /^(?:me|us|through|round|out|over)$/u.test(keyAt(words, at + 1)) ? at + 2 : at + 1;
  const rest = withoutPast(words.slice(from));
  return rest.slice(0, rest.length - timeLengthBefore(rest, rest.length));
}

/** "The council sent a final reminder", "the electric company sent something red": post that waits to be seen to. */
export function impliedByPost(words: readonly Word[]): string | null {
  const at = words.findIndex(({ key }) => key === 'sent');
  if (at < 1 || at > MOST_BEFORE) return null;
  const who = words.slice(0, at).filter(({ key }) => !/^(?:has|have|just|also|even)$/u.test(key));
  if (who.length < 2 || !DETERMINERS.has(keyAt(who, 0))) return null;
  if (words.slice(0, at).some(({ key }) => NOT_SENT.test(key))) return null;
  const sent = sentIn(words, at);
  const [first, ...named] = sent;
  if (first === undefined || named.length === 0 || named.length > LONGEST_NAME) return null;
  if (first.key === 'something') return `Look at what ${bare(who)} sent (${bare(sent)})`;
  const noun = named.findIndex(({ key }) => POST.test(key));
  const isPost = noun >= 0 && noun <= 2 && /^(?:a|an|another|the|two|three|more)$/u.test(first.key);
  if (!isPost || /^(?:saying|to|back|off|in)$/u.test(keyAt(named, noun + 1))) return null;
  const verb = TO_PAY.test(keysOf(named.slice(0, noun + 1))) ? 'Pay' : 'See to';
  const thing = bare(named.slice(0, noun + 1));
  const more = bare(named.slice(noun + 1));
  return `${verb} the ${thing} from ${bare(who)}${more === '' ? '' : ` ${more}`}`;
}

const VERMIN = /^(?:fleas|nits|worms|ticks|lice|mites|ringworm|threadworms?)$/u;

/** "The cat has fleas", "my own kid has nits". */
export function impliedByVermin(words: readonly Word[]): string | null {
  const at = words.findIndex(({ key }) => /^(?:has|have|got)$/u.test(key));
  const last = keyAt(words, words.length - 1);
  const who = words.slice(0, at).filter(({ key }) => !/^(?:also|now|has|have)$/u.test(key));
  const isSomebody = DETERMINERS.has(keyAt(who, 0)) && isLiving(keyAt(who, who.length - 1));
  const isPlain = at >= words.length - 3 && VERMIN.test(last);
  return isSomebody && isPlain ? `Treat ${bare(who)} for ${bare(words.slice(at + 1))}` : null;
}
