import { wordSet } from '../../words/word-set.ts';
import { keyAt, type Word } from '../../words/words.ts';
import { KIN } from './people-named.ts';

const PEOPLE = wordSet(`
husband wife partner boyfriend girlfriend son daughter kid kids children child baby babies twins flatmate flatmates housemate roommate colleague
friend friends niece nephew cousin cousins brother-in-law sister-in-law mother-in-law father-in-law neighbours neighbors team mate mates lad lads
missus nurse man woman men women guy guys bloke fella lady ladies girl girls boy boys stranger crowd people parents grandparents client clients
customer customers intern interns apprentice treasurer vicar priest pastor coach captain chef agent inspector agency police council government
dog dogs cat cats puppy kitten rabbit hamster horse pony bird magpie heron seagull robin fox possum everyone everybody someone somebody
family critic judge crew staff members lodger tenant tenants guest guests co-founder supervisor landlord landlady manager boss teacher doctor plumber builder painter electrician decorator widow folk folks romanians officer undergrad student students
`);
const AGENT = /(?:[^aeiou](?:er|or)|ist|ian|ant|people|folk)s?$/u;
const THING_IN_ER =
  /^(?:printer|boiler|chiller|computer|cooker|freezer|dryer|toaster|heater|mower|trailer|scanner|hoover|charger|router|drawer|letter|number|shower|gutter|radiator|monitor|mirror|door|floor|speaker|timer|paper|poster|folder|hanger|ladder|shutter|filter|tracker|newsletter|order|cover|locker|water|corner|projector|motor|refrigerator|calculator|elevator|generator|fryer|blender|container|tower|plaster|banner|counter|meter|fender|bumper|tumbler|rafter|chair|collar|starter|adapter|converter|amplifier|dinner|supper|summer|winter|december|november|october|september|semester|quarter|offer|shoulder|finger|weather|feather|leather|butter|pepper|sugar|flower|jumper|slipper|sticker|deer|beer|error|color|colour|server|browser|folder|user|roller|fever|cancer|river|sister|chapter|binder|bunker|burner|duster|strimmer|dishwasher|washer|heater|flyer|fuel|sensor|vapor|visor|razor|tractor|detector|reactor|battery|list|wrist|twist|waist|mist|fist|playlist|checklist|wishlist|after|over|under|ever|never|either|other|another|rather|whether|together|better|later|former|per|super|her|inhaler|trouser|slipper|knicker|plant|restaurant|elephant|pant|want|refrigerator|toner|compressor|decanter|planter|tumbler|bumper|stapler|strainer|cleanser|fertiliser|heather|copper|silver|ladder|bladder|amber|timber|lumber|number|member|power|tower|shower|drawer|sewer|newspaper|wallpaper|skewer|amplifier|subwoofer|woofer|trigger|burger|hamburger|finger|hanger|ginger|danger|passenger|charger|order|border|folder|holder|powder|cinder|blinder|recorder|feeder|leader|loader|stroller|trailer|boiler|cooler|propeller|cellar|pillar|dollar)s?$/u;

/** Whether a word names somebody, or an animal: what they do is theirs. */
export function isLiving(key: string): boolean {
  const name = key.replace(/['’]s$/u, '');
  return KIN.has(name) || PEOPLE.has(name);
}

/** "Plasterer", "journalist": by its end a word for somebody, if no thing that is called so. */
export function isAgent(key: string): boolean {
  return AGENT.test(key) && !THING_IN_ER.test(key);
}

/** "The cat hasn't | eaten" is the cat's own deed; "the cat hasn't | been fed" is not. */
export function hasDone(subject: readonly Word[], deed: readonly Word[]): boolean {
  return isLiving(keyAt(subject, subject.length - 1)) && keyAt(deed, 0) !== 'been';
}
