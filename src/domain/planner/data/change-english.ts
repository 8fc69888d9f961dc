import { type ChangePhrase } from './change-words.ts';

const SO = String.raw`,?\s+(?:so\s+|and\s+|please\s+|can you\s+|could you\s+|then\s+)*`;
const TOO = String.raw`(?:is|are|feels?|looks?|seems?)\s+(?:way |far |just |all |still )?(?:too|so)\s+\p{L}+(?: for me)?`;

function phrase(said: string, means: string): ChangePhrase {
  return { said: new RegExp(`^(?:${said})$`, 'iu'), means };
}

/** Turns of everyday English, and the same as a plain change. What stands in brackets is the person's own. */
export const ENGLISH_CHANGES: readonly ChangePhrase[] = [
  phrase(String.raw`(?:i )?forgot(?: to (?:say|mention|add|tell you))?[,:]\s+(.+)`, '$1'),
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
    '$1 $2',
  ),
  phrase(
    String.raw`(?:i|we) (?:don't|do not|won't) (?:want to |need to )?(.+?)${SO}(?:remove|delete|drop|scrap|take) (?:that|it|this)(?: out| off| away)?`,
    'remove $1',
  ),
  // Another instead.
  phrase(
    String.raw`(?:it's|it is|that's) not (?:an? |the |my )?(.+?)(?:, (?:but )?(?:it's|it is|that's)| but) (.+)`,
    'replace $1 with $2',
  ),
  phrase(
    String.raw`(?:.+?,\s+)?(?:ask|call|ring|email|use|text|see|try) (\p{L}+) instead of (\p{L}+)`,
    'replace $2 with $1',
  ),
  phrase(
    String.raw`.+ (?:is|are|goes|go) (?:for|from|with|to|at) (\p{L}+),? not (?:for |from |with |to |at )?(\p{L}+)`,
    'replace $2 with $1',
  ),
  phrase(String.raw`add (a (?:\p{L}+ )?break)\b(.*)`, 'add take $1$2'),
  // Minutes.
  phrase(
    String.raw`(?:(?:give|allow|plan|set|put)(?: me| aside)? )?((?:\d{1,2}|fifteen|twenty|twenty-five|thirty) ?m(?:in(?:ute)?s?)?|half an hour|a quarter of an hour) (?:for|on) (.+)`,
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
    String.raw`(?:i want to |i'd like to |let's )?do (.+?) before (?:anything|everything)(?: else)?`,
    'move $1 first',
  ),
  phrase(
    String.raw`(?:i'd like|i would like|i'd prefer|i want|i'd rather do) (.+?) (first|last|(?:before|after) .+)`,
    'move $1 $2',
  ),
  phrase(String.raw`(?:add )?(?!rename\b)([^→>=]{3,80}?)\s*(?:->|→|=>)\s*(.+)`, 'rename $1 to $2'),
];
