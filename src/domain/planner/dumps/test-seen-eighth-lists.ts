import { type TestDump } from './test-dump.ts';

export const SEEN_EIGHTH_LISTS: readonly TestDump[] = [
  {
    name: 'a potter with arrows',
    family: 'list',
    text: `-> glaze test tiles (celadon batch 3)
-> kiln shelf order
-> reply Okafor gallery!!
-> photos of the mug set
-> price list
-> stall deposit due 27 Nov
-> bubble wrap`,
    items: [
      'glaze test tiles',
      'kiln shelf',
      'okafor gallery',
      'photos mug',
      'price list',
      'stall deposit',
      'bubble wrap',
    ],
    first: 'stall deposit',
  },
  {
    name: 'a landlady, commas only',
    family: 'list',
    text: 'gas safety cert, flat 2 tap, new tenant references, deposit back to Wojtek, gutter man, paint hallway, smoke alarm batteries',
    items: [
      'gas safety',
      'flat 2 tap',
      'references',
      'deposit wojtek',
      'gutter',
      'paint hallway',
      'smoke alarm',
    ],
  },
  {
    name: 'a developer with a kanban',
    family: 'list',
    text: `## Doing
- [ ] flaky checkout test
- [ ] review Anjali's PR
## Blocked
- [ ] staging certs (waiting on ops, nudge them)
## Next
- [ ] spike: replace moment
- [ ] write up the outage
- [x] bump node`,
    items: ['flaky checkout test', "anjali's pr", 'staging certs', 'moment', 'outage'],
    never: ['bump node'],
  },
  {
    name: 'a bride, lower case',
    family: 'list',
    text: `final numbers to caterer by 5 dec
shoes dyed
vows
seating plan (aunt jo NOT near dad)
pay registrar
playlist for the ceilidh
thank you present for mum`,
    items: [
      'numbers caterer',
      'shoes dyed',
      'vows',
      'seating plan',
      'registrar',
      'playlist ceilidh',
      'present mum',
    ],
    first: 'numbers caterer',
  },
  {
    name: 'nested and dated',
    family: 'list',
    text: `* Grant report
    * figures from Tomasz
    * two case studies
    * send - 2 December
* Trustees
    * agenda
    * book the Quaker room
* Me
    * eye test
    * boots resoled`,
    items: ['figures tomasz', 'case studies', 'agenda', 'quaker room', 'eye test', 'boots resoled'],
  },
  {
    name: 'single words',
    family: 'list',
    text: `compost
invoices
Granny
curtains
passport
zine`,
    items: ['compost', 'invoices', 'granny', 'curtains', 'passport', 'zine'],
  },
  {
    name: 'a head chef, all capitals',
    family: 'list',
    text: `ORDER TURBOT FOR SAT
FRIDGE 3 TEMP LOG
DEEP CLEAN FRYER
ROTA WK 49
TALK TO LUCA RE LATENESS
ALLERGEN SHEET NEW MENU
KNIVES SHARPENED`,
    items: ['turbot', 'temp log', 'fryer', 'rota', 'luca lateness', 'allergen sheet', 'knives'],
  },
  {
    name: 'semicolons and slashes',
    family: 'list',
    text: 'renew railcard; dentist / hygienist; email accountant re payments on account; hem the green dress; find out if the attic is insulated; sell the old monitor',
    items: ['railcard', 'hygienist', 'accountant payments', 'green dress', 'attic', 'monitor'],
  },
  {
    name: 'days as headings',
    family: 'list',
    text: `Mon
physio 9.15 - bring scan
post the lens back
Tues
slides for all-hands
haircut
Wed
nothing!! (ok, recycling)
Thurs
parents evening, write questions first`,
    items: ['scan', 'lens', 'slides all-hands', 'haircut', 'recycling', 'questions'],
  },
  {
    name: 'emoji and half words',
    family: 'list',
    text: `🐕 vet - boosters
🎹 piano tuner??
📦 return blue jumper (b4 friday)
💡 bulb in stairwell
🧾 tax: find P60
✉️ write to Auntie Bev`,
    items: ['vet', 'piano', 'blue jumper', 'bulb', 'p60', 'auntie bev'],
  },
];
