import { type Step } from '../shaping/goal-family.ts';
import { DISTRESS_STEPS, GENTLE_NOTE, KIND_STEPS } from './kind-steps.ts';

/** What a plan for a hard day says, and what it says of the rest. */
export type KindWords = {
  readonly mountain: string;
  readonly boulder: string;
  readonly rock: string;
  /** Under the mountain of words of despair. */
  readonly calm: string;
  readonly steps: readonly Step[];
  readonly distressSteps: readonly Step[];
  readonly gentleNote: string;
  readonly later: readonly [mountain: string, description: string, boulder: string];
  readonly rest: readonly [mountain: string, description: string];
  /** Over small things, when the person is ill. */
  readonly gently: string;
};

const MINUTES = 15;

/** Reads lines `title | description`. */
function stepsOf(text: string): readonly Step[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [title = '', description = ''] = line.split('|').map((part) => part.trim());
      return { title, description, minutes: MINUTES };
    });
}

const ENGLISH: KindWords = {
  mountain: 'Be kind to myself first',
  boulder: 'Only what helps now',
  rock: 'First small steps',
  calm: 'One very small thing at a time. You do not have to do this alone.',
  steps: KIND_STEPS,
  distressSteps: DISTRESS_STEPS,
  gentleNote: GENTLE_NOTE,
  later: [
    'For later, when there is room',
    'Nothing here has to happen today. It is kept, and it can wait.',
    'Kept for later',
  ],
  rest: ['Everything else', 'What found no other place.'],
  gently: 'Getting through today gently',
};

