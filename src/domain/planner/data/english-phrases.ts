import { phraseBook, wordSet } from '../words/word-set.ts';

/** What people say before the thing they have to do. What follows is an infinitive. */
export const OBLIGATIONS = phraseBook(`
i need to
i do need to
it's my turn to
my turn to
it's up to me to
up to me to
it's on me to
i'm due to
i volunteered to
i offered to
i signed up to
i committed to
i've promised to
i've agreed to
i've offered to
i've said i'll
i said i'll
i told them i'd
i told her i'd
i told him i'd
i'm down to
i'm the one who has to
i'm the one who offered to
i'm the one who promised to
i'm the one who said i'd
i've still to
i still have to
i've yet to
i have yet to
i never did
i really ought to
i'd better not forget to
we said we'd
we said we would
we promised we'd
we agreed to
we'll
we'd better
we still need to
we've to
we ought to
we forgot to
we keep meaning to
i do have to
i needed to
i need
i have to
i've to
i'm to
i am to
we're to
we've to
i would like one day to
i'd like one day to
i'd love one day to
would love to
i would quite like to
i'd quite like to
i've got to
ive got to
i have got to
i got to
i gotta
gotta
got to
i feel i should
i feel like i should
i feel i ought to
i should
i should've
i shouldn't forget to
i must
i must to
i need also
i should to
i ought to
i'm supposed to
im supposed to
i am supposed to
i was supposed to
i was going to
i was gonna
i was thinking of asking
i was thinking of inviting
i was thinking about asking
i was thinking about inviting
i'm thinking of asking
i'm thinking of inviting
i'm thinking about asking
i'm thinking about inviting
i've been thinking of asking
i've been thinking of inviting
i've been thinking about asking
i've been thinking about inviting
i thought of asking
i thought of inviting
i thought about asking
i thought about inviting
we were going to
i'd meant to
i had meant to
i meant to
i was meant to
i'm meant to
supposed to
i promised to
i did promise to
i said i'd
i said id
i said i would
i said i will
i promised i'd
i promised i would
i agreed to
i said yes to
i keep forgetting to
i keep meaning to
i keep forgetting
i've been meaning to
ive been meaning to
been meaning to
meaning to
i still need to
still need to
still have to
i want to
i wanted to
i wanna
i'd like to
id like to
i should like to
i would like to
i'd love to
id love to
i would love to
i'm going to
im going to
i am going to
i'm gonna
im gonna
i'll
i will
i'd better
i'd
i had better
i could
i might
i'm trying to
i am trying to
im trying to
i'm hoping to
i hope to
i plan to
i'm planning to
i intend to
don't let me forget to
dont let me forget to
don't let me forget
dont let me forget
don't forget to
dont forget to
do not forget to
don't forget
dont forget
can't forget to
cannot forget to
can't forget
not forget to
must not forget to
mustn't forget to
remember to
must remember to
i need to remember to
i have to remember to
i should remember to
need to remember to
remind me to
make sure to
make sure i
make sure that i
let's
lets
let me
we need to
we have to
we've got to
we should
we must
we could
we want to
we promised to
we're supposed to
you need to
you have to
you should
it's time to
its time to
time to
i forgot to
i forgot
i've forgotten to
forgot to
need to
needed to
have to
should
must
want to
wanna
would like to
i would also like to
gonna
going to
ought to
supposed to be
someone's gotta
someone's got to
somebody's gotta
somebody's to
someone's to
somebody's got to
someone has to
someone needs to
someone should
somebody has to
somebody needs to
somebody should
i haven't
i havent
i have not
i've not
ive not
i still haven't
haven't
havent
still haven't
we haven't
i never
i keep putting off
i've been putting off
ive been putting off
keep putting off
been putting off
putting off
i've been avoiding
ive been avoiding
i keep avoiding
i can't face
i can't bring myself to
can't bring myself to
i can't make myself
can't make myself
can't face
i cannot face
i dread
i'm dreading
been avoiding
i avoid
i'm avoiding
im avoiding
i'm behind on
im behind on
i'm behind with
i am behind on
behind on
i'm late with
i am late with
i am late on
i am behind with
i'm late on
i owe
i've got
ive got
i have
i've also got
i've
we've
i keep ignoring
i've been ignoring
i have been ignoring
i have been avoiding
i have been putting off
i have been meaning to
i've neglected
i can't find
cant find
can't find
i cannot find
i lost
i've lost
i need you to
we need
it would be nice to
it would be good to
it would be great to
would be nice to
would be good to
please
pls
todo
to-do
`);

