import { type TestDump } from './test-dump.ts';

/** Written before the rules were opened, and only ever scored as a whole. */
export const UNSEEN_SPOKEN: readonly TestDump[] = [
  {
    name: 'a plumber between two jobs',
    family: 'dictation',
    text: 'right so the quote for mrs abernathy bathroom has to go out today order the forty mil elbows and a new pump seal ring the merchant see if the shower tray came in van insurance runs out on the thirtieth sort that and i never invoiced the chapel job so do that as well',
    items: ['quote abernathy', 'elbows', 'merchant shower tray', 'van insurance', 'invoice chapel'],
  },
  {
    name: 'a mother on the school run',
    family: 'dictation',
    text: 'okay pe kit needs washing tonight ask Miriam if she can take the boys on thursday cake for the bake sale oh and nits check everyones hair then the permission slip for the aquarium that was meant to be yesterday and book swimming before it fills up',
    items: [
      'pe kit',
      'miriam boys',
      'cake bake sale',
      'hair',
      'permission slip aquarium',
      'swimming',
    ],
  },
  {
    name: 'a doctoral student at one in the morning',
    family: 'dictation',
    text: 'so um i think i need to like rewrite the methods section because reviewer two hated it and rerun the regression without the outliers and then Farah wanted the figures in colour so remake those and uh register for the Lisbon conference early bird ends monday and also eat something i guess',
    items: ['methods section', 'regression', 'figures', 'lisbon conference'],
    first: 'lisbon conference',
  },
  {
    name: 'a pub landlord after closing',
    family: 'dictation',
    text: 'clean the lines in the morning ring the brewery about the short delivery put a rota up for christmas week someone has to fix the gents hand dryer print the quiz sheets thank Dougie for covering and get change from the bank',
    items: [
      'clean lines',
      'brewery delivery',
      'rota christmas',
      'hand dryer',
      'quiz sheets',
      'dougie',
      'change bank',
    ],
  },
  {
    name: 'a retired man with a hearing aid',
    family: 'dictation',
    text: "batteries for the hearing aid first then the library book about the canals is overdue I said I'd look at Ken's mower which won't start the grandchildren come saturday so beds need making up and where did I put the spare key oh yes and ring the surgery for my results",
    items: ['batteries', 'library book', "ken's mower", 'beds', 'spare key', 'surgery results'],
  },
  {
    name: 'a set designer in a car',
    family: 'dictation',
    text: 'note to self model box by friday chase lighting for the rig plan source a chaise longue ideally green tell the director we lost the revolve paint samples to the workshop and expenses expenses expenses',
    items: [
      'model box',
      'lighting rig plan',
      'chaise longue',
      'director revolve',
      'paint samples',
      'expenses',
    ],
    first: 'model box',
  },
  {
    name: 'a nurse off nights',
    family: 'dictation',
    text: 'swap the sunday shift with Patience revalidation portfolio is due in two weeks I have done nothing the car needs its mot get milk cancel the gym and message my sister happy birthday',
    items: ['sunday shift patience', 'revalidation portfolio', 'mot', 'milk', 'gym', 'sister'],
  },
  {
    name: 'a band after rehearsal',
    family: 'dictation',
    text: 'learn the bridge of the new one buy strings before the gig on the twelfth somebody needs to design a poster I said I would email the promoter about parking and the amp buzzes get it looked at',
    items: ['bridge', 'strings', 'poster', 'promoter parking', 'amp'],
  },
  {
    name: 'an allotment keeper',
    family: 'dictation',
    text: 'right well dig over the bottom bed mulch the raspberries the shed door is hanging off pay the allotment rent before the first of december borrow the shredder from Nils and start off the broad beans',
    items: [
      'bottom bed',
      'raspberries',
      'shed door',
      'allotment rent',
      'shredder nils',
      'broad beans',
    ],
    first: 'allotment rent',
  },
];
