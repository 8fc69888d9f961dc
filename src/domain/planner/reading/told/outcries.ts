import { type Word } from '../../words/words.ts';

/** Laughter, pain, surprise and doubt as people spell their sounds, however long they draw them out. */
const SOUND =
  /^(?:(?:ha|he|hi|ho|hee|hoo|heh|hah|mwa|bwa){2,}h?|ha+h?|heh+|hm+|hu+h|o+w+|ou+ch|a+h+|o+h+|a+r*g+h+|u+g+h*|e+e*k+|ye+s+|ya+y+|woo+|wo+hoo+|wa+h+|pf+t*|ga+h|bah|meh|eh|tut|tsk|whe+w|phe+w|aw+|whoa+h?|woah+|blah|boo+|er+m*|um+|uh+|na+h|yep|yup|nope|lol|lmao|rofl|sigh|gulp|yikes|blimey|crikey|jeez|wow+|oops|whoops|eww*|onwards?|hoora+y|hurrah|hurra+y|argh)$/u;

/** "😩", "ha", "OW", "huh, phew": sounds and faces, and no word that names anything. */
export function isOutcry(words: readonly Word[]): boolean {
  return words.every(({ key, raw }) => SOUND.test(key) || !/[\p{L}\p{N}\p{Sc}]/u.test(raw));
}
