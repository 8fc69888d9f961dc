import { wordMap, wordSet } from '../words/word-set.ts';
import { CRAFT_VERBS } from './more-verbs.ts';

const EVERYDAY_VERBS = wordSet(`
add adopt apply ignore launch illustrate ink tackle revise host quit appeal complain confront apologise apologize throw prep implement develop debug investigate shoot rehearse empty travel reorder ship hand see arrange ask assemble attend backup bake begin bleach borrow bring brush build buy calculate
cancel catch chase choose chop collect compare compile complete compose confirm contact convert cook
create cut deal decide declutter decorate defrost delete deliver deposit descale describe dig discuss
dispute do donate download draw dust edit eat email embroider enrol enroll enter explain export feed fetch figure fill
finalise finalize find finish fix fold follow forward gather get give go grab hem help hire hoover inform
install invite join learn lend let list locate lose lubricate maintain make meet mend mow negotiate notify
organise organize pack patch pay pick prepare prep print proofread prune publish put read rebook recycle redo
redesign redirect refill register rehearse remind remove renew repair repaint replace reply repot reschedule
research resize resolve respond restring rewrite rinse rsvp schedule scrub sell send set sew shred sign sort
speak spend stain start stop submit subscribe sweep switch take talk tell thank throw tidy tighten
transcribe transfer translate transplant try type unblock unclog unfollow unpack unsubscribe untangle upload
abandon accept acknowledge activate adapt adjust administer advertise advise aerate align allocate alter amend
analyse analyze announce annotate approve assess assign attach authorise authorize automate babysit bind blend boil
brainstorm brew browse bury calibrate canvass carve cater celebrate circulate clarify classify collate combine
conduct configure congratulate connect consider consolidate construct consult contribute coordinate correct creosote
crochet curate debrief decant decline defer define degrease delegate demolish deploy detach determine diagnose
digitise digitize dilute disassemble discard disconnect disinfect dismantle dispose distribute divide double-check
embed encourage endorse enlarge ensure erase escalate establish evaluate examine expand explore extend extract fasten
fine-tune flatten flush forage forgive formulate freeze fry generate grate grind grow harvest hide hoist hug hydrate
identify improve incorporate inflate inject inspect insulate insure integrate introduce invent invest jot
justify knead knit laminate lay lift loosen lower manage marinate merge microwave migrate mince monetise neaten
nudge obtain oust overhaul peel persuade pluck ponder pour preheat preorder preserve prevent prioritise prioritize
produce propose protect prove provide pull purge push raise re-do re-record reach reactivate realign rearrange
reassemble reassure rebind reboot rebuild recalculate recalibrate recharge recite reclaim recommend reconcile
reconnect reconsider recover recruit rectify redecorate redraft reduce refactor refer refine refinish refit refresh
reglaze regrout rehang reheat reinforce reinstall reject rejoin relabel relocate remake remeasure remix rename
renegotiate renovate reopen repack repay repeat rephrase repost reprint reprogram rerun resand rescan reseal reseed resell
resend reshoot resit resole restore restructure retake rethink retouch retrieve retry retune retype reupholster
reuse revisit revive rewash rewire reword rework rotate rub sanitise sanitize salvage scrape screen-print seek
select separate serve settle sharpen shave shelve shorten sieve sift simplify skim soak solder solve
spackle splice taste squeeze stash sterilise sterilize stir stitch strengthen suggest supervise swat
synchronise sync teach tear tend thaw tick tie toss transform transport troubleshoot tuck tweak unbox unclutter undo
unfold unhook uninstall unjam unload unlock unplug unravel unroll unscrew untie unwrap unzip upcycle uproot vacate validate
wean wedge weld whisk widen winterise winterize wring screenshot google skype zoom facetime ping whatsapp dm
mention vacuum varnish verify visit wash weed weigh whitewash wipe withdraw wrap write text ring phone call
`);

/** Verbs that open a task and are hardly ever nouns. */
export const STRONG_VERBS: ReadonlySet<string> = new Set([...EVERYDAY_VERBS, ...CRAFT_VERBS]);

/** Verbs that are as often nouns: they count where the words around them show an action. */
export const AMBIGUOUS_VERBS = wordSet(`
answer argue audit carry climb count estimate evict exchange flog launder massage mash nominate pray refuse resign secure shovel sing sow sue warn back balance bath batch block blog bleed book break budget buff burn change charge check claim clean clear close
code comment cover cycle delay draft design drain drill drink drive drop exercise file film format frame glue grade
handle hang have hold host iron invoice keep label lace leave lock look light mail map mark master measure message
mix mop move mount name note oil open order outline own paint park pause phone photograph plan plant play plug
polish pitch post practice practise press process promote purchase question quote rake rank record
reference refund release rent report request rescue research reserve reset rest restock return review
ride roast row run sample sand save scan shape share shop shower shut sit sketch sleep slice sort stack stamp
steam stick stitch stock store stream stretch stuff study style summarise summarize supply support swap
swim tag tape test thread tile time top tour trace track trade train treat trim tune turn type update upgrade
access address archive bag bin board box brief cap cast clamp coat copy craft crop cross dock dye fence fit flag foil
fuel glaze grout hammer hook interview jar jigsaw label level line link load match mentor mock monitor nail
nurse offer pad pair paste pin pipe place plaster plot power present price prime pump query quilt quiz rebase rig roll
round score screen screw seal search seed service shift show skip source spin split spray stage staple strain strip surprise
survey tailor telephone touch trial wire touch
use view volunteer vote wait wake walk warm watch water wax welcome wind work worry zip animate rehearse
lodge come keep mediate meditate stay study letter colour color shade thumbnail storyboard caption outline pop nip face
`);

/** Forms that no rule finds. */
export const IRREGULAR_FORMS = wordMap(`
had:have been:be bled:bleed felt:feel grown:grow grew:grow known:know knew:know flown:fly flew:fly froze:freeze frozen:freeze hidden:hide hid:hide bitten:bite shown:show stolen:steal stood:stand understood:understand won:win caught:catch brought:bring fought:fight sought:seek lain:lie laid:lay led:lead bent:bend shaken:shake sunk:sink torn:tear tore:tear worn:wear woven:weave bound:bind blown:blow thawn:thaw
done:do did:do paid:pay bought:buy sent:send wrote:write written:write made:make went:go gone:go took:take
taken:take sold:sell told:tell found:find got:get gotten:get gave:give given:give read:read cut:cut put:put
built:build began:begin begun:begin chose:choose chosen:choose drew:draw drawn:draw drove:drive driven:drive
ate:eat eaten:eat fed:feed forgot:forget forgotten:forget heard:hear held:hold kept:keep left:leave lent:lend
lost:lose met:meet rang:ring rung:ring said:say seen:see saw:see spoke:speak spoken:speak swept:sweep
taught:teach thought:think threw:throw thrown:throw woke:wake worn:wear wore:wear hung:hang dealt:deal dug:dig
drunk:drink drank:drink slept:sleep swum:swim ran:run run:run set:set shut:shut sewn:sew sat:sit stuck:stick
withdrawn:withdraw wound:wind redone:redo rewritten:rewrite spent:spend began:begin came:come
dying:die lying:lie tying:tie
`);
