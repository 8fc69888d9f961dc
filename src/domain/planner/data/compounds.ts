/** Nouns that, behind an ambiguous verb, make one noun of the two: "water bill". */
export const COMPOUNDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  `
hoover bag bags
release date dates notes form
ship date dates
fuel card cards bill tank
grab rail rails bag
press list release kit pack
bank card cards statement statements account transfer details holiday
conference talk talks paper papers abstract proposal fee fees hotel
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
budget meeting spreadsheet code codes review report line
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
cover letter art
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
table read cloth cloths top leg legs mat mats lamp
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
price list tag tags sticker stickers label labels increase rise comparison check
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
