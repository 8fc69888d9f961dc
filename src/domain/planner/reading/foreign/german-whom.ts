import { keyAt, type Word, wordsOf } from '../../words/words.ts';
import { saidIn } from './german-words.ts';

const DATIVE: ReadonlyMap<string, string> = new Map([
  ['mein', 'meinem'],
  ['meine', 'meiner'],
  ['unser', 'unserem'],
  ['unsere', 'unserer'],
  ['der', 'dem'],
  ['die', 'der'],
  ['das', 'dem'],
]);
const ACCUSATIVE: ReadonlyMap<string, string> = new Map([
  ['mein', 'meinen'],
  ['unser', 'unseren'],
  ['der', 'den'],
]);
const FROM_DATIVE: ReadonlyMap<string, string> = new Map([
  ['meinem', 'meinen'],
  ['meiner', 'meine'],
  ['unserem', 'unseren'],
  ['unserer', 'unsere'],
  ['dem', 'den'],
  ['der', 'die'],
]);
/** "Dem Nachbarn", "den Kollegen": somebody whose name is bent as well. */
const WEAK = /^(?:Nachbar|Kollege|Herr|Kunde|Student|Junge|Neffe)$/u;
const MANY = /^(?:den|meinen|unseren|allen)$/u;

function bent(who: readonly Word[], forms: ReadonlyMap<string, string>): string {
  return who
    .map(({ raw, key }, at) => {
      const form = at === 0 ? forms.get(key) : undefined;
      const isWeak = at > 0 && /^(?:mein|unser|der)$/u.test(keyAt(who, 0)) && WEAK.test(raw);
      return form ?? (isWeak ? `${raw}n` : raw);
    })
    .join(' ');
}

/** Whom a pronoun behind "I" stands for: in the dative as it was said, or as the one who asks. */
type Whom = { readonly who: readonly Word[]; readonly isAsker: boolean };

/** Who is named in front: "ich hab | meiner Oma | versprochen", "| mein Nachbar | hat gefragt". */
export function whomIn(words: readonly Word[]): Whom | null {
  const isOwn = /^(?:ich|wir)$/u.test(keyAt(words, 0));
  const said = words.findIndex(({ key }) => /^(?:versprochen|zugesagt|angeboten)$/u.test(key));
  const asks = words.findIndex(({ key }) =>
    /^(?:hat|fragt|sagt|bittet|meint|will|möchte)$/u.test(key),
  );
  const isAsker = !isOwn && asks > 0;
  const who = isAsker ? words.slice(0, asks) : words.slice(2, Math.max(said, 0));
  const isNamed = who.length > 0 && who.length <= 3 && who.some(({ raw }) => /^\p{Lu}/u.test(raw));
  return isNamed && (isAsker || isOwn) && !/^(?:sie|er|es|das|man|du|ihr|wir)$/u.test(keyAt(who, 0))
    ? { who, isAsker }
    : null;
}

/** "… ihr beim Umzug helfe", said of Lena, is "Lena beim Umzug helfe". */
export function withWhom(clause: readonly Word[], whom: Whom | null): readonly Word[] {
  const [pronoun, next] = clause;
  if (whom === null || pronoun === undefined || next === undefined) return clause;
  const { who, isAsker } = whom;
  const isTo =
    /^(?:ihm|ihnen)$/u.test(pronoun.key) || (pronoun.key === 'ihr' && !/^\p{Lu}/u.test(next.raw));
  if (!isTo && !/^(?:sie|ihn)$/u.test(pronoun.key)) return clause;
  if (isTo) return [...wordsOf(isAsker ? bent(who, DATIVE) : saidIn(who)), ...clause.slice(1)];
  if (!isAsker && MANY.test(keyAt(who, 0))) return clause;
  return [...wordsOf(bent(who, isAsker ? ACCUSATIVE : FROM_DATIVE)), ...clause.slice(1)];
}
