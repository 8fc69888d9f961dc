import { wordSet } from '../words/word-set.ts';

/** People who are called by what they are, as others are by their names. */
export const KIN = wordSet(`
mum mom mam dad mother father nan nana gran granny grandma grandpa grandad sister brother aunt auntie uncle boss manager
landlord landlady tutor supervisor neighbour neighbor teacher doctor accountant editor
`);

/** People whom somebody lives and works with, one of them: "my flatmate". */
export const CLOSE_ONES = wordSet(`
husband wife partner boyfriend girlfriend son daughter granddaughter grandson kid baby friend flatmate housemate roommate colleague niece nephew cousin
brother-in-law sister-in-law mother-in-law father-in-law mate lad missus
`);

/** People who are called for their work, or who call. */
export const TRADES = wordSet(`
dentist gp vet optician plumber electrician builder solicitor caterer florist vicar agent mechanic neighbours client
supplier merchant caretaker gardener cleaner roofer joiner carpenter
`);

/** Where people work who are called and who call: "ring the council". */
export const OFFICES = wordSet(`
council school nursery bank surgery garage agency insurers brewery printers
`);

/** People of whom no more is said than that they are, and that they come: "the guys", "an engineer". */
export const FOLK = wordSet(`
people kids children neighbors parents guys clients students customers friends man men woman women guy bloke lady engineer
fitter inspector driver tenant
`);

/** Other people, one or many, and what they are together. */
export const OTHER_PEOPLE = wordSet(`
child babies twins flatmates cousins team mates lads nurse fella ladies girl girls boy boys stranger crowd grandparents customer
intern interns apprentice treasurer priest pastor coach captain chef agency police council government everyone everybody someone
somebody family critic judge crew staff members lodger tenants guest guests co-founder painter decorator widow folk folks
officer undergrad student ex
`);

export const ANIMALS = wordSet(`
dog dogs cat cats puppy kitten rabbit hamster horse pony bird magpie heron seagull robin fox possum
`);

/** They end as words for people do, and name things: "printer", "playlist". */
export const THINGS_LIKE_AGENTS = wordSet(`
printer boiler chiller computer cooker freezer dryer toaster heater mower trailer scanner hoover charger router drawer letter
number shower gutter radiator monitor mirror door floor speaker timer paper poster folder hanger ladder shutter filter tracker
newsletter order cover locker water corner projector motor refrigerator calculator elevator generator fryer blender container
tower plaster banner counter meter fender bumper tumbler rafter chair collar starter adapter converter amplifier dinner supper
summer winter december november october september semester quarter offer shoulder finger weather feather leather butter pepper
sugar flower jumper slipper sticker deer beer error color colour server browser user roller fever cancer river sister chapter
binder bunker burner duster strimmer dishwasher washer flyer fuel sensor vapor visor razor tractor detector reactor battery list
wrist twist waist mist fist playlist checklist wishlist after over under ever never either other another rather whether together
better later former per super her inhaler trouser knicker plant restaurant elephant pant want toner compressor decanter planter
stapler strainer cleanser fertiliser heather copper silver bladder amber timber lumber member power sewer newspaper wallpaper
skewer subwoofer woofer trigger burger hamburger ginger danger passenger border holder powder cinder blinder recorder feeder
leader loader stroller cooler propeller cellar pillar dollar
`);

/** Whom "her" stands for, of those who are called by what they are; nobody else of them may be meant. */
export const WOMEN = wordSet(`
mum mom mam mother nan nana gran granny grandma sister aunt auntie landlady wife girlfriend daughter niece missus woman lady girl
sister-in-law mother-in-law stepmother stepmum stepdaughter stepsister widow mrs ms miss mama mummy
`);

/** Whom "him" stands for. */
export const MEN = wordSet(`
dad father grandpa grandad brother uncle landlord husband boyfriend son nephew man guy bloke boy lad chap fella priest
brother-in-law father-in-law stepfather stepdad stepson stepbrother mr papa daddy
`);

/** Others who are one person, and whom one turns to. */
export const ROLES = wordSet(`
woman lady girl man guy bloke boy lad chap fella ex boss lawyer therapist counsellor colleague coworker co-worker customer apprentice
nurse midwife carer coach trainer instructor lecturer professor headteacher secretary receptionist tenant lodger flatmate housemate
roommate sponsor guest chef buyer seller photographer builder engineer tuner treasurer rep rheumatologist cardiologist surgeon
paediatrician pediatrician physio physiotherapist osteopath chiropodist rector vicar priest rabbi imam mentor intern babysitter
childminder sitter nanny youngest eldest oldest tiler plasterer locksmith handyman tailor dressmaker seamstress stylist hairdresser barber optometrist
adviser advisor pharmacist chemist recruiter referee godmother godfather godson goddaughter stepmum stepdad ex-wife ex-husband
`);

/** Many people, or an office that answers as "they": "the school", "the letting agents". */
export const THEY = wordSet(`
people parents grandparents neighbours neighbors kids boys girls guys lads ladies clients customers guests tenants flatmates
housemates friends colleagues cousins twins helpers volunteers students organisers organizers suppliers buyers agents sponsors
solicitors lawyers insurers movers removals builders electricians printers caterers brewery council school nursery bank surgery garage
agency company firm shop store hotel pharmacy chemist clinic hospital library office club team police court insurance university college
dentist dentist's vet vet's vets gym salon venue publisher museum gallery charity embassy consulate jobcentre hospice kennels cattery
payroll hr supplier manufacturer courier bakery butcher's florist sponsor landlord landlords gp doctor's doctors practice society
association department group finance centre center lot crowd union festival studio label broker merchant authority helpline airline
`);
