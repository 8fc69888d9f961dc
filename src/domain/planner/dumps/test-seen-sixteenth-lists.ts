import { type TestDump } from './test-dump.ts';

export const SEEN_SIXTEENTH_LISTS: readonly TestDump[] = [
  {
    name: 'potter market',
    family: 'list',
    text: `sat night

- glaze test tiles for sandra (she wants the blue one)
- kiln element - bottom one dead, ring Potclays
- xmas market stall fee £45 due weds!!
- bubble wrap
- done: price labels
- card reader wont pair w new phone
- mum's birthday the 2nd
- hands are killing me`,
    items: [
      'glaze tiles',
      'kiln element',
      'stall fee',
      'bubble wrap',
      'card reader',
      'mum birthday',
    ],
    never: ['price labels', 'killing'],
    first: 'stall fee',
  },
  {
    name: 'nurse off days',
    family: 'list',
    text: `OFF DAYS
[x] uniform wash
[ ] NMBI renewal - closes 30 Nov, €100
[ ] swap the 5th with Aoife (ask before rota goes up monday)
[x] paid creche
[ ] creche still have wrong eircode for us
[ ] Oisín nits AGAIN, comb + lotion
[ ] car tax
[ ] ring credit union re topping up loan`,
    items: ['nmbi', 'swap aoife', 'eircode', 'nits', 'car tax', 'credit union'],
    never: ['uniform', 'paid creche'],
    first: 'swap aoife',
  },
  {
    name: 'melbourne commas',
    family: 'list',
    text: 'stats assignment 2 (due fri 11:59pm), return library books x4, bond refund from old place, ask Priya for the lecture recording, groceries - rice eggs oat milk, resume for the kmart xmas job closes tomorrow, gym membership cancel, haircut??, call nana',
    items: [
      'stats assignment',
      'library books',
      'bond',
      'priya recording',
      'groceries',
      'resume',
      'gym',
      'haircut',
      'nana',
    ],
    first: 'resume',
  },
  {
    name: 'thanksgiving headings',
    family: 'list',
    text: `## Kitchen
* turkey is still frozen solid, move to fridge tonight
* borrow folding chairs from the Hendersons
* gravy boat (broke it last yr)
* pies — Denise is bringing 2, don't need more

## Kids
* Mason permission slip museum trip, Mon
* Ella's inhaler refill CVS
* college fund... not this month

## Garage
* winter tires on
* that smell
* recycle paint cans`,
    items: [
      'turkey fridge',
      'folding chairs',
      'gravy boat',
      'permission slip',
      'inhaler',
      'winter tires',
      'smell',
      'paint cans',
    ],
    never: ['pies', 'denise', 'college fund'],
    first: 'turkey fridge',
  },
  {
    name: 'ceilidh band',
    family: 'list',
    text: `1. Brodie wedding (28th Nov)
   a. final song list to the bride by Tuesday
   b. first dance is in D not E - tell Callum
   c. van - who's driving?
   d. deposit received ✔
2. PA
   a. left monitor crackles
   b. PAT test certificate for the hotel
3. Website still has the old drummer on it
4. invoice St Andrews gig (they've had 6 weeks - no actually I never sent it)`,
    items: ['song list', 'callum', 'van', 'monitor', 'pat test', 'website', 'invoice st andrews'],
    never: ['deposit'],
    first: 'song list',
  },
  {
    name: 'sheep slashes',
    family: 'list',
    text: "drench hoggets / fix the gate by the woolshed / order 2 rolls of netting from farmlands / shearers booked for 9th, sorted / vet for the limping ewe - not good, mon at latest / fuel card pin / Gran's 90th whats the plan?? / river's up again / tax stuff to Lorraine before she goes to fiji on the 4th",
    items: ['drench hoggets', 'gate', 'netting', 'vet ewe', 'fuel card', '90th', 'tax lorraine'],
    never: ['shearers', 'river'],
    first: 'vet ewe',
  },
  {
    name: 'retired dates',
    family: 'list',
    text: `23/11  Dentist 10.15 (Mr Pell)
24/11  bins - brown
27/11  Library books back
1/12   Car insurance runs out. Compare prices

No date:
write to Hugh
stamps (2nd class, 3 books)
lamp on the landing
eye test overdue`,
    items: [
      'dentist',
      'bins',
      'library books',
      'car insurance',
      'hugh',
      'stamps',
      'lamp',
      'eye test',
    ],
    first: 'dentist',
  },
  {
    name: 'swedish freelancer',
    family: 'list',
    text: `TODO
- hotfix checkout bug for Lindqvist  <-- blocking them NOW
- estimate for the vet clinic booking thing
- renew domain kaffehuset.se (exp. 29/11)
- backups!!! never tested a restore
WAITING
- Jonas: logo files
- Skatteverket: F-skatt reply
SOMEDAY
- learn Rust
- new chair, back hurts
DONE
- migrated mail
- october invoices`,
    items: ['checkout bug', 'estimate vet clinic', 'domain', 'backups', 'learn rust', 'chair'],
    never: ['migrated', 'october invoices'],
    first: 'checkout bug',
  },
  {
    name: 'dad and me',
    family: 'list',
    text: `Dad:
• hearing aid batteries, size 312
• Steve does Mondays & Weds, me Thurs, carers the rest
• he fell on Tues but hes ok
• grab rail by the loo - ask council OT, Jean said theres a form
• attendance allowance form: HALF FILLED IN, in my bag
• GP re dizzy spells asap
• power of attorney done!!
• tell Steve re the keysafe code
Me:
• smear test
• ring Karen back`,
    items: [
      'hearing aid batteries',
      'grab rail',
      'attendance allowance',
      'gp dizzy',
      'keysafe',
      'smear',
      'karen',
    ],
    never: ['power of attorney', 'fell', 'carers'],
    first: 'gp dizzy',
  },
  {
    name: 'boat capitals',
    family: 'list',
    text: `ANTIFOUL 5L RED
PROP NUT -> SPLIT PIN MISSING
INSURANCE SURVEY... GET DATE
TIDE 0640 SUN
BILGE PUMP DEAD, BOAT IS TAKING WATER, SUN FIRST THING
PAY HARBOUR DUES
RADIO OK NOW
FLARES EXPIRED OCT`,
    items: ['antifoul', 'split pin', 'survey', 'bilge pump', 'harbour dues', 'flares'],
    never: ['tide', 'radio'],
    first: 'bilge pump',
  },
  {
    name: 'short brakes',
    family: 'short',
    text: 'mot tuesday, squeaky brakes, spare key?',
    items: ['mot', 'brakes', 'spare key'],
  },
  {
    name: 'short twins',
    family: 'short',
    text: 'passport photos for the twins',
    items: ['passport photos'],
  },
  {
    name: 'short bella',
    family: 'short',
    text: 'ring vet bellas tooth before monday. also xmas cards',
    items: ['vet', 'cards'],
  },
  {
    name: 'short rent',
    family: 'short',
    text: 'cant sleep. rent due. hes not coming back.',
    items: ['rent'],
    never: ['sleep', 'coming back'],
  },
];
