import { type Mountain } from '../../plan/plan.ts';
import { isDone } from './done.ts';
import { isFact } from './facts.ts';
import { findNode } from './find-node.ts';
import { type NamedNode } from './named-nodes.ts';
import { nodeSpokenOf } from './remarks.ts';
import { isOnlyDeed, tellsOfThingGot } from './things-got.ts';

const FINISHED = [
  /^(?:i|we|i've|i have|we've|we have)\s+(?:just\s+|already\s+|now\s+|finally\s+)?(?:finished|done|did|completed|sorted(?: out)?|ticked off|got done|handled|managed|bought|sent|called|written|wrote|posted|paid|booked|cleaned|made)\s+(?:with\s+)?(.+?)(?:\s+(?:already|today|yesterday|now|last night|this morning))?$/iu,
  /^(.+?)\s+(?:is|are|has been|have been|was|were|got)\s+(?:all\s+|already\s+|now\s+|finally\s+)*(?:done|finished|sorted(?: out)?|complete|completed|ready|over|bought|sent|posted|paid|booked|taken care of|dealt with)(?:\s+(?:already|now|today|yesterday))?$/iu,
  /^(.+?)\s+(?:all\s+|already\s+)?(?:done|finished|sorted|complete|completed)$/iu,
  /^(?:i|we|i've|we've|i have|we have)\s+(?:just |already |now |finally )*((?!need|feed|speed)(?:\p{L}+ed|sold|wrote|written|paid|sent|made|built|bought|read|cut|put|met|told|took|taken|got|rang|spoke|drew|drawn) .+)$/iu,
  /^(?:just |already |now |finally )*((?!need|feed|speed|add|bed)(?:\p{L}{2,}ed|sold|wrote|written|paid|sent|made|built|bought|met|told|took|taken|got|rang|spoke|drew|drawn) .+)$/iu,
  /^(?:i'm |im |we're |all )?(?:done|finished|through) with (.+)$/iu,
  /^(.+?)\s+(?:all\s+|already\s+)?(?!need|feed|speed)\p{L}{3,}ed$/iu,
  /^(?:ya|já)(?: he| está| tenho| tengo)?\s+\p{L}+\s+(.+)$/iu,
  /^ich habe (.+?) (?:schon |bereits )\p{L}+$/iu,
  /^j'ai (?:déjà |fini |terminé )(.+)$/iu,
  /^(?:tick|check)\s+off\s+(.+)$/iu,
  /^(?:tick|check|mark|set)\s+(.+?)\s+(?:off|as done|done|as complete|as completed|as finished|complete)$/iu,
];
const YAY =
  /[,;!.\s]+(?:yay|woo+(?:hoo)?|phew|finally|at last|hooray|hurray|great|:\)|😀|🎉)+[!.]*$/iu;
