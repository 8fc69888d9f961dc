/** German bends what something is done to: "der alte Drucker" is "den alten Drucker". */
export function asGermanObject(thing: string): string {
  return thing
    .replace(
      /(?<=^|(?:[Bb]is|[Aa]m|[Ff]ür|[Vv]or|[Hh]eute|[Mm]orgen)(?: \S+)? )[Dd]er ((?:\p{Ll}+e )*)(?=\p{Lu})/u,
      bent,
    )
    .replace(/^[Dd]er ((?:\p{Ll}+e )*)(?=[^\p{Lu}]+$)/u, bent)
    .replace(
      /^(?:[Mm]ein|[Uu]nser|[Ee]in|[Dd]ein|[Kk]ein) ((?:\p{Ll}+er )*)/u,
      (_, adjectives: string) => adjectives.replaceAll('er ', 'en '),
    );
}

function bent(_: string, adjectives: string): string {
  return `den ${adjectives.replaceAll('e ', 'en ')}`;
}

const DATIVES: ReadonlyMap<string, string> = new Map([
  ['die', 'der'],
  ['der', 'dem'],
  ['das', 'dem'],
  ['mein', 'meinem'],
  ['meine', 'meiner'],
  ['unser', 'unserem'],
  ['unsere', 'unserer'],
]);

/** To whom something is said: "die Nachbarin" is "der Nachbarin". */
export function asGermanDative(who: string): string {
  return who.replace(/^\p{L}+(?= )/u, (first) => {
    const bentTo = DATIVES.get(first.toLowerCase()) ?? first;
    return /^\p{Lu}/u.test(first) ? bentTo.charAt(0).toUpperCase() + bentTo.slice(1) : bentTo;
  });
}