/** Words that may stand inside a marker without changing it: "I really need to". */
export const ADVERBS = wordSet(`
really also still just probably definitely actually desperately seriously kinda maybe basically honestly
finally then absolutely simply obviously clearly urgently quickly eventually soon properly totally even
ever too perhaps first only always
`);

/** Joins two things when a new action follows. */
export const WEAK_CONNECTIVES = wordSet(`and or but so & + yet plus then`);

/** Opens a new thing whatever follows. */
export const STRONG_CONNECTIVES = phraseBook(`
and before that
and before then
and before they come
and before they arrive
two things really
two things
three things
a few things
a couple of things
and if not
if not
if not then
otherwise
and on the way back
and on the way home
and on the way there
on the way back
on the way home
while i'm at it
and while i'm at it
while i'm there
and while i'm there
but first
and then
and also
and oh
oh and
oh also
oh yeah
oh yes
but also
plus
also
then
after that
afterwards
and after that
and another thing
another thing is
another thing
one more thing
the other thing is
the other thing
and finally
and lastly
lastly
finally
next
firstly
secondly
thirdly
first of all
number one
number two
number three
number four
number five
as well as
on top of that
and maybe
not to mention
what else
and what else
what was i
what was the other thing
what was it
what was that
where was i
and what was i
and what was the other thing
let me think now
let me think
let me see
by the way
good night
there we go
here we go
anyway
and anyway
`);

/** What follows these belongs to what stands before them. */
export const SUBORDINATORS = wordSet(`
sure
because since cause cos 'cause which that who whom whose if when while until till unless although though where why how
what whether whenever wherever than as like whatever everything things stuff all anything something before after
think know feel guess believe hope wish say said says told mean thinks knows feels only once neither nor
`);

/** A verb cannot follow these. */
export const NO_VERB_AFTER = wordSet(`
polite nice lovely kind long proper decent stern friendly either
pre
annual formal spare extra free full general public private special official medical legal electric digital
he'd she'd they'd we'd i'd you'd i'll he'll she'll we'll they'll you'll it'll
gotta gonna wanna
haven't hasn't hadn't barely hardly nearly almost
a an the my your his her its our their this that these those to of for with from in on at by about into onto
over under between through during without within against near behind beside upon
i you he she we they who which not no never don't doesn't didn't won't can't cannot couldn't wouldn't
is are was were be been being am 's 're very more most less some any each every another other both
few many much new old big small next last first second third same own whole little good bad
mum's dad's mom's and or but so as than will would can could may might shall should must do does did has
have had when if where while how what why because since until per via re than quick daily weekly monthly
final rough main current online local double two three four five six seven eight nine ten
`);

/** Words behind an ambiguous verb that show it is a verb. */
export const OBJECT_OPENERS = wordSet(`
the a an my your his her our their this that these those some any all every each both it them him me us
up out off down in on over back away through for to about with at from into
mum dad mom mother father everyone everyone's everyones mum's dad's everything something more new old two three four five
another enough less one
`);

/** Determiners before a noun. */
export const DETERMINERS = wordSet(`
the a an my your his her our their this that these those some any every each both its no another
`);

/** They go with a verb, before or behind its thing: "pick up", "hand back". */
export const PARTICLES = wordSet('up in out off down back away over');

/** Whom something is done for, by who wants it. */
export const OBJECT_FORMS: ReadonlyMap<string, string> = new Map([
  ['he', 'him'],
  ['she', 'her'],
  ['they', 'them'],
]);

export const SUBJECT_PRONOUNS = wordSet(
  `i i'm im i've ive i'd id i'll he she it it's its we we're they they're you you're he's she's that's there's we've they've`,
);

/** Said without meaning: dropped wherever they stand. */
export const FILLERS = wordSet(`
bloody fucking fuck fucks ffs wtf bollocks bastards bastard um umm uh uhh er erm em hmm hm mmm ah ahh ugh urgh argh uhm eh meh blah yeah yep yup okay ok oh well right alright anyway
anyways so basically honestly literally jeez yaar phew lol shush
`);

