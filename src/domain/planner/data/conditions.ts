import { phraseBook, type PhraseBook } from '../words/word-set.ts';

/** What a state of a thing asks for; `{it}` is the thing, `{rest}` what was said behind the state. */
export type Condition = { readonly title: string; readonly states: PhraseBook };

function condition(title: string, states: string): Condition {
  return { title, states: phraseBook(states) };
}

/** States of things, each as it is said behind "is", "has" or nothing, and what they ask for. */
export const CONDITIONS: readonly Condition[] = [
  condition(
    'Get {it} fixed',
    `
    died
    dead again
    packed up
    packed in
    given up
    conked out
    on the blink
    chirping
    beeping
    on the fritz
    on its last legs
    on the way out
    playing up
    acting up
    held together
    not working
    not turning on
    not charging
    stopped working
    no longer works
    no longer working
    no longer charges
    no longer turns on
    stopped charging
    stopped turning
    snapped
    cracked
    split
    ripped
    torn
    blown
    buckled
    come loose
    come off
    come away
    coming off
    coming away
    coming apart
    coming loose
    fallen off
    fallen apart
    falling apart
    falling off
    falling down
    fell off
    hanging off
    broken down
    making a noise
    making that noise
    making a funny noise
    making a grinding noise
    making a strange noise
    making a horrible noise
    making a clicking noise
    making a rattling noise
    making a banging noise
    making an awful noise
    making strange noises
    making weird noises
    making funny noises
    making a weird noise
    making noises
    seized up
    jammed
    wonky
    knackered
    kaput
    bust
    busted
  `,
  ),
  condition(
    'Update {it}',
    `
    out of date
    out-of-date
  `,
  ),
  condition(
    'Replace {it}',
    `
    worn out
    worn through
    worn down
    worn thin
    threadbare
    bald
    gone off
    past its best
    full of holes
    in holes
    beyond repair
    burnt out
    burned out
  `,
  ),
  condition(
    'Clear {it}',
    `
    almost full
    nearly full
    overflowing
    full to the brim
    full to bursting
    piling up
    piled up
    piled high
    clogged up
    blocked again
    backed up
    out of control
    an avalanche
    an assault course
    a death trap
    a bombsite
    a jungle
    buried under
    buried in
    crammed with
    swamped with
    overrun with
    littered with
    like a bomb site
  `,
  ),
  condition(
    'Finish {it}',
    `
    half done
    half finished
    half written
    half painted
    half built
    half packed
    only half
    not finished
    not done
    not ready
    not complete
    nowhere near
    barely started
    not started
    due in
  `,
  ),
  condition(
    'Find {it}',
    `
    missing
    lost
    vanished
    nowhere to be found
    nowhere to be seen
    disappeared
  `,
  ),
  condition(
    'Chase {it}',
    `
    not arrived
    not come
    not turned up
    not been paid
    not been delivered
    not showed up
    not shown up
    not in yet
    never arrived
    never came
    never turned up
    still not in
    still not here
    still not arrived
  `,
  ),
  condition(
    'Return {it}',
    `
    due back
    meant to go back
    supposed to go back
  `,
  ),
  condition(
    'See to {it}',
    `
    dying
    wilting
    drooping
    gone brown
    gone yellow
    gone green
    gone mouldy
    gone out
    infested
    overrun by
    scratched
    scuffed
    stained
    smothered in
    covered in
    crawling with
    soaked
    sitting in
    sitting on
    sitting there
    lying on
    lying in
    lying around
    damp
    filthy
    up at the end
    up in
    about to expire
    about to run out
    about to lapse
    about to end
    about to die
    running out
    nearly out
    almost out
    nearly up
    lapsed
    run out
    wrong on
    not right
    the wrong
  `,
  ),
];
