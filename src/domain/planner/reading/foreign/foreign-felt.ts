import { type LanguageCode, LANGUAGE_PACKS } from '../../data/languages.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { feltBy, opensInAnyLanguage } from './felt-phrases.ts';
import { owedLength, startsTask } from './foreign-start.ts';
import { isForeignVerb } from './foreign-verbs.ts';

const RELATIVE = /^(?:que|qué|qu'.+|lo|o|dass|was|weil|wenn|ob|si|se|de|d'.+|para|pour|um|zu)$/u;

const LEAST_DEED = 3;
const ASKS_FOR_BASE = /^(?:zu|mich|mir|nicht|nur|mehr|dass|weil|wenn)$/u;

/** "Der Chef spinnt Angebot für Frau Lehmann fertig machen": a thing and its deed at the end. */
function endsInDeed(words: readonly Word[], from: number): boolean {
  const rest = words.slice(from);
  const last = keyAt(rest, rest.length - 1);
  return (
    rest.length >= LEAST_DEED &&
    isForeignVerb(last, 'de') &&
    !ASKS_FOR_BASE.test(keyAt(rest, rest.length - 2)) &&
    !/^(?:dass|weil|wenn|zu)$/u.test(keyAt(rest, 0))
  );
}

/** Something to do behind what is felt: "estoy agotada pero hoy toca lavar". */
function isDeedBehind(words: readonly Word[], from: number, code: LanguageCode): boolean {
  const pack = LANGUAGE_PACKS.get(code);
  if (pack === undefined) return false;
  if (code === 'de' && endsInDeed(words, from)) return true;
  return words.some((word, at) => {
    if (at < from || at === 0 || RELATIVE.test(keyAt(words, at - 1))) return false;
    if (owedLength(words, at, pack) > 0) return true;
    return words[at - 1]?.comma === true && startsTask(words, at, pack) && word.key !== '';
  });
}

function holdsBase(words: readonly Word[], code: LanguageCode): boolean {
  return words.some(({ key }) => isForeignVerb(key, code));
}

/** How somebody is, what they sigh, swear and are glad of: "ando sin pilas", "Rücken killt mich", "quelle plaie". */
export function saysHowIAm(words: readonly Word[], code: LanguageCode): boolean {
  const felt = feltBy(words, code);
  if (felt === null) return opensInAnyLanguage(words) && !isDeedBehind(words, 1, code);
  if (isDeedBehind(words, felt.end, code)) return false;
  return felt.isOfMe || !holdsBase(words, code);
}
