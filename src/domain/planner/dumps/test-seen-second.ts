import { type TestDump } from './test-dump.ts';

/** Written before the first rules; they have been read since. */
export const SEEN_SECOND: readonly TestDump[] = [
  {
    name: 'list with notes',
    family: 'list',
    text: `TODO this week:
* ring the optician - number is on the fridge
* return library books (due Wed!!)
* hem Nina's costume
* water the plants
* DONE post parcel
* look into broadband deals
* submit mural proposal by the 5th
* descale kettle
* therapy notes
* thank you card for Grandpa`,
    items: [
      'optician',
      'library books',
      'hem costume',
      'water plants',
      'broadband deals',
      'mural proposal',
      'kettle',
      'therapy notes',
      'grandpa',
    ],
    never: ['parcel'],
  },
  {
    name: 'nested list',
    family: 'list',
    text: `Album
  - mix track 3
  - send stems to Jo
  - artwork
Flat move
  - get boxes
  - redirect the post
  - tell the council
  - clean oven
Health
  - book smear test
  - refill inhaler`,
    items: [
      'mix track',
      'stems jo',
      'artwork',
      'boxes',
      'redirect post',
      'council',
      'oven',
      'smear test',
      'inhaler',
    ],
  },
  {
    name: 'dictation at home',
    family: 'dictation',
    text: "um so the washing machine is leaking again and I've got to phone the plumber and I need to move all the boxes out of the hall before Sunday because Kate is coming oh and the window in the bedroom won't shut I should probably measure it and get a quote and don't forget to defrost the freezer",
    items: ['plumber', 'boxes hall', 'window', 'measure', 'quote', 'defrost freezer'],
  },
  {
    name: 'dictation of a creator',
    family: 'dictation',
    text: "I have to edit the interview with Rosa and upload it by Wednesday then write the show notes I want to design a new cover for season two and I need to email the sponsor about the dates plus my website is down and I don't know why and I said I would send Theo the beat",
    items: [
      'edit interview rosa',
      'upload',
      'show notes',
      'design cover',
      'sponsor dates',
      'website',
      'theo beat',
    ],
  },
  {
    name: 'run-on with bare verbs',
    family: 'dictation',
    text: 'buy stamps post the birthday card to Lena pay the window cleaner cancel the trial of that app ring the surgery for my results sort the recycling charge the camera batteries',
    items: [
      'buy stamps',
      'card lena',
      'window cleaner',
      'trial app',
      'surgery results',
      'recycling',
      'camera batteries',
    ],
  },
  {
    name: 'rant',
    family: 'rant',
    text: `Honestly I'm drowning. Got an eviction warning because of the noise, have to write back to them before the 2nd. Work is hell, my appraisal form is blank and Sandra wants it Monday. I forgot Dad's birthday AGAIN, need to call him. Can't find my keys. There are dishes everywhere. I've been avoiding the bank for weeks. Nobody helps me.`,
    items: ['write back', 'appraisal form', 'dad', 'keys', 'dishes', 'bank'],
    never: ['drowning', 'nobody'],
  },
  {
    name: 'student prose',
    family: 'prose',
    text: `My dissertation proposal is due in two weeks and I've written nothing. I need to find five sources first. Also I have to book a meeting with my supervisor. There's a chemistry exam on the 9th that I should revise for. I'd love to join the climbing club someday. I paid the deposit for the room yesterday. Could I get an extension?`,
    items: [
      'dissertation proposal',
      'five sources',
      'supervisor',
      'chemistry exam',
      'climbing club',
      'extension',
    ],
    never: ['deposit'],
  },
  {
    name: 'Portuguese',
    family: 'language',
    text: 'Preciso de marcar a consulta no médico e tenho de pagar a renda até sexta. Não posso esquecer de comprar ração para o gato. Quero arrumar o quarto.',
    items: ['consulta médico', 'renda', 'ração gato', 'arrumar quarto'],
  },
  {
    name: 'French dictation',
    family: 'language',
    text: "alors je dois envoyer le dossier à la mairie et puis il faut que j'appelle le plombier aussi je voudrais ranger la chambre et je n'ai pas encore payé le loyer",
    items: ['dossier mairie', 'plombier', 'ranger chambre', 'loyer'],
  },
];
