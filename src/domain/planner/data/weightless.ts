import { phraseBook, wordSet } from '../words/word-set.ts';

/** They say nothing that a step needs: left out where its title is too long. */
export const WEIGHTLESS = wordSet(`
really actually basically honestly literally simply definitely probably maybe perhaps please pls plz finally somehow
obviously properly kindly eventually hopefully possibly apparently personally certainly absolutely even ideally
presumably
`);

/** The same where nothing follows that they speak of: "too" in "ask if she can come too", not in "too big". */
export const WEIGHTLESS_AT_END = wordSet('too also again anyway though either already then');

/** The same in more words than one. */
export const WEIGHTLESS_PHRASES = phraseBook(`
as well
of course
at some point
at some stage
at long last
at last
once and for all
to be honest
if possible
i think
i guess
i suppose
for once
at all
some day
or something
or whatever
and stuff
and so on
and all that
and everything
over again
all over again
this time
as usual
as always
`);

/** "Try to fix it" is to fix it. */
export const WEIGHTLESS_STARTS = phraseBook(`
try to
try and
make sure to
be sure to
remember to
go and
`);
