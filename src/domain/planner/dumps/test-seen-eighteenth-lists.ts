import { type TestDump } from './test-dump.ts';

export const SEEN_EIGHTEENTH_LISTS: readonly TestDump[] = [
  {
    name: 'widower jobs on the back of an envelope',
    family: 'list',
    text: `Jobs
- ring the coal merchant, enough till about the new year
- Margaret's cardigans to the hospice shop (keep the green one)
- TV licence letter, reply
- eye test, am overdue
- christmas cards. Only 14 this year
- ask Colin next door re the hedge
- slow cooker - learn to use it, can't live on toast
done: bins, library books`,
    items: ['coal', 'cardigan', 'licence', 'eye test', 'cards', 'colin hedge', 'slow cooker'],
    never: ['bins', 'library'],
  },
  {
    name: 'thesis teaching life checkboxes',
    family: 'list',
    text: `# thesis
- [ ] redo fig 4.2 with the log axis
- [x] send ch 2 to Annika
- [ ] Chapter 3 intro (1500 words, sigh)
- [ ] extension form to Grad School -- deadline is Fri 27 Nov!!

# teaching
- [ ] mark 38 lab reports by 4 Dec
- [ ] swap the Thursday demo with Tomasz

# life
- [ ] dentist???
- [ ] the bike is making that noise again`,
    items: [
      'fig axis',
      'chapter 3',
      'extension form',
      'lab reports',
      'demo tomasz',
      'dentist',
      'bike',
    ],
    never: ['annika'],
    first: 'extension form',
  },
  {
    name: 'flatbed driver lines',
    family: 'list',
    text: `oil change before 480k, im at 478
DOT physical call the clinic in Amarillo
new wiper blades
send BOLs to dispatch from the laredo run
fight that detention pay they owe me 6 hrs
sleeper heater smells like burnt plastic
call my mom
buy log book cover
rick says he'll handle the tire rotation`,
    items: [
      'oil change',
      'physical',
      'wiper',
      'bols dispatch',
      'detention',
      'heater',
      'mom',
      'log book',
    ],
    never: ['rotation'],
  },
  {
    name: 'nurse off nights commas',
    family: 'list',
    text: `blackout blind - fix the pole, uniforms in wash, revalidation hours 12 more to log by 15 jan, payslip query theyve missed the enhancements AGAIN, milk bread bananas, tell Shaz no to the saturday swap, mums tablets from boots today before 5`,
    items: ['blind', 'uniform', 'revalidation', 'payslip', 'milk', 'shaz swap', 'tablets'],
    first: 'tablets',
  },
  {
    name: 'potter studio shop admin',
    family: 'list',
    text: `STUDIO
* glaze test tiles x12 (tenmoku batch 3)
* kiln element — the bottom one's gone, order from Potclays
* reclaim bucket stinks, wedge it
* Wrap the Hendersons' wedding set, they pick up Wed 25 Nov
SHOP
* photograph the moon jars
* etsy listing for small bowls
* price labels
ADMIN
* pay the stall fee for Frome market — by 1 Dec or we lose the pitch`,
    items: [
      'tiles',
      'kiln element',
      'reclaim',
      'wedding set',
      'moon jars',
      'etsy',
      'labels',
      'stall fee',
    ],
    first: 'wedding set',
  },
  {
    name: 'governor numbered',
    family: 'list',
    text: `1. Read the SEF before Tuesday's meeting (46 pages!)
2. Safeguarding link visit - arrange with Mrs Okafor
3. DBS renewal form
4. Query on the budget: why is supply cover up 30%?
5. Minutes from October – sign and scan
6. Headteacher appraisal: find an external adviser by 11 December
7. Thank Pauline for the flowers`,
    items: ['sef', 'safeguarding visit', 'dbs', 'budget', 'minutes', 'adviser', 'pauline'],
    first: 'sef',
  },
  {
    name: 'indie game before the build lock',
    family: 'list',
    text: `TODO pre-demo (build locked mon 30 nov 18:00)
crash on alt-tab when fullscreen
boss 2 hitbox too big
controller glyphs - ps5 missing
trailer: recut first 8 seconds
localisation strings to Yuki by weds
save slot 3 overwrites slot 1
nice to have: fishing minigame polish
DONE dash cooldown
DONE new main menu font
Piotr does: footstep sounds`,
    items: ['alt-tab', 'hitbox', 'glyphs', 'trailer', 'strings yuki', 'save slot', 'fishing'],
    never: ['cooldown', 'font', 'footstep'],
    first: 'strings yuki',
  },
  {
    name: 'bees in november',
    family: 'list',
    text: `bees / nov
mouse guards on hives 3+5
oxalic acid — needs a cold day around xmas
fondant (order 12.5kg)
jar labels for the wreath fair
varroa count sheet to the inspector
frame nails`,
    items: ['mouse guards', 'oxalic', 'fondant', 'labels', 'varroa', 'nails'],
  },
  {
    name: 'ellie max and me',
    family: 'list',
    text: `Ellie
 - nit comb
 - costume for assembly (shepherd) friday
 - Trip money £8.50
Max
 - trainers size 4, his toes are poking out
 - speech therapy, reply to the letter
 - party rsvp (Kian's)
Me
 - child maintenance form due wed
 - boiler pressure
 - sort the photos off old phone`,
    items: [
      'nit comb',
      'costume',
      'trip money',
      'trainers',
      'speech therapy',
      'rsvp',
      'maintenance form',
      'boiler',
      'photos',
    ],
    first: 'maintenance form',
  },
  {
    name: 'four flats and a stairwell',
    family: 'list',
    text: `Flat 2: damp by the window, Mr Adeyemi sent photos
Flat 4: gas safety cert running out
Flat 1: rent late, second month - letter
Deposit back to Sofia (moved out 14th)
insurance renewal
Find a new cleaner for the stairs
council licence form, page 6 is missing
Flat 3: new fridge delivered, done`,
    items: ['damp', 'gas', 'rent', 'deposit sofia', 'insurance', 'cleaner', 'licence'],
    never: ['fridge'],
  },
  {
    name: 'roscommon farm kitchen table',
    family: 'list',
    text: `TB test Monday week
ring vet re lame heifer TODAY
slurry, closed period, nothing to do till january
silage 14 bales left, buy some in from Declan?
dept form BISS amendments
fix gap in the far ditch before the ewes find it
dose the lambs
diesel
Nuala's birthday the 29th dont forget like last year`,
    items: ['tb test', 'vet heifer', 'bales', 'biss', 'gap ditch', 'lambs', 'diesel', 'birthday'],
    never: ['slurry'],
    first: 'vet heifer',
  },
  {
    name: 'wedding photographer backlog',
    family: 'list',
    text: `edits: Kaur wedding (840 raws)
+ cull Whitfield
+ album proof to Jess & Tom
+ sensor clean body 2
+ invoice no. 0217 unpaid, chase
+ quote for the Jan elopement
+ backup drive nr 3 clicking..
+ insta: 3 reels
+ find a second shooter for the spring fairs`,
    items: [
      'kaur',
      'whitfield',
      'album',
      'sensor',
      'invoice',
      'elopement',
      'drive',
      'reels',
      'second shooter',
    ],
  },
  {
    name: 'year ten phone note',
    family: 'list',
    text: `chem homework (mon), learn lines for macbeth, text nan thank u for the money, hoover, get poster board, ask mum bout prague trip, delete tiktok, revise french vocab test is thursday, library fine £1.20`,
    items: [
      'chem',
      'lines',
      'nan',
      'hoover',
      'poster',
      'prague',
      'tiktok',
      'french',
      'library fine',
    ],
    first: 'chem',
  },
  {
    name: 'lisbon on wheels',
    family: 'list',
    text: `LISBON 3–8 Feb
[ ] airline: wheelchair form + battery spec sheet
[ ] hotel — ask for a photo of the ACTUAL shower
[ ] ramp taxi from the airport
[x] flights
[x] passport photos
[ ] Travel insurance that covers the chair (4,200 quid)
[ ] spare inner tubes
[ ] PA hours: ask Bea whether she can come
[ ] cobbles!! look up step-free routes`,
    items: ['airline', 'shower', 'taxi', 'insurance', 'inner tubes', 'bea', 'step-free'],
    never: ['flights', 'passport'],
  },
  {
    name: 'open tabs in my head at work',
    family: 'list',
    text: `SLACK BACK that guy from legal
Q4 deck slides 7-11 - MONDAY NOON
expense claim (september!!! september)
- water plant
- book 1:1 with Anneke
- the printer thing?
- Unsubscribe from everything
- standup notes -> done
- find headphones
- read the contract priya sent
- meds refill`,
    items: [
      'legal',
      'deck',
      'expense',
      'plant',
      'anneke',
      'printer',
      'unsubscribe',
      'headphones',
      'contract',
      'meds',
    ],
    never: ['standup'],
    first: 'deck',
  },
  {
    name: 'choir before carols',
    family: 'list',
    text: `Altos: bar 42 still wrong, make a practice track
Print 30 x In the Bleak Midwinter
church key from Rev. Joan
Mulled wine - Derek is bringing it`,
    items: ['practice track', 'bleak midwinter', 'church key'],
    never: ['derek'],
  },
  {
    name: 'my papers in germany',
    family: 'list',
    text: `My papers
1) Jobcenter: letter, send bank statement until 26.11.
2) course certificate bring to Herr Lang
3) translation of my diploma (expensive, ask Caritas for help)
4) kindergarten for Sami, waiting list, call
5) Doctor, pain in back
6) Ausländerbehörde appointment, try online in the morning 7:00
7) I have paid the electric bill already
8) winter shoes for Sami`,
    items: [
      'bank statement',
      'certificate',
      'diploma',
      'kindergarten',
      'doctor',
      'ausländerbehörde',
      'shoes',
    ],
    never: ['electric'],
    first: 'bank statement',
  },
  {
    name: 'baby and kitchen at the same time',
    family: 'list',
    text: `BABY + KITCHEN (help)
hospital bag
car seat - isofix or not?
ring midwife re iron tablets
measure for the worktop
order worktop (8 wk lead)
skip permit from council
empty the under stairs cupboard
loft insulation quote x3
find a doula
antenatal class wed 25th bring pillow
Moses basket from Auntie Lou
paint nursery, the pale one not magnolia
curtains
maternity pay form to HR by 4 dec
plasterer - chase
clear the wall for the sparky
wash tiny clothes
freezer meals
Cat to vet
make a will!!
name list
sell old sofa
thank you notes for the shower gifts
broadband switch
nappies, size 1`,
    items: [
      'hospital bag',
      'car seat',
      'midwife',
      'measure worktop',
      'order worktop',
      'permit',
      'cupboard',
      'insulation',
      'doula',
      'antenatal',
      'basket',
      'nursery',
      'curtains',
      'maternity',
      'plasterer',
      'clear wall',
      'tiny clothes',
      'freezer meals',
      'cat vet',
      'will',
      'name list',
      'sofa',
      'gifts',
      'broadband',
      'nappies',
    ],
    first: 'antenatal',
  },
];