/** Fillers of several words, dropped at the start. */
export const LEADING_FILLERS = phraseBook(`
actually
work wise
home wise
house wise
money wise
school wise
the bad bit is that
the good bit is that
the worst bit is that
the best bit is that
the annoying bit is that
the funny bit is that
the other bit is that
the only bit is that
the bad news is that
the good news is that
the worst news is that
the best news is that
the annoying news is that
the funny news is that
the other news is that
the only news is that
the bad part is that
the good part is that
the worst part is that
the best part is that
the annoying part is that
the funny part is that
the other part is that
the only part is that
the bad thing is that
the good thing is that
the worst thing is that
the best thing is that
the annoying thing is that
the funny thing is that
the other thing is that
the only thing is that
the problem is that
the trouble is that
the thing is that
the point is that
the catch is that
meanwhile
in the meantime
the only thing that matters today is
the only thing that matters is
the only thing that matters right now is
the main thing is
what's left is
what's left to do is
all that's left is
what i need to do is
what i have to do is
the main one is
the most important thing is
the most urgent thing is
most urgent is
the priority is
my priority is
top priority is
there we go
two things really
two things
three things
a few things
a couple of things
and if not
if not
otherwise
before i forget
oh my god
my god
ok so
on the way back
on the way home
on the way there
while i'm at it
while i'm there
but first
anyway
anyways
alright so
now then
haan
k so
grand so
is this thing on
is this on
testing testing
oh shoot
oh crap
oh damn
oh shit
what was i
what was it
what was that
where was i
what was the other thing
and what was the other thing
and what was i
and what else
by the way
good night
new note
voice note
voice memo
what i have to do is
what i need to do is
what i must do is
what i should do is
what i am to do is
all i have to do is
all i need to do is
which means that
which means
the main thing is
the thing is
brain dump
braindump
here goes
here we go
you know
i mean
let me see
let me remember
please let me remember
let me think now
let me think
i wanted to say
i just wanted to say
let's see
what else
oh god
oh no
oh yeah
oh and
oh
so yeah
okay so
right so
and yeah
to be honest
first thing
first of all
first up
firstly
secondly
lastly
i think
i guess
i suppose
i know
note to self
i don't know maybe
i dont know maybe
i dunno maybe
not sure maybe
memo to self
reminder to self
hello
hi
hey
hi there
hello there
dear diary
somebody please
someone please
can someone please
can somebody please
in the meantime
in the mean time
at some point
number one
number two
number three
one more thing
another thing is
another thing
the other thing is
the other thing
and then
and also
and
then
also
plus
but
after that
afterwards
finally
maybe
perhaps
honestly
ideally
hopefully
apparently
obviously
still
too
or
now
like
just
really
either way
in addition
additionally
besides
meanwhile
for starters
on top of that
not to mention
as well as
`);

/** Said at the end, and dropped there. */
export const SIGN_OFFS = phraseBook(`
that's it
thats it
that is it
that's all
that's everything
that's about it
thats about it
i think that's it
i think that's everything
and that's it
bye
bye bye
bye for now
thanks
thank you
thanks bye
anyway
anyways
or something
or whatever
i guess
i suppose
i think
you know
and stuff
and so on
etc
please
too
as well
lol
haha
oh and
and
also
then
but
so
or
plus
anyway bye
anyway that's it bye
anyway that's it
that's it bye
okay bye
thank god
thank christ
thank goodness
thank heavens
thank the lord
bless her
bless him
touch wood
`);

/** Said in the middle of other words, and meaning nothing to do. */
export const SAID_ASIDE = phraseBook(`
note to self
mind you
oh my god
my god
before i forget
i don't know
i dont know
i dunno
dunno
not sure
i want to say
you know what i mean
if you know what i mean
if that makes sense
what's it called
what's this
whats it called
what do you call it
whatsit
who am i kidding
don't tell anybody
don't tell anyone
to be fair
to be honest
like i said
as i said
god knows
god help me
thank god
knock on wood
touch wood
bless him
bless her
bless them
long story short
believe it or not
for the love of god
for the love of christ
for the love of all that is holy
for god's sake
for gods sake
for christ's sake
for fuck's sake
for fucks sake
for heaven's sake
for heavens sake
for goodness sake
for goodness' sake
for pity's sake
for pete's sake
for crying out loud
in the name of god
i swear
i swear to god
sorry sorry
there we go
for what it's worth
for some reason
no idea why
don't ask
dont ask
`);

