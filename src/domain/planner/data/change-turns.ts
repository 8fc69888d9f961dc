import { type ChangePhrase, phrase } from './change-phrase.ts';
import { TIME_TURNS } from './change-turns-of-time.ts';

const SO = String.raw`(?:,?\s+(?:so|and|please|then|can you|could you|you can|just)\b)*[,;:]?\s+`;
const PARTS = String.raw`(?:\p{L}+ )?(?:steps|parts|pieces|pebbles|goes|sittings|tasks|chunks|bits|sessions)`;
const ONE = String.raw`(?:one|a single)(?: (?:step|pebble|task|thing|item|go|job))?`;
const NTH = 'second|third|fourth|fifth|sixth|seventh|eighth|2nd|3rd|4th|5th|6th|7th|8th';
const ABOUT = String.raw`(?:a bit|a part|something|stuff|things?|a step|another step|a pebble|a task|one more step|steps?) (?:about|for|on|to do with|regarding)`;

/** Questions, wishes and asides of everyday English as what they ask for; read before any rule. */
export const ENGLISH_TURNS: readonly ChangePhrase[] = [
  // Asked instead of told.
  phrase(
    String.raw`(?:can|could|should|shouldn't|can't|couldn't|might|would|may) (?!you\b|u\b|i\b|we\b|it be possible)(.+?) (be|come|go|have|take|get|happen|become) (.+)`,
    '$1 should $2 $3',
  ),
  phrase(
    String.raw`(?:do you mind|would you mind|how about|what about|try|consider|(?:i|we) (?:suggest|propose|recommend)) (?=(?:adding|removing|deleting|dropping|moving|putting|renaming|splitting|merging|combining|swapping|making|giving|cutting)\b)(.+)`,
    '$1',
  ),
  phrase(
    String.raw`(?:i'd like|i would like|i want|i need|get|have|i'd prefer)(?: to (?:get|have))? (.+?) (?:dealt with|sorted(?: out)?|done|finished|out of the way|handled|over with|tackled) (first|last|(?:before|after) .+)`,
    'move $1 $2',
  ),
  phrase(
    String.raw`(?!.*\b(?:is|are|was|were|feels?|looks?|seems?)\b)(.{2,60}?),? (?:can|could|would|will) (?:you|we|i) (?:please |just |maybe |also )*(do|put|move|make|give|remove|delete|drop|skip|rename|call) (?:it|that|this|them|those)\b(.*)`,
    '$2 $1$3',
  ),
  phrase(
    String.raw`(?:the |this |its )?(?:title|name)(?: of (?:the|this) (?:mountain|plan|goal))? (?:(?:is (?:wrong|not right)|isn't right)[,;:.]? (?:and )?(?:it )?)?(?:should|must|ought to) be (?!(?:first|last|changed|different|gone|removed|simple|clear|more|less|in|on|at|the (?:first|last))\b|\p{L}+er$)(.+)`,
    'rename the mountain to $1',
  ),
  // First and last.
  phrase(String.raw`(?!add\b)(.+?),? (first|last) thing`, 'move $1 $2'),
  phrase(String.raw`(first|last) thing[:,]? (?!on\b|in\b|this\b)(.+)`, 'move $2 $1'),
  phrase(
    String.raw`make (.+?) (?:the )?(?:very )?(first|last)(?: (?:step|thing|one))?`,
    'move $1 $2',
  ),
  phrase(
    String.raw`(.+?) (?:should|needs to|has to|must|ought to|will) (?:be|come) (?:the )?(?:very )?(first|last)(?: (?:thing|step|one|job))?(?: (?:that )?(?:we|i) do| to do)?`,
    'move $1 $2',
  ),
  phrase(
    String.raw`(?:move|put) (\d{1,2}) (above|before|below|after|under) (\d{1,2})`,
    'move step $1 $2 step $3',
  ),
  phrase(
    String.raw`(?:chuck|throw|bung|pop|slot|stick) (.+?) in (at the (?:end|start|beginning)|first|last|(?:right |just )?(?:before|after) .+)`,
    'put $1 $2',
  ),
  phrase(
    String.raw`(.+?) and (.+?) (?:should |can |must |need to )?(?:swap|switch|trade)(?: places| positions| over| round| around)?`,
    'swap $1 and $2',
  ),
  phrase(
    String.raw`(?:at|to|right at) (?:the )?(?:very )?(?:start|beginning|front|top)(?: of (?:it all|everything|all|the (?:list|plan)))?[,:]?\s+(?:please )?(?:(?:add|put|insert|include)(?: in)?:?\s+)?(?!of\b)(.+)`,
    'add $1 at the start',
  ),
  phrase(
    String.raw`(?:at|to|right at) (?:the )?(?:very )?(?:end|bottom)(?: of (?:it all|everything|all|the (?:list|plan)))?[,:]?\s+(?:please )?(?:(?:add|put|insert|include)(?: in)?:?\s+)?(?!of\b)(.+)`,
    'add $1 at the end',
  ),
  phrase(
    String.raw`(?!add\b|include\b|insert\b)(.+?),? (?:goes |should be |should go |right |straight )*(?:at |to )?(?:the )?(?:very )?(top|bottom) of (?:the|my) (?:list|plan|pile)`,
    'move $1 to the $2',
  ),
  phrase(
    String.raw`(?:put|move|bring) (.+?) (?:ahead of|before|above) (?:everything|all|the rest)(?: else)?`,
    'move $1 first',
  ),
  phrase(
    String.raw`(?:put|move|leave|keep|save) (.+?) (?:until|till|for|to|as) (?:the )?(?:very )?(?:end|last)(?: (?:step|one|thing))?`,
    'move $1 last',
  ),
  phrase(
    String.raw`(?!.* to place )(?:put|move|make|have|do|place) (.+?)(?<!\s(?:before|after|above|below|behind)) (?:the |as the |as |in )?(?:number )?(${NTH})(?: (?:step|one|thing|place|pebble|on the list|in the list))?(?: (?:that )?(?:i|we) do)?`,
    'move $1 to place $2',
  ),
  phrase(
    String.raw`(.+?) (?:should|needs to|has to|must) (?:be|come|go) (?:the )?(${NTH})(?: (?:step|one|thing))?`,
    'move $1 to place $2',
  ),
  phrase(String.raw`(.+?) (?:prior to|ahead of) (.+)`, '$1 before $2'),
  phrase(
    String.raw`(?:swap|switch|put|have|do)?\s*(.+?) and (.+?) (?:the other way (?:round|around|about)|the wrong way (?:round|around)|(?:a)?round)`,
    'swap $1 and $2',
  ),
  phrase(
    String.raw`(.+?) and (.+?) (?:are|should be|need to be) (?:the (?:other|wrong) way (?:round|around)|swapped|switched)`,
    'swap $1 and $2',
  ),
  phrase(
    String.raw`(.+?) (?:needs?|wants?|has) (?:doing|sorting|to be done|to be sorted|to happen|to get done) (first|last|(?:before|after) .+)`,
    'move $1 $2',
  ),
  phrase(String.raw`(.+?) (?:belongs?|goes|go|should go) with (.+)`, 'move $1 into $2'),
  phrase(String.raw`(?:change|switch|swap) the order of (.+?) and (.+)`, 'swap $1 and $2'),
  phrase(
    String.raw`(merge|combine|join|swap) (?:the |those |my )?(?:two|both|these|following)[^:]{0,30}: (.+)`,
    '$1 $2',
  ),
  // Something new, and where.
  phrase(
    String.raw`(?:put|have|schedule|take|squeeze in) (an? (?:\p{L}+ )?(?:break|rest|pause|nap|walk)) ((?:right )?(?:before|after|between) .+)`,
    'add take $1 $2',
  ),
  phrase(
    String.raw`(?:(?:add|insert|include|put in)(?: (?:an?|another|one more|this))?(?: new)?(?: (?:step|pebble|task))?|(?:(?:an?|one) )?(?:new|more|extra|another) (?:step|pebble|task)) ((?:at|to|under|inside|into|in|right before|right after|before|after) [^:,]{2,60}): (.+)`,
    'add $2 $1',
  ),
  phrase(
    String.raw`(?:add|insert|include) (?:an?|another|one more) (?:\p{L}+ )?(?:step|pebble|task) ((?:at|to|under|in|into|before|after) .{2,50}?) (?:for|about) (\p{L}+ing .+)`,
    'add ~~$2 $1',
  ),
  phrase(
    String.raw`(?:put|pop|stick|throw|chuck) (?!it\b|them\b|this\b|that\b)(.+?) in(?: (?:too|there|the plan|the list))?`,
    'add $1',
  ),
  phrase(
    String.raw`(?:stick|pop|slip|squeeze|put|chuck|throw|bung|slot|(?:i'd|i would|we'd) (?:love|like)(?: to have)?|can (?:i|we) (?:have|get)) (?:in )?(?:an?|another|one more) (?:\p{L}+ )?(?:step|pebble|task|item|thing)(?: in(?: there)?| there)? (?:for|to|about) (.+)`,
    'add ~$1',
  ),
  phrase(
    String.raw`(between .+? and .+?),? (?:i|we)(?:'d| would)? (?:want|need|like|fancy)(?: to (?:have|take|do|add))? (.+)`,
    'add $2 $1',
  ),
  phrase(
    String.raw`(?:add|include|insert|put in)\s+(?:a |another |one more )?(?:new )?(?:step|pebble|task|thing)s? ((?:right |just )?(?:before|after) [^:]+?): ?(.+)`,
    'add $2 $1',
  ),
  phrase(
    String.raw`.*\b(?:step|pebble|task) (?:for|about) (\p{L}+ing) (before|after) (\p{L}+ing) (.+)`,
    'add ~~$1 $4 $2 $3 $4',
  ),
  phrase(
    String.raw`(?:i|we|you)(?: (?:also|still|really|just|do))* (?:need|want|would like)(?: to (?:have|add))? (?:a |another |one more |an extra |an additional )(?:new |small |little |extra )?(?:step|pebble|task|item|reminder)s? (?:for|about|to|where (?:i|we)) (.+)`,
    'add ~$1',
  ),
  phrase(
    String.raw`(?:i'd|we'd) like (?:to (?:have|add) )?(?:a |another |one more |an extra )(?:new |small |little |extra )?(?:step|pebble|task|item|reminder)s? (?:for|about|to|where (?:i|we)) (.+)`,
    'add ~$1',
  ),
  phrase(String.raw`(?:add|include|insert|put in) ${ABOUT} (.+)`, 'add ~$1'),
  phrase(
    String.raw`(?:a |another |one more |an extra )(?:step|pebble|task) (?:for|about|to) (.+)`,
    'add $1',
  ),
  phrase(
    String.raw`(?:add|include|insert) (.+? (?:before|after) .+?),? (?:and|but) (?:before|after) .+`,
    'add $1',
  ),
  phrase(
    String.raw`(.+?) needs? (\p{L}+ing) (?:first|beforehand|before that)`,
    'add ~~$2 $1 before $1',
  ),
  // In parts.
  phrase(
    String.raw`(.+?) (?:should|needs to|has to|must|ought to|wants to|could) (?:be|get) (?:split|divided|broken|cut|chopped)(?: up| down| apart)?(?:,? (?:it's|its|it is|they're|because|cos)\b.*)?`,
    'split $1 into two',
  ),
  phrase(
    String.raw`(.+?) (?:should|needs to|has to|must|ought to|could) (?:be|get) (?:split|divided|broken|cut|chopped)(?: up| down| apart)? (?:in|into) (.+)`,
    'split $1 into $2',
  ),
  phrase(
    String.raw`(?:the |my )?(.+?),? (?:can you |could you |please |just |like )+(?:split|chop|break|cut|divide) (?:it|that|this|them)(?: up| down)? (?:in|into) (two|three|four|half)(?: ${PARTS})?`,
    'split $1 into $2',
  ),
  phrase(
    String.raw`(.+?) (?:is going to take|will take|takes|needs)(?: me| us)? (two|three|four) ${PARTS}`,
    'split $1 into $2',
  ),
  // As one.
  phrase(
    String.raw`(?:put|make|do|lump|turn|roll|group|fold|stick|treat|squash) (.+?) (?:and|&|\+|with) (.+?) (?:together|(?:in|into|as|to) ${ONE}|${ONE})(?: (?:step|pebble|task))?`,
    'merge $1 and $2',
  ),
  phrase(String.raw`(?:make|have) ${ONE} (?:out )?of (.+?) (?:and|&|\+) (.+)`, 'merge $1 and $2'),
  phrase(
    String.raw`(.+?) (?:and|&|\+) (.+?) (?:can|could|should|may|might|must) (?:all |both )?(?:be|become|go|go in|be done as|be done in|be merged into|be joined into) (?:${ONE}|together|merged|combined|joined)`,
    'merge $1 and $2',
  ),
  phrase(
    String.raw`(.+?) (?:and|&|\+) (.+?) (?:=|are|is) (?:really |basically |actually |just )*(?:${ONE}|the same(?: (?:thing|step))?)`,
    'merge $1 and $2',
  ),
  phrase(
    String.raw`(.+?) and (.+?) (?:are|go|come|belong|happen) .*?(?:together|same|one).*?${SO}(?:(?:merge|combine|join) (?:them|these|those|both|the two)|(?:make|do|put|have) (?:them|these|those|both|that|it) (?:together|${ONE}))`,
    'merge $1 and $2',
  ),
  // Another name.
  phrase(
    String.raw`(?:change|set|make|edit) (?:the )?(?:title|name|heading) to (.+)`,
    'rename the mountain to $1',
  ),
  phrase(String.raw`(?:change|edit) (?:the )?(?:title|name) of (.+?) to (.+)`, 'rename $1 to $2'),
  phrase(String.raw`(.+?) (?:is|are) now (?:an?|the) (.+)`, 'replace $1 with the $2'),
  phrase(
    String.raw`((?:the|this|my) (?:.+ )?(?:rock|boulder|mountain|plan|section|step))(?:'s| is) called (.+?)(?:,? (?:and )?not .+| now| actually)?`,
    'rename $1 to $2',
  ),
  phrase(
    String.raw`(?:instead of|rather than) (.+?),? (?:let's|let us|i'll|we'll|i want to|i'd rather|we could|just) (.+)`,
    'instead of $1, $2',
  ),
  phrase(
    String.raw`turn (.+?) into (?!two\b|three\b|four\b|one\b|half\b|halves\b|\d)(.+)`,
    'replace $1 with $2',
  ),
  phrase(
    String.raw`(?!(?:add|include|insert)\b)(.+?) out,? (?:and )?(.+?) in`,
    'replace $1 with $2',
  ),
  phrase(
    String.raw`(?:(?:i'd|i would|we'd|we would) )?rather (\p{L}+) ((?:an?|the|my|our) .+?) than \p{L}+ (?:one|it|them)`,
    'rename $2 to $1 $2',
  ),
  phrase(String.raw`(.+?) should be (an? .+?|\p{L}+) instead`, 'replace $1 with $2'),
  phrase(String.raw`(?:swap|switch|trade|exchange|change) (.+?) for (.+)`, 'replace $1 with $2'),
  // Gone.
  phrase(
    String.raw`(?:(?:i|we|you)(?: can| could| will|'ll) )?(?:(?:easily|happily|well) )?(?:do|manage|live|cope|get by) without (.+)`,
    'remove $1',
  ),
  phrase(String.raw`(?:take|get) (.+?) off my (?:plate|list|hands|mind)`, 'remove $1'),
  phrase(
    String.raw`(.+?) (?:can|should|could) (?:come off|come out|be removed|be deleted|be crossed off|be dropped)(?: (?:of )?the (?:list|plan))?`,
    'remove $1',
  ),
  phrase(
    String.raw`(?!(?:add|include|insert)\b)(?:(?:only|just) (?:the )?(.+?)|(.+?) only),? (?:and )?no (.+)`,
    'remove $3',
  ),
  phrase(
    String.raw`(?:bin|rm|del|chuck|chuck out|dump|kill|scrub|cull|trash|zap|get shot of|lose|do away with|eliminate|cancel the step|x) (?:the step )?(.+)`,
    'remove $1',
  ),
  phrase(
    String.raw`(.{2,60}?)(?:'s| is| are| has been| have been)(?: been)? (?:now |already |all )*\p{L}+(?: already| now)?${SO}(?:bin|chuck|scrap|take|cross|remove|delete|drop|ditch|lose) (?:it|that|them|this)(?: one| step)?(?: off| out| away)?`,
    'remove $1',
  ),
  phrase(String.raw`let's not (?!forget\b)(.+)`, "i don't think we need $1"),
  phrase(
    String.raw`(?:i|we) (?:won't|will not|'m not going to|am not going to|aren't going to) (?:be )?(?:need(?:ing)?|do(?:ing)?|bother(?:ing)? with) (.+?)(?: any ?more| now| after all)?`,
    'remove $1',
  ),
  phrase(
    String.raw`(?:the )?(?:plan|mountain)(?:'s)? (?:name|title) should be (.+)`,
    'rename the mountain to $1',
  ),
  ...TIME_TURNS,
];
