import { type TestDump } from './test-dump.ts';

export const THIRTEENTH_LISTS: readonly TestDump[] = [
  {
    name: 'fridge door list of a family of five',
    family: 'list',
    text: `- oboe reeds (Tilda, exam is TUESDAY)
- verrucas!!
- hamster bedding
- Grandad's 80th, do we do something or not
- nativity tickets - Ben's done it
- smoke alarm landing, beeping since Mon
- bike lights for Otis, it's pitch dark at 4
- library fines, about 6 pounds
- I'm so bored of pasta`,
    items: [
      'reeds',
      'verruca',
      'hamster bedding',
      '80th',
      'smoke alarm',
      'bike lights',
      'library fines',
    ],
    never: ['nativity', 'pasta'],
    first: 'reeds',
  },
  {
    name: 'site manager snagging plot nine',
    family: 'list',
    text: `PLOT 9 – handover to buyers Fri 27th
kitchen end panel scratched, order new
en suite extractor dead
~~loft hatch~~ done Thurs
front door: sticks
Balfour's lads are doing the drive Mon/Tues
NHBC final – book, they need 3 clear days so Mon 23rd at the very latest
skip full
buyer is a solicitor, God help us`,
    items: ['panel', 'extractor', 'front door', 'nhbc', 'skip'],
    never: ['loft hatch', 'drive', 'god help'],
    first: 'nhbc',
  },
  {
    name: 'markdown of a physio who runs a clinic',
    family: 'list',
    text: `## clinic
- [x] new towels
- [ ] HCPC audit reply (asked for it by 2 Dec)
- [ ] couch 2 hydraulic, sinks slowly under anyone over 80 kg
- [x] fire extinguishers serviced
- [ ] receptionist cover 23 dec

## me
- [ ] sister's kidney thing: blood test for donor match, they said this week or they start with my cousin, so Mon
- [ ] winter coat zip
- [ ] stop saying yes

## parked, not this year
- pilates reformer course`,
    items: ['hcpc', 'couch', 'cover', 'blood test', 'zip'],
    never: ['towels', 'fire extinguishers', 'pilates'],
    first: 'blood test',
  },
  {
    name: 'commas on the back of an envelope',
    family: 'list',
    text: `stamps, coal, ring Noreen re the anniversary mass, hearing aid batteries before sunday because i can't hear the priest, marmalade oranges not till january, bin lid blew off, pension letter i don't understand, chiropody weds 2.15 (Pat's taking me), thank you note to the lad who found the purse, feet cold all day`,
    items: ['stamps', 'coal', 'noreen', 'batteries', 'bin lid', 'pension letter', 'thank you note'],
    never: ['feet cold'],
    first: 'batteries',
  },
  {
    name: 'numbered list of a band drummer',
    family: 'list',
    text: `1. snare head, split on Thursday's gig
2. tell Marco i'm out for the 12th (he needs to know by tmrw or he books it)
3. van insurance?? whose turn. mine. it's mine
4. Liv is doing the poster so dont touch the poster
5. 140 euro from the Rotterdam promoter. since JUNE
6. earplugs, tinnitus is bad again
7. i wanted to learn vibraphone. no. be serious
8. mix notes for track 4 and 6`,
    items: ['snare', 'marco', 'insurance', 'promoter', 'earplugs', 'mix notes'],
    never: ['poster', 'vibraphone'],
    first: 'marco',
  },
  {
    name: 'ranch wife plain lines',
    family: 'list',
    text: `propane under 20 percent, cold front Monday night
heifer with the eye
4-H record book, Cody, due the 1st
pie crusts x 6
Clint fixed the north gate
brand inspection for the eleven steers before the sale Weds
mammogram – letter says I'm a year behind
truck makes that noise in third
county commissioners are idiots`,
    items: [
      'propane',
      'heifer',
      'record book',
      'pie crusts',
      'brand inspection',
      'mammogram',
      'truck',
    ],
    never: ['north gate', 'commissioners', 'idiots'],
  },
  {
    name: 'estate agent monday sheet',
    family: 'list',
    text: `MON
* 14 Linden – vendor wants a price drop, talk her round to 385
* keys for the Maltings: missing. since Weds. tell nobody, find them
* Rightmove pics flat 3, it looked like a cell
TUES
* AML checks for the Okafors, compliance want it by noon
* Sue's leaving card
WHENEVER
* the office heater trips the fuse
* board still up at number 40, sold in September

NB exchange on Mill Cottage happened Friday!!! Champagne`,
    items: ['linden', 'keys', 'pics', 'aml', 'card', 'heater', 'board'],
    never: ['exchange', 'champagne'],
  },
  {
    name: 'gap year packing and admin',
    family: 'list',
    text: `Before Weds 2nd Dec (flight 06:40 omg)

jabs – rabies 2nd one has to be exactly day 7 = the 24th
headtorch
esta – accepted ✔
bank: tell them im abroad
dentist filling, its just a small hole but mum is going on and on
sell the decks? nah keeping
contact lenses, 3 months worth
hug the dog for about an hour
dad's sorting the travel insurance`,
    items: ['rabies', 'headtorch', 'bank', 'filling', 'contact lenses'],
    never: ['esta', 'decks', 'travel insurance'],
    first: 'rabies',
  },
  {
    name: 'hotel housekeeper supervisor',
    family: 'list',
    text: `Room 214 bath tap drips, guest complained x2
Room 309 mattress — protector torn
Linen count!!! for head office. end of the month
Agency girls timesheets tonight or they are not paid
Hoover no. 3 no suction
Lift is broken, maintenance knows, they come Monday
My visa share code for HR
Chef shouted at me`,
    items: ['tap', 'protector', 'linen count', 'timesheets', 'hoover', 'share code'],
    never: ['chef', 'lift'],
    first: 'timesheets',
  },
  {
    name: 'semicolons of a museum registrar',
    family: 'list',
    text: `loan agreement Copenhagen, countersign, they close their books on the 24th; condition report for the Gwen John (done, filed); hygrometer in store B reading 70 which cannot be right; crate quotes x3; insurance schedule before the lenders' call on Thursday; Helen is on the customs paperwork; dead moth in case 11 = traps; leave form for February; nobody reads my emails`,
    items: [
      'loan agreement',
      'hygrometer',
      'crate quotes',
      'insurance schedule',
      'traps',
      'leave form',
    ],
    never: ['condition report', 'customs', 'emails'],
    first: 'loan agreement',
  },
];
