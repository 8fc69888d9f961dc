/** Labels of the plan in the languages that have a pack. */
export type Labels = {
  readonly mountain: string;
  /** A mountain of many things that have nothing in common. */
  readonly mixed: string;
  readonly boulder: string;
  /** Over steps that stood under a heading. */
  readonly own: string;
  readonly rock: string;
  readonly note: string;
  readonly more: string;
  readonly and: string;
  /** Over what is due within two weeks, wherever it is done. */
  readonly soon: string;
  readonly first: string;
  readonly last: string;
  /** A boulder and a rock of words that are quoted. */
  readonly beside: string;
  /** Over words that are quoted because they found no other place. */
  readonly quoted: string;
};

export const LABELS: ReadonlyMap<string, Labels> = new Map([
  [
    'en',
    {
      mountain: 'A few small things',
      mixed: 'Everyday things',
      boulder: 'Small steps',
      own: 'Steps I wrote down',
      rock: 'Small things',
      note: 'One small step. Start, and see.',
      more: 'and more',
      and: 'and',
      soon: 'Soon due',
      first: 'Look at this first: {it}',
      last: 'Finish or pause: {it}',
      beside: 'Also on my mind',
      quoted: 'Look at what else was on my mind',
    },
  ],
  [
    'es',
    {
      mountain: 'Cosas que tengo en la cabeza',
      mixed: 'Cosas que tengo en la cabeza',
      boulder: 'Pasos pequeños',
      own: 'Pasos que apunté',
      rock: 'Cosas pequeñas',
      note: 'Un paso pequeño. Empieza y ya verás.',
      more: 'y más',
      and: 'y',
      soon: 'Lo más urgente',
      first: 'Prepara lo necesario: {it}',
      last: 'Termina o haz una pausa: {it}',
      beside: 'También en mi cabeza',
      quoted: 'Mira qué más tenía en la cabeza',
    },
  ],
  [
    'fr',
    {
      mountain: "Ce que j'ai en tête",
      mixed: "Ce que j'ai en tête",
      boulder: 'Petits pas',
      own: 'Ce que j’ai noté',
      rock: 'Petites choses',
      note: 'Un petit pas. Commence, tu verras.',
      more: 'et plus',
      and: 'et',
      soon: 'Le plus pressé',
      first: 'Prépare le nécessaire : {it}',
      last: 'Termine ou fais une pause : {it}',
      beside: 'Aussi dans ma tête',
      quoted: 'Regarde ce que j’avais encore en tête',
    },
  ],
  [
    'de',
    {
      mountain: 'Was mir im Kopf herumgeht',
      mixed: 'Was mir im Kopf herumgeht',
      boulder: 'Kleine Schritte',
      own: 'Was ich notiert habe',
      rock: 'Kleine Dinge',
      note: 'Ein kleiner Schritt. Fang einfach an.',
      more: 'und mehr',
      and: 'und',
      soon: 'Bald fällig',
      first: 'Bereitlegen, was nötig ist: {it}',
      last: 'Abschließen oder Pause machen: {it}',
      beside: 'Auch noch im Kopf',
      quoted: 'Ansehen, was mir noch im Kopf war',
    },
  ],
  [
    'pt',
    {
      mountain: 'O que tenho na cabeça',
      mixed: 'O que tenho na cabeça',
      boulder: 'Pequenos passos',
      own: 'Passos que anotei',
      rock: 'Pequenas coisas',
      note: 'Um pequeno passo. Começa e logo vês.',
      more: 'e mais',
      and: 'e',
      soon: 'O mais urgente',
      first: 'Prepara o necessário: {it}',
      last: 'Termina ou faz uma pausa: {it}',
      beside: 'Também na minha cabeça',
      quoted: 'Vê o que mais tinha na cabeça',
    },
  ],
  [
    'it',
    {
      mountain: 'Cose che ho in testa',
      mixed: 'Cose che ho in testa',
      boulder: 'Piccoli passi',
      own: 'Passi che ho annotato',
      rock: 'Piccole cose',
      note: 'Un piccolo passo. Comincia, poi si vede.',
      more: 'e altro',
      and: 'e',
      soon: 'Le cose più urgenti',
      first: 'Prepara il necessario: {it}',
      last: 'Finisci o fai una pausa: {it}',
      beside: 'Anche nella mia testa',
      quoted: 'Guarda che altro avevo in testa',
    },
  ],
  [
    'nl',
    {
      mountain: 'Wat er in mijn hoofd zit',
      mixed: 'Wat er in mijn hoofd zit',
      boulder: 'Kleine stappen',
      own: 'Stappen die ik opschreef',
      rock: 'Kleine dingen',
      note: 'Een kleine stap. Begin maar, dan zie je wel.',
      more: 'en meer',
      and: 'en',
      soon: 'Eerst aan de beurt',
      first: 'Leg klaar wat nodig is: {it}',
      last: 'Rond af of neem een pauze: {it}',
      beside: 'Ook nog in gedachten',
      quoted: 'Kijk wat er nog meer in mijn hoofd zat',
    },
  ],
]);
