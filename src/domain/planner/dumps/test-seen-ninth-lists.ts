import { type TestDump } from './test-dump.ts';

export const SEEN_NINTH_LISTS: readonly TestDump[] = [
  {
    name: 'student nurse handwritten style list',
    family: 'list',
    text: `PLACEMENT
- get PAD signed by Julie (she's on leave from weds!!)
- buy fob watch, mine died
- timesheets wk 3 + 4
- drug calc test mon - revise

HOME
- washing
- top up leccy key
- text Meg back
- find bus pass

done: uniform hemmed, DBS`,
    items: ['pad', 'fob watch', 'timesheets', 'drug calc', 'washing', 'leccy', 'meg', 'bus pass'],
    never: ['dbs', 'uniform'],
    first: 'drug calc',
  },
  {
    name: 'markdown dev checklist',
    family: 'list',
    text: `## before Friday's playtest
- [x] merge inventory branch
- [x] book the room
- [ ] fix softlock in chapter 2 elevator
- [ ] subtitles: spanish + german missing
- [ ] write the survey (max 8 questions, Ana)
- [ ] print NDAs x12

## someday
- [ ] fishing minigame??
- [ ] replace placeholder music

## life lol
- [ ] haircut
- [ ] renew licence plate sticker - expires 30 Nov`,
    items: ['softlock', 'subtitles', 'survey', 'ndas', 'fishing', 'music', 'haircut', 'sticker'],
    never: ['merge', 'book the room'],
  },
  {
    name: 'comma list wedding singer',
    family: 'list',
    text: "learn at last for the Dunne wedding, new PA cable, deposit from the Healys still not in, tax disc - oh and motor tax online before the end of the month, physio for shoulder, drop amp to Niall, piano tuner for Mam's, grass seed no its november forget it",
    items: ['dunne', 'cable', 'deposit', 'motor tax', 'physio', 'amp niall', 'tuner'],
    never: ['grass seed'],
  },
  {
    name: 'fridge list new parents essex',
    family: 'list',
    text: `nappies (4+)
calpol
bin bags
call nursery re: settling in dates - HANNAH
red book for clinic thurs 9.20
stair gate - measure landing first
mum: what time sat?
fix buggy brake
Ollie to do: insurance, loft
milk milk milk`,
    items: [
      'nappies',
      'calpol',
      'bin bags',
      'nursery',
      'red book',
      'stair gate',
      'mum',
      'buggy',
      'milk',
    ],
  },
  {
    name: 'numbered freelance photographer delhi',
    family: 'list',
    text: `1. Edit Kapoor sangeet photos - 600 raw, deliver by 26/11
2. Payment pending: Mehta (15k), Studio Lumen (8k) - send reminder to both
3. Sensor cleaning, CP service centre
4. Insurance for drone expired 10 Nov
5. Album design approved by Kapoor's sister - done
6. Quote for Jaipur destination wedding, they need tmrw
7. Gym?? (from Dec)
8. Backup 2 hard disks, one is making tik tik sound`,
    items: ['sangeet photos', 'mehta', 'lumen', 'sensor', 'drone', 'quote jaipur', 'hard disks'],
    never: ['album design'],
    first: 'quote jaipur',
  },
  {
    name: 'retired teacher devon lines',
    family: 'list',
    text: `Sat: return library books (Hilary Mantel still unread, renew that one)
Sun: nothing!! well, sprouts
Mon: U3A committee - take minutes from last time, type them up first
Tues: boiler man between 8 and 1. Clear airing cupboard beforehand
Weds: flu jab 11.15
Thurs: lunch w. Barbara, her treat
Sometime: write to The Times about apostrophes. Christmas card list. Bulbs in before it's too late.
Already rang David.`,
    items: [
      'library books',
      'mantel',
      'minutes',
      'airing cupboard',
      'flu jab',
      'times',
      'card list',
      'bulbs',
    ],
    never: ['rang david'],
    first: 'library books',
  },
  {
    name: 'plumber day sheet phoenix',
    family: 'list',
    text: `MON
7:30 Alvarez - water heater 50 gal, pull permit first
11 Desert Ridge HOA backflow test x3
2pm Chuck's Diner grease trap AGAIN
PARTS: 3/4 pex, wax rings, torch gas
OFFICE
call back lady w/ the slab leak (Denise?) 602 number on notepad
workers comp audit papers -> due 11/30
get Luis new boots
pay Ferguson acct`,
    items: [
      'alvarez',
      'permit',
      'backflow',
      'grease trap',
      'pex',
      'wax rings',
      'slab leak',
      'audit',
      'boots',
      'ferguson',
    ],
  },
  {
    name: 'adhd slash and arrows list',
    family: 'list',
    text: `brain soup 1:12am

→ ritalin script (ran out friday)
→ email prof Lindqvist extension / just ask, worst is no
→ dishes. the pan. THE pan
→ phone screen repair $$$?
→ roommate owes me hydro money - ask Tyler 84 bucks
→ sleep study referral
→ why am i like this
→ hamster bedding`,
    items: ['script', 'lindqvist', 'dishes', 'screen', 'tyler', 'sleep study', 'bedding'],
    never: ['why am i', 'brain soup'],
  },
  {
    name: 'cellist audition prep',
    family: 'list',
    text: `Audition Manchester 1 Dec
* Dvořák exposition from memory
* excerpts: Brahms 2, La Mer, Beethoven 5
* accompanist - confirm w/ Yuki (sun?)
* train there & back, split ticket
* black shoes need reheeling
* rehair bow - too late now. next month
Not audition
* pupils: reschedule Tues lessons (Amelie, Jack)
* student loan letter thing
* Aunt Pru bday card`,
    items: [
      'exposition',
      'excerpts',
      'yuki',
      'train',
      'shoes',
      'bow',
      'lessons',
      'student loan',
      'pru',
    ],
  },
  {
    name: 'short two errands',
    family: 'short',
    text: 'smear test + new tyres, both overdue',
    items: ['smear test', 'tyres'],
  },
  {
    name: 'short thesis dread',
    family: 'short',
    text: 'cant face the thesis. chapter 3',
    items: ['chapter 3'],
  },
  {
    name: 'short wobbly kiln',
    family: 'short',
    text: 'kiln shelf cracked, Owen wants his teapot by Xmas',
    items: ['kiln shelf', 'teapot'],
  },
];
