import { wordSet } from '../words/word-set.ts';

/** Kinds of events by their names, and the things that have to be there for them. */
export const EVENT_NEEDS: readonly {
  readonly events: ReadonlySet<string>;
  readonly things: ReadonlySet<string>;
}[] = [
  {
    events: wordSet('birthday party shower baptism christening retirement anniversary'),
    things: wordSet('cake present gift card balloons balloon candles flowers wrapping'),
  },
  {
    events: wordSet('wedding engagement civil'),
    things: wordSet('speech suit dress hat present gift card outfit rings ring shoes'),
  },
  {
    events: wordSet('funeral wake memorial'),
    things: wordSet('eulogy reading flowers suit wreath'),
  },
  {
    events: wordSet(
      'play pantomime panto nativity carnival halloween recital concert gig show performance',
    ),
    things: wordSet('costume costumes lines props songs setlist score kilt blouse reeds'),
  },
  {
    events: wordSet(
      'talk presentation demo pitch keynote lecture meeting agm seminar workshop review',
    ),
    things: wordSet(
      'slides deck handout handouts agenda minutes figures numbers demo projector notes',
    ),
  },
  {
    events: wordSet('exam test mock mocks resit quiz viva klausur'),
    things: wordSet('notes chapter chapters revision flashcards paper papers revise study'),
  },
  {
    events: wordSet('lesson class observation course tutorial'),
    things: wordSet('lesson homework worksheets worksheet exercises register plan'),
  },
  {
    events: wordSet('appointment visit interview embassy consulate viewing hearing tribunal'),
    things: wordSet(
      'photo photos passport payslips payslip documents forms questions cv references statement statements evidence',
    ),
  },
  {
    events: wordSet('flight trip holiday train ferry departure'),
    things: wordSet(
      'visa suitcase bags passport tickets ticket luggage insurance cattery kennel kennels',
    ),
  },
  {
    events: wordSet('match game tournament race practice training gala'),
    things: wordSet('kit boots jersey jerseys bib whistle spikes cleats'),
  },
  {
    events: wordSet(
      'guests visitors parents in-laws brother sister friends dinner lunch thanksgiving',
    ),
    things: wordSet('sheets beds bed duvet towels turkey pie menu spare'),
  },
  {
    events: wordSet('market fair stall fete festival fringe'),
    things: wordSet('labels label stock float price gazebo jars banner'),
  },
  {
    events: wordSet('inspection audit survey viewing handover'),
    things: wordSet('records logs log book certificate certificates paperwork'),
  },
];
