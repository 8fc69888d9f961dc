import { wordSet } from '../words/word-set.ts';

/** Verbs of crafts, kitchens, gardens, workshops, offices and screens that are hardly ever nouns. */
export const CRAFT_VERBS = wordSet(`
moderate adjudicate invigilate convene absorb accompany accomplish achieve admire afford agree alphabetise amplify anticipate appease append appoint apportion appraise appreciate approach
arouse articulate ascertain assert assume authenticate avoid await banish baste bathe beautify befriend bequeath bisque blacklist blanch bolster
braise brighten broaden cajole capitalise capsize caramelise certify chaperone chisel chuck cleanse co-host co-sign co-write coax commemorate commence
communicate compensate conceal concentrate conclude condense confide confiscate conserve contain contemplate continue convey convince countersign
countersink cross-post crosspost crowdfund cuddle cull customise darn de-ice deactivate deadhead dechlorinate decipher declare decode decommission
dedicate deduct deep-clean deep-fry deepen deflate defrag defuse deglaze dehumidify demagnetise demonstrate derust deseed detangle detox devise devote
deworm disable disassociate disclose discourage dislodge dismiss disprove distil divert divvy douse downgrade downsize dredge dry-clean earmark earn
eject elaborate elevate eliminate embark embellish emphasise enable enclose encrypt energise enforce engage engrave enhance enjoy enlist enquire
enrich entertain entice entrust equip eradicate erect etch excavate exfoliate expedite expose extinguish fabricate facilitate fact-check familiarise
fertilise festoon fillet finetune fireproof flambe flatter formalise fortify fulfil fulfill fumigate furnish generalise ghostwrite gift-wrap
glean greet grit guarantee haggle halve hand-deliver hand-sew hand-wash hand-write handwash handwrite headhunt heal heat-press heed hoard
hole-punch homeschool hot-glue housetrain hyphenate ice-skate imitate immerse immunise impersonate incubate indulge infuse inherit initialise initiate
inoculate inquire inscribe insert inspire instruct intercept invert irrigate isolate itemise jet-wash jettison jiggle jump-start kiln-dry kindle leach
lengthen liaise lighten line-dry listen live-stream livecode load-test lowercase machine-wash manoeuvre matriculate meal-prep medicate memorise
microchip micromanage minimise mitigate mobilise modernise modify mulch moisturise mothproof motivate normalise notarise nourish observe offboard
offload offshore omit opt optimise orchestrate outsource oven-bake overdye overlock overpay overseed overwinter overwrite paraphrase parboil
pare part-exchange patch-test perform personalise pester pet-sit photobomb photocopy photoshop pit-fire plaster-skim pollard pollinate populate
portray postpone potty-train power-wash pre-book pre-heat pre-order pre-pay pre-register pre-soak pre-treat pre-wash prebook predict prefer prepay
prescribe pressure-wash prettify privatise procure proof-read propagate prorate prosecute publicise punctuate purify pursue quieten re-apply
re-arrange re-book re-check re-edit re-enter re-export re-file re-fill re-glue re-grout re-hang re-home re-issue re-label re-lay re-learn re-let
re-list re-log re-measure re-mortgage re-open re-order re-pack re-paint re-park re-plan re-plant re-pot re-print re-read re-register re-render re-roof
re-run re-score re-seal re-season re-send re-set re-shoot re-sit re-sole re-sort re-sow re-spray re-stain re-start re-stitch re-string re-submit
re-test re-thread re-tile re-tune re-turf re-type re-upload re-watch re-wax re-weigh re-wire re-word re-write reapply reassess reassign reauthorise
rebalance rebrand recaulk recheck recolour recompile reconfigure recount recut redact redeem redistribute redye reedit reenter reevaluate reexamine
reexport refile refinance reflash refocus refold reformat refuel regain regenerate reglue regrow rehome rehouse rehydrate reimburse reimport reinstate
reinsure reissue relearn relet relight remarket rematch remodel remortgage renail renumber reorganise reorganize reorient repad repaginate repaper
repave replan replant repoint repopulate repressurise repurpose reread rerecord rerender reroof reroute resalt resaw rescreen reseason resew reship
reshuffle resow respray restain restart restitch resubmit resubscribe resupply resurface retag reteach retell retexture rethatch rethread retie
retighten retile retitle retrain retrim returf reupload revalidate reverse-engineer revert rewatch rewax reweave reweigh rewrap sandpaper saute sauté
scoff scour scrawl screen-record scribble scrunch scrutinise sculpt self-assess self-isolate shove shun sight-read situate sleep-train
slip-cast slow-cook smoothe snip snowboard socialise soft-solder soften solicit solidify soothe spay specify speed-read spell-check spellcheck
spin-dry spot-clean spot-treat spring-clean sprinkle stabilise stain-treat stir-fry stocktake stow straighten streamline stress-test strim strip-wash
sub-edit sub-let subdivide subtract sugar-soap superglue superimpose suppress sweet-talk swill swirl systematise tabulate tape-record tea-dye
test-drive test-fire test-print thicken thrift tie-dye time-box tiptoe toughen transcode transmit trawl trickle-charge tumble-dry
rehair re-tip scold suss swot recce reseed re-seed decoke rewax reproof re-proof resole retread re-turf dehorn disbud castrate scythe thresh winnow
debone ferment percolate reinvoice re-invoice requote re-quote retender redeploy bisect cherry-pick dockerise containerise containerize reprovision paginate localise localize
sanitise sanitize backfill reindex dedupe deduplicate transpose harmonise quantise overdub reamp re-amp rotoscope retopo keyframe unwrap topstitch refelt re-felt re-point repoint reslate re-slate
chamfer deburr galvanise powder-coat regas re-gas retorque reposition redress prepone unsubscribe uncork unbox unclutter unpack unroll untie unzip rekey reprice re-price reshelve
re-shelve re-ice reblock re-block re-dye re-stock re-tag re-sew re-bed re-level relevel re-lime re-felt revamp rewarm re-wash rewash re-wind twiddle typeset unarchive unassign unblur unbolt unbraid unclip uncover underline undertake unfreeze unfriend unfurl unify uninvite unite unkink
unlace unlearn unlink unmount unmute unpick unpin unpublish unschedule unseal unsend unshare unstack unstick unveil unwind uplift upsell upsize
upskill utilise utilize vaccinate vacuum-pack vectorise video-call visualise waive weatherproof weatherstrip weave wet-sand whitelist whiten whittle
whizz window-shop winkle wire-brush withhold wood-stain word-process work-out
`);

