import { wordMap, wordSet } from '../words/word-set.ts';

/** Verbs that open a task and are hardly ever nouns. */
export const STRONG_VERBS = wordSet(`
add adopt apply ignore launch illustrate ink tackle revise host quit appeal complain confront apologise apologize throw prep implement develop debug investigate shoot rehearse empty travel reorder ship hand see arrange ask assemble attend backup bake begin bleach borrow bring brush build buy calculate
cancel catch chase choose chop collect compare compile complete compose confirm contact convert cook
create cut deal decide declutter decorate defrost delete deliver deposit descale describe dig discuss
dispute do donate download draw dust edit eat email embroider enrol enroll enter explain export feed fetch figure fill
finalise finalize find finish fix fold follow forward gather get give go grab hem help hire hoover inform
install invite join learn lend let list locate lose lubricate maintain make meet mend mow negotiate notify
organise organize pack patch pay pick prepare prep print proofread prune publish put read rebook recycle redo
redesign redirect refill register rehearse remind remove renew repair repaint replace reply repot reschedule
research resize resolve respond restring rewrite rinse rsvp schedule scrub sell send set sew shred sign sort
speak spend stain start stop submit subscribe sweep switch take talk tell thank throw tidy tighten
transcribe transfer translate transplant try type unblock unclog unfollow unpack unsubscribe untangle upload
abandon accept acknowledge activate adapt adjust administer advertise advise aerate align allocate alter amend
analyse analyze announce annotate approve assess assign attach authorise authorize automate babysit bind blend boil
brainstorm brew browse bury calibrate canvass carve cater celebrate circulate clarify classify collate combine
conduct configure congratulate connect consider consolidate construct consult contribute coordinate correct creosote
crochet curate debrief decant decline defer define degrease delegate demolish deploy detach determine diagnose
digitise digitize dilute disassemble discard disconnect disinfect dismantle dispose distribute divide double-check
embed encourage endorse enlarge ensure erase escalate establish evaluate examine expand explore extend extract fasten
fine-tune flatten flush forage forgive formulate freeze fry generate grate grind grow harvest hide hoist hug hydrate
identify improve incorporate inflate inject inspect insulate insure integrate introduce invent invest jot
justify knead knit laminate lay lift loosen lower manage marinate merge microwave migrate mince monetise neaten
nudge obtain oust overhaul peel persuade pluck ponder pour preheat preorder preserve prevent prioritise prioritize
produce propose protect prove provide pull purge push raise re-do re-record reach reactivate realign rearrange
reassemble reassure rebind reboot rebuild recalculate recalibrate recharge recite reclaim recommend reconcile
reconnect reconsider recover recruit rectify redecorate redraft reduce refactor refer refine refinish refit refresh
reglaze regrout rehang reheat reinforce reinstall reject rejoin relabel relocate remake remeasure remix rename
renegotiate renovate reopen repack repay repeat rephrase repost reprint reprogram rerun resand rescan reseal reseed resell
resend reshoot resit resole restore restructure retake rethink retouch retrieve retry retune retype reupholster
reuse revisit revive rewash rewire reword rework rotate rub sanitise sanitize salvage scrape screen-print seek
select separate serve settle sharpen shave shelve shorten sieve sift simplify skim soak solder solve
spackle splice squeeze stash sterilise sterilize stir stitch strengthen suggest supervise swat
synchronise sync teach tear tend thaw tick tie toss transform transport troubleshoot tuck tweak unbox unclutter undo
unfold unhook uninstall unjam unload unlock unplug unravel unroll unscrew untie unwrap unzip upcycle uproot vacate validate
wean wedge weld whisk widen winterise winterize wring screenshot google skype zoom facetime ping whatsapp dm
vacuum varnish verify visit wash weed weigh whitewash wipe withdraw wrap write text ring phone call
`);

/** Verbs that are as often nouns: they count where the words around them show an action. */
export const AMBIGUOUS_VERBS = wordSet(`
answer back balance bath batch block blog bleed book break budget buff burn change charge check claim clean clear close
code comment cover cycle delay draft design drain dress drill drink drive drop exercise file film format frame glue grade
handle hang have hold host iron invoice keep label lace leave lock look light mail map mark master measure message
mix mop move mount name note oil open order outline own paint park pause phone photograph plan plant play plug
polish pitch post practice practise press process promote purchase question quote rake rank record
reference refund release rent report request rescue research reserve reset rest restock return review
ride roast row run sample sand save scan shape share shop shower shut sit sketch sleep slice sort stack stamp
steam stick stitch stock store stream stretch stuff study style summarise summarize supply support swap
swim table tag tape test thread tile time top tour trace track trade train treat trim tune turn type update upgrade
access address archive bag bin board box brief cap cast clamp coat copy craft crop cross dock dye fence fit flag foil
fuel glaze grout hammer hook interview jar jigsaw label level line link load match mentor mock monitor nail
nurse offer pad pair paste pin pipe place plaster plot power present price prime pump query quilt quiz rebase rig roll
round score screen screw seal search seed service shift show skip source spin split spray stage staple strain strip surprise
survey tailor telephone touch trial wire touch
use view volunteer vote wait wake walk warm watch water wax welcome wind work worry zip animate rehearse
come keep mediate meditate stay study letter colour color shade thumbnail storyboard caption outline pop nip face
`);

