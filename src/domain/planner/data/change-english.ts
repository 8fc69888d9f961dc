import { type ChangePhrase, phrase } from './change-phrase.ts';
import { A_NUMBER } from './numbers.ts';

const SO = String.raw`,?\s+(?:so\s+|and\s+|please\s+|can you\s+|could you\s+|then\s+)*`;
const COUNT = String.raw`(?:\d{1,3}|${A_NUMBER})`;
const TOO = String.raw`(?:is|are|feels?|looks?|seems?)\s+(?:way |far |just |all |still )?(?:too|so)\s+\p{L}+(?: for me)?`;

/** Turns of everyday English, and the same as a plain change. What stands in brackets is the person's own. */
export const ENGLISH_CHANGES: readonly ChangePhrase[] = [
  phrase(
    String.raw`(?:i )?forgot(?:(?: to (?:say|mention|add|tell you))?[,:]\s+| to (?:say|mention|tell you) (?:that )?)(.+)`,
    '$1',
  ),
  phrase(
    String.raw`((?:before|after|between) .+?),? (?:(?:i|we) (?:also |still )?(?:need|have|want) to|(?:please )?(?:add|insert|include|put in)) (.+)`,
    'add $2 $1',
  ),
  phrase(
    String.raw`there (?:should|needs to|must|ought to|could) be (?:an?|another|one more) (?:\p{L}+ )?(?:step|pebble|task|bit|reminder) (?:for|about|to|where (?:i|we))(?: me to)? (.+)`,
    'add $1',
  ),
  phrase(
    String.raw`(?:you|it|the plan|this|we) (?:forgot|missed|left out|leaves out|is missing|'s missing|doesn't have|does not have|doesn't mention)(?: about| to)? (.+)`,
    'add $1',
  ),
  phrase(String.raw`add (before|after) (.+?): (.+)`, 'add $3 $1 $2'),
  // How many, and how long it takes.
  phrase(
    String.raw`(?:split |divide |break )?(.+?) (?:should be|should have|in|into) (two|three|four|five|six|\d) (?:\p{L}+ )?(?:steps|parts|pieces|pebbles|goes|sittings)`,
    'split $1 into $2',
  ),
  phrase(
    String.raw`i (?:only|just) have (\d\d) ?m(?:in(?:ute)?s?)?(?: (?:for each|each|at a time|per|a day).*)?`,
    'set everything to $1 min',
  ),
  phrase(String.raw`can (.+?) be (\d\d ?m(?:in(?:ute)?s?)?)`, 'give $1 $2'),
  phrase(
    String.raw`less time (?:for|on|to|with) (.+?)[,;:]? (?:\d|1[0-4]) ?m(?:in(?:ute)?s?)? (?:is|are|will be|would be|should be|'s) (?:enough|plenty|fine|ok)`,
    'less time for $1',
  ),
  phrase(
    String.raw`(?:(?:more|less) time (?:for|on|to|with) )?(.+?)[,;:]? (\d\d) ?m(?:in(?:ute)?s?)? (?:is|are|will be|would be|should be|'s) (?:enough|plenty|fine|ok|better|right)`,
    'give $1 $2 min',
  ),
  phrase(
    String.raw`(?:i |we )?(?:(?:don't|do not|needn't|no need to) bother (?:with|about)|no need for) (.+?),? ((?:just |only )?\p{L}+ (?:is|are|will be|would be|'s) (?:enough|plenty|fine|ok))`,
    '$1, $2',
  ),
  phrase(
    String.raw`(?:i |we )?(?:(?:don't|do not|needn't|no need to|let's not|can't) (?:bother|be bothered) (?:with|about)) (.+)`,
    'remove $1',
  ),
  // Too much.
  phrase(
    String.raw`(?:it's|its|it is|this is|that's|that is|everything is|everything's|it feels|this feels|all of (?:it|this) is) (?:all |just |way |a bit |still |so |really |far )*(?:too much|overwhelming|too hard|too big|too long|too difficult|daunting|scary)(?: for me)?(?: right now| today| at the moment)?`,
    'make everything smaller',
  ),
  phrase(
    String.raw`(?:i'm|im|i am|i feel) (?:\p{L}+ )?(?:overwhelmed|swamped)(?: (?:by|with) (?:this|it|all of (?:it|this)|everything))?`,
    'make everything smaller',
  ),
  phrase(
    String.raw`(?:chop|cut|slice|break) (it|this|that|them) (?:up|down|into (?:bits|pieces|parts|steps|(?:smaller|baby|tiny|little|easier|small) .+))`,
    'split $1 into two',
  ),
  // A complaint, and then what to do about it.
  phrase(String.raw`(?:this|it|that|everything|it all|all of this) ${TOO}${SO}(make .+)`, '$1'),
  phrase(
    String.raw`(.+?) ${TOO}${SO}(?:break|split|divide) (?:it|this|that|them)\b.*`,
    'split $1 into two',
  ),
  phrase(
    String.raw`(?:break|split|divide) (.+?) into smaller (?:steps|parts|pieces|pebbles)`,
    'split $1 into two',
  ),
  phrase(
    String.raw`(.+?) (?:is|feels|looks) (?:\p{L}+ )?(?:scary|hard|big|huge|daunting|heavy|difficult|overwhelming)${SO}make (?:it|this|that) .+`,
    'make $1 smaller',
  ),
  // Gone already.
  phrase(
    String.raw`(.+?) (?:is|are|has been|have been|was|were|has already been|have already been) (?:already |now )?\p{L}+(?: already)?${SO}(?:take|cross|remove|delete|drop) (?:it|that|them)(?: off| out| away)?`,
    'remove $1',
  ),
  phrase(
    String.raw`((?:remove|delete|drop|scrap|scratch|skip|lose|ditch|take out|get rid of) .+?),?\s+(?:because|since|cos|i've|i|we've|we|it's|it is|that's|he|she|they)\s.+`,
    '$1',
  ),
  phrase(
    String.raw`(remove|delete|drop|scrap|scratch|get rid of) (?:everything|anything|all|all of it|the steps|whatever)(?: that(?:'s| is)?)? (?:about|for|to do with|related to|with) (.+)`,
    '$1 all the $2 steps',
  ),
  phrase(
    String.raw`(?:i|we) (?:don't|do not|won't) (?:want to |need to )?(.+?)${SO}(?:remove|delete|drop|scrap|take) (?:that|it|this)(?: out| off| away)?`,
    'remove $1',
  ),
  phrase(
    String.raw`(?:remove|delete|drop|scrap|scratch|skip|ditch|get rid of|take out|lose|forget) (.+?),? and (?:instead|rather|do this instead:?) (.+)`,
    'rename $1 to $2',
  ),
  phrase(
    String.raw`(?:remove|delete|drop|scrap|scratch|skip|ditch|get rid of|take out|lose|forget) (.+?),? and (.+) instead`,
    'rename $1 to $2',
  ),
  phrase(
    String.raw`(?:rather than|instead of) (\p{L}+ing .+?), (?:i'll |we'll |let's |just |i want to )?(.+)`,
    'rename $1 to $2',
  ),
  phrase(
    String.raw`(?:i'm|we're|i am|we are) not \p{L}+ing (.+?)(?: any ?more| any longer| after all)`,
    'remove $1',
  ),
  phrase(
    String.raw`(?:change of plan[,:]? )?(?:i'm|we're|i am|we are|im) not (\p{L}+ing .+?),? (?:but |instead )?(?:i'm|we're|i am|we are|im) (\p{L}+ing .+)`,
    'rename $1 to $2',
  ),
  phrase(
    String.raw`(?:it's|it is|it should be|there are|there should be) (${COUNT}) (.+?),? (?:and )?not (${COUNT})`,
    '$1 $2 rather than $3',
  ),
  phrase(String.raw`not (?:the )?((?!sure|until|yet)[^,]+?),? but (.+)`, 'replace $1 with $2'),
  phrase(
    String.raw`(?:(?:i|we) )?(?:don't|do not|won't) (?:want to |wanna )?(\p{L}+) (\p{L}+)(?:,| but)(?: but| so| rather)? (?:i'll |i want to |let's )?\1 (\p{L}+)(?: instead)?`,
    'replace $2 with $3',
  ),
  phrase(
    String.raw`(?:(?:i|we) )?(?:don't|do not|let's not) (?:want to )?(?:do )?([^,]+?)(?:,| but) (?:but |just )?(\p{L}+ .+?) instead`,
    'rename $1 to $2',
  ),
  phrase(
    String.raw`(?:it's|its|it is|it should be|that's|should be) (?!not )(.+?),? (?:and )?not (.+)`,
    'rename $2 to $1',
  ),
  phrase(
    String.raw`(.+?) (?:can|must|should|could|may|has to|have to|needs? to) (?:all |both )?go(?: now| away)?`,
    'remove $1',
  ),
  phrase(
    String.raw`i (?:don't|dont|do not) think (?:we|i) (?:need|want) (?:to )?(.+)`,
    'remove $1',
  ),
  phrase(String.raw`there(?:'s| is) no need (?:for|to) (.+)`, 'remove $1'),
  phrase(String.raw`let (.+?) go`, 'remove $1'),
  phrase(String.raw`no (.+?) (?:needed|required|necessary)(?: any ?more)?`, 'remove $1'),
  phrase(
    String.raw`use (\p{L}+)(?:,? (?:and )?not| instead of| rather than) (\p{L}+)`,
    'replace $2 with $1',
  ),
  phrase(
    String.raw`.+ (?:in|on|at|with|to|from|for|by|via|using) (\p{L}+) (?:instead of|rather than) (?:(?:in|on|at|with|to|from|for|by|via|using) )?(\p{L}+)`,
    'replace $2 with $1',
  ),
  // Another instead.
  phrase(
    String.raw`(?:.+?,? )?(?:where|wherever|everywhere) it (?:says|said) (.+?),? (?:please )?(?:put|write|say|use|make it|it should (?:say|be|read)|i want|change (?:it|that) to) (.+)`,
    'replace $1 with $2',
  ),
  phrase(
    String.raw`(\p{L}+) (?:said no|says no|cancelled|canceled|backed out|bailed|can't(?: \p{L}+){0,3}|cannot(?: \p{L}+){0,3}|won't(?: do it| help)?|is (?:out|away|ill|sick|busy|on holiday|not available)|isn't (?:available|free|around)|dropped out|never (?:replied|answered)|doesn't have time|has no time)[,.]?(?: so| and| so i'll| i'll| then)* (?:ask|call|ring|email|use|text|see|try|get|write to|contact) (\p{L}+)(?: instead)?`,
    'replace $1 with $2',
  ),
  phrase(
    String.raw`(?:it's|it is|that's) not (?:an? |the |my )?(.+?)(?:, (?:but )?(?:it's|it is|that's)| but) (.+)`,
    'replace $1 with $2',
  ),
  phrase(
    String.raw`(?:.+?,\s+)?(?:ask|call|ring|email|use|text|see|try) (\p{L}+) instead of (\p{L}+)`,
    'replace $2 with $1',
  ),
  phrase(
    String.raw`.+ (?:is|are|goes|go) (?:for|from|with|to|at|about) (\p{L}+)(?: now)?,? not (?:for |from |with |to |at |about )?(\p{L}+)`,
    'replace $2 with $1',
  ),
  phrase(
    String.raw`add (a (?:\p{L}+ )?(?:break|rest|pause|nap|walk|breather))\b(.*)`,
    'add take $1$2',
  ),
  // Minutes.
  phrase(
    String.raw`(?:(?:give|allow|plan|set|put)(?: me| aside)? )?((?:\d{1,2}|fifteen|twenty|twenty[- ]five|thirty) ?m(?:in(?:ute)?s?)?|half an hour|a quarter of an hour) (?:for|on) (.+)`,
    'give $2 $1',
  ),
  phrase(
    String.raw`.{1,40}?(?:is not|isn't|isnt|are not|aren't|not) (?:long )?enough(?: time)? (?:for|to do|to) (.+)`,
    'more time for $1',
  ),
  phrase(
    String.raw`(.+?) (?:will take|takes|needs|is going to take|is gonna take|is taking) (?:much |a lot |way |a bit )?(?:longer|more time)(?: than .+)?`,
    'more time for $1',
  ),
  // First, and another name.
  phrase(
    String.raw`(?:move|put|place) (.+?) (?:in|into|under|on|to) (.+?),? (?:instead of|rather than|not) (?:in |into |under |on |to )?.+`,
    'move $1 into $2',
  ),
  phrase(
    String.raw`(?:what if|how about if|suppose) (.+?) (?:came|comes|went|goes|were|was|happened|happens|got done|is|are) (first|last|(?:before|after) .+)`,
    'move $1 $2',
  ),
  phrase(
    String.raw`(?:what if|how about|what about|suppose|why don't|why not)(?: (?:we|i))? (?:do|doing|did|put|putting|move|moving|moved|have|having|had|start with) (.+?) (first|last|(?:before|after) .+)`,
    'move $1 $2',
  ),
  phrase(String.raw`(?:how about|what about) (.+?) (first|last|(?:before|after) .+)`, 'move $1 $2'),
  phrase(
    String.raw`(.+?) (?:go|goes|belongs?|should go|should be|needs? to go) (?:on|in|into|under|with|to|onto) (.+?),? (?:and )?not (?:on|in|into|under|with|to|onto) .+`,
    'move $1 into $2',
  ),
  phrase(
    String.raw`(?:move|put|bring) (.+?) (?:next to|beside|alongside|with|near) (.+)`,
    'move $1 after $2',
  ),
  phrase(
    String.raw`(.+?) can (?:wait|come|be done|be left)(?: (?:till|until|to|for))?(?: the)?(?: very)?(?: end| last| later)?`,
    'move $1 last',
  ),
  phrase(
    String.raw`(?:move|put|bring|do|keep) (.+?) and (.+?) (?:together|next to each other|side by side|one after the other)`,
    'move $2 after $1',
  ),
  phrase(
    String.raw`(?:move|put|bring|do) (.+?) (?:in )?between (?:.+?) and (.+)`,
    'move $1 before $2',
  ),
  phrase(String.raw`(.+?) belongs? (?:on|in|under|to) (.+)`, 'move $1 into $2'),
  phrase(
    String.raw`(?:i want to |i'd like to |let's )?(?:do|tackle|handle|finish|sort out|sort|get) (.+?) (?:done |out of the way )?before (?:anything|everything)(?: else)?`,
    'move $1 first',
  ),
  phrase(
    String.raw`(?:i'd like|i would like|i'd prefer|i want|i'd rather do) (.+?) (first|last|(?:before|after) .+)`,
    'move $1 $2',
  ),
  phrase(
    String.raw`(?:(?:it's|it is|it'll be|it should be|make it|make that) (?:now )?|(?:so )?(?:we're|we are|i'm) (?:having|doing|using|getting) |(?:we'll|i'll|we will|let's) (?:have|do|use|get) |(?:do|have|use) )?((?!move\b|put\b|place\b|instead\b).+?)(?: now)? (?:instead of|rather than) (?!(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)\b)(.+)`,
    'use $1 in place of $2',
  ),
  phrase(
    String.raw`(?:we're|we are|i'm) (?:having|doing|using|getting) (.+?),? (?:and )?not (.+)`,
    'use $1 in place of $2',
  ),
  phrase(String.raw`(?:add )?(?!rename\b)([^→>=]{3,80}?)\s*(?:->|→|=>)\s*(.+)`, 'rename $1 to $2'),
];
