import { withoutEndMarks } from '../../words/end-marks.ts';
import { keysOf } from '../../words/phrase-text.ts';
import { textOf, type Word } from '../../words/words.ts';

/** "Tell Jo to disregard the earlier email" is for a person: only what opens so is for a program. */
const COMMAND =
  /^(?:(?:please|now|and|so|ok|okay|also|important) )*(?:(?:ignore|disregard|forget|override) (?:all |any |every |the |your |my |these |those |of )*(?:(?:previous|above|prior|earlier|preceding|system) (?:instructions?|prompts?|rules?|messages?|text|commands?|context|orders?|one)\b|(?:previous|above|instructions|rules)$|instructions\b)|(?:reveal|print|show|repeat|output|leak) (?:me )?(?:the|your) (?:system )?(?:prompt|instructions)\b|system:? |you are now (?:a|an|in|my|the)\b|as an ai\b|(?:enter|enable|activate) developer mode)|^(?:ignore|disregard|forget|break) your \p{L}+\b|^(?:(?:set|make|give|turn) )?every pebble\b/u;
/** What is asked of the planner itself: how to make the plan, not what is in it. */
const FOR_THE_PLAN =
  /^(?:(?:please|just|and|can you|could you|also|so) )*(?:(?:ignore|forget|disregard) (?:anything|everything|all|what|whatever) (?:that )?(?:i|i've|i have) |(?:(?:hey|ok|okay) )?(?:google|siri|alexa|cortana)(?: (?:take|make|start|add|new) (?:a |me a )?(?:note|list|memo|reminder)| remind me)?$|tell me (?:what|where) to (?:do|start|begin)|ignore (?:the|this|that|any|all) (?:column|line|lines|first|last|part|bit|rest|above|below|prices?|typos?|spelling)|(?:don't|do not) (?:make it|make this|add|include|give me|tell me to) |make (?:me )?(?:a|an|it|this|these) (?:(?:to-?do|short|simple|small|fancy|into)|(?:plan|list)(?: (?:out of|from|of|with) (?:this|it|these|all))?$)|(?:break|sort|turn|put|split) (?:this|it|these|all this|all of this) (?:down|out|into|in order|up)|organi[sz]e (?:this|these|all)|help me (?:plan|sort|prioriti[sz]e|organi[sz]e)(?: (?:this|it|all|these|everything|my)|$)|give me (?:a|the) (?:plan|list|order|first step)|keep it (?:short|simple|small)|plan (?:this|it) for me|prioriti[sz]e (?:this|these|it|all))\b/u;
const LANGUAGES =
  '(?:english|french|german|spanish|portuguese|italian|dutch|polish|chinese|japanese)';
const FORMS =
  '(?:json|yaml|xml|html|csv|markdown|bullets?|bullet points|emojis?|plain text|tables?|one sentence|capitals|rhyme)';
/** How the answer is to look, said to whoever writes it. */
const FOR_THE_WRITER = new RegExp(
  [
    String.raw`^(?:act|behave|respond|answer|write|talk) (?:to me )?(?:as|like) (?:if you\b|an? (?:\p{L}+ ){0,3}(?:assistant|coach|planner|expert|secretary|therapist|pirate|robot|bot|ai|helper|consultant|strategist|organi[sz]er|mentor|butler)\b)`,
    String.raw`^(?:respond|answer|reply|return|output|write|format)(?: \p{L}+){0,3} (?:in|with|as|using|only) (?:only )?(?:${LANGUAGES}|${FORMS})\b`,
    String.raw`^(?:return|output|show|give me|produce|print) only\b`,
    String.raw`^(?:use|prefer|keep to) (?:british|american|simple|plain|short|formal|friendly|cheerful|${FORMS})(?: \p{L}+)?(?: (?:spelling|english|words|sentences|tone|style|language))?$`,
    String.raw`^(?:turn|convert|make|put|organi[sz]e|sort|format|rewrite|summari[sz]e|translate|plan) (?:all |everything )?(?:the following|(?:the \p{L}+ )?(?:below|above)|what follows)\b`,
    String.raw`^(?:do not|don't|never) (?:explain|make (?:anything|things|stuff) up|invent|hallucinate|apologi[sz]e|add (?:anything|extra|any|more)|repeat yourself|be (?:too |so )?(?:cheerful|formal|funny|verbose|wordy|preachy))\b`,
    String.raw`^(?:be|stay) (?:\p{L}+ )?(?:brief|concise|specific|detailed|succinct)\b`,
    String.raw`^(?:let's )?think step by step`,
    String.raw`^you are (?:a|an|my|the) (?:\p{L}+ )*(?:assistant|coach|planner|expert|ai|bot|model|secretary)$`,
    String.raw`^(?:add|include|use|no|with) (?:some |lots of |no )?(?:motivational |inspirational |funny )?(?:quotes|emojis?)$`,
    String.raw`^sent from (?:my|outlook|yahoo|mail)\b`,
  ].join('|'),
  'u',
);
/** Said of the steps or of the program itself, wherever it stands. */
const OF_THE_STEPS =
  /\b(?:each|every) (?:step|task|item|bullet|line) (?:is|must|should|has|under)\b|\b(?:no more than|at most|fewer than|less than|under|maximum) \p{L}+ (?:steps|words|bullets|items|tasks)\b|\byour system prompt\b/u;
const CODE = /^[[{<].*[\]}>]$/u;

/** Words that speak to a program, or are one: there is nothing in them for a person to do. */
export function isForTheMachine(words: readonly Word[]): boolean {
  if (words.length <= 2 && CODE.test(withoutEndMarks(textOf(words)))) return true;
  const said = keysOf(words).replace(/^(?:pls|plz) /u, 'please ');
  return (
    COMMAND.test(said) ||
    FOR_THE_PLAN.test(said) ||
    FOR_THE_WRITER.test(said) ||
    OF_THE_STEPS.test(said)
  );
}
