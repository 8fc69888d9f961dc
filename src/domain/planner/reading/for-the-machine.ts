import { withoutEndMarks } from '../words/end-marks.ts';
import { textOf, type Word } from '../words/words.ts';

const COMMAND =
  /\b(?:ignore|disregard|forget|override) (?:all |any |the |your |my |these |those )*(?:previous|above|prior|earlier|preceding|instructions|rules)\b|\bsystem prompt\b|\byou are now (?:a|an|in|my|the)?\b|\bas an ai\b|^system:? |\bdeveloper mode\b|\bevery pebble\b/u;
/** What is asked of the planner itself: how to make the plan, not what is in it. */
const FOR_THE_PLAN =
  /^(?:(?:please|just|and|can you|could you|also|so) )*(?:(?:ignore|forget|disregard) (?:anything|everything|all|what|whatever) (?:that )?(?:i|i've|i have) |(?:(?:hey|ok|okay) )?(?:google|siri|alexa|cortana)(?: (?:take|make|start|add|new) (?:a |me a )?(?:note|list|memo|reminder)| remind me)?$|tell me (?:what|where) to (?:do|start|begin)|ignore (?:the|this|that|any|all) (?:column|line|lines|first|last|part|bit|rest|above|below|prices?|typos?|spelling)|(?:don't|do not) (?:make it|make this|add|include|give me|tell me to) |make (?:me )?(?:a|an|it|this|these) (?:to-?do|plan|list|short|simple|small|fancy|into)|(?:break|sort|turn|put|split) (?:this|it|these|all this|all of this) (?:down|out|into|in order|up)|organi[sz]e (?:this|these|all)|help me (?:plan|sort|prioriti[sz]e|organi[sz]e)(?: (?:this|it|all|these|everything|my)|$)|give me (?:a|the) (?:plan|list|order|first step)|keep it (?:short|simple|small)|plan (?:this|it) for me|prioriti[sz]e (?:this|these|it|all))\b/u;
const CODE = /^[[{<].*[\]}>]$/u;

/** Words that speak to a program, or are one: there is nothing in them for a person to do. */
export function isForTheMachine(words: readonly Word[]): boolean {
  if (words.length <= 2 && CODE.test(withoutEndMarks(textOf(words)))) return true;
  const said = words
    .map((word) => word.key)
    .join(' ')
    .replace(/^(?:pls|plz) /u, 'please ');
  return COMMAND.test(said) || FOR_THE_PLAN.test(said);
}
