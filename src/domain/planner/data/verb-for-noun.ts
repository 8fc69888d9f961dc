import { wordMap, wordSet } from '../words/word-set.ts';

/** What a task is called that was given as a noun alone: "dentist" becomes "Book dentist". */
export const VERB_FOR_NOUN = wordMap(`
dentist:Book doctor:Book gp:Book vet:Book vets:Book optician:Book haircut:Book mot:Book physio:Book hairdresser:Book
appt:Book appts:Book check-up:Book checkup:Book jab:Book jabs:Book vaccination:Book vaccinations:Book appointment:Book appointments:Book
smear:Book mammogram:Book plumber:Call electrician:Call bank:Call landlord:Call council:Call garage:Clean
bill:Pay bills:Pay rent:Pay fine:Pay mortgage:Pay deposit:Pay fee:Pay fees:Pay loan:Pay
passport:Renew licence:Renew license:Renew visa:Sort_out insurance:Sort_out registration:Renew membership:Renew
tax:Do taxes:Do kitchen:Clean bathroom:Clean bedroom:Tidy shed:Clear_out loft:Clear_out attic:Clear_out fridge:Clean
oven:Clean desk:Tidy studio:Tidy wardrobe:Clear_out closet:Clear_out floor:Clean floors:Clean windows:Clean
gutters:Clear gutter:Clear litter:Change drawer:Clear_out drawers:Clear_out cupboard:Clear_out
laundry:Do dishes:Do washing:Do washing-up:Do ironing:Do homework:Do shopping:Do groceries:Buy vacuuming:Do
hoovering:Do cleaning:Do recycling:Take_out bins:Take_out bin:Take_out trash:Take_out rubbish:Take_out garbage:Take_out
petrol:Get diesel:Get gas:Get milk:Buy bread:Buy eggs:Buy food:Buy paper:Buy batteries:Buy lightbulbs:Buy lightbulb:Buy bulbs:Buy gift:Buy gifts:Buy pressie:Buy pressies:Buy glasses:Get corrections:Do rsvp:Send
present:Buy presents:Buy stamps:Buy soap:Buy shampoo:Buy toothpaste:Buy coffee:Buy butter:Buy nappies:Buy diapers:Buy detergent:Buy
card:Get prescription:Pick_up prescriptions:Pick_up meds:Pick_up medication:Pick_up
email:Answer emails:Answer inbox:Clear voicemail:Answer voicemails:Answer texts:Answer messages:Answer mail:Open
essay:Write money:Pay thank-you:Write article:Write chapter:Write newsletter:Write cv:Update resume:Update résumé:Update
letter:Write thesis:Work_on dissertation:Work_on script:Write proposal:Write speech:Write report:Write poem:Write
presentation:Prepare slides:Prepare deck:Prepare talk:Prepare interview:Prepare_for meeting:Prepare_for therapy:Book
website:Work_on portfolio:Work_on novel:Work_on painting:Work_on album:Work_on song:Work_on comic:Work_on book:Work_on
podcast:Work_on video:Work_on game:Work_on app:Work_on zine:Work_on blog:Work_on illustration:Work_on mural:Work_on
artwork:Work_on logo:Work_on poster:Work_on track:Work_on episode:Work_on memoir:Work_on screenplay:Work_on
mum:Call mom:Call dad:Call mother:Call father:Call grandma:Call grandad:Call granny:Call nan:Call
gran:Call grandpa:Call bday:Plan birthday:Plan wedding:Plan party:Plan trip:Plan holiday:Plan christmas:Plan vacation:Plan
exam:Study_for exams:Study_for test:Study_for gym:Go_to yoga:Do exercise:Do workout:Do
guitar:Practise piano:Practise invoice:Send invoices:Send budget:Work_on garden:Tidy lawn:Mow
plants:Water tap:Fix tyre:Fix tire:Fix printer:Fix wifi:Fix sink:Fix boiler:Fix returns:Send_back refund:Ask_for
timesheet:Fill_in timesheets:Fill_in form:Fill_in forms:Fill_in paperwork:Sort_out receipts:Sort_out
expenses:Claim tickets:Book ticket:Book flight:Book flights:Book hotel:Book notes:Go_through
photos:Get photo:Get toilet:Clean bath:Clean shower:Clean car:Sort_out subscription:Check subscriptions:Check
prep:Do service:Book servicing:Book inspection:Get_ready_for evening:Go_to concert:Go_to gig:Get_ready_for soup:Get
tea:Get paracetamol:Get ibuprofen:Get medicine:Get snacks:Get lunch:Plan dinner:Plan breakfast:Plan supper:Plan
shoes:Get coat:Get jumper:Get trousers:Get socks:Get boots:Get blinds:Get curtains:Hang lightbulb:Buy cable:Get strings:Get
cover:Finish chapter:Work_on scarf:Finish quilt:Finish jumper:Finish blanket:Finish cushion:Finish corsework:Do
coursework:Do assignment:Work_on worksheet:Do worksheets:Do sketchbook:Work_on storyboard:Work_on playlist:Make
papers:Go_through flashcards:Make intro:Write outro:Write thumbnail:Draw pencil:Draw exhibition:Prepare_for commission:Finish reading:Do readings:Take drafts:Finish
menu:Plan playdate:Plan sleepover:Plan costume:Make cake:Make quote:Get review:Do feedback:Give reference:Write
references:Ask_for referral:Ask_for grant:Work_on application:Work_on applications:Work_on bio:Write statement:Write
abstract:Write summary:Write agenda:Write minutes:Write caption:Write captions:Write caretaker:Call solicitor:Call
accountant:Email dishwasher:Empty hamster:Look_after cat:Look_after dog:Walk
cereal:Buy rice:Buy pasta:Buy flour:Buy sugar:Buy salt:Buy oil:Buy cheese:Buy yoghurt:Buy yogurt:Buy cream:Buy fruit:Buy veg:Buy vegetables:Buy
apples:Buy bananas:Buy potatoes:Buy onions:Buy tomatoes:Buy chicken:Buy fish:Buy meat:Buy mince:Buy bacon:Buy ham:Buy sausages:Buy juice:Buy beer:Buy
wine:Buy gin:Buy crisps:Buy biscuits:Buy chocolate:Buy sweets:Buy teabags:Buy honey:Buy jam:Buy tinned:Buy beans:Buy lentils:Buy spices:Buy yeast:Buy
wipes:Buy formula:Buy calpol:Buy plasters:Buy tissues:Buy kleenex:Buy toothbrush:Buy toothbrushes:Buy deodorant:Buy conditioner:Buy razor:Buy
razors:Buy sunscreen:Buy tampons:Buy pads:Buy bleach:Buy sponges:Buy binbags:Buy bin-bags:Buy foil:Buy clingfilm:Buy candles:Buy matches:Buy
envelopes:Buy toner:Buy ink:Buy cartridges:Buy notebook:Buy notebooks:Buy pens:Buy pencils:Buy stapler:Buy staples:Buy tape:Buy glue:Buy
blu-tack:Buy sellotape:Buy charger:Buy chargers:Buy seeds:Buy compost:Buy soil:Buy fertiliser:Buy mulch:Buy gravel:Buy pots:Buy screws:Buy nails:Buy
hooks:Buy sandpaper:Buy varnish:Buy primer:Buy paintbrush:Buy rollers:Buy filler:Buy caulk:Buy grout:Buy hinges:Buy plugs:Buy fuses:Buy washers:Buy
kibble:Buy cat-food:Buy catfood:Buy dog-food:Buy hay:Buy birdseed:Buy bubblewrap:Buy wrapping:Buy ribbon:Buy balloons:Buy flowers:Buy bouquet:Buy
slippers:Buy tights:Buy pyjamas:Buy pants:Buy underwear:Buy bra:Buy bras:Buy vest:Buy vests:Buy swimsuit:Buy goggles:Buy towel:Buy towels:Buy
sheets:Buy pillow:Buy pillows:Buy duvet:Buy mug:Buy mugs:Buy pan:Buy kettle:Buy toaster:Buy yarn:Buy wool:Buy thread:Buy needles:Buy fabric:Buy
buttons:Buy zip:Buy beads:Buy clay:Buy reeds:Buy picks:Buy drumsticks:Buy film:Buy canvas:Buy canvases:Buy sketchbooks:Buy brushes:Buy easel:Buy
adapter:Get adaptor:Get cables:Get key:Get keys:Get euros:Get dollars:Get cash:Get change:Get wellies:Get umbrella:Get hat:Get gloves:Get raincoat:Get
rucksack:Get suitcase:Get luggage:Get tent:Get trainers:Get uniform:Get shirt:Get shirts:Get dress:Get suit:Get tie:Get belt:Get specs:Get
contacts:Get lenses:Get splint:Get brace:Get printout:Get printouts:Get photocopy:Get photocopies:Get signature:Get signatures:Get sim:Get simcard:Get
usb:Get monitor:Get keyboard:Get mouse:Get headphones:Get earphones:Get lamp:Get shelf:Put_up shelves:Put_up mattress:Get blind:Put_up bracket:Put_up brackets:Put_up
hygienist:Book dermatologist:Book orthodontist:Book chiropodist:Book chiropractor:Book osteopath:Book osteo:Book counsellor:Book therapist:Book
nurse:Book midwife:Book scan:Book x-ray:Book xray:Book bloods:Book flu-jab:Book vaccine:Book vaccines:Book booster:Book boosters:Book groomer:Book
groomers:Book massage:Book facial:Book hostel:Book airbnb:Book train:Book trains:Book ferry:Book coach:Book taxi:Book parking:Book babysitter:Book
sitter:Book kennels:Book cattery:Book restaurant:Book venue:Book hall:Book court:Book pitch:Book rehearsal:Book builder:Call roofer:Call agent:Call
agency:Call surgery:Call pharmacy:Call hospital:Call lawyer:Call insurer:Call insurers:Call nursery:Call school:Call mechanic:Call caterer:Call
florist:Call nana:Call nanny:Call auntie:Call aunty:Call uncle:Call fines:Pay subs:Pay dues:Pay tuition:Pay passports:Renew railcard:Renew
permit:Renew permits:Renew domain:Renew domains:Renew lease:Renew questionnaire:Fill_in survey:Fill_in census:Fill_in rota:Fill_in essays:Write
reports:Write letters:Write thank-yous:Write reviews:Write vows:Write eulogy:Write blurb:Write proposals:Write blogpost:Write conclusion:Write
introduction:Write discussion:Write recommendation:Write manifesto:Write lesson:Prepare lessons:Prepare handout:Prepare handouts:Prepare
workshop:Prepare tutorial:Prepare quiz:Prepare seminar:Prepare lecture:Prepare viva:Prepare demo:Prepare assignments:Finish cardigan:Finish
sleeve:Finish hem:Finish crossword:Finish jigsaw:Finish puzzle:Finish reminder:Send reminders:Send invitation:Send invitations:Send invites:Send
rsvps:Send parcel:Send postcard:Send postcards:Send quotes:Send samples:Send contracts:Sort_out linkedin:Update profile:Update calendar:Update
spreadsheet:Update spreadsheets:Update inventory:Update ledger:Update freezer:Clean toilets:Clean window:Clean hob:Clean microwave:Clean bike:Clean
tank:Clean fishtank:Clean aquarium:Clean hutch:Clean cage:Clean kennel:Clean litterbox:Clean barbecue:Clean bbq:Clean grill:Clean fryer:Clean
filter:Clean filters:Clean playroom:Tidy lounge:Tidy living-room:Tidy porch:Tidy hallway:Tidy toys:Tidy cupboards:Clear_out basement:Clear_out
cellar:Clear_out pantry:Clear_out bedding:Wash jerseys:Wash kit:Wash bibs:Wash rugs:Wash dusting:Do accounts:Do bookkeeping:Do payroll:Do vat:Do
gst:Do bas:Do stocktake:Do revision:Do stretches:Do houseplants:Water basil:Water seedlings:Water grass:Mow puncture:Fix leak:Fix radiator:Fix
radiators:Fix hinge:Fix latch:Fix doorbell:Fix bug:Fix bugs:Fix gate:Fix fence:Fix results:Check tyres:Check mileage:Do meter:Check meters:Check
spam:Check warranty:Check tablets:Pick_up drycleaning:Pick_up inhaler:Pick_up inhalers:Pick_up antibiotics:Pick_up xmas:Plan anniversary:Plan
halloween:Plan weekend:Plan meals:Plan route:Plan itinerary:Plan hen-do:Plan stag-do:Plan appraisal:Prepare_for audition:Prepare_for tests:Study_for
mocks:Study_for finals:Study_for scales:Practise violin:Practise cello:Practise drums:Practise trumpet:Practise songs:Practise choreography:Practise
lines:Practise dehumidifier:Empty skip:Empty rabbits:Feed chickens:Feed hens:Feed dogs:Walk puppy:Walk
`);

