/** Words that are hardly ever anything but a mark that was dictated. */
const SURE =
  /(?<!\p{L})(?:nueva l[ií]nea|punto y aparte|punto y seguido|nova linha|v[ií]rgula|virgule|à la ligne|nouvelle ligne|point[- ]virgule|neue zeile|neuer absatz|komma|fragezeichen|ausrufezeichen)(?!\p{L})/giu;
const MIN_SAID = 2;

const MARKS: readonly (readonly [RegExp, string])[] = [
  [
    /\s*(?<!\p{L})(?:(?:punto y |ponto e )?(?:nueva l[ií]nea|punto y aparte|nova linha|(?:point )?à la ligne|nouvelle ligne|neue zeile|neuer absatz))(?!\p{L})[,.]?\s*/giu,
    '\n',
  ],
  [/\s+(?:point[- ]virgule|punto y coma|ponto e v[ií]rgula)(?=\s|$)/giu, ';'],
  [/\s+(?:coma|v[ií]rgula|virgule|komma)(?=\s|$)/giu, ','],
  [/\s+(?:fragezeichen|signo de interrogación|point d['’]interrogation)(?=\s|$)/giu, '?'],
  [/\s+(?:ausrufezeichen|signo de exclamación|point d['’]exclamation)(?=\s|$)/giu, '!'],
  [/\s+(?:punto(?: y seguido| final)?|ponto(?: final)?|point(?: final)?|punkt)(?=\s|$)/giu, '.'],
];

/** Marks that a dictation in another language wrote out: "virgule", "nueva línea", "punkt". */
export function withForeignMarksSaid(text: string): string {
  if ((text.match(SURE) ?? []).length < MIN_SAID) return text;
  const written = MARKS.reduce((whole, [mark, sign]) => whole.replaceAll(mark, sign), text);
  return written.replaceAll(/(?:^|\n|[.!?] )\p{Ll}/gu, (start) => start.toUpperCase());
}
