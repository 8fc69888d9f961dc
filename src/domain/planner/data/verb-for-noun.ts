import { wordMap } from '../words/word-set.ts';

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
milk:Buy bread:Buy eggs:Buy food:Buy paper:Buy batteries:Buy lightbulbs:Buy lightbulb:Buy bulbs:Buy gift:Buy gifts:Buy pressie:Buy pressies:Buy glasses:Get corrections:Do rsvp:Send
present:Buy presents:Buy stamps:Buy soap:Buy shampoo:Buy toothpaste:Buy coffee:Buy butter:Buy nappies:Buy diapers:Buy detergent:Buy
card:Get prescription:Pick_up prescriptions:Pick_up meds:Pick_up medication:Pick_up
email:Answer emails:Answer inbox:Clear voicemail:Answer voicemails:Answer texts:Answer messages:Answer mail:Open
essay:Write article:Write chapter:Write newsletter:Write cv:Update resume:Update résumé:Update
letter:Write thesis:Work_on dissertation:Work_on script:Write proposal:Write speech:Write report:Write poem:Write
presentation:Prepare slides:Prepare deck:Prepare talk:Prepare interview:Prepare_for meeting:Prepare_for therapy:Prepare_for
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
papers:Go_through flashcards:Make intro:Write outro:Write thumbnail:Draw pencil:Draw exhibition:Prepare_for commission:Finish reading:Do drafts:Finish
menu:Plan playdate:Plan sleepover:Plan costume:Make cake:Make quote:Get review:Do feedback:Give reference:Write
references:Ask_for referral:Ask_for grant:Work_on application:Work_on applications:Work_on bio:Write statement:Write
abstract:Write summary:Write agenda:Write minutes:Write caption:Write captions:Write caretaker:Call solicitor:Call
accountant:Email dishwasher:Empty hamster:Look_after cat:Look_after dog:Walk
`);
