import { type ChangePhrase } from './change-words.ts';

const SO = String.raw`(?:,?\s+(?:so|and|please|then|can you|could you|you can|just)\b)*[,;:]?\s+`;
const PARTS = String.raw`(?:\p{L}+ )?(?:steps|parts|pieces|pebbles|goes|sittings|tasks|chunks|bits|sessions)`;
const ONE = String.raw`(?:one|a single)(?: (?:step|pebble|task|thing|item|go|job))?`;
const NTH = 'second|third|fourth|fifth|sixth|seventh|eighth|2nd|3rd|4th|5th|6th|7th|8th';
const ABOUT = String.raw`(?:a bit|a part|something|stuff|things?|a step|another step|a pebble|a task|one more step|steps?) (?:about|for|on|to do with|regarding)`;

function turn(said: string, means: string): ChangePhrase {
  return { said: new RegExp(`^(?:${said})$`, 'iu'), means };
}

/** Questions, wishes and asides of everyday English as what they ask for; read before any rule. */
export const ENGLISH_TURNS: readonly ChangePhrase[] = [
  // Asked instead of told.
  turn(
    String.raw`(?:can|could|should|shouldn't|can't|couldn't|might|would|may) (?!you\b|u\b|i\b|we\b|it be possible)(.+?) (be|come|go|have|take|get|happen|become) (.+)`,
    '$1 should $2 $3',
  ),
  turn(
    String.raw`(?:do you mind|would you mind|how about|what about|try|consider|(?:i|we) (?:suggest|propose|recommend)) (?=(?:adding|removing|deleting|dropping|moving|putting|renaming|splitting|merging|combining|swapping|making|giving|cutting)\b)(.+)`,
    '$1',
  ),
  turn(
    String.raw`(?:i'd like|i would like|i want|i need|get|have|i'd prefer)(?: to (?:get|have))? (.+?) (?:dealt with|sorted(?: out)?|done|finished|out of the way|handled|over with|tackled) (first|last|(?:before|after) .+)`,
    'move $1 $2',
  ),
  // First and last.
  turn(
    String.raw`make (.+?) (?:the )?(?:very )?(first|last)(?: (?:step|thing|one))?`,
    'move $1 $2',
  ),
  turn(
    String.raw`(.+?) (?:should|needs to|has to|must|ought to|will) (?:be|come) (?:the )?(?:very )?(first|last)(?: (?:thing|step|one|job))?(?: (?:that )?(?:we|i) do| to do)?`,
    'move $1 $2',
  ),
  turn(
    String.raw`(?:move|put) (\d{1,2}) (above|before|below|after|under) (\d{1,2})`,
    'move step $1 $2 step $3',
  ),
  turn(
    String.raw`(?:chuck|throw|bung|pop|slot|stick) (.+?) in (at the (?:end|start|beginning)|first|last|(?:right |just )?(?:before|after) .+)`,
    'put $1 $2',
  ),
  turn(
    String.raw`(.+?) and (.+?) (?:should |can |must |need to )?(?:swap|switch|trade)(?: places| positions| over| round| around)?`,
    'swap $1 and $2',
  ),
  turn(
    String.raw`(?:at|to|right at) (?:the )?(?:very )?(?:start|beginning|front|top)(?: of (?:it all|everything|all|the (?:list|plan)))?[,:]?\s+(?:please )?(?:(?:add|put|insert|include)(?: in)?:?\s+)?(?!of\b)(.+)`,
    'add $1 at the start',
  ),
  turn(
    String.raw`(?:at|to|right at) (?:the )?(?:very )?(?:end|bottom)(?: of (?:it all|everything|all|the (?:list|plan)))?[,:]?\s+(?:please )?(?:(?:add|put|insert|include)(?: in)?:?\s+)?(?!of\b)(.+)`,
    'add $1 at the end',
  ),
  turn(
    String.raw`(.+?),? (?:goes |should be |should go |right |straight )*(?:at |to )?(?:the )?(?:very )?(top|bottom) of (?:the|my) (?:list|plan|pile)`,
    'move $1 to the $2',
  ),
  turn(
    String.raw`(?:put|move|bring) (.+?) (?:ahead of|before|above) (?:everything|all|the rest)(?: else)?`,
    'move $1 first',
  ),
  turn(
    String.raw`(?:put|move|leave|keep|save) (.+?) (?:until|till|for|to|as) (?:the )?(?:very )?(?:end|last)(?: (?:step|one|thing))?`,
    'move $1 last',
  ),
  turn(
    String.raw`(?!.* to place )(?:put|move|make|have|do|place) (.+?) (?:the |as the |as |in )?(?:number )?(${NTH})(?: (?:step|one|thing|place|pebble|on the list|in the list))?`,
    'move $1 to place $2',
  ),
  turn(
    String.raw`(.+?) (?:should|needs to|has to|must) (?:be|come|go) (?:the )?(${NTH})(?: (?:step|one|thing))?`,
    'move $1 to place $2',
  ),
  turn(String.raw`(.+?) (?:prior to|ahead of) (.+)`, '$1 before $2'),
  turn(
    String.raw`(?:swap|switch|put|have|do)?\s*(.+?) and (.+?) (?:the other way (?:round|around|about)|the wrong way (?:round|around)|(?:a)?round)`,
    'swap $1 and $2',
  ),
  turn(
    String.raw`(.+?) and (.+?) (?:are|should be|need to be) (?:the (?:other|wrong) way (?:round|around)|swapped|switched)`,
    'swap $1 and $2',
  ),
  turn(
    String.raw`(.+?) (?:needs?|wants?|has) (?:doing|sorting|to be done|to be sorted|to happen|to get done) (first|last|(?:before|after) .+)`,
    'move $1 $2',
  ),
  turn(String.raw`(.+?) (?:belongs?|goes|go|should go) with (.+)`, 'move $1 into $2'),
  turn(String.raw`(?:change|switch|swap) the order of (.+?) and (.+)`, 'swap $1 and $2'),
  turn(
    String.raw`(merge|combine|join|swap) (?:the |those |my )?(?:two|both|these|following)[^:]{0,30}: (.+)`,
    '$1 $2',
  ),
  // Something new, and where.
  turn(
    String.raw`(?:put|have|schedule|take|squeeze in) (an? (?:\p{L}+ )?(?:break|rest|pause|nap|walk)) ((?:right )?(?:before|after|between) .+)`,
    'add take $1 $2',
  ),
  turn(
    String.raw`(?:(?:add|insert|include|put in)(?: (?:an?|another|one more|this))?(?: new)?(?: (?:step|pebble|task))?|(?:(?:an?|one) )?(?:new|more|extra|another) (?:step|pebble|task)) ((?:at|to|under|inside|into|in|right before|right after|before|after) [^:,]{2,60}): (.+)`,
    'add $2 $1',
  ),
  turn(
    String.raw`(?:add|insert|include) (?:an?|another|one more) (?:\p{L}+ )?(?:step|pebble|task) ((?:at|to|under|in|into|before|after) .{2,50}?) (?:for|about) (\p{L}+ing .+)`,
    'add ~~$2 $1',
  ),
  turn(
    String.raw`(?:put|pop|stick|throw|chuck) (?!it\b|them\b|this\b|that\b)(.+?) in(?: (?:too|there|the plan|the list))?`,
    'add $1',
  ),
  turn(
    String.raw`(?:stick|pop|slip|squeeze|put|chuck|throw|bung|slot|(?:i'd|i would|we'd) (?:love|like)(?: to have)?|can (?:i|we) (?:have|get)) (?:in )?(?:an?|another|one more) (?:\p{L}+ )?(?:step|pebble|task|item|thing)(?: in(?: there)?| there)? (?:for|to|about) (.+)`,
    'add ~$1',
  ),
  turn(
    String.raw`(between .+? and .+?),? (?:i|we)(?:'d| would)? (?:want|need|like|fancy)(?: to (?:have|take|do|add))? (.+)`,
    'add $2 $1',
  ),
  turn(
    String.raw`(?:add|include|insert|put in)\s+(?:a |another |one more )?(?:new )?(?:step|pebble|task|thing)s? ((?:right |just )?(?:before|after) [^:]+?): ?(.+)`,
    'add $2 $1',
  ),
  turn(
    String.raw`.*\b(?:step|pebble|task) (?:for|about) (\p{L}+ing) (before|after) (\p{L}+ing) (.+)`,
    'add ~~$1 $4 $2 $3 $4',
  ),
  turn(
    String.raw`(?:i|we|you)(?: (?:also|still|really|just|do))* (?:need|want|would like)(?: to (?:have|add))? (?:a |another |one more |an extra |an additional )(?:new |small |little |extra )?(?:step|pebble|task|item|reminder)s? (?:for|about|to|where (?:i|we)) (.+)`,
    'add ~$1',
  ),
  turn(
    String.raw`(?:i'd|we'd) like (?:to (?:have|add) )?(?:a |another |one more |an extra )(?:new |small |little |extra )?(?:step|pebble|task|item|reminder)s? (?:for|about|to|where (?:i|we)) (.+)`,
    'add ~$1',
  ),
  turn(String.raw`(?:add|include|insert|put in) ${ABOUT} (.+)`, 'add ~$1'),
  turn(
    String.raw`(?:a |another |one more |an extra )(?:step|pebble|task) (?:for|about|to) (.+)`,
    'add $1',
  ),
  turn(
    String.raw`(?:add|include|insert) (.+? (?:before|after) .+?),? (?:and|but) (?:before|after) .+`,
    'add $1',
  ),
  turn(
    String.raw`(.+?) needs? (\p{L}+ing) (?:first|beforehand|before that)`,
    'add ~~$2 $1 before $1',
  ),
  // In parts.
  turn(
    String.raw`(.+?) (?:should|needs to|has to|must|ought to|wants to|could) (?:be|get) (?:split|divided|broken|cut|chopped)(?: up| down| apart)?(?:,? (?:it's|its|it is|they're|because|cos)\b.*)?`,
    'split $1 into two',
  ),
  turn(
    String.raw`(.+?) (?:should|needs to|has to|must|ought to|could) (?:be|get) (?:split|divided|broken|cut|chopped)(?: up| down| apart)? (?:in|into) (.+)`,
    'split $1 into $2',
  ),
  turn(
    String.raw`(?:the |my )?(.+?),? (?:can you |could you |please |just |like )+(?:split|chop|break|cut|divide) (?:it|that|this|them)(?: up| down)? (?:in|into) (two|three|four|half)(?: ${PARTS})?`,
    'split $1 into $2',
  ),
  // As one.
  turn(
    String.raw`(?:put|make|do|lump|turn|roll|group|fold|stick|treat|squash) (.+?) (?:and|&|\+|with) (.+?) (?:together|(?:in|into|as|to) ${ONE}|${ONE})(?: (?:step|pebble|task))?`,
    'merge $1 and $2',
  ),
  turn(String.raw`(?:make|have) ${ONE} (?:out )?of (.+?) (?:and|&|\+) (.+)`, 'merge $1 and $2'),
  turn(
    String.raw`(.+?) (?:and|&|\+) (.+?) (?:can|could|should|may|might|must) (?:all |both )?(?:be|become|go|go in|be done as|be done in|be merged into|be joined into) (?:${ONE}|together|merged|combined|joined)`,
    'merge $1 and $2',
  ),
  turn(
    String.raw`(.+?) (?:and|&|\+) (.+?) (?:=|are|is) (?:really |basically |actually |just )*(?:${ONE}|the same(?: (?:thing|step))?)`,
    'merge $1 and $2',
  ),
  turn(
    String.raw`(.+?) and (.+?) (?:are|go|come|belong|happen) .*?(?:together|same|one).*?${SO}(?:merge|combine|join) (?:them|these|those|both|the two)`,
    'merge $1 and $2',
  ),
  // Another name.
  turn(
    String.raw`(?:change|set|make|edit) (?:the )?(?:title|name|heading) to (.+)`,
    'rename the mountain to $1',
  ),
  turn(String.raw`(?:change|edit) (?:the )?(?:title|name) of (.+?) to (.+)`, 'rename $1 to $2'),
  turn(String.raw`(.+?) (?:is|are) now (?:an?|the) (.+)`, 'replace $1 with the $2'),
  turn(
    String.raw`((?:the|this|my) (?:.+ )?(?:rock|boulder|mountain|plan|section|step))(?:'s| is) called (.+?)(?:,? (?:and )?not .+| now| actually)?`,
    'rename $1 to $2',
  ),
  turn(
    String.raw`(?:instead of|rather than) (.+?),? (?:let's|let us|i'll|we'll|i want to|i'd rather|we could|just) (.+)`,
    'instead of $1, $2',
  ),
  turn(String.raw`(.+?) out,? (?:and )?(.+?) in`, 'replace $1 with $2'),
  turn(
    String.raw`(?:(?:i'd|i would|we'd|we would) )?rather (\p{L}+) ((?:an?|the|my|our) .+?) than \p{L}+ (?:one|it|them)`,
    'rename $2 to $1 $2',
  ),
  turn(String.raw`(.+?) should be (an? .+?|\p{L}+) instead`, 'replace $1 with $2'),
  turn(String.raw`(?:swap|switch|trade|exchange|change) (.+?) for (.+)`, 'replace $1 with $2'),
  // Gone.
  turn(
    String.raw`(?:(?:i|we|you)(?: can| could| will|'ll) )?(?:(?:easily|happily|well) )?(?:do|manage|live|cope|get by) without (.+)`,
    'remove $1',
  ),
  turn(String.raw`(?:take|get) (.+?) off my (?:plate|list|hands|mind)`, 'remove $1'),
  turn(
    String.raw`(.+?) (?:can|should|could) (?:come off|come out|be removed|be deleted|be crossed off|be dropped)(?: (?:of )?the (?:list|plan))?`,
    'remove $1',
  ),
  turn(String.raw`(?:(?:only|just) (?:the )?(.+?)|(.+?) only),? (?:and )?no (.+)`, 'remove $3'),
  turn(
    String.raw`(?:bin|chuck|chuck out|dump|kill|scrub|cull|trash|zap|get shot of|lose|do away with|eliminate|cancel the step|x) (?:the step )?(.+)`,
    'remove $1',
  ),
  turn(
    String.raw`(.{2,60}?)(?:'s| is| are| has been| have been)(?: been)? (?:now |already |all )*\p{L}+(?: already| now)?${SO}(?:bin|chuck|scrap|take|cross|remove|delete|drop|ditch|lose) (?:it|that|them|this)(?: one| step)?(?: off| out| away)?`,
    'remove $1',
  ),
  turn(String.raw`let's not (?!forget\b)(.+)`, "i don't think we need $1"),
  turn(
    String.raw`(?:i|we) (?:won't|will not|'m not going to|am not going to|aren't going to) (?:be )?(?:need(?:ing)?|do(?:ing)?|bother(?:ing)? with) (.+?)(?: any ?more| now| after all)?`,
    'remove $1',
  ),
  turn(
    String.raw`(?:the )?(?:plan|mountain)(?:'s)? (?:name|title) should be (.+)`,
    'rename the mountain to $1',
  ),
  // Time and size.
  turn(
    String.raw`((?:\d\d|fifteen|twenty|twenty[- ]five|thirty) ?min(?:ute)?s?) (?:is|are|should be|will be|would be) (?:plenty|enough|fine|ok|okay)(?: of)?(?: time)? for (.+)`,
    'give $2 $1',
  ),
  turn(String.raw`(halve|double) (everything|it all|all of (?:it|them))`, '$1 the time for $2'),
  turn(
    String.raw`(.+?) is (?:only |just )?an? (\d\d)[ -]?min(?:ute)?s? (?:job|thing|task|one|step)`,
    'give $1 $2 min',
  ),
  turn(
    String.raw`(.+?) (?:should|will|can|needs to) (?:take|have|get|be given) less time`,
    'less time for $1',
  ),
  turn(
    String.raw`(more|less) time (?:everywhere|all round|overall|in general|for all|throughout)`,
    '$1 time for everything',
  ),
  turn(String.raw`(?:no|not) more than (\d\d ?m(?:in(?:ute)?s?)?) (?:on|for) (.+)`, 'give $2 $1'),
  turn(
    String.raw`(?:i|we)(?: would|'d)?(?: (?:want|like|prefer|need))? to spend (more|less) time (?:on|for|with) (.+)`,
    '$1 time for $2',
  ),
  turn(String.raw`spend (more|less) time (?:on|for|with) (.+)`, '$1 time for $2'),
  turn(
    String.raw`(?:can|could|may|might) (?:i|we) (?:have|get) (more|less) time (?:for|on|with) (.+)`,
    '$1 time for $2',
  ),
  turn(
    String.raw`(.+?) (?:should|will|needs to|has to|must|ought to|is going to) (?:take|be|have|get) (?:a bit |a little |a lot |much |way |some )?(?:longer|more time)`,
    'more time for $1',
  ),
  turn(
    String.raw`(.+?) (?:will need|needs|takes|will take|should take|should have) (?:me )?(?:a )?(?:good |full |solid |whole )(half (?:an )?hour|\d\d ?min(?:ute)?s?)`,
    'give $1 30 min',
  ),
  turn(
    String.raw`(add|give|take|knock|shave|cut) (?:an? )?(?:extra )?(five|ten|fifteen) (?:extra |more )?min(?:ute)?s? (to|for|off|from) (.+)`,
    '$1 $2 min $3 $4',
  ),
  turn(
    String.raw`(?:simplify|lighten|shrink|reduce|downsize)(?: (?:everything|the plan|things|it all|all of it))?(?: (?:a bit|a little|for me))*`,
    'make everything smaller',
  ),
  turn(
    String.raw`(?:simplify|shrink|lighten) (.+?)(?: (?:a bit|a little|for me))*`,
    'make $1 smaller',
  ),
  turn(
    String.raw`(?:make (?:everything |the plan |things |it all |all of it )?)?(?:a bit |a little |much |way |even )*(?:simpler|smaller|easier|lighter|shorter|gentler)(?: (?:steps|pebbles|tasks))?`,
    'make everything smaller',
  ),
  turn(
    String.raw`(?:(?:it|this|that|everything|all this|all of (?:it|this)|the (?:whole )?(?:plan|thing|mountain))(?:'s| is| feels| looks| seems)? )?(?:all |just |really |way |far |still |a bit |kind of )*(?:too much|overwhelming|enormous|massive|huge|a lot)(?: for me)?(?: right now| today| at the moment)?`,
    'make everything smaller',
  ),
  turn(
    String.raw`(?:i|we) (?:can't|cannot|can not|could never) (?:do|manage|handle|face|cope with) (?:all (?:of )?(?:this|that|it)|it all|everything|so much)`,
    'make everything smaller',
  ),
  turn(
    String.raw`(.+?) (?:is|feels|seems|looks) (?:like )?(?:a lot|too much|massive|enormous|impossible|endless)(?: (?:for|in|to do in) one (?:go|step|sitting|pebble))?`,
    'make $1 smaller',
  ),
];
