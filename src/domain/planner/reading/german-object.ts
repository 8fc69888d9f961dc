/** German bends what something is done to: "der alte Drucker" is "den alten Drucker". */
export function asGermanObject(thing: string): string {
  return thing
    .replace(
      /(?<=^|(?:[Bb]is|[Aa]m|[Hh]eute|[Mm]orgen)(?: \S+)? )[Dd]er ((?:\p{Ll}+e )*)(?=\p{Lu})/u,
      bent,
    )
    .replace(
      /^(?:[Mm]ein|[Uu]nser|[Ee]in|[Dd]ein|[Kk]ein) ((?:\p{Ll}+er )*)/u,
      (_, adjectives: string) => adjectives.replaceAll('er ', 'en '),
    );
}

function bent(_: string, adjectives: string): string {
  return `den ${adjectives.replaceAll('e ', 'en ')}`;
}
