import { type TestDump } from './test-dump.ts';

export const SEEN_SEVENTEENTH_LISTS: readonly TestDump[] = [
  {
    name: 'kitchen whiteboard after service',
    family: 'list',
    text: `- order duck legs for sat
- walk in fixed, was the fan
- new KP starts tues, nice kid
- knives to sharpening man
- table 9 sent back the risotto, table 9 are idiots
- allergen sheet needs the new dessert on it
- Tomo on hols till 2nd
- gas man coming wed 8am
- we got a star on the hygiene thing!! 5/5
- stop putting the lids in the dishwasher`,
    items: ['duck legs', 'knives', 'allergen sheet', 'gas man'],
    never: ['fan', 'nice kid', 'idiots', 'tomo', 'star'],
  },
  {
    name: 'mixed bag on the fridge',
    family: 'list',
    text: `dog - worming tablet
dentist sophie DONE
school shoes (she says pinching, I say drama)
passport photos x4
dad's 70th, Claire's booking the restaurant
mortgage fix ends feb
that weird smell = was a potato
thank Jo for having them
curtains - decided against
gutters`,
    items: ['worming tablet', 'school shoes', 'passport photos', 'mortgage', 'thank jo', 'gutters'],
    never: ['dentist', 'restaurant', 'potato', 'curtains'],
  },
  {
    name: 'sound engineer van list',
    family: 'list',
    text: `* XLRs x6 (two died at Koko)
* re-tip the in-ears
* Dan has the good DI box, he's bringing it thurs
* invoice Roundhouse
* van MOT passed, one advisory (rear bush)
* load-in 2pm not 4, told the lads
* gaffer tape - black, white
* ears ringing, wear the plugs you muppet
* hotel in Leeds is booked
* per diems?? ask Mel`,
    items: ['xlrs', 'in-ears', 'invoice roundhouse', 'gaffer', 'per diems'],
    never: ['di box', 'passed', 'load-in', 'ringing', 'hotel'],
  },
  {
    name: 'home ed mum planner',
    family: 'list',
    text: `MON
maths page 40-44
swimming (Ash takes them)
library books back!!
TUES
forest school - cancelled, storm
bake for Rowan's thing
phone the paediatrician's secretary
WED
nothing, bliss
car seat recall form
Nana here from 2
THURS
Rowan's thing (he's a shepherd)
NOTES: Isla read a whole chapter by herself. Cried a bit.`,
    items: ['maths page', 'library books', 'bake', 'phone paediatrician', 'recall form'],
    never: ['swimming', 'forest school', 'bliss', 'chapter', 'cried'],
  },
  {
    name: 'game dev sprint notes',
    family: 'list',
    text: `- fix: player falls through lift on level 3
- audio: Kenji delivered the boss theme, it slaps
- store page: need 5 screenshots + capsule art
- steam build uploaded ✔
- localisation: Ines doing PT-BR, nobody doing JP -> find someone
- save bug from forum, can't reproduce, closing
- trailer voice over, record sat morning
- burnout lol
- taxes. taxes. taxes.`,
    items: ['lift level', 'screenshots', 'record voice over', 'taxes'],
    never: ['kenji', 'uploaded', 'reproduce', 'burnout'],
  },
  {
    name: 'new dad three am list',
    family: 'list',
    text: `nappies size 2
she smiled today (not wind)
register the birth - deadline is 42 days so by dec 9
white noise machine is the best thing we ever bought
health visitor thurs 10
my mother wants to "help"
return the wrong pram adaptor
sleep: 3h 10m
formula prep thing needs descaling
milk in coffee. coffee in me.
car seat check at fire station`,
    items: ['nappies', 'register birth', 'health visitor', 'pram adaptor', 'descal', 'car seat'],
    never: ['smiled', 'white noise', 'my mother', '3h', 'coffee in me'],
  },
  {
    name: 'lab manager monday',
    family: 'list',
    text: `1. -80 freezer alarm went off at 4am, Wei dealt with it
2. order pipette tips (P200, filter)
3. ethics renewal, expires 14 Dec
4. centrifuge serviced friday
5. undergrad broke the nice beaker, cried, is fine
6. risk assessment for the laser - nobody has signed
7. Paper accepted!!!!!
8. who keeps taking my tape
9. book the confocal weds pm
10. chase finance re: PO 4471`,
    items: ['pipette tips', 'ethics renewal', 'risk assessment', 'confocal', 'finance 4471'],
    never: ['freezer', 'centrifuge', 'beaker', 'accepted', 'who keeps'],
  },
  {
    name: 'amateur dramatics props',
    family: 'list',
    text: `Props & bits
- candelabra: borrowed from St Anne's, due back mon 30th
- blood (fake)
- Geoff knows his lines, miracle
- prompt book - reprint pp 12-19
- second act sofa is Linda's, she's dropping it round
- programmes to the printer by thurs
- we sold out saturday
- understudy for Miriam (voice gone)
- raffle: got a ham, a facial and a puncture kit
- fire exits briefing - me`,
    items: ['candelabra', 'blood', 'prompt book', 'programmes', 'understudy', 'fire exits'],
    never: ['geoff', 'linda', 'sold out', 'facial'],
  },
  {
    name: 'wedding three weeks out',
    family: 'list',
    text: `seating plan!!!
dress: final fitting was gorgeous, it's at mum's
florist balance £640 due 1st
Uncle Vic not coming (hurrah)
band - sent them the playlist
rings engraved?
vows
bridesmaids have sorted their own shoes
marriage licence appt tues 10.40
I had a dream that the cake was a horse
transport for grandad - wheelchair taxi`,
    items: ['seating plan', 'florist balance', 'rings', 'vows', 'licence', 'taxi'],
    never: ['gorgeous', 'vic', 'playlist', 'shoes', 'dream'],
  },
  {
    name: 'landlord with three flats',
    family: 'list',
    text: `Flat A: tenant out 30th, inventory, meter readings
Flat A - she was lovely, shame
Flat B: boiler cert done 12/11, mould in bathroom -> extractor fan quote
Flat C paid early as always
Flat C: says neighbour plays drums, not much I can do
insurance renewal all three, 5 dec
accountant has everything
EPC on B is a D
lock on the shared front door sticks`,
    items: ['inventory', 'meter readings', 'extractor', 'insurance renewal', 'lock'],
    never: ['lovely', 'paid early', 'drums', 'accountant'],
  },
];
