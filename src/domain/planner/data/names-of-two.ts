/** Names of two words that stand in no list of nouns: behind the first and a colon, what may follow it. */
export const NAMES_OF_TWO = `
accident: form report address: label adoption: form papers air: bnb conditioning fare mattress pump airport: parking
pickup run taxi alarm: battery clock code company allergy: clinic list medicine pills tablets test allotment: key plot
rent society alloy: wheel ankle: brace annual: accounts report return statement apple: crumble juice pie sauce
appraisal: form meeting art: club folder kit portfolio project show supplies asthma: clinic inhaler nurse plan pump
attic: hatch insulation ladder baby: bath blanket bottles bouncer food formula gifts gym milk monitor nails scales
seat swimming wipes back: bedroom brace drive fence garden gate light pain seat step tyre up wall badminton: court
racket baking: paper soda tin balance: sheet transfer ball: pump balloon: arch pump band: rehearsal room bank: app
appointment card holiday loan manager baptism: certificate class bar: exam shift stool barbecue: charcoal cover gas
grill tongs basketball: hoop practice shoes shorts bath: panel salts tap toys tub bathroom: blind door extractor fan
floor heater lock mirror scales shelf sink tap tiles wall window battery: charger drill beach: hut bed: base side
socks bedroom: carpet curtains door floor furniture light radiator window bedtime: book routine story beer: fridge
garden mats behaviour: chart report bell: ringers rope bereavement: form leave payment bike: hire rack ride seat shed
shop trailer bin: lid men store bird: bath food birth: partner birthday: balloons candles gift invitations invites
lunch meal party present biscuit: cutter tin bite: guard black: bin ink jeans shoes tights trousers blackout: curtain
blood: count form results blue: bin light board: meeting member paper report boarding: card cattery kennels boat: hire
licence trailer trip body: lotion scrub boiler: engineer manual part repair room service book: bag day fair launch
week boot: liner rack bottle: brush lids rack teats bowel: clinic screening test bowling: alley club green shoes box:
file office brain: dump fog scan brake: cable bread: bin board flour maker rolls breakfast: bar meeting things breast:
clinic milk pads screening bridge: club lesson night broadband: bill engineer router switch bubble: mix wrap budget:
meeting plan builders: invoice merchant quote tea building: control inspector insurance permit regs survey work bulb:
planter bulk: buy order burglar: alarm burial: plot bus: card driver fare money station stop ticket timetable trip
business: account bank card insurance loan lunch name rates trip button: box hole tin cabin: bag luggage cable: bill
box company guy tv cake: decorations order stall calendar: app invite call: centre log camera: bag charger lens memory
strap camp: chair fees fire kit site stove camping: gas gear kit trip candle: holder jars wax wicks canteen: card
money car: alarm boot charger cover dealer key loan park parts payment radio registration service sticker title tyre
wash carbon: copy monoxide card: game holder machine rack stand cardboard: recycling care: assessment label package
review worker careers: adviser day fair carer's: break rota carol: sheets carpet: beetle cleaning fitter sample
shampoo tape tiles cash: book box card desk float point tin casserole: dish cast: list cat: basket bowl box flea food
insurance tray treats tree wormer catalogue: bill payment ceiling: crack light paint rose tile chain: guard oil
change: bag purse changing: room table unit charger: cable lead charity: bag bin box event run walk check: engine in
list up cheese: board sauce slices strings chemistry: book homework lab test chess: club set chest: drawers infection
scan x-ray chicken: coop food house nuggets run soup stock wings child: care lock maintenance minder seat tax
childcare: bill costs form vouchers chimney: pot christmas: decorations eve fair hamper jumper list menu order party
play presents rota shopping stockings church: flowers hall key newsletter roof rota service city: council claim: form
letter number class: assembly book list party photo rep teacher trip classroom: display door supplies clay: order
cleaning: cloths company cupboard lady products rota supplies client: feedback gift meeting notes climbing: frame
harness rope shoes wall clothes: airer bank dryer pegs rail swap club: fees kit night subs coach: company driver
tickets coat: cupboard hanger hook code: freeze review test coffee: grinder maker morning order shop collection: box
point slip tin college: application bag course essay form fund interview open colour: chart samples swatch comfort:
blanket food community: centre garden hall nurse company: car card policy van compost: bags caddy heap liners
computer: course desk monitor password room screen concert: band choir dress ticket conference: abstract badge call
fee hotel paper room talk confirmation: class dress email letter number consent: form letter construction: paper site
contact: details form lens number sheet contents: list page contract: law letter renewal cooker: fuse hob knob
cooking: apple class oil spray corner: shop sofa table unit cot: blanket bumper mattress side cotton: thread cough:
medicine sweets syrup council: bill flat form house meeting office counselling: appointment country: club fair course:
book cover fee form notes outline registration work court: date fees form letter order papers summons cover: letter
note page photo sheet story craft: box night stall supplies table crash: helmet mat photos report credit: check limit
note report cricket: club kit pads tea crime: number reference report crochet: hook curtain: hooks tie track custody:
hearing papers schedule customer: list order survey cutlery: drawer set tray cv: template cycle: helmet lane path shop
shorts dance: costume exam floor school show teacher data: backup plan set sheet date: stamp day: bag care centre
nursery off out pass ticket trip debit: card debt: advice adviser charity letter deep: fat freezer delivery: charge
date driver note slip van dental: appointment bill check floss hygienist insurance nurse plan dentist: appointment
bill check deposit form department: head meeting store deposit: form money return scheme slip desk: drawer fan lamp
light tidy detergent: pods diabetes: check clinic nurse review diesel: bill can card digital: camera copy dining:
chair hall plan dinner: lady money party plates tickets direct: flight mail message disability: allowance badge
benefit form dish: cloth rack soap dishwasher: door filter pods rinse salt dive: trip watch divorce: form lawyer
papers doctor's: appointment bill letter office surgery dog: basket flea food hair insurance kennels licence license
park poo run shampoo tag training wormer door: bell closer frame hinge key lock number wedge dot: paper double: bed
buggy duvet glazing sheet dough: hook draft: contract email excluder letter report drain: cover pipe rods drama:
audition club kit school teacher draught: strip drawer: handle liner dress: alterations code fitting hire pattern
rehearsal shirt shoes drinks: bottle cabinet machine order trolley driving: gloves instructor licence license school
test drop: in drum: key kit lesson dry: cleaner erase food ice rot shampoo dryer: sheets vent dust: bin extractor pan
duvet: set ear: buds infection phones wax earring: backs easter: bonnet holidays hunt egg: cups electric: bike bill
company drill fire heater key meter shaver shower electrical: certificate safety tape test electricity: bill key meter
reading email: account address list newsletter password reply signature template emergency: dentist exit fund number
emulsion: paint end: table energy: bars bill certificate deal gels engagement: party presents ring engine: light
english: book breakfast coursework essay exam homework teacher entry: fee form envelope: stamps equipment: hire list
order essay: draft extension question title estate: agent agent's car sale ethics: amendment approval committee form
renewal evening: bag dress meal shift event: insurance page permit plan poster exam: board centre certificate entry
fee hall room stress technique exercise: ball bands bike class mat exhaust: bracket pipe expense: claim form receipts
sheet expenses: claim form policy sheet extension: cable form plans extra: blanket chairs charger controller hours key
shifts extractor: hood eye: appointment clinic cream doctor mask fabric: conditioner samples scissors shop face: cloth
cream paint painting fairy: cakes wings family: album bathroom calendar court dinner doctor meal photo railcard recipe
tax tickets fancy: dress farm: gate insurance shop farmers: market feed: bill bucket order store felt: pens fence:
paint stain fertility: clinic test festival: camping ticket field: day notes figure: skating file: box folder filing:
system film: camera club filter: cartridge papers final: bill demand draft exam invoice notice payment reading
finance: form meeting office report team financial: aid statement finger: food guard paint puppets fire: door exit
lighters pit risk safety wood first: aid class coat draft fix floor fish: bowl filter food pie supper tank fishing:
licence license permit rod trip fitness: band class test watch fitted: kitchen wardrobe flat: battery inspection iron
screen share tire tyre viewing flea: comb market spray flight: booking details refund tickets times floor: lamp mat
mop paint plan polish samples sander tiles varnish floral: tape florist: deposit flower: arranging delivery girl money
order pots rota seeds shop flu: jab vaccine foil: blanket tray folding: bike chair table follow: up food: bank caddy
court delivery hygiene mixer order parcel processor safety tech foot: care clinic cream doctor pump spa football:
cards club kit match pitch practice shirt shorts socks subs tickets training formula: milk foster: agency carer
foundation: brush course frame: shop freelance: contract invoice work freezer: door meals french: essay homework
lesson oral polish teacher test toast freshers: fair week fridge: door drawer freezer magnet shelf friendship:
bracelet front: bedroom brakes desk garden gate lawn light page porch seat tyre yard fruit: bowl juice picking salad
frying: oil fuel: bill cap card duty gauge pump receipt tank fun: day fair run funeral: flowers home plan service
furnace: tune furniture: delivery shop garage: bill code key mot roof garden: bags bed bench bin chairs designer gate
gloves hoe hut lights party rubbish shears shed table tap tools wall gas: bill bottle can cap card cooker cylinder
engineer fire hob leak meter money safety station gate: code hinge key latch post gift: basket box boxes letter list
receipt shop tax voucher wrap girl: guides scouts glass: door jars recycling shelf glasses: case chain prescription
repair glaze: bucket test glue: gun stick traps golf: bag buggy club day lesson shoes gp: appointment letter referral
registration surgery grab: bar graduation: form gown party photos tickets grant: application form funding money report
graph: paper grass: clippings cuttings seed gravy: granules green: beans bin tea greenhouse: door glass heater shelves
grocery: bags list order run store group: booking meeting photo presentation project therapy work grout: colour pen
guarantor: form guest: bedroom book speaker towel wifi guide: book camp dog leader guitar: amp case lesson pick stand
strap tuner gum: guard gutter: cleaner cleaning guard guttering: joint gym: card class clothes fees kit leotard
membership shoes towel habit: tracker hair: appointment band brush conditioner cut cutter dryer mousse oil salon
straighteners trial half: board day marathon price hall: booking carpet cupboard deposit floor hire key mirror
radiator halloween: costume decorations party sweets ham: sandwiches hamster: bedding cage food wheel hand: brake
cream gel luggage mixer out over sanitiser saw soap towel wash written handbag: strap hanging: file rail hard: copy
hat shoulder harvest: assembly festival supper hay: fever net head: board count gasket lice light office phones shot
teacher torch health: card centre certificate clinic food form insurance plan questionnaire hearing: aid heat: gun
lamp mat rash heating: bill controls engineer oil system timer hedge: clippers cutter cutting hen: night party weekend
herb: garden high: blood heels school street visibility hire: charge deposit fee shop van history: book essay folder
homework project teacher test hockey: boots club kit match holiday: balance booking calendar clothes cottage cover
deposit form insurance let list money park pay rota home: address cooking cover economics education exam help loan
school study visit homework: book club folder planner sheet honey: jars horse: box hay insurance riding rug vet
hosepipe: connector reel hospital: appointment bed bill car discharge food form letter parking pharmacy results scan
stay visit host: family hot: chocolate cross desk dish glue pot tub wash hotel: bill booking deposit reservation room
house: bills clearance deposit hunting key match number phone plant rules sale share sitting survey viewing warming
household: bills insurance support waste housing: application form list office support hygiene: certificate course
rating ice: cream hockey lollies machine rink skates tray id: badge card check photo immigration: form lawyer office
incident: form report income: form support induction: course day hob pack ink: pads refill insect: bites inspection:
date form sticker insurance: broker card certificate claim details form letter number papers payment policy quote
renewal internet: banking bill box company connection speed interview: clothes date notes prep questions shirt slot
suit inventory: check form list photos invoice: book number template iron: pan pills ironing: basket board pile it:
guy helpdesk ticket jacket: pocket potatoes zip jam: pan tarts jewellery: box insurance order repair stall job: advert
application coach offer reference search seeker's share joint: account bank cream judo: belt club kit juice: box boxes
cartons jump: cables start junk: drawer email karate: belt class kit suit kennel: booking cough key: box cutting fob
hooks lock kids: bikes club film menu party shoes kindle: book kitchen: bill blind chairs company cupboard door drain
drawer fan fitter floor hood knife light order paint scales scissors shelf sink tap timer towel window worktop kite:
string knee: brace scan support surgery knitting: bag club group needles wool yarn lab: book coat meeting notes report
results slot test work ladder: hire rack lamp: bulb post shade land: line registry tax landing: bulb carpet light
window landlord: email insurance letter reference laptop: case charger repair sleeve laser: cutter eye late: fee fine
homework notice shift latin: homework laundry: bag card detergent money pile pods powder quarters room lawn: care food
mower mowing seed leaf: bags pile lease: extension renewal leather: cleaner conditioner jacket leaving: collection
date gift party present lecture: hall notes slides left: hand knee luggage overs shoe leg: brace dressing wax lego:
bricks set lemon: juice letter: head opener letting: agent library: desk fine loan pass licence: fee renewal license:
plate renewal life: admin cover jacket vest lift: engineer pass light: bill box bulb company sensor shade linen:
basket litter: pick picker picking living: wage loan: application book company form letter payment shark statement
locker: code key number room loft: boards hatch insulation ladder light space log: basket cabin delivery pile splitter
loose: change ends tooth lost: card dog luggage lottery: grant syndicate lounge: carpet door lamp love: letter
loyalty: card lunch: break club date duty ladies meeting money order room machine: oil part room magazine: rack
subscription mail: box chimp merge order redirect room make: up malaria: tablets management: accounts company fee
meeting marker: pens market: day pitch place research stall marketing: budget email meeting team marking: pile scheme
marquee: deposit hire marriage: counselling licence license masking: tape mass: card maternity: bag clothes cover
dress form jeans leave unit ward maths: book equipment exam homework paper set teacher test tuition tutor mattress:
cover delivery meal: choices deal kit planner prep replacement voucher measuring: cup spoons tape meat: delivery
medical: bill certificate exam form history insurance records medication: chart list medicine: box cupboard
meditation: app class meet: up meeting: agenda invite link minutes point slides membership: card fee form renewal
secretary memory: book box card clinic foam menu: plan tasting meter: box cupboard key reading midwife: appointment
number visit mileage: form sheet milk: bill bottles delivery frother jug money order round teeth tooth minute: book
mobile: contract hairdresser library number phone mole: clinic trap money: bag belt box order transfer monthly:
accounts budget direct pass payment report ticket mortgage: application broker deal offer statement mosquito: spray
mot: booking certificate date garage reminder test mother: in motor: home insurance oil mountain: bike mouth: wash
move: in out moving: company date van mower: blade service mud: kitchen mulled: wine museum: pass tickets trip music:
book exam festival folder grade lesson licence practice room school shop teacher theory nail: appointment bar brush
clippers gun holes remover salon scissors name: cards label place plate tapes nappy: bucket cream national: park trust
nativity: costume outfit play neck: brace massage pillow needle: case newsletter: article draft email newspaper: bill
subscription night: bag bus club cream guard nurse out shift nit: check comb shampoo treatment noise: complaint diary
machine note: book pad paper notice: period nursery: bag bill deposit fees form photos school shelves viewing worker
nursing: bra chair cover degree home pads top oat: bars milk office: christmas desk door hours keys lunch manager move
party plant printer rent space supplies oil: boiler company delivery lamp pressure old: boxes phone toys olive: oil
online: application banking booking class form learning order payment safety test open: evening optician's:
appointment orange: juice squash order: book form number organ: donor outdoor: furniture light shoes socket toys
outside: bin space tap toilet wall oven: dish glove knob mitts rack shelf timer tray overdraft: limit overdue: bill
books packed: lunch packing: materials peanuts slip tape padlock: key paint: can cards job pots sample stripper
thinner tin tray painting: class job overalls pan: lid scrubber panto: tickets paper: copy money napkins plane
recycling round shredder straws towels trail work parade: float parcel: collection force locker shelf tape parent: app
council evening pay rep teacher parents: night room parish: hall magazine newsletter park: keeper pass run parking:
app bay disc fine meter money pass permit space spot party: bus decorations dress favors food games invitations plates
rings shoes supplies tent wall pass: code port passport: application check copy fees form photo renewal scan pasta:
bake maker salad sauce paternity: form leave patio: heater set table weeds pattern: book pieces pay: check cheque day
packet pal rise roll stub payment: card date link reminder pcp: form letter pe: kit lesson shoes shorts socks teacher
trainers pedestal: fan pen: pal pot pencil: crayons pension: book card contributions forecast form letter scheme
statement permission: form letter personal: loan statement trainer training pet: deposit food passport shop petrol:
can cap money mower receipt petty: cash pharmacy: bag collection run phd: application interview phone: battery bill
cable call charger cover insurance list number plan upgrade photo: collage id order paper prints shoot photocopier:
paper room toner physical: exam therapy physics: book homework lab test physio: appointment bands referral sheet
piano: book exam keys music practice stool teacher tuning pick: up picnic: food lunch rug table picture: book day
framing hooks rail pig: feed pill: cutter packet pillow: covers pin: board code pine: cones pipe: lagging pizza: base
dough night order oven place: mat names planner: stickers planning: drawings form meeting office permission plant:
feed fund sale saucers stall stand plaster: board cast dust plastic: bags bottles lids sheet tub play: ground group
list mat park pen room station playgroup: money rota pocket: money watch podcast: artwork cover episode guest intro
mic police: check clearance report statement station pond: liner net plants pump pool: chemicals cover filter guy
noodles party table towels pop: corn porch: bulb swing port: folio post: box card code it man redirect postage: labels
scales stamps poster: board paint print tubes pot: holder luck plants roast potato: masher peeler salad pottery: fair
kiln order wheel potty: seat training power: bill cord drill lead of steering tool washer pram: cover hood tyre
prayer: group meeting pregnancy: notes pillow vitamins yoga prescription: bag card charge collection form glasses
pre-pay refill request present: list wrapping presentation: notes skills slides press: cuttings officer pass pressure:
cooker gauge sore valve washer price: stickers tickets primary: school print: cartridge out run shop printer: cable
cartridge driver ink paper toner prize: draw giving money table probate: application form papers product: design
launch list page photos testing programme: print progress: meeting report project: board budget deadline folder
manager meeting notes proposal report update prom: dress suit tickets proof: read reading property: agent deeds
manager search protein: shakes pub: garden lunch meal quiz table public: holiday speaking transport pull: request up
pump: track punch: bag bowl puncture: repair puppy: class crate food pads training vaccinations purchase: ledger order
purse: strings push: bike chair quarter: end quilt: backing batting border cover quiz: prizes sheet team rabbit: cage
food hutch run race: entry number pack radiator: key paint valve radio: licence station raffle: licence rail: fare
replacement ticket rain: barrel boots coat jacket trousers reading: age book folder glasses lamp light week receipt:
book box printer reception: class desk teacher recipe: book box card record: book card player shop token recording:
app deposit session studio recovery: plan recycling: bags bin collection day redundancy: form letter pay reference:
check letter manager number request referral: form letter refund: email form request registration: card desk fee form
plate renewal rehearsal: dinner schedule release: form relief: teacher removal: firm quote renewal: date form notice
quote rent: arrears book car check cheque deposit money payment receipt review statement rental: application deposit
inspection textbook truck repair: bill café estimate kit man shop repeat: prescription research: assistant grant notes
paper proposal reservation: number residence: permit restaurant: booking resume: template retirement: account card
gift home party return: address flight form slip ticket returns: form revision: cards notes session riding: boots hat
lesson school ring: binder box pillow road river: walk road: bike test trip works roasting: tray roller: blind roof:
felt insulation leak lights rack repair tile room: booking divider key mate service thermostat root: canal route: map
plan router: password rubber: duck ring stamp rubbish: bags bin collection tip rucksack: strap rugby: boots club kit
practice shirt tickets running: gear shoes shorts socks trainers watch safe: deposit safety: certificate check course
gate glasses goggles harness inspection leaflet training sailing: club lesson salad: bowl cream dressing leaves
spinner stuff salary: review slip sale: sign sales: deck meeting pitch rep report target tax team salt: shaker sand:
bag castle paper pit sandpit: cover sandwich: box bread filling order toaster savings: bond book scan: appointment
date letter photo results scholarship: application essay form school: application bill board bus coat council dinner
disco fees fete form gates holidays lunch meeting money newsletter photo reports skirt supplies tie uniform website
science: book coat fair homework kit museum project teacher test scout: badges camp hall hut meeting troop uniform
scrap: book metal paper yard screen: cleaner door print rack repair time screw: box driver fix heads seat: belt
cushion second: class coat dose hand jab viewing security: alarm camera check code deposit question system training
seed: compost list order packet pods swap self: catering employed review storage tan selling: fees sequence: dress
service: book dog engine history road sheet station user washer set: list square top up settlement: figure sewing:
basket box class kit machine needles table sharp: bin shaving: cream shed: base felt key light lock padlock paint
window sheep: dog feed food wormer sheet: metal pan shelf: labels life paper space unit shin: splints shipping:
address box boxes costs date shirt: buttons collar order shoe: bag box cupboard laces rack repair shine shop size
shop: banner front insurance keys opening photos rent rota sign stock update website shopping: bag basket cart centre
delivery order trip trolley shower: cap cleaner cubicle door drain fan gift invites pole rail screen sealant seat tray
shuttle: bus sick: bucket cover day form leave line pay side: bar dish door gate lamp light project return salad table
sign: in language post up silver: cake polish spoon wedding single: bed duvet sheet sink: plunger unit site: induction
inspection manager map meeting office plan safety visit skating: lesson skin: cancer check clinic cream rash skip: bag
permit sleep: apnea bag clinic mask over study suit sleeping: pills tablets slide: deck show slot: car slow: puncture
slug: pellets smart: meter phone plug thermostat tv watch smoke: battery smoothie: maker snack: bags bar box boxes
money snow: blower boots shovel suit soccer: ball camp cleats game practice shin shoes snack social: care club housing
media services work sock: drawer soda: crystals stream sofa: bed cleaning cushion delivery legs software: licence
license renewal soil: sample solar: lights solicitor's: bill letter song: book list lyrics sound: bath check engineer
system soup: bowls kitchen maker spanish: class exam homework lesson test spare: battery bedroom bulb buttons chairs
change clothes duvet fuse glasses key parts time tire towels tyre wheel speaker: cable notes stand special: delivery
needs offer speech: day notes therapist therapy speeding: course fine spelling: bee homework list test words spice:
jar spin: cycle sponsor: form letter money sponsorship: form letter money sports: bra centre club drink field hall kit
massage shoes spray: bottle can paint tan spring: onions staff: appraisals briefing discount handbook holiday list
lunch meeting night party pass photo rota survey toilet training uniform stage: left lights make manager stair: carpet
case lift stamp: collection duty pad standing: desk star: chart jumps start: date up starter: kit motor pack state:
fair id pension tax station: car pick stationery: cupboard order shop status: report statutory: maternity sick steam:
cleaner iron mop train step: dad daughter ladder mum son stereo: lead stock: cupboard order pot stocking: filler
storage: bins fee heater jars locker space tub unit store: card credit room stork: margarine story: board book sack
tape time student: bank bus card council house id loan railcard records union visa studio: day deposit flat lights
rent study: day group guide lamp leave notes plan room skills subject: access choices subs: bench money suit: bag
carrier case fitting hire jacket trousers summer: ball clothes course dress fair holidays internship job placement
reading term tyres sun: block cream glasses hat lotion screen shade tan sunday: best dinner league lunch papers roast
school supermarket: delivery order run shop supply: cupboard list teacher support: band bandage bubble letter ticket
worker surgery: appointment number survey: form link results surveyor's: report swim: bag cap class diapers gala
goggles kit lesson meet nappies nappy suit team things swimming: badge cap carnival club gala goggles hat kit money
pool shorts stuff things trip table: centre cloth decorations football lamp linen mat number salt saw tennis top tap:
class dance washer water tape: deck recorder task: force list tax: account adviser allowance bill certificate form
letter man office receipts records statement taxi: booking fare firm licence money receipt tea: cake cup party room
rota set things towel urn teacher: conference gift meeting present training team: away building drinks email fees kit
leader list lunch meeting night photo rota sheet shirt talk teething: ring telephone: bill box call number television:
licence stand temporary: job licence tenancy: deposit renewal tenant: reference tennis: club coach court shoes tent:
repair term: bill paper time test: booking centre certificate date fire kit paper print results server strips tubes
text: book message thank: you theatre: club company group tickets trip theory: book therapy: appointment bill invoice
notes thermal: flask paste socks vest thesis: chapter defence draft proposal statement title throat: infection
lozenges spray sweets thumb: drive ticket: machine money office price refund tidy: bag up tie: clip pin rack tile:
cutter samples time: capsule card clock slot table timetable: change tin: foil soup tinned: beans food fruit soup
tomatoes tuna tip: permit ticket tire: gauge rotation shop tissue: box title: deeds page toaster: oven toddler: bed
class meal toilet: bag block cistern cleaner door paper tickets training toll: bill charge fee road tag tomato: feed
ketchup paste plant puree sauce seeds soup tool: bag belt box chest hire kit rental shed tooth: ache brush fairy paste
top: box soil up tortilla: wraps touch: up tour: bus date guide tow: rope towel: rack tower: block town: council hall
toy: cupboard garage kitchen library shop story tractor: part service tyre trade: account fair in mark union trailer:
hire hitch train: driver fare journey pass set station ticket timetable track training: bra certificate course day kit
log manual pads plan run schedule session shoes top transfer: fee form money window trash: can day pickup travel:
adaptor agent bag bill card claim cot documents expenses jabs mug pass pillow plan plug sickness sweets vaccinations
visa tree: decorations house lights man roots stand stump trestle: table trial: balance period run trick: or trip:
consent form fund letter money trouser: leg press trumpet: lesson tuck: shop tuition: bill fee turkey: crown order
sandwiches tutor: group meeting time tv: aerial bracket cable guide screen stand subscription unit twin: beds buggy
room tyre: gauge pump tracks umbrella: stand under: lay wear uni: application deposit interview library work uniform:
fitting grant list order shop union: card dues meeting subs unpaid: bills leave upstairs: bathroom hall landing
radiator toilet window user: account manual name research survey testing utility: bill company cupboard valley:
cleaner van: boxes door driver keys mot payment rental seats service tax varnish: brush vat: bill figures invoice
number quarter receipt registration vegan: cake cheese option sausages vegetable: bed box oil peeler stock vehicle:
check inspection insurance licence log registration venue: balance booking contract deposit hire visit walk vet:
appointment bill check insurance records student visit veterinary: nurse video: camera doorbell edit editing game link
permission tape village: fete green hall newsletter shop show violin: bow case exam lesson practice visa: application
appointment bill card documents extension fee form interview letter photo visitor: badge centre parking pass permit
visa vitamin: b12 c pills tablets voice: lesson mail memo note over recorder volleyball: game practice shoes
voluntary: service work volunteer: day form hours list lunch rota training voter: card id voting: card form wage: bill
packet slip waist: band coat waiting: room walk: in walking: group holiday shoes wall: brackets chart clock filler
hooks light paint paper planner stickers unit wardrobe: drawer handle hangers rail warm: up warranty: claim form wash:
basket bowl cloth day room washer: dryer fluid washing: capsules pegs pile soda tablets wasp: trap waste: bin carrier
collection disposal paper watch: face list repair strap water: balloons bill bomb cooler fountain heater jug leak
meter pistol pressure sample shoes softener wax: appointment jacket melts strips website: bill domain fee form hosting
photos shop text update wedding: anniversary band car certificate dress fair favors favours flowers food gift guests
hair insurance invitations list menu photographer photographer's photos planner planner's playlist present registry
seating shoes speech suit venue weed: spray wacker weekend: break rota shift weekly: menu planner report weight: set
welcome: email letter meeting pack welding: gas mask wellness: check wheel: alignment arch balancing barrow brace
chair clamp nut wheelchair: cushion ramp service taxi whiteboard: markers pen wifi: bill box code engineer extender
password router wind: screen turbine window: blind display handle ledge lock seal windscreen: repair wash washer wine:
bottles order rack tasting winter: boots break clothes coat duvet gloves jacket shoes wardrobe wheels wiper: blade
fluid wood: chips delivery filler pile screws shavings stain stove wooden: floor wool: blanket shop socks word: count
document search work: bag bench calendar colleague email expenses experience gloves jacket laptop order party pass
permit phone placement rota schedule shoes study surface top trip trousers uniform van workshop: leader notes space
world: book worming: paste wrapping: paper wrist: band brace splint support xmas: cards dinner party shopping yard:
brush sign waste work year: book end group group's planner yoga: blocks pants studio teacher youth: club group hostel
theatre worker zip: code lock zoo: tickets trip zoom: account link meeting
annual: leave baby: shower showers shop clothes grow bank: statement holiday details transfer bird: feeder table bath bin: day bags
bike: lock shed light helmet pump birth: certificate plan breakfast: club christmas: cards lights opening tree lunch cake
presents dinner jumper coffee: machine table cup council: tax house december: leave dish: washer dishwasher: tablets dog: food walker
walk lead bed dining: table room driving: test licence lesson lessons instructor emergency: call fire: alarm station drill engine extinguisher
fish: tank tanks food fitted: sheet wardrobe food: hygiene bank bin guinea: pig pigs hand: luggage soap towel hay: fever hen: do party
night hot: water tub dog glue housing: association benefit hygiene: folder certificate insurance: claim papers policy ironing: board
pile kitchen: table floor bin sink drawer light: bulb bulbs switch living: room lunch: box break boxes mixing: desk bowl moving: boxes
van date day mulled: wine noise: diary oat: milk oven: glove door opening: hours times night packed: lunch lunches parents: evening
evenings association parking: permit ticket fine space passport: photo photos post: office code pot: plant plants prescription: charges
raffle: tickets prizes licence tin railway: station card recycling: bin bins place release: party date rota: requests request running: shoes
school: run uniform trip shoes bag second: hand opinion shopping: list bag trolley sick: note pay leave leaf skirting: boards board sleeping:
bag smoke: alarm alarms detector soft: play toys spare: room key keys tyre parts stock: order student: finance loan union
card swimming: pool costume lessons kit tax: return office code rebate tent: pegs poles tooth: brush paste up: liquid vacuum: cleaner bags
voice: note mail washing: machine up line basket powder liquid water: bottle bill meter butt wedding: dress gift cake list window:
cleaner sill boxes box work: boots trousers shoes clothes yoga: mat class teacher
`;
