import { OBJECT_FORMS } from '../../data/english-phrases.ts';
import { bare, keysOf } from '../../words/phrase-text.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { withPersonNamed } from '../grammar/whom-meant.ts';

/** "My tutor said to write a statement", "the school asked me to sign". */
export function impliedByRequest(words: readonly Word[]): string | null {
  const at = words.findIndex((word) =>
    /^(?:said|says|say|told|asked|asks|wants|want|needs|need|reminded|expects|begged)$/u.test(
      word.key,
    ),
  );
  if (at <= 0 || at > 5) return null;
  const offered = /^asked if (?:i'd|i would|i could|i can|we'd|we could|we can)$/u.exec(
    keysOf(words.slice(at, at + 4)).replace(/(?<=i'd|we'd) .*$/u, ''),
  );
  if (offered !== null) return bare(words.slice(at + (/'d$/u.test(offered[0]) ? 3 : 4)));
  const isAsked = /^(?:me|us)$/u.test(keyAt(words, at + 1));
  const to = isAsked ? at + 2 : at + 1;
  const asksWho = keysOf(words.slice(at, at + 3));
  if (/^wants? to know$/u.test(asksWho) && words.length > at + 3)
    return `Tell ${OBJECT_FORMS.get(keyAt(words, at - 1)) ?? bare(words.slice(0, at))} ${bare(words.slice(at + 3))}`;
  if (!isAsked && /^(?:wants?|needs?|expects)$/u.test(keyAt(words, at))) return null;
  if (keyAt(words, to) !== 'to' || to + 1 >= words.length || keyAt(words, to + 1) === 'be')
    return null;
  const asked = bare(words.slice(to + 1));
  return withPersonNamed(asked, words.slice(0, at)) ?? asked;
}
