import { type TestDump } from './test-dump.ts';

/** The rules were written with these in view. */
export const SEEN_THIRD: readonly TestDump[] = [
  {
    name: 'a project under a plain line, then the rest',
    family: 'prose',
    text: `ok so. the zine.
- finish the layout pages 6 to 12
- ask Priya about paper and price
- place the harbour photos on page 6
taxes are due before the 24th and the receipts are still in the drawer
also I need to ring the dentist, and buy cat food
I feel awful about the newsletter, I haven't sent it since March`,
    items: [
      'layout pages',
      'priya paper price',
      'place harbour photos',
      'taxes',
      'dentist',
      'cat food',
      'newsletter',
    ],
    never: ['awful'],
    first: 'taxes',
  },
  {
    name: 'unknown verbs at the front of a list',
    family: 'list',
    text: `garden shed
- creosote the south wall
- rehang the door
- jigsaw new shelves
- oust the spiders
- regrout two tiles`,
    items: [
      'creosote south wall',
      'rehang door',
      'jigsaw shelves',
      'oust spiders',
      'regrout tiles',
    ],
  },
  {
    name: 'a project said in prose with its steps',
    family: 'prose',
    text: `The podcast needs love. I have to record the intro, edit Lena's interview, write the show notes and upload it before Friday. Besides that the hamster cage stinks. I also owe Tim an answer about the cabin.`,
    items: ['intro', 'lena interview', 'show notes', 'upload', 'hamster cage', 'tim cabin'],
    first: 'upload',
  },
  {
    name: 'things meant by it and them',
    family: 'prose',
    text: `The tent is at Marek's, I have to get it back before the festival. The invoices are printed but I haven't posted them. I found the lamp, now I need to fix it.`,
    items: ['tent', 'invoices', 'lamp'],
  },
  {
    name: 'a caretaker of a parent',
    family: 'rant',
    text: `Dad fell again. I need to talk to the care home about a walker and I've got to move the rug. His pills have to be sorted into the box every Sunday. I'm so angry at my brother. Power of attorney papers are on my desk, unsigned. I should eat something. Nobody asked how I am.`,
    items: ['care home walker', 'move rug', 'pills', 'power of attorney', 'eat'],
    never: ['angry', 'nobody'],
  },
  {
    name: 'a baker speaking',
    family: 'dictation',
    text: "so flour order has to go in by Tuesday and the oven door needs a new seal I've been meaning to write the Christmas price list and call back the lady about the wedding cake and I must remember to sign Amir's contract and then do the hygiene folder",
    items: [
      'flour order',
      'oven door seal',
      'christmas price list',
      'lady wedding cake',
      'amir contract',
      'hygiene folder',
    ],
    first: 'flour order',
  },
  {
    name: 'Portuguese list',
    family: 'language',
    text: '- ligar para o banco\n- comprar pilhas\n- enviar o currículo à Ana até sexta\n- lavar o carro',
    items: ['ligar banco', 'pilhas', 'currículo ana', 'lavar carro'],
    first: 'currículo ana',
  },
  {
    name: 'typos and short forms',
    family: 'short',
    text: 'apointment dr, tidy rm, call M re: sunday, recipts, wtr plants b4 fri',
    items: ['apointment dr', 'tidy rm', 'call m sunday', 'recipts', 'wtr plants'],
  },
];
