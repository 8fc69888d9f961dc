/** German bends what something is done to: "der alte Drucker" is "den alten Drucker". */
export function asGermanObject(thing: string): string {
  return thing
    .replace(/(?<=^|(?:bis|am|heute|morgen)(?: \S+)? )der ((?:\p{Ll}+e )*)(?=\p{Lu})/iu, bent)
    .replace(/^(?:mein|unser|ein|dein|kein) ((?:\p{Ll}+er )*)/iu, (_, adjectives: string) =>
      adjectives.replaceAll('er ', 'en '),
    );
}

function bent(_: string, adjectives: string): string {
  return `den ${adjectives.replaceAll('e ', 'en ')}`;
}
