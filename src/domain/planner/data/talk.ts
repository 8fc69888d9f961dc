import { wordSet } from '../words/word-set.ts';

/** Words that open no thing: what is said on the way from one thing to the next. */
export const NO_THING_OPENS = wordSet(`
again always anyway anyways apparently though although except instead obviously seriously literally quietly finally
without within found got had has have having is are was were be been being am isn't wasn't its it's he'll she'll we'll
they'll you'll it'll you're we're they're we've they've you've you he she it they them me him her us who whom whose which
what what's how why when where whatever whoever yes no not never nope nah none nothing nobody never-mind
grand fine great lovely cool sure right well ok okay anyhow jesus christ god lord heavens gosh damn bloody shush sorry
thanks ta cheers please hello hi dear sincerely regards yours love best say said mean know think guess want wants wanted
wait waiting because cos cause since if so but or and then than as like such
meantime meanwhile whereas eod asap on at in for with by off of into onto upon among despite unless until till yet already once twice now later soon today tomorrow tonight then
`);

/** States of things in which someone has left them, so that a count of such things is a task. */
export const UNDONE_STATES = wordSet(`
unpaid unopened unread unanswered unsigned unsent unfinished unwashed unsorted unmarked unwritten undone untouched
overdue late due outstanding missing broken left pending owed owing waiting
`);

/** What someone who has had enough says that they could do. */
export const OUTBURSTS = wordSet(`
scream cry weep sob die explode vomit puke combust implode collapse disappear crawl hide vanish evaporate murder
strangle throttle snap howl curl dissolve melt hibernate faint
`);

/** What is meant only when nobody says "literally". */
export const VIOLENT = wordSet(
  'throw punch smash burn kick kill hit slap bite drown set quit chuck hurl launch',
);

/** What a thing asks for that nobody has done yet. */
export const VERB_FOR_STATE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    unsigned: 'Sign',
    unopened: 'Open',
    unread: 'Read',
    unanswered: 'Answer',
    unfinished: 'Finish',
    undone: 'Do',
    unwashed: 'Wash',
    unsent: 'Send',
    unsorted: 'Sort',
    unmarked: 'Mark',
    unwritten: 'Write',
    untouched: 'Start',
    missing: 'Find',
  }),
);
