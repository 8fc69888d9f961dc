import { type TestDump } from './test-dump.ts';

export const SEEN_FIFTEENTH_LISTS: readonly TestDump[] = [
  {
    name: 'apprentice electrician lines',
    family: 'list',
    text: `ring wholesaler about the 32a breakers
get van MOT booked - runs out thurs!!
bernies kitchen - second fix sockets
am2 practice paper
send gaz the timesheet
new drill bits (6mm, 8mm sds)
mum's birthday 5 dec, card + something nice
gym?? havent been since august lol
van is filthy so clean that out an all`,
    items: ['breakers', 'mot', 'sockets', 'am2', 'timesheet', 'drill bits', 'birthday', 'clean'],
    first: 'mot',
  },
  {
    name: 'bakery markdown week',
    family: 'list',
    text: `# This week

## Shop
- order panettone boxes (200) **by Tuesday** or they won't come before the 1st
- fix wobbly shelf in window
- new price list, flour has gone up, sourdough +30p
- Ask Danuta if she can do Sundays in December
- ~~pay flour bill~~ done

## Admin
- VAT return
- hygiene inspector is coming 9 Dec, check fridge log is complete
- reply to the woman about the christening cake

## Me
- haircut
- physio exercises, at least twice`,
    items: [
      'panettone boxes',
      'shelf',
      'price list',
      'danuta',
      'vat return',
      'fridge log',
      'christening cake',
      'haircut',
      'physio',
    ],
    never: ['flour bill'],
    first: 'panettone boxes',
  },
  {
    name: 'grad student checkboxes',
    family: 'list',
    text: `- [x] email Prof. Okafor
- [ ] rerun fig 4 with the corrected baseline
- [ ] fix references!!! half of them are "ibid"
- [x] renew library books
- [ ] TA grading, 38 quizzes, back by Monday 9am
- [ ] visa extension form (I-539?) ask intl office
- [ ] laundry
- [ ] find someone to feed Pixel over thanksgiving
- [x] groceries
- [ ] abstract for Lisbon, deadline 4 Dec`,
    items: ['fig 4', 'references', 'quizzes', 'visa', 'laundry', 'pixel', 'abstract'],
    never: ['okafor', 'library', 'groceries'],
    first: 'quizzes',
  },
  {
    name: 'mother of three commas',
    family: 'list',
    text: `nativity costume for Elsie (sheep) by wednesday, nit comb, ring orthodontist re Jacks brace its snapped, swimming money, tesco slot, return amazon jumpers, book boiler service, who's having nana xmas day - ask Paul, wash PE kit for monday, say thank you to Mrs Lall for the lift, dishwasher salt, sort photos one day, flu jab kids - school did it already`,
    items: [
      'costume',
      'nit comb',
      'orthodontist',
      'swimming money',
      'tesco slot',
      'jumpers',
      'boiler',
      'paul',
      'pe kit',
      'lall',
      'dishwasher salt',
    ],
    never: ['flu jab'],
    first: 'pe kit',
  },
  {
    name: 'allotment numbered',
    family: 'list',
    text: `1. Leeks want lifting before the frost
2. Subs to Harold, £22
3. Mend shed roof, felt is in the garage
4. Order seed potatoes (Charlotte, not the rubbish from last year)
5. Telephone Audrey
6. Hospital letter - ring and change the appointment, clashes with the coach trip on 14th Dec
7. Bird seed
8. Knees bad again this week.
9. Return Ken's rotavator`,
    items: [
      'leeks',
      'subs',
      'shed roof',
      'seed potatoes',
      'audrey',
      'appointment',
      'bird seed',
      'rotavator',
    ],
    never: ['knees'],
  },
  {
    name: 'moving out nested',
    family: 'list',
    text: `MOVE (out by Mon Nov 30)
  * boxes from U-Haul
  * cancel Spectrum internet
     - return modem!! they charged me 90 last time
  * change address
     - DMV
     - bank
     - Chewy
  * patch nail holes bedroom
  * sell the couch on marketplace
NOT MOVE
  * dogs rabies shot
  * Dr. Patel referral follow up
  * Venmo Kris for concert`,
    items: [
      'boxes',
      'spectrum',
      'modem',
      'dmv',
      'bank',
      'chewy',
      'nail holes',
      'couch',
      'rabies',
      'referral',
      'kris',
    ],
  },
  {
    name: 'night nurse dashes',
    family: 'list',
    text: `off thurs fri
- revalidation hours log — upload by 25th
- swap 6th dec shift with Precious (ask her)
- uniform hem
- ISA thing?? look up
- call back dads consultant
- car makes grinding noise on left turns, get it looked at
- winter coat for Tobi age 7-8
- ate toast 3 days straight, do a proper food shop
- payslip wrong AGAIN - email payroll
so so tired`,
    items: [
      'revalidation',
      'precious',
      'uniform',
      'isa',
      'consultant',
      'noise',
      'coat',
      'food shop',
      'payroll',
    ],
    never: ['tired'],
    first: 'revalidation',
  },
  {
    name: 'old bmw and gutters',
    family: 'list',
    text: `e30 to do
+ front bushings arrived, fit them
+ order head gasket set, felpro not the cheap one
+ coolant flush
+ find leak drivers footwell
other
+ renew tags - due 11/30
+ clean gutters before it snows
+ ask Wade for my torque wrench back
+ sons recital fri dec 4 7pm (wear a shirt)
+ water heater anode, its been 6 yrs`,
    items: [
      'bushings',
      'head gasket',
      'coolant',
      'leak',
      'tags',
      'gutters',
      'torque wrench',
      'recital',
      'anode',
    ],
    first: 'tags',
  },
  {
    name: 'tenant arrows',
    family: 'list',
    text: `mould in bathroom -> email Foxley Lettings w/ photos
deposit scheme -> check its actually registered
council tax -> single person discount form
bike -> mend puncture
lease ends 31 jan -> decide by end of nov !!
ikea -> bulbs, that lamp, slats
Sam owes me £140 -> Sam paid, done
book train to edinburgh -> advance fares go up tomorrow night`,
    items: [
      'mould',
      'deposit',
      'discount',
      'puncture',
      'lease',
      'bulbs',
      'lamp',
      'slats',
      'train edinburgh',
    ],
    never: ['140'],
    first: 'train edinburgh',
  },
  {
    name: 'high school junior lines',
    family: 'list',
    text: `chem hw pg 112-114 (MONDAY)
spanish oral - learn answers 1 to 6
ask coach if im playing the 5th
retainer. lost. tell mom ugh
PS5 controller drift, try contact cleaner
college essay draft 2
clean hamster cage
drivers ed form needs signature
jadens party = gift??
i hate everything`,
    items: [
      'chem',
      'spanish',
      'coach',
      'retainer',
      'controller',
      'essay',
      'hamster',
      'form',
      'gift',
    ],
    never: ['hate'],
    first: 'chem',
  },
  {
    name: 'parish treasurer headings',
    family: 'list',
    text: `ST BRENDAN'S
Gift aid claim
Bank the harvest money, still in my sideboard
Heating oil - get two quotes (tank at 20%)
Minutes from last PCC: Margaret is doing these
Accounts to independent examiner by Friday 27th

HOME
Feed the Christmas cake
Let down grandson's trousers
Optician
Write to cousin Phyllis in Adelaide, last airmail 5 Dec`,
    items: [
      'gift aid',
      'harvest money',
      'heating oil',
      'accounts',
      'cake',
      'trousers',
      'optician',
      'phyllis',
    ],
    never: ['margaret'],
    first: 'accounts',
  },
  {
    name: 'freelance designer inline headings',
    family: 'list',
    text: `WORK: invoice Halden (3rd reminder), logo round 2 for the vet ppl, export fonts, update portfolio w/ the café job. HOME: descale kettle, bins, water plants, landlord re: radiator. PEOPLE: call Ines, rsvp Matteo's wedding, bday present for J. SOMEDAY: pottery course, learn blender`,
    items: [
      'halden',
      'logo',
      'fonts',
      'portfolio',
      'kettle',
      'bins',
      'plants',
      'radiator',
      'ines',
      'matteo',
      'present',
      'pottery',
      'blender',
    ],
  },
  {
    name: 'sheep farm jobs',
    family: 'list',
    text: `drench hoggets
shearers coming thurs — yard the mob weds arvo
fix fence by the creek, bull's been thru twice
ring Nev re hay contractor
TB test forms
quad: front tyre, brakes
Karens mums flights - she's done it
school gala raffle prize
rates due 30 nov
ute rego
some rain at last`,
    items: [
      'hoggets',
      'yard mob',
      'fence',
      'hay',
      'tb',
      'tyre',
      'brakes',
      'raffle',
      'rates',
      'rego',
    ],
    never: ['flights', 'at last'],
    first: 'yard mob',
  },
  {
    name: 'backend dev semicolons',
    family: 'list',
    text: `cert on api box expires tomorrow night, renew; postmortem writeup; 1:1 notes for Aisha; upgrade node on staging; reply to recruiter (no); expense the monitor; nursery fees; replace smoke alarm battery - it chirps at 3am; coffee w/ Dom sometime; draft migration plan Q1; backups verified fri, all good`,
    items: [
      'cert',
      'postmortem',
      'aisha',
      'staging',
      'recruiter',
      'monitor',
      'nursery fees',
      'smoke alarm',
      'dom',
      'migration plan',
    ],
    never: ['backups'],
    first: 'cert',
  },
  {
    name: 'short tooth and rent',
    family: 'short',
    text: `tooth hurts, ring dentist. also pay rent`,
    items: ['dentist', 'rent'],
  },
  {
    name: 'short tax thing',
    family: 'short',
    text: `everything is on fire but mostly the tax thing`,
    items: ['tax'],
    never: ['fire'],
  },
  {
    name: 'short photos and vet',
    family: 'short',
    text: `passport photos n ring the vet`,
    items: ['passport photos', 'vet'],
  },
];