/** Nouns that, behind an ambiguous verb, make one noun of the two: "water bill". */
export const COMPOUNDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  `
water bill bills bottle filter heater tank leak pressure meter
phone bill case charger contract screen call calls number insurance
call centre center list log
book club report review shelf shelves cover launch launching proposal
paint brush brushes samples colours pots
work stuff emails email trip project meeting clothes laptop bag shoes things presentation thing report computer calendar party deadline mess
mail merge
email backlog inbox address newsletter account list signature mess
study group room plan notes
test results result
file cabinet
text book
shower curtain head rail
sleep schedule study
exercise bike routine class plan
watch strap battery
train tickets ticket pass
plant pots pot food
report card
budget meeting spreadsheet
design portfolio project brief work system
shop update banner listings policies photos window
ring light
record player
film festival roll
time sheet sheets tracking
track pants
tape measure
blog post posts
label maker
release form notes
support group ticket
style guide
frame order
order confirmation form
cover letter
note book books
claim form
quote request
tile grout
run club
sketch book
balance sheet
answer machine
store room
swim class lessons kit
open house mic day
back pain ache garden yard door room
light bulb bulbs switch fixture
block party
play date
code review
park run
table read
host family
check list
top up
post office
drill bits
cycle lane
wax jacket
return label labels
move date
change purse
drink bottle
drive belt
mix tape
light fitting
rent today tomorrow tonight due by on goes is money thing
row boat
price list tag tags increase rise comparison check
match day report fit
line manager drawing drawings
power cut of bank cable supply tool tools
stage fright manager hand
show notes reel home
screen time protector printing
service charge history book
shift work swap pattern rota
score sheet card
access code card
address book label change
box set file room
bin bags bag day men
copy editor shop
cast list iron
link tree
board game games meeting pass
nurse appointment
offer letter
source code files
skip hire
round robin
copy edits
reference photos photo list letter book images number
pop song art music
face mask cream wash paint to
letter to from for about of box head saying that
colour chart wheel palette pencil pencils scheme swatches
color chart wheel palette pencil pencils scheme swatches
shade cloth
interview questions transcript transcripts prep notes
telephone bill number
present list paper
spray paint
split ends
seed order packets
search engine
cross stitch
`
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [verb = '', ...nouns] = line.split(' ');
      return [verb, new Set(nouns)];
    }),
);

/** Words that, before a bare verb, show that it is no verb there: "phone call". */
export const NOUN_BEFORE_VERB = new Set(
  `phone call|phone calls|video call|zoom call|conference call|work call|sales call|team call|email text|to do|must do|
  day trip|road trip|price check|background check|health check|spell check|sound check|cold call|voice call|
  food order|mail order|pre order|christmas shop|food shop|weekly shop|big shop|coffee shop|etsy shop|online shop|
  dry clean|spring clean|deep clean|dog walk|car wash|hand wash|body wash|oil change|name change|address change|
  wedding ring|key ring|screen time|half term|blood test|driving test|eye test|smear test|covid test|life drawing|
  house move|flat move|flight check|credit check|water change|bed time|nap time|meal plan|floor plan|lesson plan|
  business plan|project plan|payment plan|guest list|shopping list|wish list|reading list|packing list|price list|
  mailing list|email list|task list|bucket list|check list|short list|waiting list|set list|shot list|play list|
  blog post|instagram post|insta post|linkedin post|facebook post|tax return|cover design|logo design|web design|
  performance review|book review|code review|peer review|annual review|book report|expense report|quarterly report|
  status report|weather report|police report|show notes|final draft|first draft|rough cut|hair cut|price cut|
  film set|tv set|stage set|data set|drum set|type set|house let|gas leak|bus ride|day rest|voice record|track record`
    .split('|')
    .map((pair) => pair.trim()),
);

/** Forms that no rule finds. */
export const IRREGULAR_FORMS = wordMap(`
done:do did:do paid:pay bought:buy sent:send wrote:write written:write made:make went:go gone:go took:take
taken:take sold:sell told:tell found:find got:get gotten:get gave:give given:give read:read cut:cut put:put
built:build began:begin begun:begin chose:choose chosen:choose drew:draw drawn:draw drove:drive driven:drive
ate:eat eaten:eat fed:feed forgot:forget forgotten:forget heard:hear held:hold kept:keep left:leave lent:lend
lost:lose met:meet rang:ring rung:ring said:say seen:see saw:see spoke:speak spoken:speak swept:sweep
taught:teach thought:think threw:throw thrown:throw woke:wake worn:wear wore:wear hung:hang dealt:deal dug:dig
drunk:drink drank:drink slept:sleep swum:swim ran:run run:run set:set shut:shut sewn:sew sat:sit stuck:stick
withdrawn:withdraw wound:wind lit:light redone:redo rewritten:rewrite spent:spend began:begin came:come
dying:die lying:lie tying:tie
`);

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