const KIND_WORDS: ReadonlyMap<string, KindWords> = new Map([
  [
    'de',
    {
      mountain: 'Erst einmal gut zu mir sein',
      boulder: 'Nur was jetzt hilft',
      rock: 'Erste kleine Schritte',
      calm: 'Immer nur eine sehr kleine Sache. Du musst das nicht allein schaffen.',
      steps: stepsOf(`
        Ein Glas Wasser trinken und hinsetzen | Das ist der ganze Schritt. Füße auf den Boden, Schultern locker.
        Drei Wörter aufschreiben, was am schwersten wiegt | Drei Wörter auf Papier oder hier. Sie müssen keinen Sinn ergeben.
        Einem Menschen sagen, wie heute ist | Eine kurze Nachricht reicht: "Heute ist schwer." Erklären musst du nichts.`),
      distressSteps: stepsOf(`
        Jemandem sagen, wie es mir geht | Eine Nachricht reicht. Wenn du in Gefahr sein könntest, wähle jetzt den Notruf.
        Wasser trinken und weich hinsetzen | Das ist der ganze Schritt. Sonst muss heute nichts geschehen.
        Eine Nummer heraussuchen, die ich anrufen könnte | Ärztin, Freund oder eine Telefonseelsorge. Die Nummer zu speichern reicht.`),
      gentleNote: 'Nur wenn es guttut. Fünf Minuten sind genug.',
      later: [
        'Für später, wenn Platz ist',
        'Nichts davon muss heute geschehen. Es ist aufgehoben und kann warten.',
        'Für später aufgehoben',
      ],
      rest: ['Alles andere', 'Was sonst keinen Platz fand.'],
      gently: 'Sanft durch den Tag kommen',
    },
  ],
  [
    'es',
    {
      mountain: 'Primero, tratarme con cariño',
      boulder: 'Solo lo que ayuda ahora',
      rock: 'Primeros pasos pequeños',
      calm: 'Una cosa muy pequeña cada vez. No tienes que hacerlo sin ayuda.',
      steps: stepsOf(`
        Beber un vaso de agua y sentarme | Ese es todo el paso. Pies en el suelo, hombros sueltos.
        Escribir tres palabras sobre lo que más pesa | Tres palabras en papel o aquí. No tienen que tener sentido.
        Decirle a una persona cómo es hoy | Basta un mensaje corto: "Hoy es difícil." No hace falta explicar.`),
      distressSteps: stepsOf(`
        Decirle a alguien de confianza cómo estoy | Basta un mensaje. Si puedes estar en peligro, llama ya al número de emergencias.
        Beber agua y sentarme en un sitio cómodo | Ese es todo el paso. Hoy no tiene que pasar nada más.
        Buscar un número al que podría llamar | Tu médico, una amistad o un teléfono de ayuda. Guardarlo es suficiente.`),
      gentleNote: 'Solo si sienta bien. Cinco minutos son de sobra.',
      later: [
        'Para más tarde, cuando haya sitio',
        'Nada de esto tiene que ser hoy. Está guardado y puede esperar.',
        'Guardado para más tarde',
      ],
      rest: ['Todo lo demás', 'Lo que no encontró otro sitio.'],
      gently: 'Pasar el día con calma',
    },
  ],
  [
    'fr',
    {
      mountain: "D'abord, prendre soin de moi",
      boulder: 'Seulement ce qui aide maintenant',
      rock: 'Premiers petits pas',
      calm: "Une toute petite chose à la fois. Tu n'as pas à porter ça sans aide.",
      steps: stepsOf(`
        Boire un verre d'eau et m'asseoir | C'est toute l'étape. Les pieds au sol, les épaules relâchées.
        Écrire trois mots sur le plus lourd | Trois mots sur papier ou ici. Ils n'ont pas besoin d'avoir un sens.
        Dire à une personne comment est ce jour | Un message court suffit : « C'est dur aujourd'hui. » Rien à expliquer.`),
      distressSteps: stepsOf(`
        Dire à quelqu'un de confiance comment je vais | Un message suffit. Si tu peux être en danger, appelle maintenant les urgences.
        Boire de l'eau et m'asseoir au calme | C'est toute l'étape. Rien d'autre ne doit arriver aujourd'hui.
        Chercher un numéro que je pourrais appeler | Ton médecin, un proche ou une ligne d'écoute. L'enregistrer suffit.`),
      gentleNote: 'Seulement si ça fait du bien. Cinq minutes suffisent.',
      later: [
        'Pour plus tard, quand il y aura de la place',
        "Rien ici ne doit se faire aujourd'hui. C'est gardé, et ça peut attendre.",
        'Gardé pour plus tard',
      ],
      rest: ['Tout le reste', "Ce qui n'a pas trouvé d'autre place."],
      gently: 'Passer la journée en douceur',
    },
  ],
  [
    'pt',
    {
      mountain: 'Primeiro, cuidar de mim',
      boulder: 'Só o que ajuda agora',
      rock: 'Primeiros pequenos passos',
      calm: 'Uma coisa muito pequena de cada vez. Ninguém precisa fazer isto sem ajuda.',
      steps: stepsOf(`
        Beber um copo de água e sentar | É o passo inteiro. Pés no chão, ombros soltos.
        Escrever três palavras sobre o que mais pesa | Três palavras no papel ou aqui. Não precisam fazer sentido.
        Dizer a uma pessoa como está o dia | Basta uma mensagem curta: "Hoje está difícil." Não é preciso explicar.`),
      distressSteps: stepsOf(`
        Dizer a alguém de confiança como estou | Basta uma mensagem. Se houver perigo, liga agora para o número de emergência.
        Beber água e sentar num lugar confortável | É o passo inteiro. Hoje não precisa acontecer mais nada.
        Procurar um número para onde ligar | Médico, alguém amigo ou uma linha de apoio. Guardar o número já basta.`),
      gentleNote: 'Só se fizer bem. Cinco minutos chegam.',
      later: [
        'Para mais tarde, quando houver espaço',
        'Nada disto precisa ser hoje. Está guardado e pode esperar.',
        'Guardado para mais tarde',
      ],
      rest: ['Todo o resto', 'O que não encontrou outro lugar.'],
      gently: 'Passar o dia com calma',
    },
  ],
]);

/** The words for a hard day in the language of a dump; English where there are none. */
export function kindWordsOf(language: string): KindWords {
  return KIND_WORDS.get(language) ?? ENGLISH;
}

/** Every language's, for the measurement. */
export const ALL_KIND_WORDS: readonly KindWords[] = [ENGLISH, ...KIND_WORDS.values()];
