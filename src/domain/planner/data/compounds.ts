/** Nouns that, behind an ambiguous verb, make one noun of the two: "water bill". */
export const COMPOUNDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  `
hoover bag bags
release date dates notes form party
ship date dates
fuel card cards bill tank cap pump receipts receipt
grab rail rails bag
press list release kit pack cuttings releases officer pass night day photo photos
bank card cards statement statements account transfer details holiday
conference talk talks paper papers abstract proposal fee fees hotel
water bill bills bottle filter heater tank leak pressure meter bottles butt jug company filters pipe softener board bowl pistol trough
phone bill case charger contract screen call calls number insurance cable holder interview appointment line deal cover box upgrade repair signal
call centre center list log
book club report review shelf shelves cover launch launching proposal reviews token tokens bag bags fair week case cases group order list stand ends swap deal festival
paint brush brushes samples colours pots tin tins pot tray roller rollers fumes shop stripper chart tester testers sample aprons job
work stuff emails email trip project meeting clothes laptop bag shoes things presentation thing report computer calendar party deadline mess shirt shirts socks boots trousers jacket uniform shoe xmas christmas do drinks lunch phone permit visa contract experience placement van rota bench colleague coat pass badge keys event stress meal call quiz secret team bonus diary social training
mail merge box order room
email backlog inbox address newsletter account list signature mess
study group room plan notes leave guide skills
test results result paper papers kit kits date slot centre strips tube certificate
file cabinet
text book books
shower curtain head rail gel door doors screen tray curtains hose pump mat tap heads drain caddy unit cubicle room
sleep schedule study clinic diary mask apnoea apnea test aid training routine score tablets
exercise bike routine class plan book books mat ball diary sheet sheets
watch strap battery straps batteries repair
train tickets ticket pass set station driver journey seat reservation line times app
plant pots pot food stand sale table shop label labels feed swap nursery
budget meeting spreadsheet code codes review report line airline hotel
design portfolio project brief work system
shop update banner listings policies photos window floor order orders front sign assistant stock page
ring light binder binders main pull
record player deal fair label collection shop
film festival roll night club camera director studies school
time sheet sheets tracking slot table
track pants suit lighting pump
tape measure
blog post posts
label maker printer roll rolls
support group ticket worker letter plan workers band bandage
style guide sheet
frame order
order confirmation form number forms numbers
cover letter art sheet supervisor teacher lesson lessons band version charge design photo image story
note book books pad paper
claim form forms number letter
quote request
tile grout adhesive spacers cutter
run club
sketch book
balance sheet bike transfer payment
answer machine sheet sheets phone
store room cupboard card page detective
swim class lessons kit bag bags hat hats cap shorts goggles club meet gala suit teacher trunks things stuff nappies nappy coach
open house studio studios mic night day evening issues tickets week
back pain ache garden yard door room doors gate gates fence bedroom seat seats wheel tyre light lights brake brakes window windows wall step steps path porch cover brace tooth teeth support exercises stretches bumper cushion pocket
light bulb bulbs switch fixture fitting shade shades meter bill jacket box fixtures fittings pull
block party paving
play date group room dough mat pen park therapy house dates centre scheme tent area
code review
park run bench
table read cloth cloths top leg legs mat mats lamp football tennis runner runners saw plan decorations decoration cover number numbers talk
host family mum
check list
top up sheet coat floor field drawer shelf bunk
post office box card code notes
drill bits bit battery charger instructor
cycle lane helmet lights training
wax jacket strips melts
return label labels flight slip shipping journey
move date
change purse mat
drink bottle driving
drive belt shaft
mix tape
rent today tomorrow tonight due by on goes is money thing book arrears increase receipt receipts review deposit cheque account direct letter agreement standing bill statement
row boat
price list tag tags sticker stickers label labels increase rise comparison check quote match
match day report fit fee fees kit ticket tickets ball
line manager drawing drawings dancing
power cut of bank cable supply tool tools banks bill company washer pack lead adaptor adapter
stage fright manager hand door set plan
show notes reel home jacket prep ring
screen time protector printing door saver break protectors
service charge history book charges wash light plan
shift work swap pattern rota allowance premium pay leader
score sheet card sheets
access code card
address book label change
box set file room files lid
bin bags bag day men liners liner store lorry collection
copy editor shop edits
cast list iron
link tree road
board game games meeting pass meetings pack papers minutes member members exam exams
nurse appointment practitioner
offer letter document
source code files list
skip hire permit bags company lorry
round robin table
reference photos photo list letter book images number
pop song art music
face mask cream wash paint to paints masks cloth
letter to from for about of box head saying that
colour chart wheel palette pencil pencils scheme swatches
color chart wheel palette pencil pencils scheme swatches
shade cloth
interview questions transcript transcripts prep notes suit outfit clothes shirt shoes date slot time panel tips practice feedback travel expenses process invite invitation answers presentation task
telephone bill number interview appointment consultation line assessment
present list paper tag tags
spray paint can cans gun
split ends shift
seed order packets tray trays potatoes compost catalogue swap
search engine warrant party results
cross stitch trainer country
audit report trail
bag strap
bat mitzvah
bath mat mats towel towels plug panel sealant tap taps toys salts bomb bombs seat rail water oil screen
break room
burn cream gel
burns night
card reader payment payments game games holder statement machine table
charge sheet
charity shop
class list lists photo trip party project
craft fair fairs room box supplies stall table night materials club session
delay repay
deposit slip return receipt protection dispute
draft excluder excluders
dress rehearsal fitting code shirt shoes trousers
drum lesson lessons
dust sheet sheets bag bags mask masks
dye test
exchange student visit rate trip
express delivery
fence posts post panel panels paint
filter coffee paper papers cartridge
fish tank food fingers pie tanks
fit note
float tank
focus group groups
form tutor
glue gun stick guns
guard dog
hand cream soap towel towels luggage sanitiser gel brake wash cart
heat pump
hire car company agreement purchase
invoice number template templates numbers book
iron tablets
level crossing
loan application repayment form agreement company
lock cylinder box
map reading
market stall research table day place
mark scheme
master bedroom copy key plan thesis
message board
mind map maps
mop head heads bucket
name tag tags badge badges label labels tape tapes plate change card cards day
nail file clippers varnish polish appointment salon scissors gun brush
oil change filter tank light level bill delivery leak heater lamp
outline planning
own brand
party food bag bags shoes dress
pass photo
patch test panel
photo album albums book books frame frames calendar shoot day card cards wall order
pin number code
pitch deck decks document fee fees invasion
plan b
plug socket adaptor adapter
polish class classes lesson lessons homework shop school exam passport embassy
practice exam exams test tests paper papers room sessions session questions manager nurse
process server
project plan
promise ring
quiz night team sheet questions
question time
quilt cover covers
race day number fee
rail card replacement
rate rise
refund form
repeat prescription prescriptions
rescue dog cat centre
research proposal paper question questions project fellow
reserve list
rest days
review meeting meetings talk talks call date copy copies sheet
roast dinner
room key
sample pot pots paper size sale
sand pit paper
seat belt belts covers cover post
set design text list piece
share certificate certificates price
sign language
sound check engineer card
space heater
spot cream
stamp collection album duty
staple gun
steam mop cleaner page pages iron train deck key keys
stick insect insects
stock room list control cube cubes check pot cupboard photos sheet sheets
storm drain
strain gauge
strip light lights lighting
stuff sack
supply teacher teachers list lists cover room drawer agency
surprise party
survey results report
swap shop
switch game games controller
task list
tip run
title deeds page screen deed
tool box kit
touch screen
tour dates poster bus guide van
trade account union show fair price
travel insurance card cards money cot adaptor adapter agent expenses plans documents pillow mug bag clinic system visa vaccines claim claims sickness pass kit time
treat bag bags
trial lesson balance run class subscription period membership
tumble dryer drier
voice lesson lessons over recorder coach
wait list
warm coat socks clothes hat gloves
wash bag bags basket load
weed killer
wind farm turbine chimes instrument ensemble breaker
wire wool brush rack
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
  `lit review|literature review|repair shop|phone call|phone calls|video call|zoom call|conference call|work call|sales call|team call|email text|to do|must do|
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
  film set|tv set|stage set|data set|drum set|type set|house let|gas leak|bus ride|day rest|voice record|track record|
  bank card|credit card|debit card|id card|sim card|gift card|business card|birthday card|report card|
  conference talk|lightning talk|book talk`
    .split('|')
    .map((pair) => pair.trim()),
);
