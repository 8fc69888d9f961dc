import { type TestDump } from './test-dump.ts';

/** Unseen when the first rules were written; later rules learned from them. */
export const SEEN_PROSE: readonly TestDump[] = [
  {
    name: 'a PhD student',
    family: 'prose',
    text: `Chapter three is a swamp. My supervisor wants a revised draft by the 4th of December, and I haven't touched the discussion since she sent her comments. The regression for table 5 has to be rerun because I used the wrong weights. I also promised to review a paper for the journal, referee report is two weeks late. Ethics renewal form! And the conference abstract, 250 words, closes Monday. At home the fridge is empty.`,
    items: [
      'draft',
      'discussion',
      'regression table 5',
      'review paper',
      'ethics renewal form',
      'conference abstract',
      'fridge',
    ],
    first: 'conference abstract',
  },
  {
    name: 'a nurse on nights',
    family: 'prose',
    text: `Off nights finally. Three things at work: e-learning for manual handling expires this week, swap the shift on the 28th with Beth, and find out why I wasn't paid for the bank holiday. At home I've a mountain of scrubs to wash and the car tax ran out yesterday. Need to get blackout blinds. My feet hurt.`,
    items: [
      'e-learning',
      'swap shift beth',
      'bank holiday',
      'scrubs',
      'car tax',
      'blackout blinds',
    ],
    never: ['feet hurt'],
  },
  {
    name: 'a non-native speaker',
    family: 'prose',
    text: `Hello, I have many problem this week. I must to send the papers for residence permit before Friday. My boss say I need make new photo for the badge. The washing machine make strange noise and I don't know who I can call. Also my daughter need shoes for gym in the school. I want learn better english but no time.`,
    items: ['papers residence permit', 'photo badge', 'washing machine', 'shoes', 'english'],
    first: 'papers residence permit',
  },
  {
    name: 'a student with dyslexia',
    family: 'prose',
    text: `ok i realy need to hand in the biolgy corsework its due thrusday and i havnt even started the graph. also got to ring the studant loan people cos the mony didnt come. dishes. need to by a bus pass. mum wants me to call her. i shud tell Dan i cant come on saterday`,
    items: ['biolgy corsework', 'graph', 'studant loan', 'dishes', 'bus pass', 'mum', 'dan'],
  },
  {
    name: 'a depressed person',
    family: 'rant',
    text: `I haven't opened the curtains in four days. Everything feels grey. There are plates growing things next to the bed. I know I should shower. My sister texted and I never answered. The prescription ran out on Monday and I need it. I cancelled on everyone again. Rent is due on the 1st. What's wrong with me.`,
    items: ['plates', 'shower', 'sister', 'prescription', 'rent'],
    never: ['grey', 'wrong with me', 'cancelled'],
  },
  {
    name: 'a single dad rant',
    family: 'rant',
    text: `Two kids, one of me, and it's not even Monday yet. Ruby's got a costume day Wednesday and I own zero costumes. Max needs his inhaler form signed or they won't let him swim. The ex wants the holiday dates by tonight. Freezer's frosted shut again. I forgot to pay for school dinners. I'm shattered and I shouted at them at breakfast, which I need to apologise for.`,
    items: ['costume', 'inhaler form', 'holiday dates', 'freezer', 'school dinners', 'apologise'],
    never: ['shattered', 'zero'],
    first: 'holiday dates',
  },
  {
    name: 'a teacher before a break',
    family: 'rant',
    text: `Why does report season always hit when I'm ill! 28 reports due Friday 5pm no excuses. The photocopier ate the mock papers so those need reprinting. Mrs Okafor emailed about Jayden, must ring her back. I said I'd run the bake sale, stupid stupid stupid. Also my own kid's parents evening, have to book the slot. Somebody please water my classroom plants.`,
    items: ['reports', 'mock papers', 'okafor', 'bake sale', 'parents evening', 'classroom plants'],
    never: ['stupid stupid'],
  },
  {
    name: 'a zine with a plain line above its list',
    family: 'prose',
    text: `alright. the exhibition.
- hang the last three prints
- write wall labels
- email the invite to Sofie and Marc
- varnish the oak frame
the accountant wants my receipts before the 27th
I also have to collect my bike, and renew the library card
I hate how I left things with Jonas, I haven't called him since the summer`,
    items: [
      'hang prints',
      'wall labels',
      'invite sofie',
      'varnish oak frame',
      'receipts',
      'bike',
      'library card',
      'jonas',
    ],
    first: 'receipts',
  },
  {
    name: 'Spanish and English in one breath',
    family: 'language',
    text: `Tengo que mandar el informe a Lucía antes del viernes. Also need to pick up the cake for Mateo's birthday. Hay que arreglar la ducha. And the visa appointment, book it. Estoy agotada.`,
    items: ['informe lucía', 'cake mateo', 'arreglar ducha', 'visa appointment'],
    never: ['agotada'],
  },
  {
    name: 'French prose',
    family: 'language',
    text: `Je suis débordée. Il faut que je rende le mémoire avant le 15 décembre, je dois aussi rappeler le propriétaire pour la fuite et acheter un cadeau pour Camille. N'oublie pas de payer la cantine.`,
    items: ['mémoire', 'rappeler propriétaire', 'cadeau camille', 'payer cantine'],
    never: ['débordée'],
  },
];