const HINTS: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:mark|set|tick|make)\b.*\b(?:not done|undone|unfinished|not finished|incomplete|open again)$|^un-?(?:tick|check|mark|do|complete|finish)\s/iu,
    'What is done is taken back where it is ticked off in the plan; nothing else has to change.',
  ],
  [
    /^(?:please )?(?:help|help me|(?:can|could) you help(?: me)?|sos|i need help|i'm stuck|im stuck)\b|\b(?:don't|dont|do not|no idea) know (?:where|how|what)(?: to)? (?:start|begin|do)\b|\bno idea where to (?:start|begin)\b|^where (?:do|should) i (?:start|begin)|^(?:no sé|não sei|weiß nicht|ich weiß nicht|je (?:ne )?sais pas)(?! si\b)/iu,
    'Say “make everything smaller”, or name the step that feels heaviest, as in “make … smaller”.',
  ],
  [
    /^(?:please |just )?(?:keep|leave|don't touch|dont touch|do not touch)\s/iu,
    'It stays as it is; what nobody asks for does not change, so say only what to change.',
  ],
  [
    /\b(?:stressed|stressful|anxious|worried|scared|afraid|sad|tired|exhausted|awful|terrible|horrible|hate|hating|dread|dreading|fed up|miserable|depressed|nervous|panicking|rubbish|can't face|cannot face|giving up|give up|so behind|overwhelmed|hurts|ill|sick|nightmare|not good at|not going to do (?:this|it))\b/iu,
    'That sounds hard. To make it lighter, say “make everything smaller”, or “remove …”.',
  ],
  [
    /\b(?:not sure|unsure|undecided|or not|i might|we might|i may|we may|thinking (?:about|of)|haven't decided)\b/iu,
    'Nothing is changed while it is open; come back when it is sure, and say only what to change.',
  ],
  [
    /^(?:no,?\s+|oh,?\s+|ah,?\s+|ok,?\s+|okay,?\s+)?(?:thanks|thank you|thx|ta|cheers(?: mate)?|brilliant|wonderful|excellent|yes|yep|yeah|that'll do|great|perfect|nice|cool|good|ok|okay|fine|lovely|super|that's (?:it|all|fine|good|great|perfect)|(?:it |this |that |all )?(?:looks?|is|'s) (?:good|great|fine|perfect|ok|okay)|i like it|love it|gracias|danke|merci|obrigad[oa])(?:[\s,.!]+(?:mate|that'll do|that will do|cool|nice|sieht gut aus|todo bien|c'est (?:bien|parfait)|(?:it|this|that)(?:'s| is) (?:so |really |very )?(?:great|good|lovely|perfect|fine|brilliant|helpful)|to me|by me|for your help|very much|thanks|thank you|so much|a lot|looks (?:good|great|fine)|that's (?:it|all|fine)|it looks (?:good|great)|as it is|now|for now|all good|good|great|perfect))*$/iu,
    'Good, then everything stays as it is; to change something later, say it as in “move … first”.',
  ],
  [
    /^(?:nothing|none|no|nope|nah|never ?mind|nvm|forget it|no changes?|leave it(?: (?:as it is|alone))?|keep it(?: as it is)?|don't change anything|nothing (?:to change|else|for now)|cancel|stop|nada|nichts|rien|(?:no|não) (?:quites|borres|cambies|toques|apagues|mudes|mexas em) nada|(?:ne )?change rien|nichts ändern)$/iu,
    'Then everything stays as it is; you can close this window.',
  ],
  [
    /^(?:please )?(?:undo|revert|go back|restore|put (?:it|everything) back|take (?:that|it) back|undo (?:it|that|this|the last (?:one|change)|everything)|change it back|deshaz(?:lo| eso)?|deshacer|annule[rz]?(?: ça)?|reviens en arrière|rückgängig(?: machen)?|mach das rückgängig|desfaz(?:er)?(?: isso)?)(?: please)?$/iu,
    'A change cannot be taken back in words; say how it is to be now, as in “add …” or “rename … to …”.',
  ],
  [
    /\b(?:cut|bring|get|reduce|shorten|trim|boil|narrow|whittle)\b.{0,30}\bdown to (?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\b|\b(?:too many|so many|fewer|less|not so many) (?:steps|pebbles|things|tasks|items|rocks|to do)\b/iu,
    'To have fewer steps, say which can go, as in “remove …”, or which can be one, as in “merge … and …”.',
  ],
  [
    /\b(?:too|so|very|way) (?:vague|unclear|confusing|general)\b|\b(?:unclear|confusing|don't (?:get|understand)|do not understand)\b/iu,
    'Say what the step is to be instead, as in “rename … to …”, or “split … in two”.',
  ],
  [
    /^(?:don't|dont|do not|never|please don't|not)\b(?! forget\b)/iu,
    'This says what is not to be done; what nobody asks for stays, so say only what to change.',
  ],
  [
    /^(?:if|unless|when|maybe|perhaps)\b|,\s*(?:but )?(?:only )?(?:if|unless|maybe|perhaps)\b/iu,
    'Nothing is changed on a condition; come back when it is sure, and say only what to change.',
  ],
  [
    /^(?:why|what|how|who|when|where|should|is|did|are|was|were|does|will|do (?:i|we|you|they)|can you (?:explain|tell me)|warum|wieso|was ist|wie|por qu[eé]|porqu[eê]|pourquoi|qu'est-ce|cómo|comment|como)(?![\p{L}]).*$/iu,
    'Questions are not answered here; say what to change, as in “move … first” or “remove …”.',
  ],
  [
    /\b(?:except|apart from|but not|unless|other than|all but)\b/iu,
    'With an exception it is not clear what is meant; name the steps that are to change.',
  ],
];

function finishedReason(mountain: Mountain, node: NamedNode): string {
  if (isDone(mountain, node)) return `“${node.title}” is ticked off already, well done.`;
  const what = node.type === 'pebble' ? `“${node.title}”` : `the steps of “${node.title}”`;
  return `Well done; tick off ${what} in the plan so that it counts, or begin with “remove” to take ${node.type === 'pebble' ? 'it' : 'them'} out.`;
}

const TOLD =
  'It is not clear which step this is told of; use words from its title, or say what to change.';

/** A reason for words that ask for no change, such as thanks, or what is done; null for others. */
export function reasonForNoChange(mountain: Mountain, said: string): string | null {
  const part = said
    .trim()
    .replaceAll('’', "'")
    .replace(/[.!\s]+$/u, '')
    .replace(YAY, '');
  const isGot = tellsOfThingGot(part);
  const isNot = /n't\b|\b(?:not|never|almost|nearly|half)\b/iu.test(part);
  for (const pattern of isNot ? [] : FINISHED) {
    const name = pattern.exec(part)?.[1];
    if (name === undefined) continue;
    const found = findNode(mountain, name);
    const node = found.kind === 'one' ? found.node : nodeSpokenOf(mountain, name);
    const isOther = node !== null && isGot && isOnlyDeed(name, node.title);
    if (node !== null && node.type !== 'mountain' && !isOther)
      return finishedReason(mountain, node);
  }
  return HINTS.find(([pattern]) => pattern.test(part))?.[1] ?? (isFact(part) ? TOLD : null);
}
