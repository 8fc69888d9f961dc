import { type TestDump } from './test-dump.ts';

/** Never read while writing rules: only totals of them are looked at. */
export const UNSEEN_LISTS: readonly TestDump[] = [
  {
    name: 'zine issue nine boxes',
    family: 'list',
    text: `ZINE #9
[x] cover linocut
[x] email contributors re: deadline
[ ] scan Bex's comic (300dpi!!)
[ ] page order / dummy
[ ] riso slot - book w/ Oskar, he only does thursdays
[ ] long arm stapler, borrow?
[ ] etsy listing
also owe Fran £12 for the last lot of paper`,
    items: ['comic', 'page order', 'riso', 'stapler', 'etsy', 'fran'],
    never: ['linocut', 'contributors'],
  },
  {
    name: 'leeds to truro move',
    family: 'list',
    text: `## Before the 4th
- redirect post (royal mail, £££)
- council tax both ends
- defrost freezer
- measure the new stairs will the sofa even go up

## On the day
- meter photos
- kettle box in MY car not the van
- keys to agent by 12

## After
- GP register
- curtains, there are none, street light right outside

van booked (Sat 5th, Luton, paid)`,
    items: [
      'post',
      'council tax',
      'freezer',
      'stairs',
      'meter photos',
      'kettle',
      'keys',
      'gp',
      'curtains',
    ],
    never: ['van booked', 'luton'],
  },
  {
    name: 'nurse commas between nights',
    family: 'list',
    text: `wash uniforms, ring bank re overdraft charge, annual leave form (in by tues!!), lip balm, prescription from boots, nan's bday card, blackout blind is falling off again, payslip wrong - no unsocial hours on it, return asos dress`,
    items: [
      'uniforms',
      'overdraft',
      'leave form',
      'lip balm',
      'prescription',
      'card',
      'blind',
      'payslip',
      'dress',
    ],
    first: 'leave form',
  },
  {
    name: 'owner driver saskatchewan',
    family: 'list',
    text: `oil change kenworth
IFTA 3rd quarter - late already, penalty
log book copies to Doreen
winter washer fluid x4
chain up kit missing 1 tensioner
medical  dec 2 regina 9:15
call Ray back
new dash cam?? old one froze`,
    items: [
      'oil change',
      'ifta',
      'doreen',
      'washer fluid',
      'tensioner',
      'medical',
      'ray',
      'dash cam',
    ],
  },
  {
    name: 'mum funeral numbered',
    family: 'list',
    text: `1. Ring Fr. Brennan - ask for Friday 11am
2. Readings. Ciara does the first, who does the second
3. RIP.ie notice has to be in by tonight 9
4. Flowers - Mam wanted no lilies
5. Hotel for the soup + sandwiches, the Abbey or Lynch's
6. Coffin chosen (Michael did it)
7. Suit to cleaners
8. Who collects Sr. Bernadette from the airport
9. Eat something`,
    items: ['brennan', 'reading', 'notice', 'flowers', 'hotel', 'suit', 'airport'],
    never: ['coffin'],
    first: 'notice',
  },
  {
    name: 'florist december slate',
    family: 'list',
    text: `* wreath workshop 3 Dec - 14 booked, need moss + wire + 14 rings
* reply to bride w/ peony request (in DECEMBER, no)
* floral foam alternative, try the wool stuff?
* Cooler making that noise - call Hector
* Valentine's preorders not yet don't think about it
* pay Jess for Sat
* insta: post the Ramirez centerpieces
* sales tax due MONDAY 23`,
    items: [
      'moss',
      'wire',
      'rings',
      'peony',
      'foam',
      'hector',
      'pay jess',
      'centerpieces',
      'sales tax',
    ],
    never: ['valentine'],
    first: 'sales tax',
  },
  {
    name: 'solo saas todo file',
    family: 'list',
    text: `# TODO.md

- [ ] BUG: csv export drops umlauts
- [ ] BUG: dark mode login button invisible
- [x] upgrade postgres
- [ ] cert expires 26 Nov -> renew!!!
- [ ] write changelog for 2.4
- [ ] cancel mailgun, we use postmark now
- [ ] pricing page: annual toggle

## someday
- mobile app
- ~~affiliate program~~ no`,
    items: [
      'csv export',
      'login button',
      'cert',
      'changelog',
      'mailgun',
      'pricing page',
      'mobile app',
    ],
    never: ['postgres', 'affiliate'],
    first: 'cert',
  },
  {
    name: 'three kids by name',
    family: 'list',
    text: `MAISIE: recorder (lost), party RSVP for Saturday to Ottilie's mum, nits AGAIN
JOE: football boots size 3, reading record not signed since oct
BABY: 12m review book, stair gate
ME: haircut, MOT
Steph doing xmas cards so not that`,
    items: [
      'recorder',
      'rsvp',
      'nits',
      'football boots',
      'reading record',
      'review',
      'stair gate',
      'haircut',
      'mot',
    ],
    never: ['xmas cards'],
  },
  {
    name: 'chair of governors dashes',
    family: 'list',
    text: `– agenda for 8 Dec to clerk (she needs it this Wednesday 25th)
– headteacher appraisal: find external adviser
– parent complaint stage 2, read the file
– Mr Dhillon leaving do, chip in a tenner
– website: register of interests out of date
– Ofsted prep. Sigh.
– DBS for new parent governor went through 18/11`,
    items: ['agenda', 'adviser', 'complaint', 'dhillon', 'register interests', 'ofsted'],
    never: ['dbs', 'sigh'],
    first: 'agenda',
  },
  {
    name: 'bench slips on the wall',
    family: 'list',
    text: `strat (Colin) > refret, 6105s
bouzouki > crack in top, cleat it
cello bow > NOT MINE send on to Marta for rehair
hide glue - make fresh
gtr 41 > second coat tru oil
gtr 40 > finished, collected, paid :)
band saw dust bag full
look for spruce supplier not italy, postage mad`,
    items: ['strat', 'bouzouki', 'bow', 'glue', 'gtr 41', 'dust bag', 'spruce'],
    never: ['gtr 40', 'collected'],
  },
  {
    name: 'polish student in cork',
    family: 'list',
    text: `- essay social policy 2000 words, I have 600, till 30 november
- write to tutor can I have meeting
- SUSI grant, they want P21 document again (third time!)
- childminder for Thursday evening because exam revision class
- printer ink
- call mama
- learn for the driving theory, test 14.12.
- rent I paid already ok`,
    items: ['essay', 'tutor', 'susi', 'childminder', 'printer ink', 'mama', 'driving theory'],
    never: ['rent'],
  },
  {
    name: 'adelaide choir run sheet',
    family: 'list',
    text: `Sun 29 Nov concert - left to do
  programmes: proofread, then printer by Tues
  chairs (120) ask Rotary
  float for the door, $200 in fives
  black folders, 3 short
  Who has the keyboard stand?????
  Bronwyn solo yes/no - have the chat. dreading it
Later: AGM minutes, grant acquittal (Feb)
Done: hall, bar licence, raffle`,
    items: [
      'programmes',
      'chairs',
      'float',
      'folders',
      'keyboard stand',
      'bronwyn',
      'minutes',
      'acquittal',
    ],
    never: ['dreading', 'bar licence', 'raffle'],
    first: 'programmes',
  },
];
