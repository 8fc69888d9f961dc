import { type TestDump } from './test-dump.ts';

/** Unseen when the first rules were written; later rules learned from them. */
export const SEEN_LISTS: readonly TestDump[] = [
  {
    name: 'a ceramicist',
    family: 'list',
    text: `studio brain empty:
- wedge the clay for Thursday's class
- trim the 6 bowls
- glaze test tiles (celadon!!)
- unload kiln
- reorder cone 6 wire

Xmas fair, Sat 5 Dec
- price everything
- make a sign
- borrow Lotte's folding table
- wrap 20 mugs

- dentist
- return Mam's casserole dish`,
    items: [
      'wedge clay',
      'trim bowls',
      'test tiles',
      'kiln',
      'cone 6 wire',
      'price everything',
      'sign',
      'lotte table',
      'wrap 20 mugs',
      'dentist',
      'casserole dish',
    ],
  },
  {
    name: 'a markdown power user',
    family: 'list',
    text: `## Inbox 2026-11-21
### @work #q4
- [ ] **Draft** OKRs for platform team @due(2026-11-24)
- [ ] Unblock Farid on the auth PR
- [x] Rotate the on-call keys
- [ ] 1:1 notes -> Notion
### @home
- [ ] Descale espresso machine
- [ ] \`npm audit\` on the home server
  - [ ] and renew the cert
- [ ] Book vaccine (flu + covid)
### someday/maybe
- [ ] Learn bouldering
> note: the landlord is away until December`,
    items: [
      'okrs',
      'farid auth',
      '1:1 notes',
      'espresso machine',
      'home server',
      'cert',
      'vaccine',
      'bouldering',
    ],
    never: ['rotate'],
    first: 'okrs',
  },
  {
    name: 'a game developer',
    family: 'list',
    text: `Nightjar (the game)
fix save corruption on Steam Deck
rebind controls menu
hook up the new footstep sounds
answer publisher re: demo build - Tuesday latest
trailer: cut 15s version
playtest w/ Oli

life
eat a vegetable
council tax!!!
sister's flat key`,
    items: [
      'save corruption',
      'rebind controls',
      'footstep sounds',
      'publisher demo build',
      '15s version',
      'playtest oli',
      'vegetable',
      'council tax',
      'flat key',
    ],
    first: 'publisher demo build',
  },
  {
    name: 'an event organiser',
    family: 'list',
    text: `Winter social — 12th December
• confirm headcount with venue by Weds
• caterer: 3 vegan, 1 coeliac
• playlist
• chase Dev for his deposit
• hi-vis vests x4
• risk assessment form
• message volunteers
AFTER
• send thank yous
• reconcile petty cash`,
    items: [
      'headcount venue',
      'caterer vegan coeliac',
      'playlist',
      'dev deposit',
      'hi-vis vests',
      'risk assessment form',
      'message volunteers',
      'thank yous',
      'petty cash',
    ],
    first: 'headcount venue',
  },
  {
    name: 'a retiree',
    family: 'list',
    text: `Saturday.
1. Telephone the surgery re. blood pressure tablets.
2. Rake leaves.
3. Letter to Margaret (her hip).
4. Boiler man - Tuesday 10 o'clock - clear the cupboard first.
5. Library: large print Trollope.
6. Ask Peter to look at the gutter.
7. U3A subscription is due.`,
    items: [
      'surgery tablets',
      'rake leaves',
      'letter margaret',
      'cupboard',
      'trollope',
      'peter gutter',
      'u3a subscription',
    ],
  },
  {
    name: 'a new parent',
    family: 'list',
    text: `sterilise bottles
register birth (42 days!!)
health visitor thursday
nappies size 2
thank you notes - Grandma first
call HR about leave
wash the sling
sleep??`,
    items: [
      'sterilise bottles',
      'register birth',
      'health visitor',
      'nappies',
      'thank you notes',
      'hr leave',
      'sling',
      'sleep',
    ],
  },
  {
    name: 'a German list',
    family: 'language',
    text: `- Steuererklärung abgeben bis 30.11.
- Zahnarzt anrufen
- Katzenfutter kaufen
- Fahrrad reparieren
- Oma zum Geburtstag schreiben`,
    items: [
      'steuererklärung',
      'zahnarzt anrufen',
      'katzenfutter',
      'fahrrad reparieren',
      'oma geburtstag',
    ],
    first: 'steuererklärung',
  },
  {
    name: 'a comma pile',
    family: 'short',
    text: 'passport, moths in the wardrobe, ask Ines about Sunday, boots to the cobbler, that weird email from the bank',
    items: ['passport', 'moths wardrobe', 'ines sunday', 'boots cobbler', 'email bank'],
  },
];
