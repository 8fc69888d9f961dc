import { SEVERAL_NAMES } from './numbers.ts';
import { MONTH_NAMES, WEEKDAY_NAMES } from './dates.ts';
import { wordSet } from '../words/word-set.ts';

/** Words by the work they do in a sentence. A word counts as the first kind that holds it. */
export const WORKING_WORDS = {
  subject: wordSet('i he she they we you it'),
  subjectIs: wordSet(`
    i'm i've i'll i'd im ive he's he'll he'd hes she's she'll she'd shes they're they've they'll they'd theyre
    we're we've we'll we'd you're you've you'll you'd it's it'll its that's that'll thats there's theres here's who's what's
  `),
  being: wordSet("is are was were isn't aren't wasn't weren't am isnt arent"),
  having: wordSet("have has had haven't hasn't havent hasnt"),
  helping: wordSet(`
    can can't cannot could will won't would won't should must might may do don't does doesn't did didn't cant wont dont
    couldn't wouldn't
  `),
  owing: wordSet('need needs want wants keep keeps say says said get gets gotta got'),
  also: wordSet('also plus anyway anyways next finally lastly first firstly'),
  not: wordSet('not no never nothing'),
  asking: wordSet('who which that what where when how why whether if'),
  placing: wordSet(`
    of for with in on at by from about into before after until till than like around under over near behind as
  `),
  away: wordSet('up out off back down away through round together'),
  pointing: wordSet(`
    me him them us this those these one ones mine ours hers yours himself herself myself someone somebody everyone
    everybody nobody anyone everything something anything
  `),
  there: wordSet('there here'),
} as const;

/** Words that say when. */
export const TIME_WORDS = wordSet(`
today tomorrow tonight yesterday now later soon again already weds ${WEEKDAY_NAMES}
mondays tuesdays wednesdays thursdays fridays saturdays sundays ${MONTH_NAMES} morning afternoon evening night week weekend month year noon christmas thanksgiving am pm o'clock ago
`);

export const NUMBER_WORDS = wordSet(`
${SEVERAL_NAMES} twenty thirty forty fifty hundred thousand half second third
fourth fifth sixth seventh eighth ninth tenth
`);

/** Words that say how a thing is, and name none. */
export const ADJECTIVES = wordSet(`
able absolute active actual afraid alive allergic alone amazing angry annoying anxious awake aware awful awkward bad bald bare
basic beautiful best better big bigger bit black bland blank blind blocked bloody blue boring brave brief bright brilliant broke
broken brown busted busy calm careful central cheap cheaper chronic clean clear clever close closed cold comfortable common
complete confused cool correct crap crazy creative critical current cute daft daily damaged damp dark dead deaf dear deep
delicate different difficult dirty double dreadful dry due dull early eastern easy elderly empty enough entire exact exhausted
expensive extra faint fair false familiar famous fancy fast fat faulty few final fine firm flat foggy fond foreign free fresh
front full fun funny gentle glad golden gone good gorgeous grand grateful gray great green grey gross grubby guilty half handy
happy hard heavy high hollow holy honest horrible horrid hot huge hungry ill important impossible inner interested itchy jealous
joint keen kind knackered large last lame late latest lazy leaking legal less light little live local lonely long longer loose
loud lovely low lower lucky mad main many massive medical mental messy middle mild minor missing modern moody more most mouldy
much muddy narrow nasty native natural naughty near neat nervous new next nice noisy normal north northern numb obvious odd
offensive okay old older online only open orange ordinary original other outer overdue own pale particular past patient perfect
personal pink plain pleasant polite poor posh possible prepared present pretty previous private probable proper proud public pure
purple quick quiet random rare raw ready real recent red regular relevant remote responsible rich right rotten rough round rude
rusty sad safe same scared scary secret senior separate serious severe shaky shallow sharp short shut shy sick silent silly
similar simple single skint slack slight slow small smaller smart smelly smooth social soft solid sore sorry sour south southern
spare special specific spicy square stable stale steady steep sticky stiff still straight strange strict stressed strong stuck
stupid sudden sunny super sure sweet swollen tall tense terrible thick thin tidy tight tiny tired top total tough tricky true
ugly unable unfair unhappy unlucky unusual unwell upset urgent useful useless usual vague various vast violet warm wary weak
wearing weird west western wet whole wide wild wise wobbly wonderful wooden worn worried worse worst worth wrong yellow young
younger
`);

/** Adjectives that stay such although they can be verbs. */
export const SURE_ADJECTIVES = wordSet(
  'new old red green blue black white small big little late early cold hot short long full free broken wrong right dead due',
);
