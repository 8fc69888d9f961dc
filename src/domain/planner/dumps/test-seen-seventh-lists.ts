import { type TestDump } from './test-dump.ts';

/** Once scored unseen; learned from since. */
export const SEEN_SEVENTH_LISTS: readonly TestDump[] = [
  {
    name: 'a freelancer, numbered',
    family: 'list',
    text: `1) chase Brightwater for the September invoice
2) new headshot??
3) contract for Hana – sign + scan
4) move website off the old host before 3 Dec
5) receipts shoebox
6) quote for the bakery logo
7) LinkedIn (ugh)
8) lunch w/ Oscar, find a date`,
    items: [
      'brightwater invoice',
      'headshot',
      'contract hana',
      'website host',
      'receipts',
      'quote bakery logo',
      'linkedin',
      'oscar',
    ],
    first: 'website host',
  },
  {
    name: 'headings and no bullets',
    family: 'list',
    text: `HOME
descale kettle
hang the blackout curtains
get someone to look at the boiler

UNI
reference list for the anthropology essay
email Dr Osei about extension
library fines

BAND
restring the bass
learn the bridge of Harbour Lights
book rehearsal room`,
    items: [
      'kettle',
      'curtains',
      'boiler',
      'reference list anthropology',
      'dr osei extension',
      'library fines',
      'bass',
      'bridge harbour lights',
      'rehearsal room',
    ],
  },
  {
    name: 'comics for a fair',
    family: 'list',
    text: `thought bubble fair on 5 december!!!
* ink pages 9-12
* flat colours on cover
* lettering for the whole last chapter
* order 100 copies from the printer (deadline 26 nov)
* price list + card reader
* ask Bea if she can share the train`,
    items: [
      'ink pages',
      'colours cover',
      'lettering chapter',
      '100 copies printer',
      'price list',
      'card reader',
      'bea train',
    ],
    first: '100 copies printer',
  },
  {
    name: 'a parent, by child',
    family: 'list',
    text: `Mila:
- swimming kit needs name labels
- sign trip form (due Tuesday)
- nit comb
Teo:
- book hearing test
- shoes, size 29
- present for Jonah's party on Saturday
Me:
- smear test
- ring HR about the four day week`,
    items: [
      'swimming kit labels',
      'trip form',
      'nit comb',
      'hearing test',
      'shoes',
      'present jonah',
      'smear test',
      'hr four day week',
    ],
    first: 'trip form',
  },
  {
    name: 'commas on one line',
    family: 'list',
    text: 'compost bin, return library books, cancel the gym, eye test, mend the green jumper, water the fig, write to Nana, sort batteries for recycling',
    items: [
      'compost bin',
      'library books',
      'gym',
      'eye test',
      'green jumper',
      'water fig',
      'nana',
      'batteries',
    ],
  },
  {
    name: 'a musician, arrows and slashes',
    family: 'list',
    text: `EP stuff
-> mix track 3
-> send stems to Kofi
-> artwork / fonts
-> register songs with PRS
-> distro upload by 11 dec
gigs
-> reply to the Falcon
-> fix loose jack on the pedalboard
-> van hire for the 28th`,
    items: [
      'mix track 3',
      'stems kofi',
      'artwork',
      'prs',
      'distro',
      'falcon',
      'jack pedalboard',
      'van hire',
    ],
    first: 'van hire',
  },
  {
    name: 'boxes with notes beneath',
    family: 'list',
    text: `## This week
- [ ] Thesis chapter 2
    - transcribe interview 4
    - redo figure 3 in colour
- [x] pay tuition
- [ ] Flat inspection Thursday
    - scrub oven
    - hide the cat tree (lol)
- [ ] Bike
    - new inner tube`,
    items: [
      'thesis chapter',
      'transcribe interview',
      'redo figure',
      'scrub oven',
      'cat tree',
      'inner tube',
    ],
    never: ['tuition'],
  },
  {
    name: 'plain lines without any mark',
    family: 'list',
    text: `block the blue shawl
photograph three hats for etsy
restock labels
reply to the woman who wants the baby blanket
clear yarn off the spare bed
insurance renewal 1 dec
mums birthday card`,
    items: [
      'block blue shawl',
      'photograph hats etsy',
      'labels',
      'reply baby blanket',
      'yarn spare bed',
      'insurance',
      'mums birthday card',
    ],
    first: 'insurance',
  },
  {
    name: 'done and not done',
    family: 'list',
    text: `taxes – done
✓ flu jab
call surveyor – still waiting on them, ring again
~~renew lease~~
paint the skirting boards
order skip
done: council form`,
    items: ['surveyor', 'skirting boards', 'skip'],
    never: ['flu', 'lease', 'council form'],
  },
];