/** Words that are nouns first: a verb only where what follows can stand behind nothing else ("ice the cake"). */
export const RARE_VERBS = wordSet(`
relax unwind
proof antifoul groom treasure muck outfit nag showcase tutor air airdrop anchor auction award bait ballast bandage bank barter beat bench bill blanket bolt bookmark bottle bounce brace braid bribe brick bridge
buddy bug bundle butter button cage carpet catalogue caulk cement chain chalk challenge channel chart chat chill chip chorus circle clip clock clone
coach coil comb comfort commission compost contest control coppice cork counter crack cram crate cream credit crimp cruise crumble curb cure curl
cushion damp dance dash demo detail dial digest dip discharge dish dispatch display ditch dodge doodle dose dot double drape dump duplicate ease edge
estimate exchange exhaust exhibit experience experiment express farm feature fence-post filter finance fire fix-up flavour flea flick fling flip float
flood floss fluff foam forecast foster frost fund fuse gauge gift gloss graft grease grill guard guess guide gum gut halt hash haul heap highlight
hike hinge hitch hose hotfix hunt ice import impress index input intend issue jab jack jam jet jog joint journal judge juice jump jumpstart kick
kick-start kickstart kiss knock knot lag lash latch launder lean lease leather license limit litter livestream loan lob lobby log loop lop lube
machine mangle manicure marinade market mask mirror mist moan model mortgage motor mould mull mute narrow net network neuter nominate notch
notice offset onboard overlay oversee pace package padlock page parcel pardon partner pass pat pave pedal pedicure peg pencil pepper perfect perfume
drench hotfix perm permit petition pickle picture pile pilot pinch pinpoint pivot plait plane plank plate playtest please pleat plonk plough plow plumb plunge poach
pocket point poke pose position pot powder praise preview prick probe profile program programme prompt protest pulp punch puree puzzle quarantine
queue race rack raffle raid ram ransack rap rate ration re-cut re-fit rebate receipt reel referee reform relax relay relist retain reverse rewind
rhyme ring-fence rip risk rivet rod rope rough rough-cut route rubber rule rush saddle sail salute sand-blast scale scare scatter scoop scope scorch
scout scrap scratch script seam season seat sequence shadow shake shampoo shelter shield shock shortlist shoulder shout shovel signal silver siphon
size skate skewer slam slap slate slide sling slip slot slow smash smoke smooth smudge snap snooze soap solo sound space spare spell spice spike spill
splash spoil sponge sponsor spot spread sprint sprout spruce squat staff stake stall standardise starch stare steer step stew strap string stress stroke
stroll structure stub stunt sub subject sublet substitute subtitle supplement surf surface suspect swab swarm sweat sweeten swing swipe swot tally
tank tap target taste tax tease temper tent thatch theme thin throttle ticket tilt tin tint tip title toast tone tool torch torque total tote tow
towel trail trash trek triage trickle trust tube tug tumble turf twist undercoat undercut value veil vent vet veto video voice voice-note void wade
wager wall wallpaper wander waste watercolour waterproof wave weight wheel whip whisper whistle whiteboard wield worm wound wrestle zone
`);

/** Words that are a verb with these behind them: "log in to the portal", and no "log pile". */
export const VERBS_IN_TWO_WORDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [
    'log in into on onto out off back',
    'clock in out on off',
    'opt in out',
    'dial in into',
    'power up down off on',
    'boot up',
    'firm up',
    'bone up',
    'rule out',
    'hash out',
    'crack on',
    'say goodbye bye farewell hello sorry congratulations',
    'buckle down',
    'knuckle down',
    'cough up',
    'fess up',
    'bulk up out',
    'bag up',
    'box up',
    'jot down',
    'nail down',
    'pin down up',
    'size up',
    'butter up',
    'free up',
    'rustle up',
    'crank up out',
    'object to',
  ].map((line) => {
    const [verb = '', ...behind] = line.split(' ');
    return [verb, new Set(behind)];
  }),
);
