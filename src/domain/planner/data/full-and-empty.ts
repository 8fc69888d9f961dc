import { wordSet } from '../words/word-set.ts';

/** What is done with a thing that is full, by the last word of its name; '' where it asks for nothing. */
export const DEED_WHEN_FULL: ReadonlyMap<string, string> = byNoun(`
Clear: phone drive disk storage icloud onedrive dropbox inbox mailbox email e-mail mail laptop computer memory card camera desktop sink
desk table worktop counter hall hallway landing stairs gutter gutters drain drains garden driveway floor chair sofa bed spam voicemail
Clear out: wardrobe wardrobes cupboard cupboards drawer drawers shed garage loft attic cellar car boot room bag handbag wallet
fridge freezer pantry larder cabinet shelf shelves locker glovebox van basement office
: class classes course session group clinic surgery nursery school train trains bus flight hotel venue restaurant theatre car-park park
diary calendar week day month year head brain heart belly stomach house flat life moon team shift waiting-list list i we he she they
hospital ward kennels cattery campsite pool gym tank moon sky room's
`);

/** What is done with a thing that is empty or nearly so. */
export const DEED_WHEN_EMPTY: ReadonlyMap<string, string> = byNoun(`
Replace: inhaler inhalers bottle cylinder gas cartridge cartridges toner epipen tube can spray pump extinguisher canister pen refill
Charge: battery batteries laptop phone toothbrush
Top up: card meter oyster account phone-credit wallet purse balance lunch-card
Fill: box boxes jar feeder dispenser bowl butt jug tin tank cupboard cupboards fridge freezer
Finish: slide slides page pages form section cover calendar cv portfolio document chapter profile board timesheet sheet spreadsheet
Get petrol for: car van
: flat house room office shop class street train stomach tummy nest bed chair desk building stage bin bins inbox dishwasher dryer
dehumidifier skip hamper glass plate pub school church town city beach gym pool kitchen garage week weekend diary day evening head
seat seats road life i we he she they garden hall corridor bag suitcase machine basket locker window windows shop station
`);

function byNoun(text: string): ReadonlyMap<string, string> {
  let verb = '';
  const found = new Map<string, string>();
  for (const line of text.trim().split('\n')) {
    const [, said, names = ''] = /^([^:]*): (.*)$/u.exec(line) ?? ['', undefined, line];
    verb = said ?? verb;
    for (const name of wordSet(names)) found.set(name, verb);
  }
  return found;
}
