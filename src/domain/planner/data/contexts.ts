import { wordSet } from '../words/word-set.ts';

/** Where or how a small task is done: tasks of one context make one rock. */
export type ContextId =
  'calls' | 'messages' | 'errands' | 'computer' | 'home' | 'making' | 'self' | 'thinking';

/**
 * Said before or after a task that stands alone; `{it}` is its object. What is said instead where the
 * person gave it no article: of "new friends" or "mum" a template would make things.
 */
export type Around = readonly [title: string, description: string, plain?: string];

export type Context = {
  readonly id: ContextId;
  readonly rock: string;
  /** Its name beside another. */
  readonly short: string;
  /** What a mountain of such tasks is called. */
  readonly name: string;
  readonly area: 'home' | 'people' | 'work';
  readonly verbs: ReadonlySet<string>;
  /** A kind line under the task. */
  readonly note: string;
  readonly minutes: number;
  readonly before: Around;
  readonly after: Around;
};

export const CONTEXTS: readonly Context[] = [
  {
    id: 'calls',
    rock: 'Phone calls',
    short: 'Calls',
    name: 'People to call',
    area: 'people',
    verbs: wordSet(
      'telephone skype facetime zoom call ring phone book rebook reschedule chase arrange hire',
    ),
    note: 'Find the number, write your first sentence, then dial. Voicemail counts.',
    minutes: 15,
    before: ['Write your first sentence', 'have the number beside it. Nothing else yet.'],
    after: ['Note what came of it', 'a date or a name, where you find it again.'],
  },
  {
    id: 'messages',
    rock: 'Messages',
    short: 'Messages',
    name: 'People to write to',
    area: 'people',
    verbs: wordSet(
      'apologize congratulate announce nudge ping whatsapp confirm introduce propose recommend persuade email text message reply respond answer tell ask invite thank remind contact send notify inform dm rsvp give apologise forward chat',
    ),
    note: 'Two honest sentences are enough. Send it before it feels finished.',
    minutes: 15,
    before: ['Note what you want to say', 'a few words will do.'],
    after: ['Note what came back', 'a word is enough. No answer yet is one too.'],
  },
  {
    id: 'errands',
    rock: 'Out and about',
    short: 'Errands',
    name: 'Errands',
    area: 'home',
    verbs: wordSet(
      'pop nip exchange browse buy pick collect get return drop take post mail fetch bring deliver donate exchange deposit borrow go visit shop swap',
    ),
    note: 'Shoes on, bag, list. The nearest place is good enough.',
    minutes: 20,
    before: [
      'Check where to get {it}',
      'opening times, and one place. Then stop looking.',
      'Check when and where to go',
    ],
    after: ['Unpack and sit down', 'things where they belong, then a minute of rest.'],
  },
  {
    id: 'computer',
    rock: 'At the computer',
    short: 'Computer',
    name: 'Desk work',
    area: 'work',
    verbs: wordSet(
      'deploy merge google screenshot rename rebase archive sync analyse analyze compile reinstall uninstall upgrade search list transfer log activate digitise rerun recalculate renegotiate monitor pay renew submit cancel update upload download order fill sign check register apply print scan transfer file look unsubscribe subscribe backup request redirect claim find research enter type reset verify confirm schedule export import back invoice withdraw redo reference fill',
    ),
    note: 'Open the page first. Only that; the next click comes by itself.',
    minutes: 15,
    before: ['Open what you need first', 'the page, the file or the letter. Only open it.'],
    after: ['Note that it is done', 'a screenshot or the mail, in one folder.'],
  },
  {
    id: 'home',
    rock: 'Around the house',
    short: 'Home',
    name: 'The house',
    area: 'home',
    verbs: wordSet(
      'sow rewash sterilise sterilize sharpen scrape regrout grout rehang creosote disinfect dismantle disassemble insulate plaster sand sieve simmer knead boil bag box compost store stash soak unclutter stain glue shelve bury prune plant repot rake bleach squeeze lay mount nail rewire unplug degrease freeze fry microwave bolt wean jigsaw oust clean tidy wash fix mop hoover vacuum change water feed sweep fold iron defrost descale declutter do clear put hang wipe dust empty unpack pack cook bake oil measure mow weed walk mend repair paint build assemble install hem sew replace charge dry rinse scrub unblock tighten bleed make move polish cut trim groom bath brush set help organise organize',
    ),
    note: 'Set a timer. Better than before counts as done.',
    minutes: 20,
    before: [
      'Fetch what you need for {it}',
      'put it where you will need it. That is the step.',
      'Fetch what you need',
    ],
    after: ['Put things away', 'then sit down for a minute.'],
  },
  {
    id: 'making',
    rock: 'Making things',
    short: 'Making',
    name: 'Making things',
    area: 'work',
    verbs: wordSet(
      'mark grade transcribe annotate glaze wedge solder stitch sew code refactor debug restring tune sculpt carve weld crop laminate bind rebind stretch frame format place brainstorm formulate rework redraft reword screen-print weave reshoot retouch calibrate write draw sketch edit record design compose collage mix master rewrite draft finish outline photograph film animate practise practice rehearse create knit crochet embroider illustrate ink scan prepare publish work prune export plan proofread read study revise learn review',
    ),
    note: 'Rough is fine. Stop when the timer rings, wherever you are.',
    minutes: 25,
    before: [
      'Set up a space for {it}',
      'open it, lay out the tools, phone away.',
      'Set up a space to begin',
    ],
    after: [
      'Look again at {it}',
      'note one thing to do next time, then stop.',
      'Look at what you made',
    ],
  },
  {
    id: 'self',
    rock: 'Looking after myself',
    short: 'Self-care',
    name: 'Looking after myself',
    area: 'people',
    verbs: wordSet(
      'drink eat rest sleep stretch exercise run swim meditate shower breathe relax lie',
    ),
    note: 'Slow and small is right.',
    minutes: 15,
    before: ['Put things ready', 'within reach, so that it asks little of you.'],
    after: ['Rest a little', 'sit or lie down. This counts.'],
  },
  {
    id: 'thinking',
    rock: 'Things to sort out',
    short: 'Thinking',
    name: 'Loose ends',
    area: 'people',
    verbs: wordSet('sort deal face decide choose think figure compare work-out'),
    note: 'Write down the very next step. If it takes two minutes, do it now.',
    minutes: 20,
    before: [
      'Write one line about {it}',
      'what is it about, and what is still open?',
      'Write down where things stand',
    ],
    after: [
      'Note the next step for {it}',
      'one line, with a day beside it.',
      'Note the next small step',
    ],
  },
];

/** Nouns that decide the context whatever the verb says. */
export const CONTEXT_NOUNS: ReadonlyMap<string, ContextId> = new Map([
  ...[
    ...wordSet(
      'paracetamol ibuprofen meds medication medicine vitamins tablets pills nap bath breakfast lunch',
    ),
  ].map((noun) => [noun, 'self'] as const),
  ...[...wordSet('quote numbers feedback answer permission')].map(
    (noun) => [noun, 'messages'] as const,
  ),
  ...[...wordSet('train flight flights tickets ticket hotel')].map(
    (noun) => [noun, 'computer'] as const,
  ),
]);

/** The context of that id. */
export function contextNamed(id: string | undefined): Context | undefined {
  return CONTEXTS.find((context) => context.id === id);
}
