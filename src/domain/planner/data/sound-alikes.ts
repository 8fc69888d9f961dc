/** Words of one sound, a row each, that a dictation writes for one another; none that holds words together. */
const ROWS = `
aisle isle
alter altar
bail bale
band banned
bare bear
base bass
beach beech
berry bury
blew blue
boarder border
bored board
bough bow
brake break
brakes breaks
bread bred
bridle bridal
cellar seller
cell sell
cereal serial
check cheque
choir quire
coarse course
coop co-op
cord chord
council counsel
court caught
crews cruise
currant current
dear deer
die dye
draft draught
fair fare
feat feet
flea flee
flew flu flue
flour flower
gait gate
great grate
guessed guest
hair hare
hall haul
heal heel
higher hire
him hymn
hole whole
horse hoarse
key quay
knead need
knew new
knight night
lead led
leak leek
lessen lesson
loan lone
made maid
mail male
main mane
meat meet
medal meddle
meter metre
mist missed
mourning morning
muscle mussel
packed pact
pail pale
pain pane
pair pear
patients patience
paws pause
peace piece
peal peel
pedal peddle
place plaice
plain plane
plum plumb
pole poll
poor pour
practice practise
principal principle
prey pray
profit prophet
rain reign
rap wrap
read reed
role roll
rose rows
route root
sail sale
sauce source
scene seen
scent sent cent
sew sow
shore sure
sight site
soul sole
son sun
sought sort
stair stare
stake steak
stationary stationery
steal steel
stile style
sweet suite
tail tale
tee tea
thyme time
tied tide
tire tyre
toe tow
vain vein
wail whale
waist waste
ware wear
weak week
weight wait
whether weather wether
which witch
whine wine
wood would
wring ring
yoke yolk
`;

/** The row of each word. */
export const SOUND_ALIKES: ReadonlyMap<string, string> = new Map(
  ROWS.trim()
    .split('\n')
    .flatMap((row) => row.split(' ').map((word): [string, string] => [word, row])),
);