/** Said between a slip and what was meant. */
export const CORRECTIONS = phraseBook(`
no wait
wait no
no hang on
hang on
no hold on
oh wait
no no
no okay
no ok
no actually no
well no
no sorry
sorry no
scratch that
strike that
actually no
no actually
sorry i mean
no i mean
no i meant
i meant
i mean
make that
or rather
correction
`);

/** A feeling or a mood is in the sentence. */
export const FEELING_WORDS = wordSet(`
overwhelmed overwhelming exhausted tired anxious anxiety stressed stress stressful panicking panic sad depressed depressing
lonely useless worthless hopeless failure guilty guilt ashamed shame scared afraid terrified frustrated frustrating
angry furious miserable awful terrible horrible rubbish crap drowning sinking spiralling spiraling stuck frozen paralysed paralyzed
burnt burned burnout numb crying cry cried sick ill poorly feverish fever nauseous migraine dizzy weak foggy fried
scattered frazzled fed broken hate hell nightmare hard cope coping behind worried worrying upset
lazy stupid idiot mess disaster unmotivated distracted bored pointless point
`);

/** Openings of sentences that tell a feeling, a fact of health or nothing to do. */
export const FEELING_OPENINGS = phraseBook(`
so be it
breathe
deep breath
i feel
feels like
it feels
feel like everyone
if i could
if i had
if only
i have adhd
i have autism
i have anxiety
i have depression
i have dyslexia
i'm autistic
i have asd
i have ocd
i have cfs
i'm feeling
i am feeling
feeling
i hate
i can't cope
i cant cope
i can't think
i cant think
i can't do this
i can't do anything
i can't focus
so much going on
there's so much going on
there is so much going on
a lot going on
too much going on
i've wanted to for
i have wanted to for
i've been meaning to for
can't focus
cant focus
can't concentrate
can't think
can't sleep
can't cope
can't stop
i can't concentrate
i can't sleep
i can't even
i can't seem
i can't keep
i cannot cope
i cannot do this
i just can't
i don't know where to start
i dont know where to start
i don't know what to do
i don't know how
i don't know
i dont know
i don't see the point
i don't want to be here
i don't want
i just want to lie
i just want to sleep
i just want to cry
i just want to hide
i just want to
i want to cry
i want to scream
i want to die
i want to disappear
i want to hide
i want to sleep
i want to give up
i want to lie down
i wish i
i wish
i've not slept
haven't slept
havent slept
not slept
barely slept
haven't sat down
havent sat down
i haven't slept
i can barely
can barely
i can't get out of bed
i give up
i keep crying
i keep freezing
i miss
i haven't eaten
i havent eaten
my brain
barely
my head
my mind
my anxiety
my adhd
everything is
everything's
everything feels
everything else can wait
everything
nothing
nobody
no one
it's all
it's too much
its too much
it's just
it is all
it all
life is
work is
too much
so much
so many
help
please help
help me
why am i
why can't i
why do i
why is it
why is everything
why does
how did it
how do people
what is wrong
what's wrong
what is the point
what's the point
who am i
god
omg
thank goodness
thank god
thank heavens
not me
of course
ffs
wtf
argh
aargh
no idea
i'm so
i am so
i'm such
i'm a
i'm just
i'm always
i'm never
i'm not ok
i'm not okay
i'm not coping
i'm losing
i'm falling
i'm done
i'm exhausted
i'm tired
i'm overwhelmed
i'm stressed
i'm drowning
i'm ill
i'm sick
i'm stuck
i'm at
im so
im such
im just
i am a
i have no energy
i've no energy
no energy
i have a headache
i have a fever
i have a temperature
i've got a temperature
i've got a headache
i've got a cold
i've got a fever
i've got flu
i've got the flu
i have the flu
i have so much
i have too much
i've got so much
i've got too much
i have a million
there's so much
there is so much
there's too much
same as always
same old
`);
