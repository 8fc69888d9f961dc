import { type TestDump } from './test-dump.ts';

export const SEEN_TENTH_LISTS: readonly TestDump[] = [
  {
    name: 'mum discharge list',
    family: 'list',
    text: `MUM HOME FROM HOSPITAL TUES

- commode - red cross?? ring monday
- bed downstairs (me + Phil, sunday)
- milk bread soup, soft things
- district nurse - booked ✔
- key safe code to the care agency
- move the rug!!! she WILL trip
- who feeds Biscuit wed-fri. ask Jean next door
- tell work I'm off tues + weds

she's scared. so am I`,
    items: [
      'commode',
      'bed downstairs',
      'milk',
      'bread',
      'soup',
      'key safe',
      'rug',
      'jean',
      'tell work',
    ],
    never: ['nurse', 'scared'],
    first: 'bed downstairs',
  },
  {
    name: 'shop december checklist',
    family: 'list',
    text: `## Shop – before Dec
- [x] Black Friday signs printed
- [ ] window vinyl, peel off the old one
- [ ] stocktake gift cards
- [ ] train Maddie on returns
- [x] order tissue paper
- [ ] roster to staff by Tues 24/11

## Online
- [ ] shipping cutoffs on the website
- [ ] photos of the linen range (light is best before 10)
- [ ] abandoned cart email: Kev is writing it
- [ ] reply to the lady in Hobart, broken vase

## Me
- [ ] mammogram, rebook
- [ ] eat lunch sitting down`,
    items: [
      'vinyl',
      'gift cards',
      'maddie',
      'roster',
      'shipping',
      'photos linen',
      'vase',
      'mammogram',
    ],
    never: ['signs', 'tissue paper', 'kev'],
    first: 'roster',
  },
  {
    name: 'commas before bed',
    family: 'list',
    text: 'gcse art final piece (due 2 dec), revise photosynthesis, ask miss kaur for the french speaking questions, new calculator mine is dead, delete tiktok til june lol, wash pe kit, 20 quid back from ellie, dentist thurs 4pm, finish that book for english or at least chapter 8',
    items: [
      'final piece',
      'photosynthesis',
      'kaur',
      'calculator',
      'pe kit',
      'ellie',
      'dentist',
      'book',
    ],
    never: ['mine is dead'],
  },
  {
    name: 'workshop wall',
    family: 'list',
    text: `glue-up bench top
resaw the ash
bandsaw blade 1/2" 3tpi -> order
Mrs O'Dowd's rocker: arm is split, needs dowelling
Mrs O'Dowd's rocker: PAID ALREADY
invoice 118 overdue - chase Fennelly
extraction bags full
oil + rags in the metal bin!! not the skip
Sat 12 Dec market, stall fee by 27 Nov
spoons for market (20? 30?)
haircut`,
    items: [
      'bench',
      'resaw ash',
      'blade',
      'rocker',
      'fennelly',
      'extraction bags',
      'rags',
      'stall fee',
      'spoons',
      'haircut',
    ],
    never: ['paid already'],
    first: 'stall fee',
  },
  {
    name: 'front desk and beyond',
    family: 'list',
    text: `1. fire drill - has to happen before 30 nov, tell reception + 2nd floor
2. coffee machine descale (the light is blinking at me)
3. New starter Wed 25th (Adaeze): laptop, badge, desk plant
4. cancel the water cooler contract
5. expenses oct - mine!! - still not in
6. Secret Santa - NOT me this year, Grant's doing it
7. lost property box → charity shop
8. ring the landlord about the lift, again, third time
9. my appraisal form by Monday eod`,
    items: [
      'fire drill',
      'coffee machine',
      'laptop',
      'badge',
      'plant',
      'water cooler',
      'expenses',
      'lost property',
      'lift',
      'appraisal',
    ],
    never: ['secret santa'],
    first: 'appraisal',
  },
  {
    name: 'allotment november',
    family: 'list',
    text: `plot 14b
* garlic in (should of been october)
* broad beans - aquadulce - sow under fleece
* leeks fine leave em
* shed felt torn, nail down b4 it rains sun
* net the kale. pigeons. bastards
* clean + oil tools
* rent £48 committee sez by 30th
* compost bays want turning
* give back Winstons rotavator`,
    items: ['garlic', 'broad beans', 'felt', 'kale', 'tools', 'rent', 'compost', 'rotavator'],
    never: ['leeks', 'bastards'],
    first: 'felt',
  },
  {
    name: 'diss brain soup',
    family: 'list',
    text: `THESIS
ch4 discussion - 3 paras on null result
fix bib (zotero duplicates ugh)
ask Annika for her R script
word count form → grad school, fri 27/11
ch1 sent to Tom, waiting on him

MONEY
council tax exemption letter
TA timesheet nov
sell the old monitor

BODY
blood test results - ring surgery
run? a run. one run

feels like everyone else finished already`,
    items: [
      'discussion',
      'zotero',
      'annika',
      'word count form',
      'exemption letter',
      'timesheet',
      'monitor',
      'blood test',
      'run',
    ],
    never: ['ch1', 'everyone else'],
    first: 'word count form',
  },
  {
    name: 'abuja provision store',
    family: 'list',
    text: `Monday: bank - deposit weekend sales / collect new POS paper
Tuesday: Golden Penny rep is coming 10am, count semovita before he comes
Wed: signboard man (balance 15k)
anyday: rat poison!!!, change padlock, debtors book - Mama Ngozi 8,200, Corper 3,500, Pastor has paid
home: school fees second half, fix mosquito net, call Ifeanyi about the land document`,
    items: [
      'deposit',
      'pos paper',
      'semovita',
      'signboard',
      'rat poison',
      'padlock',
      'mama ngozi',
      'corper',
      'school fees',
      'mosquito net',
      'ifeanyi',
    ],
    never: ['pastor'],
  },
  {
    name: 'new flat after split',
    family: 'list',
    text: `NEW PLACE
shower curtain
a second pan
lightbulbs (bayonet not screw)
wifi – router arrives mon, plug it in
electric meter reading!! photo + send today
redirect post £££
gp – register new address
curtains for R's room, she chose the yellow

OLD PLACE
return keys to agent by 24th
loft - my grandad's tools are still up there, arrange w/ Simon
clean fridge - Simon did

nobody tells you how loud a flat is`,
    items: [
      'shower curtain',
      'pan',
      'lightbulbs',
      'router',
      'meter reading',
      'redirect post',
      'gp',
      'curtains room',
      'keys',
      'tools',
    ],
    never: ['fridge', 'how loud'],
    first: 'meter reading',
  },
  {
    name: 'boiler pressure',
    family: 'short',
    text: 'boiler pressure. gran. the MOT thing, friday',
    items: ['boiler', 'gran', 'mot'],
    first: 'mot',
  },
  {
    name: 'probate two words',
    family: 'short',
    text: 'ring probate office monday + stamps',
    items: ['probate', 'stamps'],
    first: 'probate',
  },
  {
    name: 'cv and cry',
    family: 'short',
    text: "can't breathe, too much. cv to Natasha",
    items: ['cv natasha'],
    never: ['breathe', 'too much'],
  },
];
