import { wordSet } from '../words/word-set.ts';

/** How somebody is inside, as one word says it: adjectives and participles that are said of people alone. */
export const FELT_STATES = wordSet(`
afraid aghast agitated alarmed amazed amused angry anguished annoyed antsy anxious apprehensive ashamed astonished bereft
bewildered bitter bored brave bruised buoyant burnt-out buzzing calm chipper chuffed confused content cranky cross crushed
dazed defeated deflated dejected delighted demoralised demoralized depleted depressed desolate despondent devastated disappointed
discouraged disgusted disheartened dismayed distracted distraught disturbed dizzy drained dreading eager ecstatic elated
embarrassed emotional encouraged energised energized enraged envious euphoric exasperated excited exhausted exhilarated exposed
flustered foggy forlorn fragile frantic frazzled freaked frightened frustrated fuming furious giddy gleeful gloomy glum grateful
grim groggy grouchy grumpy guilty gutted happy heartbroken heartsick helpless homesick hopeful hopeless horrified hostile humbled
humiliated hungover hurt hysterical impatient indignant inspired insulted intimidated irate irked irritable irritated jaded
jealous jittery joyful jubilant jumpy knackered lethargic listless livid lonely lonesome lost loved lucky mad manic melancholy
merry mellow miffed miserable moody mopey morose mortified moved murderous needy nervous nervy nostalgic numb offended optimistic
outraged overjoyed overstimulated overwhelmed overwrought panicked panicky panicking paranoid peaceful peckish peeved peckish
pensive perturbed pessimistic petrified petty pissed pleased poorly proud puzzled queasy raging ratty rattled reassured refreshed
regretful rejected relaxed relieved reluctant resentful resigned restless sad scared scattered self-conscious sentimental shaken
shaky shattered sheepish shocked shy sick skint sleepless sleepy smug snappy sore sorrowful speechless spent spooked squeamish
startled starving stressed stressy stroppy stunned sulky sullen surprised suspicious teary tearful tense terrified tetchy thankful
thrilled ticked tired torn touched touchy traumatised traumatized triumphant troubled unappreciated uneasy unhappy unimpressed
unloved unmotivated unnerved unsettled unwanted unwell unwilling upset useless vexed vindicated vulnerable wary washed-out weary
weepy whacked wired wistful wobbly woozy worn worried wounded wrecked wretched yucky zonked crook toey narky mardy crabby
cheesed knackerd miz sombre gobsmacked starstruck smitten lovesick clingy zen chill skittish twitchy sweaty shivery feverish
nauseous bloated itchy achy stiff breathless lightheaded light-headed faint parched ravenous famished sluggish wiped zoned
`);

/** What somebody feels, as a noun. */
export const FELT_NOUNS = wordSet(`
joy relief shame guilt dread fear grief pride tension panic rage fury envy despair misery terror bliss anguish angst longing
sorrow sadness happiness lightness heaviness loneliness tiredness emptiness numbness weariness bitterness tenderness madness
nervousness restlessness goosebumps butterflies tears hubris embarrassment humiliation mortification disappointment frustration
gratitude nostalgia melancholy exhaustion overwhelm burnout anxiety stress serenity contentment delight elation euphoria horror
self-pity jealousy resentment indignation heartbreak heartache hysteria paranoia imposter impostor shivers chills jitters collywobbles
`);

/** What a body or a mind does by itself: nobody plans it. */
export const FELT_DOINGS = wordSet(`
aching beaming blushing brooding buzzing crying cringing crumbling dithering dreading drowning dying fading flagging flapping
floating floundering flying freezing fretting fuming glowing grieving grinning gurning hallucinating hurting hyperventilating
itching laughing limping losing melting moping overheating overthinking panicking pining pounding quaking raging ranting reeling
seething shaking shivering sinking smiling sniffling snivelling sobbing spinning spiraling spiralling squealing squirming
stewing sulking surviving sweating swooning throbbing trembling twitching unravelling vibrating wailing weeping wilting wincing
wobbling wallowing worrying yawning yearning
`);
