import { type ChangePhrase, phrase } from './change-phrase.ts';

/** Turns that ask for more or less time, or for smaller steps. */
export const TIME_TURNS: readonly ChangePhrase[] = [
  phrase(
    String.raw`(?:(?:i|we) (?:can only do|only want|only have time for|want|need|only) )?(?:only |just )?(\d\d)[ -]?min(?:ute)?s? (?:steps|pebbles|tasks|things|ones)(?: only)?`,
    'give everything $1 min',
  ),
  phrase(
    String.raw`(take|cut|knock|shave) (5|10|15|five|ten|fifteen) off (.+)`,
    '$1 $2 min off $3',
  ),
  phrase(
    String.raw`((?:\d\d|fifteen|twenty|twenty[- ]five|thirty) ?min(?:ute)?s?) (?:is|are|should be|will be|would be) (?:plenty|enough|fine|ok|okay)(?: of)?(?: time)? for (.+)`,
    'give $2 $1',
  ),
  phrase(String.raw`(halve|double) (everything|it all|all of (?:it|them))`, '$1 the time for $2'),
  phrase(
    String.raw`(.+?) is (?:only |just )?an? (\d\d)[ -]?min(?:ute)?s? (?:job|thing|task|one|step)`,
    'give $1 $2 min',
  ),
  phrase(
    String.raw`(.+?) (?:should|will|can|needs to) (?:take|have|get|be given) less time`,
    'less time for $1',
  ),
  phrase(
    String.raw`(more|less) time (?:everywhere|all round|overall|in general|for all|throughout)`,
    '$1 time for everything',
  ),
  phrase(String.raw`(?:no|not) more than (\d\d ?m(?:in(?:ute)?s?)?) (?:on|for) (.+)`, 'give $2 $1'),
  phrase(
    String.raw`(?:i|we)(?: would|'d)?(?: (?:want|like|prefer|need))? to spend (more|less) time (?:on|for|with) (.+)`,
    '$1 time for $2',
  ),
  phrase(String.raw`spend (more|less) time (?:on|for|with) (.+)`, '$1 time for $2'),
  phrase(
    String.raw`(?:can|could|may|might) (?:i|we) (?:have|get) (more|less) time (?:for|on|with) (.+)`,
    '$1 time for $2',
  ),
  phrase(
    String.raw`(.+?) (?:should|will|needs to|has to|must|ought to|is going to) (?:take|be|have|get) (?:a bit |a little |a lot |much |way |some )?(?:longer|more time)`,
    'more time for $1',
  ),
  phrase(
    String.raw`(.+?) (?:will need|needs|takes|will take|should take|should have) (?:me )?(?:a )?(?:good |full |solid |whole )(half (?:an )?hour|\d\d ?min(?:ute)?s?)`,
    'give $1 30 min',
  ),
  phrase(
    String.raw`(add|give|take|knock|shave|cut) (?:an? )?(?:extra )?(five|ten|fifteen) (?:extra |more )?min(?:ute)?s? (to|for|off|from) (.+)`,
    '$1 $2 min $3 $4',
  ),
  phrase(
    String.raw`(?:simplify|lighten|shrink|reduce|downsize)(?: (?:everything|the plan|things|it all|all of it))?(?: (?:a bit|a little|for me))*`,
    'make everything smaller',
  ),
  phrase(
    String.raw`(?:simplify|shrink|lighten) (.+?)(?: (?:a bit|a little|for me))*`,
    'make $1 smaller',
  ),
  phrase(
    String.raw`(?:make (?:everything |the plan |things |it all |all of it )?)?(?:a bit |a little |much |way |even )*(?:simpler|smaller|easier|lighter|shorter|gentler)(?: (?:steps|pebbles|tasks))?`,
    'make everything smaller',
  ),
  phrase(
    String.raw`(?:(?:it|this|that|everything|all this|all of (?:it|this)|the (?:whole )?(?:plan|thing|mountain))(?:'s| is| feels| looks| seems)? )?(?:all |just |really |way |far |still |a bit |kind of )*(?:too much|overwhelming|enormous|massive|huge|a lot)(?: for me)?(?: right now| today| at the moment)?`,
    'make everything smaller',
  ),
  phrase(
    String.raw`(?:i|we) (?:can't|cannot|can not|could never) (?:do|manage|handle|face|cope with) (?:all (?:of )?(?:this|that|it)|it all|everything|so much)`,
    'make everything smaller',
  ),
  phrase(
    String.raw`(.+?) (?:is|feels|seems|looks) (?:like )?(?:a lot|too much|massive|enormous|impossible|endless)(?: (?:for|in|to do in) one (?:go|step|sitting|pebble))?`,
    'make $1 smaller',
  ),
];