/** A noun goes with another verb, when its first word, or what it is from, tells which: "library book", "eye test". */
type NounRule = {
  /** The noun that names the thing, in the singular. */
  readonly heads: ReadonlySet<string>;
  /** What opens a short name, or stands right beside the noun. */
  readonly beside: ReadonlySet<string>;
  readonly verb: string;
};

/** In this order: the first whose noun and whose word beside it are named gives the verb. */
export const NOUN_RULES: readonly NounRule[] = [
  {
    heads: wordSet('letter'),
    beside: wordSet(
      `tax council bank service duty school hospital court nhs hmrc benefit benefits pension pensions insurance landlord's landlords solicitor's solicitors visa immigration debt rent review university uni from check screening smear breast test appointment reminder clinic
      eye dentist doctor's surgery solicitor lawyer mortgage loan gas electric water energy broadband fine parking police gp nursery college
      agency landlord dwp pip universal credit jobcentre probation council's bank's dvla student loans complaint`,
    ),
    verb: 'Answer',
  },
  {
    heads: wordSet('photo pic picture'),
    beside: wordSet(
      'etsy shop product listing website site portfolio linkedin profile ebay vinted depop instagram insta shopify cv',
    ),
    verb: 'Take',
  },
  { heads: wordSet('photo'), beside: wordSet('passport visa id'), verb: 'Get' },
  { heads: wordSet('photo'), beside: wordSet('school nursery class'), verb: 'Order' },
  {
    heads: wordSet('sample'),
    beside: wordSet('paint fabric tile wallpaper carpet flooring'),
    verb: 'Get',
  },
  { heads: wordSet('book'), beside: wordSet('library'), verb: 'Return' },
  {
    heads: wordSet('quiz'),
    beside: wordSet(
      `anatomy maths math stats statistics chemistry chem physics biology bio history psych psychology vocab spelling geography econ economics
      french spanish german latin online canvas moodle module english nursing law pharmacology theory`,
    ),
    verb: 'Study for',
  },
  {
    heads: wordSet('invoice'),
    beside: wordSet(
      `nursing nursery vet vets vet's dentist plumber plumber's electrician garage school solicitor solicitor's builder builder's hospital
      water gas electric electricity energy supplier supplier's childminder kennels roofer accountant`,
    ),
    verb: 'Pay',
  },
  {
    heads: wordSet('post'),
    beside: wordSet('instagram insta facebook linkedin tiktok twitter blog social'),
    verb: 'Write',
  },
  { heads: wordSet('plan'), beside: wordSet('meal lesson revision study seating'), verb: 'Make' },
  { heads: wordSet('return'), beside: wordSet('tax vat'), verb: 'Do' },
  {
    heads: wordSet('test'),
    beside: wordSet('eye eyes sight blood smear hearing allergy urine'),
    verb: 'Book',
  },
];

/** Who is gone to at an hour that is agreed. */
export const SEEN_BY: ReadonlySet<string> = wordSet(
  'dentist doctor gp optician hairdresser physio vet midwife hygienist',
);

/** "A mountain of laundry": the verb is that of what it is a mountain of. */
export const HEAPS: ReadonlySet<string> = wordSet('mountain pile heap backlog stack');
